"""Morning over Astoria: a slow drag in F, trio in B flat, for the opening of a game."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        F      | =c6 - =a5 =f5 - =d5 - -
        F      | =c5 - =d5 =f5 - =g5 - -
        C7     | =a5 - =g5 =e5 - =d5 - -
        C7     | C6 - - - . c5 d5 e5
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        F      | . c5 f5 A5 - C6 - a5
        F      | g5 - f5 d5 - c5 - -
        C7     | . c5 e5 G5 - Bb5 - g5
        C7     | a5 - g5 e5 - d5 c5 -
        C7     | . e5 g5 Bb5 - D6 - c6
        C7     | bb5 - g5 e5 - g5 bb5 -
        F      | A5 - f5 C6 - a5 f5 -
        F C7   | a5 f5 - G5 - e5 d5 c5
        F      | . c5 f5 A5 - C6 - a5
        F7     | g5 - f5 eb5 - c5 - -
        Bb     | . d5 f5 Bb5 - D6 - bb5
        Bbm    | c6 - bb5 Db6 - bb5 f5 -
        F/C    | C6 - a5 f5 - a5 c6 -
        D7     | D6 - c6 a5 - f#5 a5 -
        G7 C7  | . b5 d6 G5 - bb5 a5 g5
        F      | F5 - a5 c6 - F5 - -
        """,
        again="F      | F5 - a5 c6 - F6 - -",
    ),
    "B": Strain.read(
        """
        C7     | E6 d6 c6 E6 - d6 c6 bb5
        C7     | G5 - a5 bb5 - g5 e5 -
        F      | A5 g5 f5 A5 - g5 f5 d5
        F      | C5 - d5 f5 - a5 c6 -
        C7     | E6 d6 c6 E6 - f6 e6 d6
        C7     | C6 - bb5 g5 - e5 g5 -
        F      | A5 c6 - F6 - c6 a5 -
        F A7   | f5 a5 c6 A5 - c#6 e6 -
        Dm     | F6 - e6 d6 - a5 f5 -
        Dm     | . a5 d6 F6 - e6 d6 a5
        Bb     | D6 - c6 bb5 - f5 d5 -
        Bdim   | . f5 ab5 B5 - d6 f6 -
        F/C    | C6 - a5 f5 - a5 c6 -
        D7     | F#6 - e6 d6 - c6 a5 -
        G7 C7  | g5 b5 - D6 - c6 bb5 g5
        F      | F5 a5 - C6 - . . .
        """,
        again="F      | F5 - a5 c6 - f6 c6 d6",
    ),
    "C": Strain.read(
        """
        Bb     | ~d5 - - eb5 ~f5 - ~bb5 -
        Bb     | D6 - c6 ~bb5 - a5 bb5 -
        Eb     | ~g5 - - a5 ~bb5 - ~eb6 -
        Eb Edim | G6 - - ~eb6 - ~c#6 - bb5
        Bb/F   | ~d6 - - c6 ~bb5 - ~f5 -
        G7     | B5 - c6 ~d6 - e6 ~f6 -
        C7     | ~e6 - - f6 ~e6 - ~c6 -
        F7     | ~a5 - - ~eb6 - - . .
        Bb     | ~d5 - - eb5 ~f5 - ~bb5 -
        D7     | F#5 - g5 ~a5 - ~d6 - c6
        Gm     | Bb5 - a5 ~bb5 - c6 ~d6 -
        Bb7    | ~f6 - - ~d6 - ~ab5 - -
        Eb Ebm | ~g5 - - ~bb5 - ~eb6 - gb6
        Bb G7  | F6 - - ~d6 - ~f6 - d6
        C7 F7  | ~e6 - d6 ~c6 - a5 c6 eb6
        Bb     | D6 - c6 ~bb5 - bb4 - -
        """,
        again="Bb     | D6 - c6 ~bb5 - bb4 c5 c#5",
    ),
    "D": Strain.read(
        """
        Eb     | Eb6 g5 bb5 Eb6 g5 bb5 Eb6 -
        Eb Edim | - g5 bb5 G6 - e6 c#6 -
        Bb     | D6 f5 bb5 D6 f5 bb5 D6 -
        Bb G7  | - f5 bb5 F6 - d6 b5 -
        C7     | C6 - b5 ~c6 - d6 ~e6 -
        F7     | Eb6 - d6 ~c6 - a5 f5 a5
        Bb     | D6 - c#6 ~d6 - c6 ~bb5 -
        Bb Bb7 | bb5 - d6 F6 - ab6 f6 d6
        Eb     | Eb6 g5 bb5 Eb6 g5 bb5 Eb6 -
        Edim   | E6 g5 bb5 G6 - e6 c#6 bb5
        Bb/F   | F6 - d6 bb5 - d6 f6 -
        G7     | . b5 d6 F6 - d6 b5 g5
        C7     | E6 - d#6 ~e6 - d6 ~c6 -
        F7     | Eb6 - d6 ~c6 - a5 c6 eb6
        Bb F7  | D6 - eb6 ~f6 - eb6 c6 a5
        Bb     | Bb5 - d6 f6 - Bb6 - -
        """,
        again="Bb     | Bb5 - d6 f6 - bb5 c6 d6",
    ),
}

CLOSE = Bar.read("Bb", "F6 - D6 - Bb6 - - -")
"""The last bar of all."""
