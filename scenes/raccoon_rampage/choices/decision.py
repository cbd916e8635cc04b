"""The base of this game's choices: names, preview lines, highlights on the table."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from raccoon.app.session.preview import Preview
from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.holdings import hand_pieces, in_hand, policy_at, story_at
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece


def lines(table: ChoiceContext, seen: Preview) -> tuple[PreviewLine, ...]:
    """The preview lines of the changes that are certain: none by dice or by cards of a deck."""
    return (*_votes(table, seen), *_sums(table, seen), *_completed(table, seen))


def _votes(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The lines on policies whose votes or leaders change."""
    before: View = seen.before
    after: View = seen.after
    pairs = zip((*before.queue, before.evaluated), (*after.queue, after.evaluated), strict=True)
    for old, new in pairs:
        if new is None or old is None or old == new or not new.policy or old.policy != new.policy:
            continue
        yield from _policy(table, before, after, old, new)


def _policy(
    table: ChoiceContext, before: View, after: View, old: Queued, new: Queued
) -> Iterator[PreviewLine]:
    say, cost = table.say, after.cost(new)
    name = say(f"rampage.policy.{new.policy}")
    if len(old.votes) != len(new.votes):
        more = len(new.votes) > len(old.votes)
        new_count = say("rampage.line.of", n=len(new.votes), cost=cost)
        yield PreviewLine(
            say("rampage.line.votes", policy=name), str(len(old.votes)), new_count, 1 if more else -1
        )
    leaders = after.leaders(new)
    if leaders and leaders != before.leaders(old):
        who = listed([player_markup(table.seats[seat]) for seat in leaders], say, "comma")
        key = "rampage.line.majority" if len(leaders) == 1 else "rampage.line.tie"
        yield PreviewLine(say(key, who=who))


def _sums(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The lines on the tracker, and on the own points if the group wins."""
    before: View = seen.before
    after: View = seen.after
    if certain(seen) and before.impact != after.impact:
        better = 1 if after.impact < before.impact else -1
        yield PreviewLine(
            table.say("rampage.line.impact"), signed(before.impact), signed(after.impact), better
        )
    seat = before.seat
    if seat is not None and certain(seen) and before.score(seat).total != after.score(seat).total:
        old, new = before.score(seat).total, after.score(seat).total
        yield PreviewLine(table.say("rampage.line.points"), str(old), str(new), 1 if new > old else -1)


def _completed(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    return (PreviewLine(words, trend=1) for words in EVENTS.previewed(table, seen))


def certain(seen: Preview) -> bool:
    """Whether the preview has no hidden information in it."""
    return not any(event.reveals for event in seen.events)


def gains(seen: Preview) -> dict[int, str]:
    """The changes of the other seats' points, with signs, where they are certain."""
    before: View = seen.before
    after: View = seen.after
    if not certain(seen):
        return {}
    changed = {
        seat: after.score(seat).total - before.score(seat).total for seat in range(len(before.players))
    }
    return {seat: signed(by) for seat, by in changed.items() if by and seat != before.seat}


def marks(seen: Preview) -> RampageMarks:
    """The highlights of the tracker's new place and of raccoons that would leave, where that is certain."""
    before: View = seen.before
    after: View = seen.after
    if not certain(seen) or not LOWEST_IMPACT <= after.impact <= SKULL:
        return RampageMarks()
    going = tuple(max(0, old - new) for old, new in zip(before.raccoons, after.raccoons, strict=True))
    return RampageMarks(impact=after.impact if after.impact != before.impact else None, leaving=going)


class Decision(Choice):
    """A choice of this game."""

    ground = staticmethod(chosen.night)
    clicked = Piece("")
    """The piece of the hand that was clicked last."""
    previews = True
    """Whether the command's changes are previewed."""

    def in_hand(self, cards: Collection[str]) -> dict[Piece, str]:
        """The pieces of the hand that are one of these cards, with the card."""
        found = {piece: in_hand(self.view, piece) for piece in hand_pieces(self.view)}
        return {piece: card for piece, card in found.items() if card in cards}

    def meant(self, pieces: Mapping[Piece, str], card: str) -> frozenset[Piece]:
        """The piece of a card; of several alike the one that was clicked, else the first."""
        alike = [piece for piece, shown in pieces.items() if shown == card]
        return frozenset({self.clicked} if self.clicked in alike else alike[:1])

    @property
    def view(self) -> View:
        """The view of the seat that decides."""
        view: View = self.table.view
        return view

    @property
    def free(self) -> int:
        """The first free space of the queue."""
        return self.view.queue.index(None) + 1

    def card(self, card: str) -> str:
        """The name of a card."""
        return names.card(card, self.table.say)

    def space(self, space: int, pictured: bool = False) -> str:
        """The words for a space and its policy; with the policy's picture for its name if `pictured`."""
        policy = policy_at(self.view, space)
        if policy is None or not policy.policy:
            return self.table.say("rampage.space.hidden", space=space)
        name = self.card(policy.policy)
        name = f"[card {policy.policy}|{name}]" if pictured else name
        return self.table.say("rampage.space", space=space, policy=name)

    def target(self, target: int) -> str:
        """The name of a vote's target."""
        story = story_at(self.view, target)
        return names.event(story.name, self.table.say) if story else self.space(target)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return lines(self.table, seen) if self.previews else ()

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return gains(seen)

    def own_marks(self, seen: Preview | None) -> RampageMarks:
        """The highlights of the choice on the table; `seen` is its preview, None for none."""
        return replace(marks(seen) if seen else RampageMarks(), cards=tuple(self.shown_large()))

    def shown_large(self) -> Iterable[str]:
        """The cards that are shown large over the map."""
        return ()

    def spoken_note(self) -> str:
        shown = tuple(self.shown_large()) if self.chosen() else ()
        return names.text(shown[0], self.table.say) if shown else self.note()

    def papers(self, layout: Any) -> tuple[tuple[Piece, Rect], ...]:
        """The pieces of the hand that are shown large, with the places of their sheets."""
        cards = tuple(self.shown_large())
        held = {card: piece for piece, card in self.in_hand(cards).items()}
        places = zip(cards, layout.sheets(len(cards)), strict=True)
        return tuple((held[card], rect) for card, rect in places if card in held)
