"""The Mail Coach: a two-step in C over a habanera's bass, trio in F, for the long middle of a game."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        G7     | =g5 =b5 =d6 =g6 - =f6 =d6 =b5
        G7     | =g5 - =b5 =d6 - =b5 =g5 =f5
        G7     | =d6 - =b5 =g5 - =f5 =d5 -
        G7     | G5 - - - . . . .
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        C      | G5 - g5 C6 - d6 ~e6 -
        C      | ~e6 - - d6 ~e6 - ~c6 -
        G7     | ~d6 - c6 ~d6 - e6 ~f6 -
        G7     | D6 - - ~b5 - - . .
        G7     | G5 - g5 B5 - c6 ~d6 -
        G7     | ~f6 - - e6 ~f6 - ~d6 -
        C      | ~e6 - d#6 ~e6 - ~g6 - e6
        C A7   | ~c6 - - ~e6 - - . .
        Dm     | A5 - a5 D6 - e6 ~f6 -
        Dm     | ~a6 - g6 ~f6 - e6 d6 -
        G7     | B5 - c6 ~d6 - ~f6 - d6
        C      | ~e6 - - ~c6 - - . .
        F      | A5 - b5 ~c6 - ~f6 - e6
        C/G    | ~e6 - - d6 ~e6 - c6 -
        D7 G7  | ~a5 - b5 ~c6 - b5 d6 b5
        C      | C6 - - ~g5 - C6 - -
        """,
        again="C      | C6 - g5 e5 - - . .",
        manners=("oooorrrghhh.oos.",),
    ),
    "B": Strain.read(
        """
        Am     | A5 - - g#5 ~a5 - ~c6 -
        E7     | ~b5 - - ~e6 - d6 ~b5 -
        Am     | C6 - - b5 ~c6 - ~e6 -
        Am     | ~e6 - d#6 ~e6 - - . .
        Dm     | F6 - e6 ~f6 - g6 ~a6 -
        Am     | ~e6 - - ~c6 - b5 a5 -
        B7     | ~a5 - - b5 ~d#6 - e6 ~f#6
        E7     | ~g#6 - - ~e6 - - . .
        C      | G6 - - f#6 ~g6 - ~c6 -
        G7     | F6 - e6 ~f6 - d6 ~b5 -
        C7     | E6 - d#6 ~e6 - c6 ~bb5 -
        F      | ~a5 - - ~c6 - - . .
        F#dim  | ~c6 - - b5 ~c6 - ~eb6 -
        C/G    | ~e6 - - ~g6 - f6 ~e6 -
        D7 G7  | ~d6 - c#6 ~d6 - ~f6 - b5
        C      | C6 - d6 ~e6 - C6 - -
        """,
        again="C      | C6 - g5 e5 - - . .",
        manners=(
            "rrr.ooooddsgoos.",
            "oooooooorrroobs.",
        ),
    ),
    "C": Strain.read(
        """
        F      | A5 - - bb5 ~c6 - - -
        F      | ~f6 - e6 ~f6 - e6 d6 c6
        Bb     | D6 - - c6 ~d6 - - -
        Bb     | ~f6 - - ~d6 - c6 ~bb5 -
        C7     | E6 - - d6 ~e6 - - -
        C7     | ~g6 - f6 ~e6 - d6 c6 -
        F      | ~a5 - g#5 ~a5 - bb5 ~c6 -
        F D7   | ~a5 - - ~f#5 - - . .
        G7     | ~b5 - c6 ~d6 - e6 ~f6 -
        C7     | ~e6 - - ~bb5 - a5 g5 -
        F C7   | ~a5 - - ~c6 - bb5 g5 e5
        F      | F5 - a5 c6 - F6 - -
        """,
        again="F      | F5 - - ~a5 - - . .",
        manners=("hhhhhhhsooooros.",),
    ),
}

CLOSE = Bar.read("C", "E6 - G5 - C6 - - -")
"""The last bar."""
