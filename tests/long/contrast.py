"""The contrast of type on every screen of every game, in every language and theme, at three sizes of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from raccoon.app.text import languages
from raccoon.engine.chance import Chance
from scenes.registry import PRESENTATIONS, showcase_of
from scenes.tools.shots import shots_of
from tests.long.run import Trial
from tests.scenes.contrast import draw_screen, pale, watched

SCALES = (1.0, 1.5, 2.0)


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Check a screen a trial, all of them in random order."""
    screens = [(game, shot) for game in PRESENTATIONS for shot in shots_of(showcase_of(game))]
    every = [*product(screens, sorted(languages()), SCALES, (False, True))]
    for (game, shot), language, scale, high in islice(Chance(f"contrast {seed}").shuffled(every), count):
        with pytest.MonkeyPatch.context() as patch:
            lines = watched(patch)
            draw_screen(game, shot, language, scale, high)
            found = pale(lines, high)
        where = f"{game} {shot} {language} {scale:g} {'high' if high else 'usual'}"
        yield Trial(game, f"{where}: {'; '.join(found)}" if found else "")
