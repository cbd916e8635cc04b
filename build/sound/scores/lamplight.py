"""The waltz "When the Lamps Are Lit", for the saloons at sundown.

Slow, in A, the trio in D; six quavers to a bar.
"""

from sound.notation import Bar, Strain

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
        A      | C#6 - - - d6 -
        A      | E6 - - c#6 - -
        E7     | B5 - - - c#6 -
        E7     | D6 - - - . .
        E7     | ~g#5 - - a5 ~b5 -
        E7     | D6 - c#6 - b5 -
        A      | ~c#6 - - b5 ~a5 -
        A      | E5 - - - . .
        A      | C#6 - - - d6 -
        A7     | G6 - - e6 - c#6
        D      | F#6 - - e6 ~d6 -
        Dm     | F6 - - ~d6 - -
        A/E    | E6 - - d6 ~c#6 -
        F#7    | ~a#5 - - - c#6 -
        Bm E7  | D6 - - c#6 ~b5 -
        A      | A5 - - - . .
        """,
        manners=("...ghhhsrrrrooo.",),
    ),
    "B": Strain.read(
        """
        F#m    | A5 - - b5 ~c#6 -
        F#m    | F#6 - - - f6 -
        C#7    | ~f6 - - f#6 ~g#6 -
        C#7    | ~c#6 - - - . .
        F#m    | ~c#6 - - b5 ~a5 -
        B7     | D#6 - - ~f#6 - -
        E7     | ~g#5 - a5 - b5 -
        E7     | E6 - - - . .
        A      | C#6 - - d6 ~e6 -
        A      | ~a6 - - - g#6 -
        D      | ~f#6 - e6 f#6 d6 -
        Dm     | ~f6 - - ~d6 - -
        A/E    | C#6 - - d6 ~e6 -
        F#7    | ~a#5 - - - c#6 -
        B7 E7  | ~d#6 - - d6 ~b5 -
        A      | A5 - - - . .
        """,
    ),
    "C": Strain.read(
        """
        D      | ~a5 - - - f#5 -
        D      | D6 - - c#6 ~d6 -
        G      | ~b5 - - - d6 -
        G      | G6 - - - . .
        A7     | ~g6 - - f#6 ~e6 -
        A7     | ~c#6 - - - b5 -
        D      | ~a5 - - d6 ~f#6 -
        D      | ~d6 - - - . .
        D/A    | ~f#6 - e6 f#6 d6 -
        B7     | ~d#6 - - - b5 -
        Em A7  | ~e6 - - d6 ~c#6 -
        D      | D6 - - - . .
        """,
    ),
}

CLOSE = Bar.read("A", "C#6 - E6 - A5 -")
"""The last bar."""
