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
        Gm     | G5 - - bb5 - a5 ~g5 -
        Gm     | D6 - - c#6 - - d6 .
        Cm     | C6 - - eb6 - d6 ~c6 -
        D7     | A6 - - f#6 - - d6 .
        Gm     | Bb5 - - d6 - c6 ~bb5 -
        Eb7    | G6 - - f6 - - eb6 .
        Adim   | a5 c6 - Eb6 - f#6 a6 -
        D7     | F#6 - - d6 - - . .
        Gm     | G6 - f#6 G6 - d6 ~bb5 -
        G7     | B5 - - d6 - f6 ~d6 -
        Cm     | Eb6 - d6 Eb6 - c6 ~g5 -
        Ab     | Ab5 - - c6 - eb6 ~ab6 -
        Gm/D   | Bb6 - a6 G6 - - ~d6 -
        Eb7    | Db6 - - eb6 - g6 ~eb6 -
        A7 D7  | G6 - e6 C#6 - c6 a5 f#5
        Gm     | G5 - - d5 - . . .
        """,
        manners=(
            "....oooorrrroor.",
            "oooobbbbrrrroob.",
        ),
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
        Fm     | ab5 - g5 f5 - c5 - .
        Ddim   | . ab5 - f5 - d5 - .
        Cm     | eb5 - d5 eb5 - g5 c6 -
        Ab     | . eb6 - db6 c6 - ab5 .
        D7     | d5 - f#5 - a5 - c6 -
        G7     | . b5 - d6 - f6 - .
        Ab G7  | ab5 - c6 - b5 - f5 d5
        Cm     | c5 - - g5 - . . .
        """,
    ),
}

CLOSE = Bar.read("Gm", "G5 - D6 - G6 - - -")
"""The last bar."""
