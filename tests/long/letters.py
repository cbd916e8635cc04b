"""The size and growth of the text on every screen, in every language, at two sizes of the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from raccoon.app.text import languages
from raccoon.engine.chance import Chance
from scenes.art.frame import Frame
from scenes.registry import SHOWCASES, showcase_of
from scenes.tools.shots import shots_of
from tests.long.run import Trial
from tests.scenes.lettering import LARGE, both, growth, small, spoilt

SIZES, SCALES = ((1280, 720), (1920, 1080)), (1.0, 1.25, 1.5, 2.0)


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Check a screen a trial, in random order: text that is too small or cut off, and the least growth."""
    screens = [(game, shot) for game in SHOWCASES for shot in shots_of(showcase_of(game))]
    every = [*product(screens, sorted(languages()), SIZES, SCALES)]
    for (game, shot), language, size, scale in islice(Chance(f"letters {seed}").shuffled(every), count):
        usual, large = both(game, shot, language, size, scale)
        floor = Frame.of(size).floor
        least = min(growth(usual, large, LARGE * floor).values(), default=scale)
        little = {f"{kind} small" for kind in small(large, round(scale * floor))}
        wrong = "; ".join(sorted(little | spoilt(usual, large)))
        where = f"{game} {shot} {language} {size[0]}x{size[1]} {scale:g}"
        yield Trial(f"{scale:.0%} least {least:.1f}", f"{where}: {wrong}" if wrong else "")
