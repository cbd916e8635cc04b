"""A bot's memory of public events: how much of the group's chance each seat has taken, or given."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.bots.raccoon_rampage.moves import MoveEvaluator
from raccoon.bots.raccoon_rampage.outlook import Outlook, outlook
from raccoon.bots.raccoon_rampage.reputation import FAIR, amount_taken
from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import turn
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesPlayed
from raccoon.games.raccoon_rampage.cards.move_votes import VoteMoved
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed
from raccoon.games.raccoon_rampage.cards.regain import CardRegained
from raccoon.games.raccoon_rampage.imagine import imagine
from raccoon.games.raccoon_rampage.pending import AwaitMain
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.opening import PolicyDrafted
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.view import View
from raccoon.games.raccoon_rampage.voting import targets

MOST_VOTES = 8
"""The most votes, placed one after the other, that are judged together."""


class Memory:
    """Compares the votes and cards of each seat with the moves of a fair player, by public knowledge."""

    def __init__(self, players: int) -> None:
        self.taken = [0.0] * players
        self._kind: tuple[type, int] | None = None
        self._before: State | None = None
        self._votes: list[int] = []

    def see(self, event: Event, table: Callable[[], View]) -> None:
        """Update the memory by an event; votes of a seat are judged together, cards one by one."""
        if isinstance(event, EventCompleted | ExtraVotesPlayed | CardRegained):
            return
        deed = event if isinstance(event, VotePlaced | VoteMoved | ActionPlayed) else None
        kind = (type(deed), deed.seat) if deed is not None else None
        if kind is not None and kind == self._kind and not isinstance(event, ActionPlayed):
            self._votes += [event.target] if isinstance(event, VotePlaced) else []
            return
        if isinstance(event, PolicyDrafted):
            self._note(event.seat, *_drafted(imagine(table(), Chance("table")), event))
        if self._kind is not None:
            self._judge(self._kind[1], table())
        if kind is not None:
            self._votes = [event.target] if isinstance(event, VotePlaced) else []
            self._before = imagine(table(), Chance("table")) if self._votes else _without_unknown(table())
        self._kind = kind

    def recall(self, view: View) -> View:
        """Return the view with the amounts taken filled in."""
        return replace(view, taken=tuple(self.taken))

    def _judge(self, seat: int, table: View) -> None:
        """Add the amount that the seat has taken by its votes, or by a card."""
        assert self._before is not None
        fair, now = outlook(self._before), outlook(_without_unknown(table))
        if self._votes:
            fair, now = _voted(self._before, seat, self._votes[:MOST_VOTES])
        self._note(seat, fair, now)

    def _note(self, seat: int, fair: Outlook, now: Outlook) -> None:
        """Add the amount that the seat has taken, against the fair outlook."""
        self.taken[seat] += amount_taken(seat, fair, now)


def _drafted(before: State, event: PolicyDrafted) -> tuple[Outlook, Outlook]:
    """Return the outlooks after the fairest policy of the pool, and after the one drafted."""
    drafts = [PolicyDrafted(event.seat, policy, owner, event.space) for policy, owner in before.pool]
    found = [outlook(turn.evolve(before, draft)) for draft in drafts]
    return max(found, key=lambda one: one.worth(event.seat, FAIR)), outlook(turn.evolve(before, event))


def _voted(before: State, seat: int, votes: list[int]) -> tuple[Outlook, Outlook]:
    """Return the outlooks after the fairest votes, and after those placed."""
    voting = MoveEvaluator(replace(before, pending=AwaitMain((seat,))), seat, FAIR)
    _, split, _ = max(voting.splits(voting.state, targets(before), len(votes)).values())
    fair, now = (outlook(voting.with_split(voting.state, found) or before) for found in (split, votes))
    return fair, now


def _without_unknown(table: View) -> State:
    """Return an imagined state without unknown policies in the queue, which a card may change."""
    return replace(imagine(table, Chance("table")), queue=table.queue)
