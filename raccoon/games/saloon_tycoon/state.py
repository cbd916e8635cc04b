"""The state of a game: immutable records; every change makes a new one and shares the rest."""

import msgspec
from msgspec.structs import replace

from raccoon.engine.counts import Counts, replaced
from raccoon.games.saloon_tycoon.board import Rooms
from raccoon.games.saloon_tycoon.pending import Agenda, AnyPending, Turn


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options at the table (rules, "Options at the table")."""

    smooth_lots: bool = False
    fair_start: bool = False
    short_game: bool = False
    open_hands: bool = False
    family_names: bool = False


class Points(msgspec.Struct, frozen=True, gc=False):
    """The points on the track by where they came from."""

    tiles: int = 0
    roofs: int = 0
    lots: int = 0
    open_claims: int = 0
    secret_claims: int = 0
    cards: int = 0

    @property
    def total(self) -> int:
        """The score on the track."""
        return self.tiles + self.roofs + self.lots + self.open_claims + self.secret_claims + self.cards


class ScoredClaim(msgspec.Struct, frozen=True, gc=False):
    """A claim that lies face up in front of its owner, and what it gave."""

    claim: str
    points: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player's holdings. `hand` lies in the order it was drawn; `characters` in the order they came.

    `secrets` are the secret claims not yet scored: the four dealt until two of them are `rejected`.
    """

    gold: int
    points: Points
    rooms: Rooms
    hand: tuple[str, ...]
    secrets: tuple[str, ...]
    rejected: tuple[str, ...] = ()
    claims: tuple[ScoredClaim, ...] = ()
    characters: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table. The deck lies top first; `market` holds the copies left of each tile (`BUYABLE`).

    `away` are the characters not yet in town, `pile` the counted cubes. `turn` is the seat whose turn it
    is, `round` counts from 1, `ender` is the seat that triggered the end.
    """

    options: TableOptions
    start_player: int
    players: tuple[Player, ...]
    market: Counts
    pile: int
    deck: tuple[str, ...]
    discard_pile: tuple[str, ...]
    open_claims: tuple[str, ...]
    away: tuple[str, ...]
    turn: int
    round: int
    ender: int | None
    agenda: Agenda

    @property
    def pending(self) -> AnyPending:
        """The thing that is due now."""
        return self.agenda[-1]

    @property
    def final_turn(self) -> bool:
        """Whether this is somebody's last turn after another has triggered the end (SR47)."""
        return self.ender is not None and self.ender != self.turn


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    return replaced(state.players, seat, player)


def done(state: State, *following: AnyPending) -> Agenda:
    """The agenda with what is due done, and what follows from it on top (the last first)."""
    return state.agenda[:-1] + following


def action_spent(state: State) -> Agenda:
    """The agenda after a Tycoon action: that of the turn is used, or what granted it is done."""
    if type(state.agenda[-1]) is Turn:
        return done(state, Turn(action_used=True))
    return done(state)


def paid(state: State, seat: int, gold: int, agenda: Agenda) -> State:
    """The seat takes gold from the bank, or pays if it is negative; then the agenda is this."""
    player = state.players[seat]
    player = replace(player, gold=player.gold + gold)
    return replace(state, players=replaced(state.players, seat, player), agenda=agenda)
