"""The narration of Raccoon Rampage: events, actions, recaps, whose turn it is."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event, Fact
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitDraft, AwaitOpening
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.events import EVENTS, KINDS
from scenes.raccoon_rampage.keys import KEYS
from scenes.raccoon_rampage.words import advice, names
from scenes.raccoon_rampage.words.pictograms import PICTOGRAMS
from scenes.table.described.event_spec import RecapPart
from scenes.table.presentation import Advice, Narration


def parts(seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
    """The parts of a turn's recap: verdicts first, then the seat's own moves and votes."""
    evaluations, votes = _evaluations(seat, events, say), _votes(seat, events, say)
    return [*evaluations, *_own_moves(seat, events, say), *votes]


def _evaluations(seat: int, events: Sequence[Event], say: Say) -> Iterator[RecapPart]:
    """The policies evaluated in the turn: failed, or passed with the majority's seat."""
    policy = ""
    for event in events:
        match event:
            case VerdictGiven():
                policy = names.policy(event.policy, say)
                if not event.passed:
                    yield RecapPart(say("rampage.recap.failed", policy=policy), "cross")
            case MajorityFound():
                own = ".own" if event.seat == seat else ""
                passed = say(f"rampage.recap.passed{own}", policy=policy, majority=seat_mark(event.seat))
                yield RecapPart(passed, "check")


def _own_moves(seat: int, events: Sequence[Event], say: Say) -> Iterator[RecapPart]:
    cancelled = sum(isinstance(event, CardCancelled) and event.seat == seat for event in events)
    if cancelled:
        yield RecapPart(say("rampage.recap.cancelled", n=cancelled), "shield")
    yield from EVENTS.recap((event for event in events if event.seat == seat), seat, say)


def _votes(seat: int, events: Sequence[Event], say: Say) -> Iterator[RecapPart]:
    """The votes of the seat, place by place."""
    placed = Counter(event.target for event in events if isinstance(event, VotePlaced) and event.seat == seat)
    if placed:
        each = [
            say("rampage.recap.votes.place", n=n, place=names.place(place, say))
            for place, n in sorted(placed.items())
        ]
        yield RecapPart(say("rampage.recap.votes", all=listed(each, say)), "vote")


class RampageWords(Narration):
    """The words that the general table asks the game for."""

    keys = KEYS
    pictograms = MappingProxyType(PICTOGRAMS)
    kinds: Mapping[str, str] = MappingProxyType(KINDS)
    events = EVENTS
    actions = ACTIONS

    def fact(self, name: str, fact: Fact, say: Say) -> object:
        """A number as usual; "" for ids of cards and areas, which the sentences do not use."""
        return super().fact(name, fact, say) if isinstance(fact, int) else ""

    def turn(self, view: View) -> int | None:
        """The seat to move: None while the pool is filled, before the first round the seat that places."""
        if isinstance(view.pending, AwaitContributions):
            return None
        if isinstance(view.pending, AwaitDraft | AwaitOpening):
            return view.pending.asked[0]
        return view.turn

    def prepares(self, view: View) -> bool:
        return isinstance(view.pending, AwaitContributions | AwaitDraft | AwaitOpening)

    def history(self, view: View) -> int:
        """The tracker's place, of which the tracker's page lists the last ones."""
        return view.impact

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
        return parts(seat, events, say)

    def advice(self, reason: BotReason, view: View, say: Say) -> Advice:
        return advice.advice(reason, view, say)
