"""Sawdust and Silver: an old-time two-step in A flat, trio in D flat, for the saloons by daylight."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Eb7    | =eb6 =db6 =bb5 =g5 - =eb5 =g5 =bb5
        Eb7    | =db6 - =bb5 =g5 - =f5 =eb5 -
        Eb7    | =g5 =bb5 =db6 =f6 - =eb6 =db6 =bb5
        Eb7    | Eb6 - - - . eb5 f5 g5
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        Ab     | Ab5 - c6 Eb6 - - ~c6 -
        Ab     | ~f6 - eb6 ~c6 - - ab5 .
        Eb7    | ~db6 - - c6 ~bb5 - ~g5 -
        Eb7    | G5 - ab5 ~bb5 - - . .
        Eb7    | ~bb5 - db6 Eb6 - - ~db6 -
        Eb7    | ~f6 - eb6 ~db6 - bb5 g5 -
        Ab     | ~ab5 - bb5 ~c6 - ~eb6 - d6
        F7     | ~eb6 - - C6 - a5 c6 -
        Bbm    | Bb5 - db6 F6 - - ~db6 -
        Bbm    | ~gb6 - f6 ~db6 - bb5 - .
        Ab     | ~eb6 - - d6 ~eb6 - ~c6 -
        Ab7    | ~gb6 - - ~eb6 - c6 gb5 -
        Db Ddim | ~f6 - eb6 ~db6 - ~d6 - f6
        Ab/Eb F7 | Eb6 - - ~c6 - ~a5 - c6
        Bb7 Eb7 | ~d6 - c6 ~bb5 - db6 bb5 g5
        Ab     | Ab5 - - ~c6 - Ab5 - -
        """,
        again="Ab     | Ab5 - c6 ab5 - eb5 f5 g5",
        manners=(
            "..sghhhhrrrsoos.",
            "oooorrrrooggoob.",
        ),
    ),
    "B": Strain.read(
        """
        Fm     | ~f5 - g5 ~ab5 - - ~c6 -
        Fm     | F6 - e6 ~f6 - - ~c6 .
        C7     | ~e6 - - d6 ~c6 - ~bb5 -
        C7     | G5 - ab5 ~g5 - - . .
        Fm     | ~ab5 - bb5 C6 - - ~f6 -
        Db     | ~ab6 - f6 ~db6 - - ab5 .
        G7     | ~b5 - c6 D6 - f6 ~d6 -
        C7     | ~e6 - - ~c6 - - . .
        Ab     | Ab5 - g5 ~ab5 - c6 ~eb6 -
        Ab7    | ~gb6 - f6 ~eb6 - c6 gb5 -
        Db     | ~f5 - - ab5 ~db6 - ~f6 -
        Dbm    | ~e6 - - db6 ~ab5 - - .
        Ab/Eb  | ~c6 - b5 ~c6 - eb6 ~ab6 -
        F7     | ~g6 - f6 ~eb6 - c6 a5 -
        Bb7 Eb7 | ~d6 - eb6 ~f6 - eb6 db6 bb5
        Ab     | Ab5 - eb6 ~c6 - Ab5 - -
        """,
        again="Ab     | Ab5 - - ~eb5 - f5 g5 ab5",
    ),
    "C": Strain.read(
        """
        Db     | ~f5 - - e5 ~f5 - ~ab5 -
        Db     | Db6 - c6 ~bb5 - ~ab5 - -
        Gb     | ~bb5 - - a5 ~bb5 - ~db6 -
        Gb     | Gb6 - f6 ~eb6 - ~db6 - .
        Db     | ~ab5 - bb5 ~ab5 - f5 ~db6 -
        Bb7    | ~d6 - - ~f6 - d6 ~ab5 -
        Eb7    | G5 - ab5 ~bb5 - c6 ~db6 -
        Ab7    | ~eb6 - - ~c6 - - . .
        Gb Gdim | Bb5 - a5 ~bb5 - ~db6 - e6
        Db/Ab Bb7 | F6 - - ~db6 - ~d6 - f6
        Eb7 Ab7 | ~g6 - f6 ~eb6 - c6 eb6 gb6
        Db     | ~f6 - db6 ~ab5 - Db6 - -
        """,
        again="Db     | ~f6 - db6 ~ab5 - ab5 bb5 c6",
        manners=("hhhhhhhsoorroos.",),
    ),
}

CLOSE = Bar.read("Ab", "C6 - Eb6 - Ab5 - - -")
"""The last bar."""
