"""``python -m tests.long NAME --seed N --count N``: one long run; without a name, the list of them."""

from __future__ import annotations

import argparse
import os
import sys

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before anything imports pygame
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def main(words: list[str] | None = None) -> int:
    """Run and print the result; return 1 if a trial failed."""
    from tests.long.registry import RUNS
    from tests.long.run import carried_out

    parser = argparse.ArgumentParser(prog="python -m tests.long", description="Long attacks on the program.")
    parser.add_argument("name", nargs="?", choices=sorted(RUNS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, help="trials; each run has its own usual number")
    chosen = parser.parse_args(words)
    if chosen.name is None:
        for name, run in sorted(RUNS.items()):
            print(f"{name:12} {run.count:8}  {run.what}")
        return 0
    run = RUNS[chosen.name]
    tally = carried_out(run, chosen.seed, run.count if chosen.count is None else chosen.count)
    print(f"{chosen.name}, seed {chosen.seed}: {tally}")
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
