"""Moonlight in the Yard: a waltz in D, trio in G, for the long middle of a game; six quavers to a bar."""

from sound.notation import Bar, Strain

STRAINS = {
    "I": Strain.read(
        """
        A7     | =e5 - =a5 - =c#6 -
        A7     | =e6 - =c#6 - =a5 -
        A7     | =g5 - =e5 - =c#5 -
        A7     | A5 - - - . .
        """,
    ),
    "A": Strain.read(
        """
        D      | ~f#5 - - g5 ~a5 -
        D      | D6 - - - c#6 -
        G      | ~b5 - - c6 ~d6 -
        D      | ~a5 - - - . .
        Em     | ~g5 - - a5 ~b5 -
        A7     | E6 - - - d6 c#6
        D      | ~a5 - - ~f#5 - d5
        A7     | ~e5 - - - . .
        D      | ~f#5 - - g5 ~a5 -
        D7     | C6 - - - b5 -
        G      | ~b5 - - d6 ~g6 -
        Gm     | Bb5 - - ~d6 - -
        D/A    | F#6 - - e6 ~d6 -
        B7     | D#6 - - ~b5 - -
        Em A7  | ~e6 - - d6 ~c#6 -
        D      | D6 - - - . .
        """,
        again="D      | D6 - - a5 g#5 g5",
        manners=(
            ".sgghhhhrr.soos.",
            "oooogggsrrrrooo.",
        ),
    ),
    "B": Strain.read(
        """
        Bm     | ~d6 - c#6 d6 b5 -
        Bm     | F#6 - - - g6 -
        F#7    | ~f#6 - - - e6 c#6
        F#7    | ~a#5 - - - . .
        Em     | e6 f#6 g6 - e6 -
        Bm     | F#6 - - ~d6 - -
        F#7    | ~c#6 - d6 c#6 a#5 -
        Bm     | ~b5 - - - . .
        G      | ~b5 - d6 - c#6 d6
        Gm     | ~bb5 - - - d6 -
        D A7   | ~f#6 - - e6 ~c#6 -
        D      | D6 - - - . .
        """,
        again="D F#7  | D6 - - a#5 b5 c#6",
        manners=("rr..oosghhhsoor.",),
    ),
    "C": Strain.read(
        """
        G      | ~b5 - - a5 ~b5 -
        G      | D6 - - - b5 .
        C      | ~c6 - - b5 ~c6 -
        C      | ~e6 - - - . .
        D7     | ~c6 - - b5 ~c6 -
        D7     | F#6 - - - e6 -
        G      | ~d6 - c6 - b5 -
        G      | ~g5 - - - . .
        G7     | ~b5 - - c6 ~d6 -
        C      | G6 - - - f6 -
        Cm     | ~eb6 - d6 eb6 c6 -
        G/D    | ~b5 - - ~d6 - -
        E7     | ~e6 - d#6 e6 g#5 -
        Am     | C6 - - ~e6 - -
        D7     | ~c6 - - b5 ~a5 -
        G      | G5 - - - . .
        """,
        again="G      | G5 - - a5 a#5 .",
        manners=("oooohhhsrrrsooo.",),
    ),
}

CLOSE = Bar.read("D", "F#6 - A5 - D6 -")
"""The last bar."""
