"""A turn in a few words, for whoever was not at the screen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.words import names


def parts(seat: int, events: Sequence[Event], say: Say) -> list[str]:
    """The notable events of the turn: the verdict first, then the seat's own moves."""
    told = [*_evaluations(seat, events, say), *_deeds(seat, events, say)]
    return [*told, *_votes(seat, events, say)]


def _evaluations(seat: int, events: Sequence[Event], say: Say) -> Iterator[str]:
    """The fate of the policies before the Chamber, and the seats that chose."""
    policy = ""
    for event in events:
        match event:
            case VerdictGiven():
                policy = names.policy(event.policy, say)
                if not event.passed:
                    yield say("rampage.recap.failed", policy=policy)
            case MajorityFound():
                own = ".own" if event.seat == seat else ""
                yield say(f"rampage.recap.passed{own}", policy=policy, majority=seat_mark(event.seat))


def _deeds(seat: int, events: Sequence[Event], say: Say) -> Iterator[str]:
    cancelled = sum(isinstance(event, CardCancelled) and event.seat == seat for event in events)
    if cancelled:
        yield say("rampage.recap.cancelled", n=cancelled)
    for event in events:
        if event.seat == seat:
            yield from EVENTS.recap(event, seat, say)


def _votes(seat: int, events: Sequence[Event], say: Say) -> Iterator[str]:
    """The votes of the seat, place by place."""
    placed = Counter(event.target for event in events if isinstance(event, VotePlaced) and event.seat == seat)
    if placed:
        each = [
            say("rampage.recap.votes.place", n=n, place=names.place(place, say))
            for place, n in sorted(placed.items())
        ]
        yield say("rampage.recap.votes", all=listed(each, say))
