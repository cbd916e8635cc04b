"""The Mail Coach: a two-step in C over a habanera's bass, trio in F, for the long middle of a game."""

from sound.notation import Strain

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
        C      | E6 - c6 G5 - c6 e6 -
        C      | . g5 c6 E6 - d6 c6 -
        G7     | D6 - b5 G5 - b5 d6 -
        G7     | f6 - d6 b5 - - . .
        G7     | . d6 f6 B5 - d6 f6 -
        G7     | G6 - f6 d6 - b5 g5 -
        C      | c6 - e6 G6 - e6 c6 -
        C A7   | e6 - - - . a5 c#6 e6
        Dm     | F6 - d6 A5 - d6 f6 -
        Dm     | . a5 d6 F6 - e6 d6 -
        G7     | b5 - d6 F6 - d6 b5 -
        C      | c6 - g5 E5 - - . .
        F      | a5 - c6 F6 - c6 a5 -
        C/G    | g5 - c6 E6 - c6 g5 -
        D7 G7  | f#5 a5 c6 D6 - b5 f6 d6
        C      | C6 - e6 g6 - C6 - -
        """,
        again="C      | C6 - g5 e5 - - . .",
    ),
    "B": Strain.read(
        """
        Am     | A5 - c6 E6 - c6 a5 -
        E7     | g#5 - b5 E6 - d6 b5 -
        Am     | . a5 c6 E6 - a6 e6 c6
        Am     | e6 - c6 A5 - - . .
        Dm     | d6 - f6 A6 - f6 d6 -
        Am     | c6 - e6 A5 - e6 c6 -
        B7     | d#6 - f#6 B5 - a5 f#5 -
        E7     | g#5 - b5 e6 - - . .
        C      | E6 - g5 c6 - e6 g6 -
        G7     | f6 - d6 B5 - g5 b5 -
        C7     | e6 - c6 Bb5 - g5 bb5 -
        F      | a5 - c6 F6 - - . .
        F#dim  | a5 - c6 Eb6 - c6 a5 -
        C/G    | g5 - c6 E6 - c6 g5 -
        D7 G7  | a5 - f#5 D6 - f6 d6 b5
        C      | C6 - e6 g6 - C6 - -
        """,
        again="C      | C6 - g5 e5 - - . .",
    ),
    "C": Strain.read(
        """
        F      | A5 - - c6 - a5 f5 -
        F      | c6 - - - . f5 a5 c6
        Bb     | D6 - - f6 - d6 bb5 -
        Bb     | f6 - - - . bb5 d6 f6
        C7     | E6 - - g6 - e6 c6 -
        C7     | bb5 - g5 e5 - g5 bb5 -
        F      | A5 - c6 F6 - c6 a5 -
        F F7   | c6 - - - . eb6 c6 a5
        Bb     | D6 - - f6 - d6 bb5 -
        Bdim   | D6 - - f6 - d6 b5 -
        F/C    | C6 - a5 f5 - a5 c6 -
        D7     | f#5 - a5 D6 - c6 a5 -
        G7     | b5 - d6 F6 - d6 b5 -
        C7     | e6 - c6 Bb5 - g5 e5 -
        F C7   | f5 - a5 C6 - bb5 g5 e5
        F      | F5 - a5 c6 - F6 - -
        """,
        again="F      | F5 - a5 c6 - - . .",
    ),
}
