"""The Last Spike: a driving rag in D minor and F, trio in B flat, for the last round."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Dm     | =d5 =f5 =a5 =d6 - =c#6 =d6 =a5
        Gm     | =bb5 =g5 =d5 =bb5 - =a5 =bb5 =g5
        A7     | =a5 - =g#5 =a5 - =c#6 - =e6
        A7     | A5 - - - . a5 b5 c#6
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        Dm     | D6 a5 f5 D6 - e6 f6 -
        Dm     | E6 - d6 A5 - - - .
        A7     | C#6 a5 g5 C#6 - d6 e6 -
        A7     | D6 - c#6 A5 - - - .
        A7     | E6 c#6 a5 E6 - f6 g6 -
        A7     | f6 - e6 c#6 - bb5 a5 g5
        Dm     | F5 a5 d6 F6 - e6 d6 a5
        Dm A7  | D6 - f5 a5 - g5 a5 c#6
        Dm     | D6 a5 f5 D6 - e6 f6 -
        D7     | F#6 - e6 D6 - - a5 -
        Gm     | Bb5 d6 - G6 - f6 e6 d6
        Gm     | . bb5 d6 G6 - f6 d6 bb5
        Dm/A   | a5 d6 - F6 - d6 a5 f5
        Bb7    | Ab5 bb5 - D6 - f6 d6 bb5
        Dm A7  | a5 d6 - F6 - e6 c#6 a5
        Dm     | D6 - a5 f5 - D5 - -
        """,
        again="Dm     | D6 - a5 f5 - a5 b5 c#6",
        manners=(
            "....oooorrrroob.",
            "oooooooobbbboob.",
        ),
    ),
    "B": Strain.read(
        """
        F      | . a5 c6 F6 - e6 ~f6 -
        F      | F6 c6 a5 F6 - e6 d6 c6
        C7     | . bb5 c6 E6 - d#6 ~e6 -
        C7     | E6 c6 bb5 E6 - d6 c6 bb5
        C7     | ~g5 - a5 ~bb5 - b5 ~c6 -
        C7     | E6 - d6 ~c6 - bb5 g5 e5
        F      | F5 - e5 F5 - - ~a5 c6
        F      | g#5 a5 c6 A6 - g6 f6 c6
        F      | . a5 c6 F6 - e6 ~f6 -
        F7     | Eb6 c6 a5 Eb6 - d6 c6 a5
        Bb     | . bb5 d6 F6 - g6 ~f6 -
        Bdim   | F6 d6 b5 Ab6 - f6 d6 b5
        F/C    | A6 - g#6 ~a6 - f6 ~c6 -
        D7     | F#6 - e6 D6 - - ~a5 -
        G7 C7  | d6 b5 - G6 - e6 c6 bb5
        F      | A5 c6 - F6 - . . .
        """,
        again="F      | A5 c6 - F6 - c6 d6 e6",
        manners=("rrrroooohhhsoos.",),
    ),
    "C": Strain.read(
        """
        Bb     | d6 - - ~f5 - bb5 d6 -
        Bb     | c6 - bb5 G5 - - f5 -
        F7     | c6 - - ~f5 - a5 c6 -
        F7     | d6 - c6 A5 - - f5 -
        F7     | eb6 - - A5 - c6 eb6 -
        F7     | d6 - c6 a5 - g5 f5 eb5
        Bb     | d5 f5 bb5 D6 - c6 bb5 f5
        Bb     | g5 f5 - d5 - f5 bb5 c6
        Bb     | d6 - - ~f5 - bb5 d6 -
        Bb7    | c6 - bb5 ab5 - f5 - -
        Eb     | eb6 - - G5 - bb5 eb6 -
        Eb     | F6 - eb6 C6 - - g5 -
        Edim   | E6 - c#6 bb5 - g5 - -
        Bb/F   | f5 bb5 - D6 - c6 bb5 f5
        G7     | b5 d6 - F6 - d6 b5 g5
        C7 F7  | E6 - c6 - ~eb6 - . .
        Edim   | g5 bb5 c#6 E6 - c#6 bb5 g5
        Bb/F G7 | f6 - bb5 D6 - b5 d6 f6
        C7 F7  | e6 c6 - G5 - a5 c6 eb6
        Bb     | D6 - bb5 f5 - bb4 - -
        """,
        again="Bb     | D6 - bb5 f5 - f5 bb5 c6",
        manners=("hhhhhhhsrrrroos.",),
    ),
    "D": Strain.read(
        """
        Gm     | G6 . g6 G6 - a6 ~bb6 -
        D7     | A6 - g6 F#6 - - ~d6 -
        Gm     | G6 . g6 G6 - a6 ~bb6 -
        D7     | A6 - f#6 D6 - - ~c6 -
        Cm     | Eb6 - d6 Eb6 - f6 ~g6 -
        Cm F7  | Eb6 - c6 A5 - c6 eb6 -
        Bb     | D6 - c6 Bb5 - d6 ~f6 -
        D7     | F#6 - - ~d6 - c6 a5 f#5
        Gm     | G6 . g6 G6 - a6 ~bb6 -
        D7     | A6 - g6 F#6 - - ~d6 -
        Gm     | G6 . g6 Bb6 - a6 ~g6 -
        G7     | F6 - - ~d6 - eb6 ~f6 -
        Cm Edim | Eb6 - d6 C6 - c#6 e6 g6
        Bb/F G7 | F6 - - D6 - b5 d6 f6
        C7 F7  | E6 - c6 G6 - eb6 c6 a5
        Bb     | Bb5 d6 f6 Bb6 - . . .
        """,
        again="Bb     | Bb5 d6 f6 Bb6 - c6 d6 f#6",
        manners=("oooorrrsoooobob.",),
    ),
}

CLOSE = Bar.read("Dm", "F6 - A5 - D6 - - -")
"""The last bar."""
