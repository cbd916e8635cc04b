"""From the narration's marks (`<wheat>`, `<seat:2>`) to the markup that `scenes.art.rich` draws."""

from __future__ import annotations

import re
from collections.abc import Sequence

from raccoon.app.seats import Seat

_MARK = re.compile(r"<(?:seat:(\d+)|([a-z]+))>")


def player_markup(seat: Seat) -> str:
    """A player: emblem and name."""
    return f"[emblem {seat.emblem} {seat.colour}] *{seat.name}*"


def dressed(sentence: str, seats: Sequence[Seat]) -> str:
    """The sentence with pictures for its marks."""

    def picture(found: re.Match[str]) -> str:
        return player_markup(seats[int(found[1])]) if found[1] else f"[{found[2]}]"

    return _MARK.sub(picture, sentence)
