"""The real program, its opponents deaf and dumb: ``python -m tests.app.deaf_window SAVE FOLDER``."""

import sys

from raccoon.app.thinking import client
from raccoon.cli import main

if __name__ == "__main__":
    client.program = lambda: [sys.executable, "-m", "tests.app.unruly", "hangs"]
    sys.exit(main(["play", sys.argv[1], "--windowed", "--data-dir", sys.argv[2]]))
