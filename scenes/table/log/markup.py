"""Converts the marks of a sentence to `scenes.art.rich` markup; the one place where names are escaped.

Sentences contain ``<seat:2>`` for a player and ``<name>`` for one of the game's pictograms.
"""

import re
from collections.abc import Sequence

from raccoon.app import grammar
from raccoon.app.seats import Seat
from scenes.art.rich import escape

_THING = re.compile(r"<([a-z_ ]+)>")


def player_markup(seat: Seat) -> str:
    """The markup of a player: emblem and name."""
    return f"{emblem_markup(seat)} {name_markup(seat)}"


def emblem_markup(seat: Seat) -> str:
    """The markup of a player's emblem."""
    return f"[emblem {seat.emblem} {seat.colour}]"


def name_markup(seat: Seat) -> str:
    """The markup of a player's name: bold, as it was typed."""
    return f"*{escape(seat.name)}*"


def dressed(sentence: str, seats: Sequence[Seat]) -> str:
    """The sentence in markup, with emblems before the names."""
    return _with_marks(sentence, seats, [player_markup(seat) for seat in seats])


def named(sentence: str, seats: Sequence[Seat]) -> str:
    """The sentence in markup without emblems, for lines next to one; a row of pictograms may be wrapped."""
    return _with_marks(sentence.replace("><", "> <"), seats, [name_markup(seat) for seat in seats])


def _with_marks(sentence: str, seats: Sequence[Seat], players: Sequence[str]) -> str:
    names = [seat.name for seat in seats]
    pictured = _THING.sub(r"[\1]", sentence)
    return grammar.SEAT_MARK.sub(lambda mark: grammar.mark_text(mark, names, players), pictured)


def strong(sentence: str) -> str:
    """The sentence in bold, its marks unchanged."""
    parts = re.split(r"(<[^>]*>)", sentence)
    return "".join(
        part if part.startswith("<") else re.sub(r"\S(?:.*\S)?", lambda words: f"*{words[0]}*", part)
        for part in parts
    )
