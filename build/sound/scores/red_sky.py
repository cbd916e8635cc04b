"""Red Sky over Europe: an ostinato in G minor, its middle in C minor, for when the needle nears the skull."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Gm     | . g5 - bb5 - g5 - .
        Gm     | . g5 - bb5 - d6 - .
        D7     | . f#5 - a5 - c6 - .
        D7     | d6 - - - . d5 f#5 a5
        """,
    ),
    "A": Strain.read(
        """
        Gm     | g5 g5 - bb5 g5 - d5 -
        Gm     | . g5 - bb5 d6 - - .
        Gm     | g5 g5 - bb5 g5 - d5 -
        Edim   | . g5 - bb5 c#6 - - .
        D7     | f#5 f#5 - a5 f#5 - d5 -
        D7     | . f#5 - a5 c6 - - .
        Gm     | g5 g5 - bb5 d6 - g6 -
        G7     | f6 - - d6 - b5 - .
        Cm     | c6 c6 - eb6 c6 - g5 -
        Cm     | . c6 - eb6 g6 - - .
        Gm     | bb5 bb5 - d6 bb5 - g5 -
        Edim   | . bb5 - c#6 e6 - - .
        Eb7    | Eb6 - - bb5 - g5 - db6
        D7     | D6 - - c6 - a5 - f#5
        Cm D7  | eb6 - c6 g5 - f#5 a5 c6
        Gm     | g5 - - d5 - . . .
        """,
    ),
    "B": Strain.read(
        """
        Bb     | D6 - - c6 bb5 - f5 -
        Bb     | bb5 - c6 d6 - - f6 -
        F7     | Eb6 - - d6 c6 - a5 -
        F7     | f5 - g5 a5 - c6 - .
        Ab     | C6 - - bb5 ab5 - eb5 -
        Ab     | ab5 - bb5 c6 - - eb6 -
        D7     | F#6 - - e6 d6 - a5 -
        D7     | . c6 - a5 f#5 - - .
        Gm     | G6 - - d6 - eb6 d6 -
        Gm     | g5 - a5 bb5 - - d6 -
        Cm     | G6 - - f6 eb6 - c6 -
        Adim   | . eb6 - c6 a5 - f#5 .
        Gm/D   | g5 - bb5 - d6 - g6 -
        Eb7    | G6 - eb6 - db6 - bb5 -
        A7 D7  | e6 - c#6 - c6 - a5 -
        Gm     | G5 - - d5 - . . .
        """,
    ),
    "C": Strain.read(
        """
        Cm     | c5 - - - . g5 - -
        Cm     | ab5 g5 - - - eb5 - .
        Cm     | c5 - - - . g5 - -
        Db     | ab5 - - f5 - db5 - .
        G7     | b4 - - - . f5 - -
        G7     | ab5 g5 - - - d5 - .
        Cm     | eb5 - - g5 - c6 - -
        C7     | . bb5 - g5 - e5 - .
        Fm     | f5 - - - . c6 - -
        Fm     | db6 c6 - - - ab5 - .
        Cm     | eb5 - - - . c6 - -
        Ab     | eb6 - - c6 - ab5 - .
        D7     | d5 - f#5 - a5 - c6 -
        G7     | . b5 - d6 - f6 - .
        Ab G7  | ab5 - c6 - b5 - f5 d5
        Cm     | c5 - - g5 - . . .
        """,
    ),
}

CLOSE = Bar.read("Gm", "G5 - D6 - G6 - - -")
"""The last bar of all."""
