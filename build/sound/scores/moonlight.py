"""Moonlight in the Yard: a waltz in D, trio in G, for the long middle of a game; six quavers to a bar."""

from sound.notation import Strain

STRAINS = {
    "I": Strain.read(
        """
        A7     | =e5 - =a5 - =c#6 -
        A7     | =e6 - =c#6 - =a5 -
        A7     | =g5 - =e5 - =c#5 -
        A7     | A5 - - - . .
        """,
    ),
    "A": Strain.read(
        """
        D      | f#5 - - - a5 -
        D      | d6 - - - c#6 d6
        G      | b5 - - - d6 -
        D      | a5 - - - . .
        Em     | g5 - - - b5 -
        A7     | e6 - - - d6 c#6
        D      | a5 - f#5 - d5 -
        A7     | e5 - - - . .
        D      | f#5 - - - a5 -
        D7     | c6 - - - b5 a5
        G      | b5 - d6 - g6 -
        Gm     | bb5 - d6 - g6 -
        D/A    | f#6 - d6 - a5 -
        B7     | d#6 - b5 - a5 -
        Em A7  | g5 - b5 c#6 e6 -
        D      | D6 - - - . .
        """,
    ),
    "B": Strain.read(
        """
        Bm     | d6 - b5 - f#5 -
        Bm     | b5 c#6 d6 - f#6 -
        F#7    | e6 - c#6 - a#5 -
        F#7    | c#6 - - - . .
        Em     | g5 b5 e6 - g6 -
        Bm     | f#6 - d6 - b5 -
        F#7    | e6 - c#6 - f#5 -
        Bm     | b5 - - - . .
        D      | a5 - d6 - f#6 -
        A7     | e6 - - - c#6 -
        D      | d6 - a5 - f#5 -
        D7     | c6 - a5 - . .
        G      | b5 - d6 - g6 -
        Gm     | d6 - bb5 - g5 -
        D A7   | a5 - d6 c#6 e6 -
        D      | D6 - - - . .
        """,
    ),
    "C": Strain.read(
        """
        G      | b5 - - g5 b5 -
        G      | d6 - - - . .
        C      | e6 - - c6 e6 -
        C      | g6 - - - . .
        D7     | f#6 - a5 - c6 -
        D7     | d6 - c6 - a5 -
        G      | b5 - d6 - g5 -
        G      | b5 - - - . .
        G7     | f6 - d6 - b5 -
        C      | e6 - c6 - g5 -
        Cm     | eb6 - c6 - g5 -
        G/D    | d6 - b5 - g5 -
        E7     | g#5 - b5 - e6 -
        Am     | c6 - e6 - a5 -
        D7     | f#5 - a5 - c6 -
        G      | G5 - - - . .
        """,
    ),
}
