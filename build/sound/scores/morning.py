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
        F      | C6 - bb5 A5 - - f5 -
        D7     | . a5 - C6 - - ~d6 -
        Gm     | D6 - c6 Bb5 - - g5 -
        C7     | e5 g5 - Bb5 - - . .
        F      | A5 - bb5 C6 - - d6 c6
        Dm     | F6 - e6 D6 - - ~a5 -
        G7     | b5 d6 - G6 - f6 e6 d6
        C7     | E6 - d6 ~c6 - - . .
        F      | C6 - bb5 A5 - - f5 -
        F7     | . c6 - Eb6 - - ~f6 -
        Bb     | F6 - eb6 D6 - - ~bb5 -
        Bbm    | . db6 - F6 - - ~g6 -
        F/C    | A6 - g6 F6 - e6 ~f6 c6
        D7     | D6 - c#6 ~d6 - c6 a5 f#5
        G7 C7  | g5 b5 - F6 - e6 g6 e6
        F      | F6 - c6 A5 - - F5 -
        """,
        again="""
        G7 C7  | g5 b5 - F6 - d6 e6 g6
        F      | F6 - c6 A5 - bb5 b5 c6
        """,
        manners=(
            "..gsoooorrrsoos.",
            "oooohhhsrrr.oos.",
        ),
    ),
    "B": Strain.read(
        """
        A7     | C#6 - - ~e6 - g6 ~e6 -
        Dm     | F6 - e6 D6 - - a5 .
        G7     | B5 - - ~d6 - f6 ~d6 -
        C7     | E6 - d6 C6 - - . .
        F      | a5 c6 - F6 - - e6 f6
        F#dim  | Eb6 - d6 C6 - - ~a5 -
        Gm     | bb5 d6 - G6 - f6 d6 bb5
        C7     | ~bb5 - a5 G5 - - . .
        F/C    | A6 - g#6 A6 - - ~f6 -
        D7     | F#6 - e6 D6 - - ~c6 -
        G7 C7  | b5 d6 - G6 - e6 c6 bb5
        F      | A5 - c6 F6 - - . .
        """,
        again="F      | A5 - f5 A5 - a5 b5 c6",
        manners=("hhhhhhhsrrroobs.",),
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
        manners=("...g...shhhhhhs.",),
    ),
    "D": Strain.read(
        """
        Eb     | Eb6 g5 bb5 Eb6 g5 bb5 Eb6 -
        Eb Edim | - d6 eb6 G6 - f6 e6 c#6
        Bb     | D6 f5 bb5 D6 f5 bb5 D6 -
        Bb G7  | - c6 d6 F6 - eb6 d6 b5
        C7     | C6 - b5 ~c6 - d6 ~e6 -
        F7     | Eb6 - d6 ~c6 - a5 f5 a5
        Bb     | D6 - c#6 ~d6 - c6 ~bb5 -
        Bb Bb7 | Bb5 - c6 D6 - f6 ab6 f6
        Eb     | Eb6 g5 bb5 Eb6 g5 bb5 Eb6 -
        Edim   | G6 - f6 E6 - - c#6 -
        Bb/F   | F6 - eb6 D6 - f6 ~bb6 -
        G7     | . g6 f6 D6 - c6 b5 -
        C7     | E6 - d#6 ~e6 - d6 ~c6 -
        F7     | Eb6 - d6 ~c6 - a5 c6 eb6
        Bb F7  | D6 - eb6 ~f6 - eb6 c6 a5
        Bb     | Bb5 - d6 f6 - Bb6 - -
        """,
        again="Bb     | Bb5 - d6 f6 - bb5 c6 d6",
        manners=("oooooooobbb.rros",),
    ),
}

CLOSE = Bar.read("Bb", "F6 - D6 - Bb6 - - -")
"""The last bar."""
