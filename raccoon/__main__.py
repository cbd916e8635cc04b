"""``python -m raccoon``, and the entry point of the packaged program."""

import gc
import sys

from raccoon import ending


def main() -> int:
    """Run the command line; the exit code is `raccoon.cli.main`'s.

    In the packaged program a bot's process starts here too, and must not open a second window:
    `freeze_support` comes first. The command line is imported after it, so that such a process loads little.
    """
    ending.at_once()
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    gc.disable()  # next to nothing is let go meanwhile
    from raccoon.cli import main as run

    gc.enable()
    ending.in_order()
    return run()


if __name__ == "__main__":
    sys.exit(main())
