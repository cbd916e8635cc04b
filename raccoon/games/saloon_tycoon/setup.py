"""Setup for 2 to 4 players: the results of chance as data, and the first state made from them."""

import msgspec

from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon import catalogue
from raccoon.games.saloon_tycoon.board import NEW_BOARD
from raccoon.games.saloon_tycoon.pending import ChooseSecrets
from raccoon.games.saloon_tycoon.state import Player, Points, State, TableOptions

PLAYERS = range(2, 5)
HAND = catalogue.CONSTANTS["start_cards"]
DEALT = catalogue.CONSTANTS["secret_dealt"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The initial order of every deck, top first, and the start player.

    The first three Tycoon cards are seat 0's hand, the next three seat 1's, and so on; likewise the first
    four secret claims are those dealt to seat 0. The first open claims, players + 2, are turned up; the
    rest of the claims leave the game.
    """

    players: int
    options: TableOptions
    start_player: int
    tycoon_cards: tuple[str, ...]
    open_claims: tuple[str, ...]
    secret_claims: tuple[str, ...]


def deal(players: int, options: TableOptions, chance: Chance) -> Setup:
    """Shuffle all decks and draw the start player (setup steps 3 to 7)."""
    return Setup(
        players=players,
        options=options,
        start_player=chance.below(players),
        tycoon_cards=chance.shuffled(catalogue.DECK),
        open_claims=chance.shuffled(tuple(catalogue.OPEN_CLAIMS)),
        secret_claims=chance.shuffled(tuple(catalogue.SECRET_CLAIMS)),
    )


def _check(setup: Setup) -> None:
    """Raise ValueError for a set-up that no shuffle can give: saves are untrusted."""
    good = (
        setup.players in PLAYERS
        and 0 <= setup.start_player < setup.players
        and sorted(setup.tycoon_cards) == sorted(catalogue.DECK)
        and sorted(setup.open_claims) == sorted(catalogue.OPEN_CLAIMS)
        and sorted(setup.secret_claims) == sorted(catalogue.SECRET_CLAIMS)
    )
    if not good:
        raise ValueError("the set-up is not one that shuffling the components can give")


def start_gold(setup: Setup, seat: int) -> int:
    """Return the gold at the start; with *fair start* later seats in turn order get more."""
    if not setup.options.fair_start:
        return catalogue.CONSTANTS["start_gold"]
    position = (seat - setup.start_player) % setup.players + 1
    return catalogue.CONSTANTS["start_gold"] + catalogue.START_BONUS.get((setup.players, position), 0)


def counted_cubes(players: int, options: TableOptions) -> int:
    """Return the number of cubes in the pile at the start."""
    return (
        players * catalogue.CONSTANTS["cubes_per_player_short" if options.short_game else "cubes_per_player"]
    )


def _player(setup: Setup, seat: int) -> Player:
    return Player(
        gold=start_gold(setup, seat),
        points=Points(),
        rooms=NEW_BOARD,
        hand=setup.tycoon_cards[seat * HAND : (seat + 1) * HAND],
        secrets=setup.secret_claims[seat * DEALT : (seat + 1) * DEALT],
    )


def start(setup: Setup) -> State:
    """Return the state before the secret claims are chosen; ValueError for an impossible set-up."""
    _check(setup)
    seats = tuple(range(setup.players))
    return State(
        options=setup.options,
        start_player=setup.start_player,
        players=tuple(_player(setup, seat) for seat in seats),
        market=tuple(tile.copies for tile in catalogue.BUYABLE),
        pile=counted_cubes(setup.players, setup.options),
        deck=setup.tycoon_cards[setup.players * HAND :],
        discard_pile=(),
        open_claims=setup.open_claims[: setup.players + catalogue.CONSTANTS["open_claims_extra"]],
        away=tuple(catalogue.CHARACTERS),
        turn=setup.start_player,
        round=1,
        ender=None,
        agenda=(ChooseSecrets(seats),),
    )
