"""The real program with unruly opponents: ``python -m tests.app.deaf_window SAVE FOLDER HOW``."""

import sys

from raccoon.app.thinking import client
from raccoon.cli import main

if __name__ == "__main__":
    vars(client)["program"] = lambda: [sys.executable, "-m", "tests.app.unruly", sys.argv[3]]
    sys.exit(main(["play", sys.argv[1], "--windowed", "--data-dir", sys.argv[2]]))
