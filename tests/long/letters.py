"""Every line on every picture, in every language, at every size of text, in small and large windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

from raccoon.app.text import languages
from scenes.art.frame import Frame
from scenes.registry import SHOWCASES, showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from tests.long.run import Trial
from tests.scenes.lettering import faults, written

SIZES, SCALES = ((1280, 720), (1920, 1080)), (1.0, 1.25, 1.5, 2.0)


def attack(seed: int, count: int) -> Iterator[Trial]:
    """A picture a trial, in an order of its own: what of it is too small, cut or covered."""
    shots = [(game, shot) for game in SHOWCASES for shot in shots_of(showcase_of(game))]
    every = list(product(shots, languages(), SIZES, SCALES))
    Random(seed).shuffle(every)
    for (game, shot), language, size, scale in islice(every, count):
        showcase = showcase_of(game)
        lines = written(shots_of(showcase)[shot](Still(showcase, None, language)), size, scale)
        wrong = [*faults(lines, Frame.of(size, scale).floor, f"{game}/{shot}")]
        told = (
            f"{game}/{shot}, {language}, {size[0]}x{size[1]}, {scale:.0%}: {len(wrong)}, as {wrong[0]}"
            if wrong
            else ""
        )
        yield Trial(f"{scale:.0%}", told)
