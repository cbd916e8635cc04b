"""Swing Doors: a honky-tonk two-step in B flat, trio in E flat, for the saloons by daylight."""

from sound.notation import Strain

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
        Bb     | Bb5 - d6 bb5 - D6 - f6
        Bb     | f6 - d6 bb5 - f5 - -
        Bb     | . f5 bb5 D6 - bb5 f5 bb5
        G7     | B5 - d6 F6 - d6 b5 -
        C7     | . c6 e6 G6 - e6 c6 -
        C7     | bb5 - g5 e5 - g5 bb5 c6
        F7     | A5 - c6 Eb6 - c6 a5 -
        F7     | f5 - a5 c6 - . . .
        Bb     | Bb5 - d6 bb5 - D6 - f6
        Bb7    | f6 - d6 ab5 - f5 - -
        Eb     | . g5 bb5 Eb6 - g6 eb6 -
        Edim   | c#6 - bb5 G5 - bb5 c#6 e6
        Bb/F   | F6 - d6 bb5 - d6 f6 -
        G7     | D6 - b5 g5 - b5 d6 -
        C7 F7  | . e5 g5 C6 - eb6 c6 a5
        Bb     | Bb5 - d6 f6 - Bb6 - -
        """,
        again="Bb     | Bb5 - d6 f6 - f5 g5 a5",
    ),
    "B": Strain.read(
        """
        Gm     | G6 - d6 bb5 - D6 - bb5
        Gm     | a5 bb5 - G5 - bb5 d6 -
        D7     | F#6 - d6 c6 - A5 - c6
        D7     | d6 - c6 a5 - f#5 - -
        Gm     | G6 - d6 bb5 - D6 - bb5
        Eb     | . g5 bb5 Eb6 - d6 eb6 -
        F7     | C6 - a5 f5 - a5 c6 eb6
        F7     | f6 - eb6 c6 - . . .
        Bb     | D6 d6 - bb5 - F5 - bb5
        D7     | d6 - c6 a5 - f#5 a5 -
        Gm     | G5 - bb5 D6 - bb5 g5 -
        G7     | . b5 d6 F6 - d6 b5 g5
        Eb Edim | Eb6 - g6 eb6 - c#6 e6 -
        Bb/F G7 | F6 - d6 bb5 - b5 d6 f6
        C7 F7  | e6 - c6 G5 - a5 c6 eb6
        Bb     | D6 - bb5 f5 - Bb5 - -
        """,
        again="Bb     | D6 - bb5 f5 - f5 g5 a5",
    ),
    "C": Strain.read(
        """
        Eb     | g5 - - bb5 - - eb6 -
        Eb     | d6 eb6 - bb5 - g5 - -
        Bb7    | ab5 - - f5 - - d6 -
        Bb7    | c6 d6 - bb5 - f5 - -
        Bb7    | f5 - - ab5 - - d6 -
        Bb7    | f6 - d6 bb5 - ab5 f5 -
        Eb     | g5 bb5 - Eb6 - bb5 g5 -
        C7     | e5 - g5 Bb5 - . . .
        Fm     | f5 - - ab5 - - c6 -
        Fm     | b5 c6 - f6 - c6 ab5 -
        Eb     | bb5 - - eb6 - - g6 -
        Eb C7  | f#6 g6 - eb6 - e6 g6 -
        F7     | Eb6 - c6 a5 - c6 eb6 -
        F7     | f6 - eb6 c6 - a5 - -
        Bb7    | d6 - f6 Ab6 - f6 d6 bb5
        Eb     | Eb6 - bb5 g5 - eb5 - -
        """,
        again="Eb     | Eb6 - bb5 g5 - bb5 c6 d6",
    ),
}
