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
        A      | C#6 - - - - e6
        A      | E6 - - c#6 - -
        E7     | B5 - - - - d6
        E7     | D6 - - - . .
        E7     | G#5 - - - b5 -
        E7     | D6 - c#6 - b5 -
        A      | C#6 - - - a5 -
        A      | E5 - - - . .
        A      | C#6 - - - - e6
        A7     | G6 - - e6 - c#6
        D      | F#6 - - - d6 -
        Dm     | F6 - - d6 - -
        A/E    | E6 - - - c#6 -
        F#7    | A#5 - c#6 - e6 -
        Bm E7  | D6 - - b5 - g#5
        A      | A5 - - - . .
        """,
    ),
    "B": Strain.read(
        """
        F#m    | A5 - - - c#6 -
        F#m    | F#6 - - - c#6 -
        C#7    | F6 - - - b5 -
        C#7    | G#5 - - - . .
        F#m    | A5 - - - c#6 -
        B7     | D#6 - - - f#6 -
        E7     | G#5 - b5 - d6 -
        E7     | E6 - - - . .
        A      | E6 - - c#6 - a5
        A      | B5 c#6 - - e6 -
        D      | F#6 - - d6 - a5
        Dm     | A5 - - - f6 -
        A/E    | E6 - - - c#6 -
        F#7    | C#6 - a#5 - f#5 -
        B7 E7  | D#6 - - d6 - b5
        A      | C#6 - - a5 - -
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
