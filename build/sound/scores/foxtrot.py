"""Foxtrot of the Chamber: sly, in C minor, trio in F minor, for the night over Europe."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        G7     | . d5 - f5 - g5 - b5
        G7     | - c6 b5 - ab5 - g5 -
        G7     | f5 - . d5 - b4 - d5
        G7     | g5 - - - . . b4 d5
        """,
    ),
    "A": Strain.read(
        """
        Cm     | g5 - ab5 g5 - eb5 c5 -
        Cm     | . c5 d5 eb5 - - g5 .
        G7     | f5 - - d5 - b4 d5 -
        G7     | . f5 - ab5 g5 - - .
        Cm     | g5 - ab5 g5 - c6 eb6 -
        C7     | e6 - - d6 c6 - bb5 .
        Fm     | ab5 - c6 f6 - - eb6 -
        G7     | . d6 c6 b5 - g5 - .
        Ddim   | d6 - - c6 b5 - ab5 .
        G7     | g5 - ab5 b5 - d6 f6 -
        Cm/G   | eb6 - - d6 c6 - g5 -
        Adim   | . eb6 - c6 a5 - f#5 .
        Ab     | ab5 - - bb5 c6 - eb6 -
        D7     | d6 - c6 a5 - f#5 a5 .
        G7     | b5 - - d6 - f6 d6 b5
        Cm     | c6 - - g5 - . . .
        """,
        manners=(
            "..d.llllddrggd..",
            "dd.drr.dllllggs.",
        ),
    ),
    "B": Strain.read(
        """
        Eb     | bb5 - - c6 bb5 - g5 -
        Eb     | . eb5 g5 bb5 - eb6 - .
        Bb7    | d6 - - eb6 d6 - bb5 -
        Bb7    | . ab5 - f5 d5 - - .
        Eb     | g5 - ab5 bb5 - eb6 g6 -
        Eb7    | f6 - eb6 db6 - bb5 g5 .
        Ab     | c6 - - eb6 ab6 - eb6 -
        G7     | . b5 - ab5 g5 - - .
        Fm     | ab5 - g5 ab5 - c6 f6 -
        Ddim   | . f6 - d6 b5 - ab5 .
        Cm     | g5 - f#5 g5 - c6 eb6 -
        F#dim  | . eb6 - c6 a5 - f#5 .
        Ab     | ab5 - c6 eb6 - d6 c6 -
        Fm     | . c6 - ab5 f5 - - .
        D7 G7  | f#5 - a5 c6 - b5 d6 f6
        Cm     | eb6 - - c6 - . . .
        """,
    ),
    "C": Strain.read(
        """
        Fm     | f5 - . g5 ab5 - c6 -
        Fm     | . c6 - b5 c6 - - .
        C7     | bb5 - . ab5 g5 - e5 -
        C7     | . g5 - f#5 g5 - - .
        Fm     | ab5 - . bb5 c6 - f6 -
        F7     | . eb6 - d6 eb6 - c6 .
        Bbm    | db6 - . c6 bb5 - f5 -
        Bbm    | . db6 - c6 db6 - - .
        Gb     | db6 - - bb5 gb5 - bb5 -
        Fm/C   | c6 - - ab5 f5 - ab5 -
        C7     | bb5 - ab5 g5 - e5 g5 bb5
        Fm     | ab5 - - f5 - . . .
        """,
    ),
}

CLOSE = Bar.read("Cm", ". . g4 - c5 - - -")
"""The last bar."""
