"""``python build/sound [NAME…]``: make all sounds, or these; ``--measure`` prints their figures.

Needs ``pip install -e ".[build]"``.
"""

import sys
from pathlib import Path


def main(chosen: list[str]) -> int:
    """Write the sounds and print their sizes; return 2 when a name is unknown."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from sound.bake import ASSETS, PERFORMED, bake, names, performances, phrases
    from sound.measured import report

    if chosen == ["--measure"]:
        for line in report():
            print(line)
        return 0
    unknown = sorted(set(chosen) - set(names()))
    if unknown:
        print(
            f"There is no sound called {', '.join(unknown)}; there are {', '.join(names())}.", file=sys.stderr
        )
        return 2
    for path, text in phrases():
        path.write_text(text)
    for path in bake(chosen or names()):
        print(f"{path.relative_to(ASSETS)!s:42} {path.stat().st_size / 1000:8.1f} kB")
    PERFORMED.write_text(performances(chosen or names()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
