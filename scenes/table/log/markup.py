"""From the marks of a sentence to what `scenes.art.rich` draws: the one place where names are escaped.

Sentences of the catalogue and of a game's narration hold ``<seat:2>`` for a player and ``<name>`` for one of
the game's small pictures.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from raccoon.app.seats import Seat
from scenes.art.rich import escape

_MARK = re.compile(r"<(?:seat:(\d+)|([a-z_ ]+))>")


def player_markup(seat: Seat) -> str:
    """A player: emblem and name."""
    return f"[emblem {seat.emblem} {seat.colour}] {name_markup(seat)}"


def name_markup(seat: Seat) -> str:
    """A player's name in bold, as it was typed."""
    return f"*{escape(seat.name)}*"


def dressed(sentence: str, seats: Sequence[Seat]) -> str:
    """The sentence with pictures for its marks, and emblems before the names."""
    return _with_marks(sentence, [player_markup(seat) for seat in seats])


def named(sentence: str, seats: Sequence[Seat]) -> str:
    """The same without emblems, for lines beside which one stands; a row of pictures may be broken."""
    return _with_marks(sentence.replace("><", "> <"), [name_markup(seat) for seat in seats])


def _with_marks(sentence: str, players: Sequence[str]) -> str:
    def picture(found: re.Match[str]) -> str:
        return players[int(found[1])] if found[1] else f"[{found[2]}]"

    return _MARK.sub(picture, sentence)


def strong(sentence: str) -> str:
    """The sentence in bold, but for its marks, which become pictures."""
    parts = re.split(r"(<[^>]*>)", sentence)
    return "".join(
        part if part.startswith("<") else re.sub(r"\S(?:.*\S)?", lambda words: f"*{words[0]}*", part)
        for part in parts
    )
