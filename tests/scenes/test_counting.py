"""While the points are counted only what is written is drawn anew, and nothing else is ever seen for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from bench.scripts import counting
from scenes.art.moving.clipping import joined
from scenes.art.moving.count_up import Count
from scenes.registry import SHOWCASES
from scenes.results.scene import ResultsScene
from scenes.tools.still import Still
from scenes.window.stack import SceneStack
from tests.scenes.ending import alike, certificate
from tests.scenes.finished import finished

FORMS = (((1920, 1080), 1.0), ((1024, 768), 2.0), ((2560, 1080), 1.0))
STEP = 1 / 12
"""Seconds from one picture to the next."""


def scene_of(game: str) -> ResultsScene:
    scene, _ = counting(Still(SHOWCASES[game]))
    assert isinstance(scene, ResultsScene)
    return scene


RESULTS: dict[str, Callable[[], ResultsScene]] = {
    **{game: partial(scene_of, game) for game in SHOWCASES},
    "five": lambda: certificate(finished(5), pace=0.4),
    "two have won": lambda: certificate(finished(3, winners=(0, 2)), pace=0.4),
    "lost": lambda: certificate(finished(4, winners=()), pace=0.4),
    "no table": lambda: certificate(replace(finished(), table=None), pace=0.4),
}


@pytest.mark.parametrize("kind", RESULTS)
def test_what_is_drawn_anew_is_all_that_the_count_has_changed(kind: str) -> None:
    scene = RESULTS[kind]()
    for size, text_scale in FORMS:
        stack = SceneStack(size, text_scale)
        scene.count = Count(scene.front.lines, 0.4, sealed=bool(scene.results.verdict.seal))
        stack.push(scene)
        shown, whole = pygame.Surface(size, 0, 32), pygame.Surface(size, 0, 32)
        stack.draw(shown)
        changed = 0
        while not scene.count.done:
            stack.update(STEP)
            places = stack.draw(shown) if stack.picture.dirty else []
            changed += places != [shown.get_rect()]
            scene.draw(whole)
            assert alike(shown, whole), f"{size} at {scene.count.share}, seal {scene.count.seal}"
        assert changed > 10
        stack.clear()


def test_places_that_overlap_are_drawn_as_one() -> None:
    row, beside, across = pygame.Rect(0, 0, 9, 3), pygame.Rect(20, 0, 9, 3), pygame.Rect(5, 1, 18, 1)
    assert joined([row, beside]) == [row, beside]
    assert joined([row, beside, across]) == [pygame.Rect(0, 0, 29, 3)]
