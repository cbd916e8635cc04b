"""The breakdown of a finished game's result into luck and mistakes, seat by seat, adding up exactly."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from raccoon.app.afterwards.chances import ChanceCourse
from raccoon.app.afterwards.review import Review
from raccoon.bots.assessor import Shares
from raccoon.engine.match import Match

LEAST = 0.015
"""The least absolute change of a chance for which a draw is listed."""
USUAL, DOUBT = 0.35, 0.3
"""The prior share of a mistake's apparent cost that playing on confirms, and its weight in chance tried."""


@dataclass(frozen=True)
class ResultParts:
    """The parts of a seat's result relative to an even share, as chances: `deal` and `draws` are luck, `own`
    its mistakes, `others` those of the rest; the remainder is `unexplained`.
    """

    deal: float
    draws: float
    own: float
    others: float
    unexplained: float

    @property
    def whole(self) -> float:
        """The result relative to an even share."""
        return self.deal + self.draws + self.own + self.others + self.unexplained

    @property
    def rounded(self) -> tuple[int, ...]:
        """The parts in whole percentage points that add up to the whole."""
        parts = [round(100 * part) for part in (self.deal, self.draws, self.own, self.others)]
        return (*parts, round(100 * self.whole) - sum(parts))

    @property
    def luck(self) -> float:
        """The luck of deal and draws."""
        return self.deal + self.draws


@dataclass(frozen=True)
class DrawLuck:
    """A draw after so many moves: the `luck` it brought a `seat`, and the share of `worse` draws or None."""

    moves: int
    seat: int
    luck: float
    worse: float | None


@dataclass(frozen=True)
class Reckoning:
    """The parts of each seat's result, and the draws that brought or cost most, the largest first."""

    seats: tuple[ResultParts, ...]
    lucky: tuple[DrawLuck, ...]
    unlucky: tuple[DrawLuck, ...]


def reckon(match: Match, course: ChanceCourse, review: Review) -> Reckoning:
    """Compute the breakdown of a game whose course and review are complete."""
    begun, came = course.chances[0], course.chances[-1]
    movers = [entry.command.seat for entry in match.entries]
    lucks, losses = _lucks(review), _losses(review, course, movers)
    even, parts = 1 / len(begun), []
    for seat in range(len(begun)):
        deal, draws = begun[seat] - even, sum(luck[seat] for luck in lucks)
        own = sum(loss[seat] for loss, mover in zip(losses, movers, strict=True) if mover == seat)
        others = sum(loss[seat] for loss, mover in zip(losses, movers, strict=True) if mover != seat)
        parts.append(ResultParts(deal, draws, own, others, came[seat] - begun[seat] - draws - own - others))
    found = sorted(_draws(review, lucks), key=lambda draw: -abs(draw.luck))
    lucky = tuple([draw for draw in found if draw.luck > 0])
    return Reckoning(tuple(parts), lucky, tuple([draw for draw in found if draw.luck < 0]))


def _draws(review: Review, lucks: Sequence[Shares]) -> Iterator[DrawLuck]:
    """Yield the draws, each for the seat it helped most and the one it hurt most."""
    for moves, luck in enumerate(lucks):
        for seat in {luck.index(max(luck)), luck.index(min(luck))}:
            if abs(luck[seat]) >= LEAST:
                seen = review.glances[moves]
                most = max(range(len(luck)), key=lambda one: abs(seen.luck[one]))
                same = seat == most and (seen.luck[seat] > 0) == (luck[seat] > 0)
                yield DrawLuck(moves, seat, luck[seat], seen.worse if same else None)


def _lucks(review: Review) -> list[Shares]:
    """Return the chance that the draws of each move brought each seat, as well as it is known."""
    lucks = [seen.luck for seen in review.glances]
    for found in (*review.tried, *review.measured):
        if found.kind == "luck":
            lucks[found.moves] = found.pairs.gains
    return lucks


def _losses(review: Review, course: ChanceCourse, movers: Sequence[int]) -> list[Shares]:
    """Return the chance that each move cost its mover and brought the others, as well as it is known."""
    before = [course.chances[course.place_after(moves) - 1] for moves in range(len(movers))]
    trust = _trust(review)
    seen = [trust * glance.lost for glance in review.glances]
    losses = [_distributed(*each) for each in zip(seen, movers, before, strict=True)]
    for found in (*review.tried, *review.measured):
        if found.kind == "mistake":
            nothing = (0.0,) * len(found.pairs.made)
            losses[found.moves] = found.pairs.gains if found.swing < 0 else nothing
    return losses


def _trust(review: Review) -> float:
    """Return the share of the apparent cost of mistakes that playing on confirmed."""
    tried = [one for one in review.tried if one.kind == "mistake"]
    seemed = [review.glances[one.moves].lost for one in tried]
    found = [min(lost, max(0.0, -one.swing)) for lost, one in zip(seemed, tried, strict=True)]
    return (sum(found) + USUAL * DOUBT) / (sum(seemed) + DOUBT)


def _distributed(lost: float, mover: int, before: Shares) -> Shares:
    """Distribute a loss of the mover to the others in proportion to their chances."""
    lost, rest = min(lost, before[mover]), 1 - before[mover]
    given = lost / rest if rest else 0.0
    return tuple([-lost if seat == mover else given * one for seat, one in enumerate(before)])
