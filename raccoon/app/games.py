"""The available games, and checks of the choices for a table, each with its error."""

from collections.abc import Mapping, Sequence
from typing import Any

from raccoon.app.errors import AppError
from raccoon.app.seats import LONGEST_NAME, Seat
from raccoon.app.text import JOINERS, can_be_shown
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values
from raccoon.games.registry import GAMES

FIRST_GAME = next(iter(GAMES))
"""The default game."""
LONGEST_SEED = 64


def game_named(name: str) -> Game:
    """Return the game of that name; `AppError` when there is none."""
    if name not in GAMES:
        raise AppError("error.unknown_game", name=name, known=", ".join(GAMES))
    return GAMES[name]


def table_options(game: Game, options: Mapping[str, OptionValue]) -> Any:
    """Return the game's options record; `AppError` for an unknown option or value."""
    known = option_values(game)
    for name, value in options.items():
        if name not in known:
            raise AppError("error.unknown_option", name=name, known=", ".join(known))
        if not any(type(value) is type(other) and value == other for other in known[name]):
            values = ", ".join(map(_typed, known[name]))
            raise AppError("error.unknown_value", name=name, value=_typed(value), known=values)
    return game.options_type(**options)


def _typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def dealt(game: Game, players: int, options: Any, seed: str, wishes: Sequence[str]) -> Any:
    """Return the set-up of a seed; `wishes` are roles, "" for none. ValueError where they clash."""
    from raccoon.engine.chance import Chance

    return game.setup(players, options, Chance(seed), tuple(wishes) if any(wishes) else ())


def check_players(game: Game, players: int) -> None:
    """Raise `AppError` unless so many can play."""
    if players not in game.seats:
        raise AppError("error.seats", n=players, least=game.seats[0], most=game.seats[-1])


def check_seats(game: Game, seats: Sequence[Seat], known: Sequence[Seat] = ()) -> None:
    """Raise `AppError` unless these seats can play; the seats `known` may have unknown bots."""
    check_players(game, len(seats))
    roles = ("", *game.roles(len(seats)))
    for number, seat in enumerate(seats, 1):
        _check_name(number, seat.name.strip())
        if not seat.is_person and seat not in known:
            check_bot(game.name, seat.controller)
        if seat.role not in roles:
            raise AppError("error.unknown_role", name=seat.role, known=", ".join(roles[1:]))
    folded = [seat.name.strip().casefold() for seat in seats]
    for seat, key in zip(seats, folded, strict=True):
        if folded.count(key) > 1:
            raise AppError("error.same_name", name=seat.name.strip())


def check_bot(game: str, name: str) -> None:
    """Raise `AppError` unless the game has a bot of that name."""
    from raccoon.bots.registry import GAME_BOTS

    if not GAME_BOTS[game].knows(name):
        roster = GAME_BOTS[game].roster
        raise AppError("error.unknown_bot", name=name, known=", ".join((*roster.plain, *roster.levels)))


def _check_name(number: int, name: str) -> None:
    if not name.strip(JOINERS):
        raise AppError("error.no_name", number=number)
    if len(name) > LONGEST_NAME or not all(map(can_be_shown, name)):
        raise AppError("error.long_name", number=number, most=LONGEST_NAME)


def check_seed(seed: str | None) -> str:
    """Return the seed without outer blanks, "" for none; `AppError` for one that is no short line of text."""
    seed = (seed or "").strip()
    if len(seed) > LONGEST_SEED or not all(map(can_be_shown, seed)):
        raise AppError("error.seed", most=LONGEST_SEED)
    return seed
