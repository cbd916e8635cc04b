"""The state of a game: immutable records; a change makes a new record and shares the rest."""

import msgspec

from raccoon.engine.counts import Counts, replaced
from raccoon.games.raccoon_tycoon.pending import AnyPending
from raccoon.games.raccoon_tycoon.powers import Powers, powers_of


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options at the table (rules, "Options at the table")."""

    beginners: bool = False
    mixed_opening: bool = False
    longer_game: bool = False
    sudden_death: bool = False
    open_money: bool = False
    full_bidding: bool = False

    def bids_once(self, players: int) -> bool:
        """Return whether each of two players bids only once in an auction (R30)."""
        return players == 2 and not self.full_bidding


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player's holdings. `buildings` are faces: an upgraded tile has the name of its new face."""

    money: int
    hand: tuple[int, ...]
    tokens: Counts
    railroads: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()

    @property
    def powers(self) -> Powers:
        """The powers of the player's buildings."""
        return powers_of(self.buildings)


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole game. Piles and decks are listed top first; `town` is the one on offer.

    `removed` are the towns and building tiles that left the game at setup (hidden, R20).
    `turn` is the seat whose turn it is; `round` counts from 1.
    """

    options: TableOptions
    start_player: int
    players: tuple[Player, ...]
    prices: Counts
    supply: Counts
    draw_pile: tuple[int, ...]
    discard_pile: tuple[int, ...]
    railroad_offer: tuple[str, ...]
    railroad_deck: tuple[str, ...]
    town: str | None
    town_deck: tuple[str, ...]
    building_offer: tuple[str, ...]
    building_stack: tuple[str, ...]
    removed: tuple[str, ...]
    turn: int
    round: int
    final_round: bool
    pending: AnyPending


def with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    """Return the players with that seat's record replaced."""
    return replaced(state.players, seat, player)
