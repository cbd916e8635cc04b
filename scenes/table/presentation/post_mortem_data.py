"""The records of a post-mortem for its page: plain data, words already in the player's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scenes.art.frame import Paint
from scenes.table.presentation.result_data import Tell

Mood = Literal["good", "bad", ""]
"""The praise or blame of a figure, told by its colour besides its sign."""


@dataclass(frozen=True)
class Dots:
    """An amount paid and what it is measured by: the worth to the buyer (None: that cannot be said),
    what was due, and what each other seat could have paid.
    """

    paid: int
    worth: int | None
    due: int
    others: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Deed:
    """A row: what happened in a round, after so many moves, to a thing with a picture and a name, and whose
    deed it was (None: nobody's).

    In the middle stand `words` or dots, at the right the `figures`; the last has the colour of the `mood`.
    `card` has a line of figures for each seat it concerns, `told` is a sentence beneath them, or empty. A
    picture that is `framed` has a frame of its own.
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
    told: str = ""
    framed: bool = False


@dataclass(frozen=True)
class SeatTally:
    """The sum of a seat: a word more about it, the figure, what that says."""

    seat: int
    note: str
    figure: str
    mood: Mood = ""


@dataclass(frozen=True)
class PostMortem:
    """All deeds in their order; `nothing` is said where there is none.

    `columns` head the round, the thing, the seat, then the figures; `card_columns` the figures of a card.
    `tell` says a value of the dots' scale. `tallies` are the seats from the best on, under a `title`.
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
