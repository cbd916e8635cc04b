"""The state of a game: immutable records; a change makes a new record and shares the rest."""

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
    """The points on the track by source."""

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
    """A claim that its owner has scored, with its points."""

    claim: str
    points: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player's holdings: `hand` in the order drawn, `characters` in the order of arrival.

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
    """The whole game. The deck is listed top first; `market` has the copies left of each tile of `BUYABLE`.

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
        """The pending point: the last of the agenda."""
        return self.agenda[-1]

    @property
    def final_turn(self) -> bool:
        """Whether this is a last turn, after another seat has triggered the end (SR47)."""
        return self.ender is not None and self.ender != self.turn


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """Return the players with that seat's record replaced."""
    return replaced(state.players, seat, player)


def advance(state: State, *following: AnyPending) -> Agenda:
    """Return the agenda with its pending point replaced by those `following`, the next one last."""
    return state.agenda[:-1] + following


def action_spent(state: State) -> Agenda:
    """Return the agenda after a Tycoon action: the one of the turn is used, or the granted one is done."""
    if type(state.agenda[-1]) is Turn:
        return advance(state, Turn(action_used=True))
    return advance(state)


def with_gold(state: State, seat: int, gold: int, agenda: Agenda) -> State:
    """Return the state after the bank has given the seat gold (negative: taken), with this agenda."""
    player = state.players[seat]
    player = replace(player, gold=player.gold + gold)
    return replace(state, players=replaced(state.players, seat, player), agenda=agenda)
