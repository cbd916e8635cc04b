"""Lanterns on the Levee: a slow drag in E flat, trio in A flat, for the long middle of a game."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Bb7    | . d6 f6 Bb5 - ab5 f5 -
        Bb7    | d6 - bb5 ab5 - - . .
        Bb7    | . f5 ab5 D6 - bb5 ab5 -
        Bb7    | Bb5 - - - . . . .
        """,
    ),
    "A": Strain.read(
        """
        Eb     | ~g5 - - f#5 ~g5 - ~bb5 -
        Eb     | Eb6 - - d6 ~c6 - ~bb5 -
        Ab     | ~c6 - - b5 ~c6 - ~eb6 -
        Ab     | Ab6 - g6 ~ab6 - f6 ~eb6 -
        Eb     | ~eb6 - d6 ~eb6 - ~g6 - f6
        Cm     | Eb6 - - ~c6 - d6 c6 -
        F7     | ~a5 - bb5 ~c6 - ~eb6 - d6
        Bb7    | D6 - - ~bb5 - - . .
        Eb     | ~g5 - - f#5 ~g5 - ~bb5 -
        Eb7    | Db6 - - c6 ~bb5 - ~g5 -
        Ab     | ~ab5 - - g5 ~ab5 - ~c6 -
        Abm    | Eb6 - d6 ~eb6 - ~b5 - ab5
        Eb/Bb  | ~g5 - - ~bb5 - - ~eb6 -
        C7     | ~e6 - - ~g6 - e6 ~c6 .
        F7 Bb7 | ~a5 - c6 Eb6 - d6 bb5 ab5
        Eb     | ~g5 - - ~bb5 - Eb6 - -
        """,
        again="Eb     | ~g5 - - ~eb5 - eb5 f5 f#5",
        manners=(
            "..gshhhhrrrsoos.",
            "oooorrrrooggoos.",
        ),
    ),
    "B": Strain.read(
        """
        Cm     | g5 - - ab5 ~g5 - ~c6 eb6
        G7     | D6 - - c6 ~b5 - ~g5 -
        Cm     | c6 - - d6 ~eb6 - ~g6 eb6
        Cm     | C6 - b5 ~c6 - - . .
        Fm     | ab5 - bb5 ~c6 - ~f6 - ab6
        Cm     | G6 - f#6 ~g6 - f6 eb6 -
        D7     | ~d6 - - eb6 ~d6 - ~c6 a5
        G7     | b5 - - ~d6 - - . .
        Cm     | g5 - - ab5 ~g5 - ~c6 eb6
        C7     | E6 - - f6 ~e6 - ~bb5 -
        Fm     | ab5 - - bb5 ~c6 - ~f6 g6
        Ab     | Ab6 - g6 ~ab6 - ~eb6 - c6
        Eb/Bb  | Bb5 - - ~eb6 - f6 ~g6 -
        C7     | ~g6 - - ~e6 - ~c6 - bb5
        F7 Bb7 | ~a5 - bb5 ~c6 - d6 c6 bb5
        Eb     | G5 - - f#5 ~g5 - Eb6 -
        """,
        again="Eb     | G5 - - ~eb5 - - . .",
        manners=("rrrghhhsoorroos.",),
    ),
    "C": Strain.read(
        """
        Ab     | ~eb5 - - ~ab5 - - ~c6 -
        Ab     | Eb6 - - - d6 eb6 c6 -
        Db     | ~db6 - - ~f6 - - ~ab6 -
        Db     | F6 - - ~db6 - eb6 db6 -
        Eb7    | ~g5 - - ~bb5 - - ~db6 -
        Eb7    | G6 - - ~eb6 - f6 eb6 -
        Ab     | C6 - b5 ~c6 - bb5 ab5 -
        Ab     | ~eb5 - - - - . . .
        Ab/Eb  | C6 - - ~eb6 - f6 ~eb6 -
        F7     | ~c6 - - ~a5 - bb5 c6 -
        Bb7 Eb7 | D6 - eb6 d6 - ~db6 - bb5
        Ab     | Ab5 - - ~c6 - Ab6 - -
        """,
        again="Ab     | Ab5 - - ~eb5 - - . .",
        manners=("oooohhhsoooobos.",),
    ),
}

CLOSE = Bar.read("Eb", "G5 - Bb5 - Eb6 - - -")
"""The last bar."""
