"""The ragtime suite, composed for this game: three rags of four strains each, A A B B A C C D D.

The trio (C, D) goes to the subdominant, as a rag's does. The last bar leads back to the introduction, so
that a piece goes round without an end.
"""

from dataclasses import dataclass

from sound.notation import Bar, Strain
from sound.scores import last_spike, market_day, morning

FORM = "IAABBACCDD"
"""The order of the strains after the four bars of introduction."""


@dataclass(frozen=True)
class Rag:
    """A piece: its strains by letter, crotchets a minute, and the seed of the player's small freedoms."""

    name: str
    title: str
    strains: dict[str, Strain]
    tempo: float
    seed: int

    def bars(self) -> tuple[tuple[Bar, float], ...]:
        """Every bar in the order of playing, each with its strain's dynamics (about 1)."""
        out: list[tuple[Bar, float]] = []
        for place, letter in enumerate(FORM):
            again = FORM[place + 1 : place + 2] == letter
            number = 1 if FORM[place - 1 : place] == letter else 0
            level = DYNAMICS[letter][number]
            out += [(bar, level) for bar in self.strains[letter].passes(number, last=not again)]
        return tuple(out)


DYNAMICS = {"I": (1.0, 1.0), "A": (0.88, 0.98), "B": (0.96, 1.04), "C": (0.74, 0.86), "D": (1.0, 1.1)}
"""How strong each strain is played, the first time and the second."""

SUITE = (
    Rag("music_opening", "Morning over Astoria", morning.STRAINS, 82, 71),
    Rag("music_busy", "Market Day", market_day.STRAINS, 96, 72),
    Rag("music_last_round", "The Last Spike", last_spike.STRAINS, 108, 73),
)
"""The three moods of a game: opening, busy, last round."""
