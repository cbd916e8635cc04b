"""The options of a table before its game begins, derived from the game's options record."""

from typing import Literal, get_args, get_origin, get_type_hints

from raccoon.engine.game import Game

OptionValue = bool | int | str
"""The value of a flag (bool) or of a choice."""


def option_values(game: Game) -> dict[str, tuple[OptionValue, ...]]:
    """Return the values of each option: False and True for a flag, else the choices in their order."""
    hints = get_type_hints(game.options_type)
    return {
        name: get_args(hints[name]) if get_origin(hints[name]) is Literal else (False, True)
        for name in game.options_type.__struct_fields__
    }
