"""The state of a game: immutable records; a change makes a new record and shares the rest."""

from typing import Literal

import msgspec

from raccoon.engine.counts import Counts, replaced
from raccoon.games.raccoon_rampage.catalogue import EVENTS, QUEUE_SPACES, SPREAD_CARDS
from raccoon.games.raccoon_rampage.in_force import InForce, in_force
from raccoon.games.raccoon_rampage.pending import AnyPending

Piles = tuple[Counts, Counts, Counts]


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options.

    `tutorial` is the set-up for a first game, whose scenario is always Big Tech Rules Europe. With three
    players `level_table` gives all influence 2 at the start (RR5), and `printed_spread` leaves every spread
    card in the deck (RR3).
    """

    scenario: Literal["big_tech", "techno_panacea", "mixed"] = "big_tech"
    tutorial: bool = False
    level_table: bool = False
    printed_spread: bool = False

    @property
    def storyline(self) -> str:
        """The scenario that is played."""
        return "big_tech" if self.tutorial else self.scenario

    def spread_cards(self, players: int) -> Counts:
        """Return the number of raccoons on each spread card in play with that many players (RR3)."""
        return SPREAD_CARDS[max(QUEUE_SPACES) if self.printed_spread else players]


class Pin(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's public wish on a policy: `mine` more votes from it if the others add `others` (RR44).

    The policy had `own` votes of the seat and `lying` other votes when the pin was placed; `due`: the seat
    has ended a main phase after the others had added theirs.
    """

    seat: int
    mine: int
    others: int
    own: int
    lying: int
    due: bool = False

    def others_added(self, votes: tuple[int, ...]) -> bool:
        """Return whether the others have added the votes wished for, with these votes on the policy."""
        return len(votes) - votes.count(self.seat) - self.lying >= self.others

    def promise_kept(self, votes: tuple[int, ...]) -> bool:
        """Return whether the seat has added the votes promised, with these votes on the policy."""
        return votes.count(self.seat) - self.own >= self.mine


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat: its role, its cards and its board. The deck is listed top first.

    `set_aside` are cards chosen secretly, until all seats asked have chosen; `removed` those that left
    the game. `tokens` and `cubes` are the pieces on the scoring track. `kept` and `broken` count the
    promises that it kept or broke.
    """

    role: str
    influence: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    protection: int = 0
    tokens: int = 0
    cubes: int = 0
    kept: int = 0
    broken: int = 0


class Queued(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A policy in the queue or under evaluation; `owner` is None for Inaction.

    `known`: public though face down. `votes` are seats, or GREY, in the order of arrival. `rider` is the
    policy amended to it ("" for none), `added_tags` those given by an action card, `pins` the wishes.
    """

    policy: str
    owner: int | None
    face_up: bool = False
    known: bool = False
    votes: tuple[int, ...] = ()
    rider: str = ""
    rider_owner: int | None = None
    added_tags: tuple[str, ...] = ()
    pins: tuple[Pin, ...] = ()


class StoryEvent(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An event turned up, with the votes in its slots in the order of arrival."""

    name: str
    votes: tuple[int, ...] = ()
    completed: bool = False

    @property
    def free_slots(self) -> int:
        """The number of votes that it still takes; 0 when it is not open."""
        return 0 if self.completed else EVENTS[self.name].slots - len(self.votes)


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole game.

    `queue` has space 1 first; None is an empty space. `evaluated` is the policy under evaluation, `verdict`
    the verdict of a card in force on it: "pass", "fail" or "". `events` are turned up, `coming` are not yet.
    `raccoons` are those in each area, `impact` is the tracker. A spread card is its number of raccoons:
    the deck top first, `piles` those dealt, `spread_discard` those seen, `spread_unseen` those cancelled.
    `turn` is the active seat, `round` counts from 1 (0 in the set-up), `votes_placed` those by influence in
    this turn, `spoken` the seats that have pinned a wish in it. `accelerating` is the card Agenda
    Acceleration while it interrupts the main phase, `final` whether the final evaluation has begun.
    """

    options: TableOptions
    start_player: int
    players: tuple[Player, ...]
    queue: tuple[Queued | None, ...]
    evaluated: Queued | None
    verdict: str
    pool: tuple[tuple[str, int], ...]
    events: tuple[StoryEvent, ...]
    coming: tuple[str, ...]
    raccoons: Counts
    impact: int
    spread_deck: Counts
    piles: Piles
    spread_discard: Counts
    spread_unseen: Counts
    turn: int
    round: int
    votes_placed: int
    accelerating: str
    final: bool
    pending: AnyPending
    spoken: tuple[int, ...] = ()

    @property
    def rules(self) -> InForce:
        """The rule changes by the events turned up."""
        return rules_of(self.events)


def rules_of(events: tuple[StoryEvent, ...]) -> InForce:
    """Return the rule changes by these events."""
    return in_force(tuple([(event.name, event.completed) for event in events]))


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """Return the players with that seat's record replaced."""
    return replaced(state.players, seat, player)


def seat_of(players: tuple[Player, ...], role: str) -> int | None:
    """Return the seat that plays the role; None when none does."""
    for seat, player in enumerate(players):
        if player.role == role:
            return seat
    return None


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return all seats in turn order, beginning with `first`."""
    return tuple([(first + step) % players for step in range(players)])
