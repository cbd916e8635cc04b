"""The entry point of ``python -m raccoon`` and of the packaged program."""

import gc
import sys

from raccoon import ending


def main() -> int:
    """Run the command line and return its exit code (`raccoon.cli.main`).

    In the packaged program a bot's process starts here too and must not open a second window:
    `freeze_support` is called first, before the command line is imported, so that such a process loads
    little.
    """
    ending.exit_at_once()
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    gc.disable()  # hardly any object is freed during the imports
    from raccoon.cli import main as run

    gc.enable()
    ending.exit_in_order()
    return run()


if __name__ == "__main__":
    sys.exit(main())
