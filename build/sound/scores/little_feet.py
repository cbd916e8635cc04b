"""On Little Black Feet: a nocturne in E minor, middle in A minor, for the chamber at night."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Em     | e5 - - . b4 - - .
        Em     | e5 - f#5 - g5 - - .
        B7     | f#5 - - . d#5 - - .
        B7     | b4 - - - . . b4 d#5
        """,
    ),
    "A": Strain.read(
        """
        Em     | e5 - . f#5 g5 - b5 -
        Em     | a#5 b5 - g5 - f#5 e5 -
        B7     | d#5 - . e5 f#5 - a5 -
        B7     | g#5 a5 - f#5 - - d#5 -
        Em     | e5 - . f#5 g5 - b5 -
        E7     | d6 - - c6 b5 - g#5 .
        Am     | c6 - - b5 a5 - e5 -
        Am     | . . c5 e5 - a5 - .
        F#dim  | c6 - - a5 - f#5 - .
        F#dim  | eb6 - - d6 c6 - a5 .
        Em/B   | b5 - - a5 g5 - e5 -
        C7     | bb5 - - g5 - - e5 .
        Am     | a5 - - b5 c6 - b5 a5
        F#7    | a#5 - - b5 c#6 - e6 .
        B7     | d#6 - - b5 - a5 f#5 -
        Em     | e5 - - - . . . .
        """,
        manners=(
            "..d.llllddrggd..",
            "dd.drr.dllllggs.",
        ),
    ),
    "B": Strain.read(
        """
        G      | b5 - - c6 d6 - g5 -
        G      | . b5 - a5 g5 - - .
        D7     | a5 - - b5 c6 - f#5 -
        D7     | . c6 - b5 a5 - - .
        G      | b5 - - c6 d6 - g6 -
        B7     | f#6 - - e6 d#6 - b5 .
        Em     | g5 - - a5 b5 - e6 -
        Em     | . . e5 - g5 - b5 .
        C      | c6 - - d6 e6 - g5 -
        C      | . g5 - c6 e6 - - .
        G/D    | d6 - - c6 b5 - g5 -
        Edim   | . g5 - bb5 c#6 - - .
        Am     | e6 - - c6 - a5 - .
        Em/B   | b5 - - a5 g5 - e5 .
        F#7 B7 | a#5 - c#6 - b5 - d#6 -
        Em     | e6 - - b5 - . . .
        """,
    ),
    "C": Strain.read(
        """
        Am     | a4 - - b4 - c5 e5 -
        Am     | . . a5 g#5 a5 - - .
        E7     | e5 - - f#5 - g#5 b5 -
        E7     | . . d6 c#6 d6 - - .
        Am     | c6 - - b5 - a5 g#5 -
        A7     | . . g5 - f#5 g5 - .
        Dm     | f5 - - g5 - a5 d6 -
        Dm     | . . f6 - e6 f6 - .
        Dm     | a5 - - g5 - f5 d5 -
        Bdim   | . . b4 - d5 f5 - .
        E7     | e5 - f#5 g#5 - - b5 d6
        Am     | a5 - - e5 - . . .
        """,
    ),
}

CLOSE = Bar.read("Em", ". . b4 - e5 - - -")
"""The last bar."""
