"""Lanterns on the Levee: a slow drag in E flat, trio in A flat, for the long middle of a game."""

from sound.notation import Strain

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
        Eb     | . g5 bb5 Eb6 - g5 bb5 -
        Eb     | c6 - bb5 g5 - - . .
        Ab     | . c6 eb6 Ab5 - c6 eb6 -
        Ab     | c6 - ab5 eb5 - - . .
        Eb     | . g5 bb5 Eb6 - d6 eb6 -
        Cm     | g6 - eb6 c6 - g5 c6 -
        F7     | . a5 c6 Eb6 - c6 a5 -
        Bb7    | d6 - bb5 ab5 - f5 . .
        Eb     | . g5 bb5 Eb6 - g5 bb5 -
        Eb7    | db6 - bb5 g5 - - . .
        Ab     | . c6 eb6 Ab6 - eb6 c6 -
        Abm    | b5 - eb6 Ab6 - eb6 b5 -
        Eb/Bb  | bb5 - g5 Eb6 - bb5 g5 -
        C7     | e5 - g5 C6 - bb5 g5 -
        F7 Bb7 | . a5 c6 Eb6 - d6 bb5 ab5
        Eb     | Eb6 - bb5 g5 - Eb5 - -
        """,
        again="Eb     | Eb6 - bb5 g5 - g5 ab5 bb5",
    ),
    "B": Strain.read(
        """
        Cm     | C6 - g5 eb5 - g5 c6 -
        G7     | b5 - d6 F6 - d6 b5 -
        Cm     | c6 - eb6 G6 - eb6 c6 -
        Cm     | eb6 d6 c6 G5 - - . .
        Fm     | . ab5 c6 F6 - c6 ab5 -
        Cm     | g5 - c6 Eb6 - c6 g5 -
        D7     | f#5 - a5 D6 - c6 a5 -
        G7     | b5 - g5 f5 - d5 . .
        Cm     | C6 - g5 eb5 - g5 c6 -
        C7     | bb5 - c6 E6 - c6 bb5 -
        Fm     | ab5 - c6 F6 - ab6 f6 -
        Ab     | c6 - eb6 Ab6 - eb6 c6 -
        Eb/Bb  | bb5 - g5 Eb6 - g6 eb6 -
        C7     | e6 - c6 Bb5 - g5 e5 -
        F7 Bb7 | a5 - c6 Eb6 - d6 ab5 f5
        Eb     | Eb5 - g5 bb5 - Eb6 - -
        """,
        again="Eb     | Eb5 - g5 bb5 - - . .",
    ),
    "C": Strain.read(
        """
        Ab     | eb6 - - C6 - ab5 c6 -
        Ab     | c6 - ab5 Eb5 - - . .
        Db     | f6 - - Db6 - ab5 db6 -
        Db     | f6 eb6 db6 Ab5 - - . .
        Eb7    | g6 - eb6 Db6 - bb5 g5 -
        Eb7    | bb5 - db6 Eb6 - g6 eb6 -
        Ab     | c6 - ab5 Eb6 - c6 ab5 -
        Ab     | c6 - - - . eb6 c6 ab5
        Ab     | eb6 - - C6 - ab5 c6 -
        F7     | a5 - c6 Eb6 - c6 a5 -
        Bbm    | bb5 - db6 F6 - db6 bb5 -
        Dbm    | e6 - db6 Ab5 - db6 e6 -
        Ab/Eb  | eb6 - c6 Ab5 - c6 eb6 -
        F7     | a5 - c6 F6 - eb6 c6 -
        Bb7 Eb7 | d6 - bb5 Ab5 - bb5 db6 g5
        Ab     | Ab5 - c6 eb6 - Ab6 - -
        """,
        again="Ab     | Ab5 - c6 eb6 - - . .",
    ),
}
