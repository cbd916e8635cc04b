"""The program with one more game: ``python -m tests.games.ballot.play`` instead of ``raccoon``."""

import os
import sys

from tests.games.ballot.installed import install

install()  # also where a process of a pool starts: it runs this file under another name

if __name__ == "__main__":
    from raccoon.cli import main

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.argv[1:2] != ["think"]:  # who only thinks needs no screens
        from tests.games.ballot.shown import show

        show()
    sys.exit(main())
