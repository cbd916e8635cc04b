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
        G      | D6 d6 - B5 - d6 ~e6 -
        G#dim  | F6 - e6 D6 - - ~b5 -
        Am     | C6 c6 - A5 - c6 ~d6 -
        D7     | D6 - c6 A5 - - . .
        G      | G5 - a5 B5 - d6 ~g6 -
        E7     | G#6 - f#6 E6 - - d6 .
        A7     | c#6 e6 - G6 - f#6 e6 c#6
        D7     | D6 - a5 F#5 - - . .
        G      | D6 d6 - B5 - d6 ~e6 -
        G7     | F6 - e6 D6 - - ~b5 -
        C      | E6 e6 - C6 - e6 ~f#6 -
        C#dim  | G6 - f#6 E6 - - c#6 .
        G/D    | d6 g6 - B6 - a6 g6 d6
        E7     | E6 - d#6 E6 - d6 b5 g#5
        A7 D7  | a5 c#6 - E6 - d6 c6 f#5
        G      | G5 - b5 D6 - - . .
        """,
        again="""
        A7 D7  | a5 c#6 - E6 - c6 a5 f#5
        G      | G5 - b5 G5 - a5 b5 c6
        """,
        manners=(
            "..dgoooorrrroos.",
            "oooohhhhrrrgoos.",
        ),
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
        manners=("rrr.hhhhoorsoos.",),
    ),
    "C": Strain.read(
        """
        C      | G5 - - e5 - g5 ~c6 -
        C      | E6 - d6 C6 - - ~a5 -
        G7     | G5 - - f5 - g5 ~b5 -
        G7     | D6 - c6 B5 - - ~g5 -
        G7     | F6 - - ~d6 - e6 ~f6 -
        G7     | D6 - c#6 D6 - b5 g5 -
        C      | E6 - d#6 E6 - g6 ~e6 -
        C A7   | C6 - - C#6 - - . .
        Dm     | D6 - - a5 - d6 ~f6 -
        Fm     | Ab6 - g6 F6 - - ~c6 -
        C/G    | E6 - - g5 - c6 ~e6 -
        A7     | G6 - f6 E6 - - ~c#6 -
        D7     | F#6 - - ~d6 - e6 ~f#6 -
        G7     | A6 - g6 F6 - - ~d6 -
        C G7   | E6 - c6 G5 - f5 a5 b5
        C      | C6 - g5 E5 - c5 - -
        """,
        again="C      | C6 - - e5 - e5 f5 f#5",
        manners=("hhhhhhhsrrr.oos.",),
    ),
    "D": Strain.read(
        """
        C      | G6 e6 c6 G6 e6 c6 G6 -
        B7     | F#6 d#6 b5 F#6 d#6 b5 F#6 -
        C      | G6 - f#6 G6 - e6 ~c6 -
        A7     | G6 - f6 E6 - d6 c#6 -
        Dm     | F6 d6 a5 F6 d6 a5 F6 -
        A7     | E6 c#6 a5 E6 c#6 a5 E6 -
        Dm     | F6 - e6 ~f6 - d6 a5 f5
        G7     | g5 a5 b5 D6 - f6 d6 b5
        C      | G6 e6 c6 G6 e6 c6 G6 -
        B7     | F#6 d#6 b5 F#6 d#6 b5 F#6 -
        C      | G6 - f#6 G6 - e6 ~c6 -
        A7     | G6 - f6 E6 - d6 c#6 -
        Dm     | F6 - e6 ~d6 - e6 ~f6 -
        F#dim  | A6 - f#6 ~eb6 - c6 a5 -
        C/G    | g5 c6 - E6 - g6 e6 c6
        A7     | C#6 - d6 ~e6 - g6 . .
        Dm F#dim | D6 f6 - A6 - eb6 c6 a5
        C/G A7 | g5 c6 - E6 - g6 e6 c#6
        D7 G7  | d6 f#6 - D6 - f6 d6 b5
        C      | C6 - e6 g6 - C7 - -
        """,
        again="C      | C6 - e6 g6 - c6 d6 e6",
        manners=("oooorrrroooobbo.",),
    ),
}

CLOSE = Bar.read("C", "E6 - G6 - C7 - - -")
"""The last bar."""
