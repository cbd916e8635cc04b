"""The data of a post-mortem page, with all words in the player's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scenes.art.frame import Paint
from scenes.table.presentation.result_data import Tell

Mood = Literal["good", "bad", ""]
"""Whether a figure is good or bad; it decides the colour."""


@dataclass(frozen=True)
class Dots:
    """An amount paid on a scale with its worth to the buyer (None: unknown), the amount due, and what each
    other seat could have paid, as (seat, amount).
    """

    paid: int
    worth: int | None
    due: int
    others: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Deed:
    """A row: the round, the number of moves, the picture and name of a thing, and the acting seat (None for
    none).

    `words` or `dots` are in the middle, the `figures` at the right, the last one in the colour of `mood`.
    `card` are lines of figures for seats, shown with the `sentence` on the row's card. `framed`: the
    picture has a frame of its own.
    """

    round: int
    moves: int
    picture: Paint
    name: str
    seat: int | None
    figures: tuple[str, ...]
    mood: Mood = ""
    words: str = ""
    dots: Dots | None = None
    card: tuple[tuple[int, tuple[str, ...]], ...] = ()
    sentence: str = ""
    framed: bool = False


@dataclass(frozen=True)
class SeatTally:
    """The total of a seat: a note, the figure and its mood."""

    seat: int
    note: str
    figure: str
    mood: Mood = ""


@dataclass(frozen=True)
class PostMortem:
    """The whole page: `deeds` in order, or the sentence `nothing` if there are none.

    `columns` are the headings of round, thing, seat, then the figures; `card_columns` those of a card's
    figures. `tell` words a value of the dots' scale. `tallies` are the seats, best first, under a `title`.
    """

    heading: str
    sentence: str
    columns: tuple[str, ...]
    deeds: Sequence[Deed]
    nothing: str
    title: str
    tallies: tuple[SeatTally, ...] = ()
    card_columns: tuple[str, ...] = ()
    tell: Tell = str


def mood_of(gain: int) -> Mood:
    """The mood of a gain or a loss."""
    return "good" if gain > 0 else "bad" if gain < 0 else ""
