"""The choices of a table before its game begins, derived from the type of the game's options."""

from typing import Literal, get_args, get_origin, get_type_hints

from raccoon.engine.game import Game

OptionValue = bool | int | str
"""Of an option: of a flag, or of a choice of values."""


def option_values(game: Game) -> dict[str, tuple[OptionValue, ...]]:
    """The values of each option of the game: False and True for a flag, else its values in their order."""
    hints = get_type_hints(game.options_type)
    return {
        name: get_args(hints[name]) if get_origin(hints[name]) is Literal else (False, True)
        for name in game.options_type.__struct_fields__
    }
