"""Point of Order: a nervous march in A minor, trio in D minor, for when the needle nears the skull."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        E7     | e5 . e5 e5 . g#5 . b5
        E7     | . d6 - b5 - g#5 - .
        E7     | e5 . e5 e5 . g#5 . d6
        E7     | b5 - - - . e5 g#5 b5
        """,
    ),
    "A": Strain.read(
        """
        Am     | A5 - a5 a5 . c6 ~e6 -
        Am     | . e6 - d#6 e6 - c6 .
        E7     | B5 - b5 b5 . d6 ~g#6 -
        E7     | . f6 - e6 d6 - b5 .
        Am     | C6 - c6 c6 . e6 ~a6 -
        A7     | . g6 - f#6 g6 - e6 .
        Dm     | F6 - e6 ~d6 - a5 ~d6 -
        F7     | Eb6 - - c6 - a5 - .
        Dm     | A5 - d6 F6 - e6 d6 -
        D#dim  | . a6 - f#6 d#6 - c6 .
        Am/E   | ~e6 - d6 ~c6 - a5 ~e6 -
        F7     | . eb6 - f6 a6 - ~eb6 -
        B7     | D#6 - f#6 A6 - f#6 d#6 -
        E7     | . g#6 - e6 d6 - b5 .
        Bdim E7 | f6 - d6 B5 - g#5 b5 d6
        Am     | A5 - - e5 - . . .
        """,
        manners=(
            "....oooorrrroor.",
            "oooobbbbrrrroob.",
        ),
    ),
    "B": Strain.read(
        """
        C      | G5 - - a5 g5 - e5 -
        C      | . c6 - b5 c6 - e6 .
        G7     | D6 - - e6 d6 - b5 -
        G7     | . f6 - e6 f6 - d6 .
        E7     | G#6 - - f#6 e6 - b5 -
        E7     | . d6 - b5 g#5 - - .
        Am     | C6 - b5 c6 - e6 a6 -
        Am     | . e6 - c6 a5 - - .
        F      | A5 - - bb5 c6 - f6 -
        F      | . a6 - g6 f6 - c6 .
        Dm     | F6 - e6 d6 - a5 f5 -
        D#dim  | . c6 - a5 f#5 - d#5 .
        Am/E   | e5 - a5 - c6 - e6 -
        F7     | Eb6 - d6 c6 - a5 f5 -
        B7 E7  | d#6 - f#6 - e6 - g#5 -
        Am     | A5 - - e5 - . . .
        """,
    ),
    "C": Strain.read(
        """
        Dm     | d5 . d5 f5 . a5 - -
        Dm     | bb5 a5 - - f5 - d5 .
        A7     | c#5 . c#5 e5 . g5 - -
        A7     | bb5 a5 - - g5 - e5 .
        Dm     | d5 . d5 f5 . a5 - d6
        D7     | - . c6 - a5 - f#5 .
        Gm     | g5 - - bb5 - d6 - g6
        Gm     | - . d6 - bb5 - g5 .
        Bb     | bb5 . bb5 d6 . f6 - -
        Bb     | . d6 - c6 bb5 - f5 .
        Gm     | g5 . g5 bb5 . d6 - -
        Eb     | . bb5 - ab5 g5 - eb5 .
        Dm/A   | a5 - - f5 - d5 - .
        Bdim   | . f5 - d5 b4 - d5 f5
        A7     | e5 - g5 - a5 - c#6 -
        Bb     | d6 - - bb5 - - . .
        Gm     | bb5 - - g5 - d5 - .
        Dm/A   | . f5 - a5 d6 - f6 -
        E7 A7  | e6 - d6 - c#6 - g5 -
        Dm     | d6 - - a5 - . . .
        """,
    ),
}

CLOSE = Bar.read("Am", "A5 - E6 - A5 - - -")
"""The last bar."""
