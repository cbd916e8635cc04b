"""The Last Stage In: a waltz in E, trio in A, for the saloons at sundown; six quavers to a bar."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        B7     | =b5 - =d#6 - =f#6 -
        B7     | =a6 - - - =f#6 -
        B7     | =d#6 - =b5 - =a5 -
        B7     | B5 - - - . .
        """,
    ),
    "A": Strain.read(
        """
        E      | ~g#5 - - - a5 -
        E      | B5 - - c#6 ~b5 -
        A      | ~c#6 - - - d#6 -
        E      | E6 - - - . .
        F#m    | ~a5 - - b5 ~c#6 -
        B7     | D#6 - c#6 - b5 -
        E      | ~g#5 - - f#5 ~e5 -
        B7     | F#5 - - - . .
        E      | ~g#5 - - - a5 -
        E7     | B5 - - c#6 ~d6 -
        A      | ~e6 - - - c#6 -
        Am     | C6 - - ~e6 - -
        E/B    | G#6 - - f#6 ~e6 -
        C#7    | ~f6 - - - g#6 -
        F#m B7 | A6 - f#6 ~d#6 - b5
        E      | E6 - - - . .
        """,
        manners=("...ghhhsrrrrooo.",),
    ),
    "B": Strain.read(
        """
        C#m    | ~e6 - d#6 e6 c#6 -
        C#m    | G#5 - - - . .
        G#7    | ~f#5 - - g#5 ~c6 -
        G#7    | D#6 - - - . .
        A      | ~c#6 - b5 c#6 a5 -
        E      | ~b5 - - ~g#5 - -
        F#7    | ~a#5 - b5 c#6 e6 -
        B7     | D#6 - - - . .
        E      | ~g#6 - f#6 g#6 e6 -
        E7     | D6 - - - b5 -
        A      | ~c#6 - - e6 ~a6 -
        Am     | ~c6 - - - e6 -
        E/B    | ~g#6 - - f#6 ~e6 -
        C#7    | ~f6 - - - g#6 -
        F#m B7 | ~a6 - f#6 ~d#6 - a5
        E      | G#5 - - - . .
        """,
    ),
    "C": Strain.read(
        """
        A      | ~e5 - - - c#5 -
        A      | A5 - - g#5 ~a5 -
        D      | ~f#5 - - - a5 -
        D      | D6 - - - . .
        E7     | ~d6 - - c#6 ~b5 -
        E7     | ~g#5 - - - f#5 -
        A      | ~e5 - - a5 ~c#6 -
        F#7    | ~a#5 - - - . .
        Bm     | ~d6 - c#6 d6 b5 -
        A/E    | ~c#6 - - ~a5 - -
        Bm E7  | ~f#6 - d6 ~g#5 - b5
        A      | A5 - - - . .
        """,
    ),
}

CLOSE = Bar.read("E", "G#6 - B5 - E6 -")
"""The last bar."""
