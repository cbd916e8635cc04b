"""Market Day: a brisk rag in G, trio in C, for a game in full swing."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        G      | =d6 =b5 =g5 =d6 - =b5 =g5 =e5
        G      | =d5 =e5 =g5 =b5 - =a5 =g5 =e5
        D7     | =d5 - =f#5 =a5 - =c6 - =a5
        D7     | D6 - - - . g5 a5 b5
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        G      | D6 b5 g5 D6 b5 g5 D6 -
        E7     | - b5 g#5 E6 - d6 b5 -
        A7     | C#6 a5 g5 C#6 a5 g5 E6 -
        D7     | - d6 c6 A5 - f#5 a5 -
        G      | B5 - c6 ~d6 - ~g6 - f#6
        Em     | ~e6 - d#6 ~e6 - ~b5 - -
        A7     | . a5 b5 C#6 - e6 ~g6 -
        D7     | D6 - a5 f#5 - g5 a5 b5
        G      | D6 b5 g5 D6 b5 g5 D6 -
        E7     | - b5 g#5 E6 - d6 b5 -
        A7     | C#6 a5 g5 C#6 a5 g5 E6 -
        D7     | - d6 c6 A5 - f#5 a5 -
        C C#dim | E6 - d6 ~c6 - ~bb5 c#6 e6
        G/D E7 | D6 - g5 b5 - g#5 b5 d6
        A7 D7  | e6 c#6 - A5 - c6 a5 f#5
        G      | G5 b5 - D6 - . . .
        """,
        again="G      | G5 - d5 e5 - g5 a5 b5",
    ),
    "B": Strain.read(
        """
        D7     | f#5 - a5 C6 - b5 ~c6 -
        D7     | A5 - g#5 ~a5 - f#5 - .
        G      | g5 - b5 D6 - c#6 ~d6 -
        G      | ~b5 - - ~g5 - - . .
        D7     | f#5 - a5 C6 - b5 ~c6 -
        D7     | D6 - c#6 ~d6 - c6 ~a5 -
        G      | ~b5 - c6 ~d6 - ~g6 - f#6
        B7     | ~f#6 - - ~d#6 - - . .
        Em     | E6 - d#6 ~e6 - ~g6 - e6
        Em B7  | ~b5 - - ~g5 - ~d#6 - f#6
        Em     | G6 - f#6 ~g6 - e6 ~b5 -
        A7     | ~c#6 - - ~e6 - f#6 g6 -
        G/D    | D6 - - e6 ~d6 - ~b5 -
        E7     | ~d6 - - ~b5 - c6 b5 -
        A7 D7  | ~c#6 - b5 ~c#6 - c6 a5 f#5
        G      | G5 - - f#5 ~g5 - . .
        """,
        again="G      | G5 - - ~b5 - d5 e5 f5",
    ),
    "C": Strain.read(
        """
        C      | e5 g5 - C6 - b5 c6 e6
        C      | d6 c6 - a5 - g5 - -
        G7     | f5 g5 - B5 - a#5 b5 d6
        G7     | c6 b5 - g5 - f5 - -
        G7     | d5 f5 - B5 - d6 f6 d6
        G7     | e6 d6 - b5 - g5 f5 d5
        C      | e5 g5 - C6 - e6 g6 e6
        C      | d6 c6 - g5 - e5 d5 d#5
        C      | e5 g5 - C6 - b5 ~c6 -
        E7     | ~d6 - - ~b5 - c6 d6 -
        Am     | ~c6 - - b5 ~c6 - ~e6 .
        D7     | ~f#5 - - ~a5 - b5 c6 -
        C/G    | E6 - - d#6 ~e6 - ~g6 e6
        A7     | ~e6 - - ~c#6 - d6 c#6 -
        D7 G7  | D6 - - c#6 ~d6 - ~f6 d6
        C      | C6 - g5 e5 - c5 - -
        """,
        again="C      | C6 - g5 e5 - d5 c5 d#5",
    ),
    "D": Strain.read(
        """
        C      | G6 e6 c6 G6 e6 c6 G6 -
        B7     | F#6 d#6 b5 F#6 d#6 b5 F#6 -
        C      | G6 - f#6 G6 - e6 ~c6 -
        A7     | A5 c#6 e6 G6 - e6 c#6 -
        Dm     | F6 d6 a5 F6 d6 a5 F6 -
        A7     | E6 c#6 a5 E6 c#6 a5 E6 -
        Dm     | F6 - e6 ~f6 - d6 a5 f5
        G7     | g5 a5 b5 D6 - f6 d6 b5
        C      | G6 e6 c6 G6 e6 c6 G6 -
        B7     | F#6 d#6 b5 F#6 d#6 b5 F#6 -
        C      | G6 - f#6 G6 - e6 ~c6 -
        A7     | A5 c#6 e6 G6 - e6 c#6 -
        Dm F#dim | D6 f6 - A6 - eb6 c6 a5
        C/G A7 | g5 c6 - E6 - g6 e6 c#6
        D7 G7  | d6 f#6 - D6 - f6 d6 b5
        C      | C6 - e6 g6 - C7 - -
        """,
        again="C      | C6 - e6 g6 - c6 d6 e6",
    ),
}

CLOSE = Bar.read("G", "D6 - B5 - G6 - - -")
"""The last bar of all."""
