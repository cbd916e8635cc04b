"""The music, composed for these games: rags, two-steps, a slow drag, waltzes, a nocturne and an ostinato.

A piece is an introduction and strains of sixteen bars, one of them of twelve or twenty, in its own order; the
trio (C, D) goes to the subdominant, as a rag's does. The left hand has a letter a bar (`patterns.PATTERNS`),
other ones when a strain is repeated.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property

from sound.instruments import ALARM, NIGHT, SALOON, UPRIGHT, Band
from sound.notation import Bar, Strain, fitted
from sound.scores import (
    foxtrot,
    lamplight,
    lanterns,
    last_spike,
    last_stage,
    little_feet,
    mail_coach,
    market_day,
    moonlight,
    morning,
    point_of_order,
    red_sky,
    sawdust,
    swing_doors,
)
from sound.variation import varied

Left = dict[str, tuple[str, str]]
"""The left hand of each strain, the first time and later."""

RAG: Left = {
    "I": ("ssob", "ssob"),
    "A": ("scsotscbscsotlco", "ssxotsxbcstosxso"),
    "B": ("tstcssobtstcslso", "xxsocsxbstsocsto"),
    "C": ("ltlttstolttstlto", "vvvovvvsvvvovvso"),
    "D": ("xsxsoscbxsxsotso", "oscsscsboscstsco"),
}
DRAG: Left = {
    "I": ("lslb", "lslb"),
    "A": ("ltsoltsbltsotlso", "tlsctlsotlsctlso"),
    "B": ("tstoslsbtstoslso", "vvvoltxbvvvoltso"),
    "C": ("llttlltoltltltso", "vvvovvvtvvvovvso"),
}
HABANERA: Left = {
    "I": ("ssob", "ssob"),
    "A": ("hhsohhsbhhsothso", "hhcohtsbhhcohxso"),
    "B": ("tshotsxbtshotlho", "xxhohhsbxxhotlso"),
    "C": ("lhlhthtolhlhtlso", "vvvhvvvbvvvhvlso"),
}
WALTZ: Left = {
    "I": ("slob", "slob"),
    "A": ("stslststssoltsob", "tsstlsotstsolsto"),
    "B": ("sstbssobtstostlo", "tsslxssbtsotstso"),
    "C": ("ltltsoslltltstlo", "vvvsvvvbvvvsvvto"),
}
BARROOM: Left = {
    "I": ("ssob", "ssob"),
    "A": ("ssxotscbsstosslo", "tscovvvbsscovvso"),
    "B": ("tssocsxbtssostso", "xxsotscbtsxostso"),
    "C": ("ltslttsoltsltcso", "vvvovvvsvvvovvso"),
}
EVENING: Left = {
    "I": ("slob", "slob"),
    "A": ("lttslstolttsltso", "vvvlvvstvvvlvvto"),
    "B": ("tslltsobtslotlso", "tslltsobtslotlso"),
    "C": ("lltstlsollttstlo", "lltstlsollttstlo"),
}
TIPTOE: Left = {
    "I": ("qpwq", "qpwq"),
    "A": ("wpwqwpqwpwqpwpwq", "pwpqwqpwqwpqwwpq"),
    "B": ("pwqpwpqwpwqpwqwq", "pwqpwpqwpwqpwqwq"),
    "C": ("qwqpqwpqwqpqwpwq", "qwqpqwpqwqpqwpwq"),
}
ALERT: Left = {
    "I": ("dddr", "dddr"),
    "A": ("ududdudrududqrur", "urudduqrudurddur"),
    "B": ("ddrqddrruurqdrur", "ddrqddrruurqdrur"),
    "C": ("dudqudqrduqddrrq", "dudqudqrduqddrrq"),
}


@dataclass(frozen=True)
class Place:
    """The place of a bar: its strain by letter and its pass; its number within the strain, and the number of
    bars of that.
    """

    order: int
    letter: str
    number: int
    bar: int
    size: int


@dataclass(frozen=True)
class Rag:
    """A piece: its strains by letter in the order of `form` and the last bar, crotchets a minute, the seed of
    the players' small deviations and the amount of rubato (0 is none), the left hand and the instruments;
    `beat` is the number of slots in a crotchet, `contrast` how much strains differ (a power).

    Its name is that of a sound: "<game>/music_<mood>" if only one game has it.
    """

    name: str
    title: str
    strains: dict[str, Strain]
    tempo: float
    seed: int
    form: str
    close: Bar
    rubato: float = 0.6
    left: Left = field(default_factory=lambda: RAG)
    beat: int = 4
    band: Band = UPRIGHT
    contrast: float = 1.0

    @cached_property
    def bars(self) -> tuple[tuple[Bar, float], ...]:
        """Every bar in the order of playing, each with its strain's dynamics (about 1)."""
        out: list[tuple[Bar, float]] = []
        for place, letter in enumerate(self.form):
            again = self.form[place + 1 : place + 2] == letter
            number, strain = self.form[:place].count(letter), self.strains[letter]
            played = varied(strain.passes(number, last=not again), strain.manner(number))
            hands, level = fitted(self.left[letter][min(number, 1)], len(played)), self._level(letter, number)
            out += [(replace(bar, left=hand), level) for bar, hand in zip(played, hands, strict=True)]
        return (*out[:-1], (replace(self.close, left="z"), out[-1][1]))

    @cached_property
    def places(self) -> tuple["Place", ...]:
        """The place of every bar in the order of playing."""
        return tuple(
            Place(order, letter, self.form[:order].count(letter), bar, len(self.strains[letter].bars))
            for order, letter in enumerate(self.form)
            for bar in range(len(self.strains[letter].bars))
        )

    def _level(self, letter: str, number: int) -> float:
        """The strength of a strain; the last trio is grand."""
        levels = GRAND if letter == "C" and "D" not in self.form else DYNAMICS[letter]
        return float(levels[min(number, len(levels) - 1)] ** self.contrast)

    @property
    def slot(self) -> float:
        """Seconds from one slot to the next."""
        return 60 / self.tempo / self.beat


DYNAMICS = {"I": (0.9,), "A": (0.72, 0.95, 1.08), "B": (0.88, 1.05), "C": (0.42, 0.72), "D": (1.0, 1.14)}
"""The strength of each strain, the first time and later."""
GRAND = (0.42, 1.14)
"""The strengths of the last trio: hushed, then full."""

SUITE = (
    Rag("music_opening", "Morning over Astoria", morning.STRAINS, 82, 71, "IAABCD", morning.CLOSE,
        contrast=1.4),
    Rag("raccoon_tycoon/music_busy", "Market Day", market_day.STRAINS, 96, 72, "IAABCD",
        market_day.CLOSE, contrast=1.3),
    Rag("raccoon_tycoon/music_busy_2", "Moonlight in the Yard", moonlight.STRAINS, 132, 74, "IABCA",
        moonlight.CLOSE, 1.4, WALTZ, 2, contrast=1.3),
    Rag("raccoon_tycoon/music_busy_3", "Lanterns on the Levee", lanterns.STRAINS, 64, 75, "IABCA",
        lanterns.CLOSE, 1.2, DRAG, contrast=1.15),
    Rag("raccoon_tycoon/music_busy_4", "The Mail Coach", mail_coach.STRAINS, 88, 76, "IABCB",
        mail_coach.CLOSE, 0.6, HABANERA, contrast=1.27),
    Rag("raccoon_tycoon/music_last_round", "The Last Spike", last_spike.STRAINS, 108, 73, "IABCDA",
        last_spike.CLOSE, 0.4, contrast=1.25),
    Rag("saloon_tycoon/music_day", "Swing Doors", swing_doors.STRAINS, 102, 81, "IABCCA", swing_doors.CLOSE,
        0.5, BARROOM, 4, SALOON),
    Rag("saloon_tycoon/music_day_2", "Sawdust and Silver", sawdust.STRAINS, 100, 85, "IABCCA", sawdust.CLOSE,
        0.5, BARROOM, 4, SALOON, contrast=0.9),
    Rag("saloon_tycoon/music_evening", "When the Lamps Are Lit", lamplight.STRAINS, 118, 82, "IABCA",
        lamplight.CLOSE, 1.4, EVENING, 2, SALOON, contrast=1.12),
    Rag("saloon_tycoon/music_evening_2", "The Last Stage In", last_stage.STRAINS, 124, 86, "IABCA",
        last_stage.CLOSE, 1.4, EVENING, 2, SALOON, contrast=1.15),
    Rag("raccoon_rampage/music_night", "On Little Black Feet", little_feet.STRAINS, 98, 83, "IABACA",
        little_feet.CLOSE, 0.8, TIPTOE, 4, NIGHT),
    Rag("raccoon_rampage/music_night_2", "Foxtrot of the Chamber", foxtrot.STRAINS, 112, 87, "IABACA",
        foxtrot.CLOSE, 0.6, TIPTOE, 4, NIGHT),
    Rag("raccoon_rampage/music_alarm", "Red Sky over Europe", red_sky.STRAINS, 116, 84, "IABACA",
        red_sky.CLOSE, 0.2, ALERT, 4, ALARM, contrast=0.72),
    Rag("raccoon_rampage/music_alarm_2", "Point of Order", point_of_order.STRAINS, 122, 88, "IABACA",
        point_of_order.CLOSE, 0.2, ALERT, 4, ALARM, contrast=0.86),
)  # fmt: skip
"""The pieces of each game's moods: the first one's opening (any game may use it), busy (the long middle, with
four pieces) and last round; the saloons' day and evening and Europe's night and alarm, two pieces each.
"""
