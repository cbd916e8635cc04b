"""Swing Doors: a honky-tonk two-step in B flat, trio in E flat, for the saloons by daylight."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        Bb     | =bb5 - =f5 =bb5 - =d6 - -
        Bb     | =c6 =d6 - =bb5 - =f5 - -
        F7     | =a5 - =c6 =eb6 - =c6 - -
        F7     | F6 - - - . f5 g5 a5
        """,
        unison=True,
    ),
    "A": Strain.read(
        """
        Bb     | Bb5 - bb5 Bb5 . c6 D6 -
        Bb     | ~f6 - eb6 ~d6 - ~bb5 . .
        Bb     | D6 - d6 D6 . eb6 F6 -
        G7     | ~f6 - - ~d6 - - . .
        C7     | E6 - e6 E6 . f6 G6 -
        C7     | ~e6 - d#6 ~e6 - d6 c6 -
        F7     | ~a5 - bb5 ~c6 - db6 ~c6 -
        F7     | ~eb6 - - ~c6 - - . .
        Bb     | Bb5 - bb5 Bb5 . c6 D6 -
        Bb7    | ~f6 - eb6 ~d6 - ~bb5 - ab5
        Eb     | ~g5 - ab5 ~bb5 - ~eb6 - d6
        Edim   | C#6 - - ~e6 - f6 ~g6 -
        Bb/F   | F6 - e6 ~f6 - d6 ~bb5 -
        G7     | ~b5 - - ~d6 - c6 b5 -
        C7 F7  | ~e6 - - d6 ~c6 a5 c6 eb6
        Bb     | D6 - c6 ~bb5 - Bb5 - -
        """,
        again="Bb     | Bb5 - d6 f6 - f5 g5 a5",
        manners=(
            "rrr.oooohhhsoos.",
            "oooobbbboorroob.",
        ),
    ),
    "B": Strain.read(
        """
        Gm     | G5 - - a5 ~bb5 - ~d6 -
        Gm     | ~g6 - f#6 ~g6 - d6 ~bb5 -
        D7     | F#5 - - g5 ~a5 - ~c6 -
        D7     | D6 - c#6 ~d6 - - . .
        Gm     | G5 - - a5 ~bb5 - ~d6 -
        Eb     | ~g6 - - ~eb6 - d6 eb6 -
        F7     | ~c6 - - d6 ~eb6 - . .
        F7     | ~c6 - - ~a5 - - . .
        Eb Edim | Eb6 - d6 ~eb6 - ~e6 - c#6
        Bb/F G7 | ~d6 - - ~f6 - ~d6 - b5
        C7 F7  | ~c6 - d6 ~e6 - eb6 c6 a5
        Bb     | Bb5 - a5 ~bb5 - Bb5 - -
        """,
        again="Bb     | Bb5 - - ~f5 - f5 g5 a5",
    ),
    "C": Strain.read(
        """
        Eb     | ~g5 - - f#5 ~g5 - ~bb5 -
        Eb     | Eb6 - d6 ~c6 - ~bb5 - -
        Bb7    | ~ab5 - - g5 ~ab5 - ~bb5 -
        Bb7    | D6 - - ~f6 - - . .
        Bb7    | ~f5 - - e5 ~f5 - ~ab5 -
        Bb7    | D6 - c#6 ~d6 - c6 bb5 -
        Eb     | ~g5 - ab5 ~bb5 - ~eb6 - d6
        C7     | ~e6 - - ~c6 - - . .
        Fm     | ~ab5 - - g5 ~ab5 - ~c6 -
        Fm     | F6 - e6 ~f6 - ~c6 - -
        Eb     | ~bb5 - - a5 ~bb5 - ~eb6 -
        Eb C7  | G6 - - ~eb6 - ~e6 g6 -
        F7     | F6 - eb6 ~c6 - d6 ~eb6 -
        F7     | ~a5 - - ~c6 - d6 eb6 -
        Bb7    | ~d6 - eb6 ~f6 - ab6 f6 d6
        Eb     | Eb6 - bb5 ~g5 - Eb5 - -
        """,
        again="Eb     | Eb6 - bb5 ~g5 - bb5 c6 d6",
        manners=("hhhhhhhsoorroos.",),
    ),
}

CLOSE = Bar.read("Bb", "D6 - F6 - Bb5 - - -")
"""The last bar."""
