"""When the Lamps Are Lit: a slow waltz in A, trio in D, for the saloons at sundown; six quavers to a bar."""

from sound.notation import Strain

STRAINS = {
    "I": Strain.read(
        """
        E7     | =e5 - =g#5 - =b5 -
        E7     | =d6 - - - =b5 -
        E7     | =g#5 - =b5 - =d6 -
        E7     | E6 - - - . .
        """,
    ),
    "A": Strain.read(
        """
        A      | c#6 - - - - e6
        A      | e6 - - c#6 - -
        E7     | b5 - - - - d6
        E7     | d6 - - - . .
        E7     | g#5 - - - b5 -
        E7     | d6 - c#6 - b5 -
        A      | c#6 - - - a5 -
        A      | e5 - - - . .
        A      | c#6 - - - - e6
        A7     | g6 - - e6 - c#6
        D      | f#6 - - - d6 -
        Dm     | f6 - - d6 - -
        A/E    | e6 - - - c#6 -
        F#7    | a#5 - c#6 - e6 -
        Bm E7  | d6 - - b5 - g#5
        A      | A5 - - - . .
        """,
    ),
    "B": Strain.read(
        """
        F#m    | a5 - - - c#6 -
        F#m    | f#6 - - - c#6 -
        C#7    | f6 - - - b5 -
        C#7    | g#5 - - - . .
        F#m    | a5 - - - c#6 -
        B7     | d#6 - - - f#6 -
        E7     | g#5 - b5 - d6 -
        E7     | e6 - - - . .
        A      | e6 - - c#6 - a5
        A      | b5 c#6 - - e6 -
        D      | f#6 - - d6 - a5
        Dm     | a5 - - - f6 -
        A/E    | e6 - - - c#6 -
        F#7    | c#6 - a#5 - f#5 -
        B7 E7  | d#6 - - d6 - b5
        A      | c#6 - - a5 - -
        """,
    ),
    "C": Strain.read(
        """
        D      | f#5 - - a5 - -
        D      | d6 - - - a5 -
        G      | b5 - - d6 - -
        G      | g6 - - - . .
        A7     | e6 - - c#6 - -
        A7     | g5 - - - a5 -
        D      | f#5 - a5 - d6 -
        D      | a5 - - - . .
        D7     | f#5 - - a5 - -
        D7     | c6 - - - f#6 -
        G      | g6 - - d6 - b5
        Gm     | bb5 - - - d6 -
        D/A    | a5 - - d6 - -
        B7     | d#6 - - - b5 -
        Em A7  | e6 - g5 c#6 - e6
        D      | D6 - - - . .
        """,
    ),
}
