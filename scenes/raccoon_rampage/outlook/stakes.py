"""The outcomes of the next verdict, and whether a call for action cards can change it."""

from collections.abc import Iterator
from dataclasses import dataclass

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, FACE_UP_SPACES, GREY
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.holdings import missing, policy_at
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.outlook.forecast import waits_for_summit
from scenes.table.choosing.preview_lines import PreviewLine

SLIGHT = 1e-9
"""Tolerance between sums of chances that are alike."""


@dataclass(frozen=True)
class Outcome:
    """An outcome of a verdict: the tracker's place now, its lowest, likeliest and highest place then, and
    whether that is better (1) or worse (-1) on average.
    """

    passes: bool
    now: int
    least: int
    likely: int
    most: int
    trend: int

    @classmethod
    def of(cls, view: View, chances: verdicts.Chances, passes: bool) -> "Outcome":
        """The outcome with these chances."""
        change = sum(figure * chance for figure, chance in chances.items()) - view.impact
        trend = 0 if abs(change) < SLIGHT else -1 if change > 0 else 1
        return cls(passes, view.impact, *verdicts.span(chances), trend)

    def head(self, say: Say) -> str:
        """The words for passing or failing."""
        return say("rampage.line.passes" if self.passes else "rampage.line.fails")

    def line(self, say: Say) -> PreviewLine:
        """The line about it on a page."""
        least, likely, most = map(signed, (self.least, self.likely, self.most))
        after = say("rampage.line.range", least=least, most=most, likely=likely) if least != most else likely
        return PreviewLine(self.head(say), signed(self.now), after, self.trend)


def outcomes(view: View, policy: Queued | None) -> Iterator[Outcome]:
    """The outcomes for a face-up policy; a failure only for the one that is evaluated next."""
    if policy is None or not policy.policy:
        return
    yield Outcome.of(view, verdicts.if_it_passes(view, policy), passes=True)
    if policy is verdicts.front(view) and not waits_for_summit(view, policy):
        yield Outcome.of(view, verdicts.if_it_fails(view), passes=False)


def stakes(say: Say, view: View) -> Iterator[PreviewLine]:
    """The preview lines of the outcomes for the policy that is evaluated next."""
    return (outcome.line(say) for outcome in outcomes(view, verdicts.front(view)))


NEAR, EDGE = 4, 2
"""The largest difference of votes and cost that cards can overcome: at a last call, at the verdict."""


def _front(view: View) -> Queued | None:
    """The policy that a call is about."""
    return view.evaluated if isinstance(view.pending, AwaitEvaluation) else policy_at(view, 1)


def matters(view: View) -> bool:
    """Whether cards can change the result of a call, judged by public information."""
    front = _front(view)
    short = missing(view, front) if front else None
    if isinstance(view.pending, AwaitEvaluation):
        return bool(view.verdict) or (short is not None and 0 <= short <= EDGE)
    return view.final or (short is not None and abs(short) <= NEAR)


def could_change(view: View, card: str) -> bool:
    """Whether a card could change the result of a call. At an evaluation only an evaluation card can; others
    have another call later, except in the final evaluation.
    """
    if view.final:
        return True
    late = isinstance(view.pending, AwaitEvaluation) and ACTIONS[card].window != "evaluation"
    return not late and matters(view)


def reached(view: View) -> frozenset[str]:
    """The bells that ring at a call."""
    front, found = _front(view), set()
    if front and missing(view, front) == 1:
        found.add("one_short")
    if isinstance(view.pending, AwaitLastCall):
        found.add("last_call")
    last = policy_at(view, FACE_UP_SPACES)
    if isinstance(view.pending, AwaitEvaluation) and last and last.face_up and set(last.votes) <= {GREY}:
        found.add("opens")
    return frozenset(found)
