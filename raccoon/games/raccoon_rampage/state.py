"""The state of a game: immutable records; every change makes a new one and shares the rest."""

from typing import Literal

import msgspec

from raccoon.engine.counts import Counts, replaced
from raccoon.games.raccoon_rampage.catalogue import EVENTS, QUEUE_SPACES, SPREAD_CARDS
from raccoon.games.raccoon_rampage.in_force import InForce, in_force
from raccoon.games.raccoon_rampage.pending import AnyPending

Piles = tuple[Counts, Counts, Counts]


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options at the table.

    `tutorial` is the set-up for a first game, whose scenario is always Big Tech Rules Europe. `level_table`
    begins with influence 2 for all (RR5), `printed_spread` keeps every spread card in the deck (RR3); both
    count with three players only.
    """

    scenario: Literal["big_tech", "techno_panacea", "mixed"] = "big_tech"
    tutorial: bool = False
    level_table: bool = False
    printed_spread: bool = False

    @property
    def storyline(self) -> str:
        """The scenario played."""
        return "big_tech" if self.tutorial else self.scenario

    def spread_cards(self, players: int) -> Counts:
        """Every spread card in play with that many players, by the raccoons on it (RR3)."""
        return SPREAD_CARDS[max(QUEUE_SPACES) if self.printed_spread else players]


class Pin(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's public wish on a policy: `mine` more votes from it if `others` more come (RR44).

    `own` and `lying` votes lay there when it was said; `due`: a main phase has ended after those came.
    """

    seat: int
    mine: int
    others: int
    own: int
    lying: int
    due: bool = False

    def came(self, votes: tuple[int, ...]) -> bool:
        """Whether the others have brought what the wish asked for, with these votes on its policy."""
        return len(votes) - votes.count(self.seat) - self.lying >= self.others

    def given(self, votes: tuple[int, ...]) -> bool:
        """Whether the seat has brought what it promised."""
        return votes.count(self.seat) - self.own >= self.mine


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat: its role, its cards and its board. The deck lies top first.

    `set_aside` are cards chosen secretly until all who were asked have chosen; `removed` those that left
    the game. `protection` are cubes in the common ring, `tokens` and `cubes` pieces on the scoring track.
    `kept` and `broken` count the wishes whose word it kept or broke.
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

    `known`: public though face down. `votes` are seats, or GREY, in the order in which they came. `rider` is
    the policy amended to it ("" for none), `added_tags` those an action card gave it, `pins` the wishes.
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
    """An event turned up, with the votes in its slots in the order in which they came."""

    name: str
    votes: tuple[int, ...] = ()
    completed: bool = False

    @property
    def free_slots(self) -> int:
        """The number of votes it still takes; 0 when it is not open."""
        return 0 if self.completed else EVENTS[self.name].slots - len(self.votes)


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table.

    `queue` has space 1 first; None is an empty space. `evaluated` is the policy under evaluation, `verdict`
    the kind of verdict card in force on it: "pass", "fail" or "". `events` are turned up, `coming` are not.
    `raccoons` are those in each area, `impact` the tracker. Spread cards are the raccoons on them: the deck
    top first, `piles` those dealt, `spread_discard` those seen, `spread_unseen` those cancelled.
    `turn` is the active seat, `round` counts from 1 and is 0 before the first, `votes_placed` those of the
    turn's influence, `spoken` the seats that have said a wish in it. `accelerating` is the card that has
    interrupted the main phase, `final` the last round being over.
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
        """The rules as the events have changed them."""
        return rules_of(self.events)


def rules_of(events: tuple[StoryEvent, ...]) -> InForce:
    """The rules as these events have changed them."""
    return in_force(tuple([(event.name, event.completed) for event in events]))


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    return replaced(state.players, seat, player)


def seat_of(players: tuple[Player, ...], role: str) -> int | None:
    """The seat that has the role; None when nobody has."""
    for seat, player in enumerate(players):
        if player.role == role:
            return seat
    return None


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats, beginning with the first."""
    return tuple([(first + step) % players for step in range(players)])
