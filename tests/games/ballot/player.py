"""A program of its own that is killed: ``python -m tests.games.ballot.player FOLDER STAGE``.

It plays until some have answered at that stage and others have not, says where it stands, and waits.
"""

import sys
import time
from pathlib import Path

import msgspec

from tests.games.ballot.council import answered, begin, play
from tests.games.ballot.installed import install

if __name__ == "__main__":
    install()
    session = begin(Path(sys.argv[1]), "mayor", "random", "clerk", "mayor", length="long")
    play(session, until=lambda now: now.view(None).stage == sys.argv[2] and len(answered(now)) == 2)
    print(session.path, msgspec.json.encode(session.match.state).decode(), sep="\t", flush=True)
    time.sleep(600)
