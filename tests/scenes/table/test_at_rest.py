"""A table at rest stays at rest for the loop, also if a late frame has skipped its idle life."""

import pygame
import pytest

from scenes.registry import SHOWCASES
from scenes.table.scene import TableScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.stack import SceneStack

SIZE = (1280, 720)
FRAME = 1 / 30


def resting(game: str) -> tuple[SceneStack, pygame.Surface]:
    """A table on which only the idle life moves."""
    window, showcase = pygame.display.set_mode(SIZE), SHOWCASES[game]
    stack = SceneStack(SIZE)
    stack.push(shots_of(showcase)["table"](Still(showcase)))
    for _ in range(300):
        stack.update(FRAME)
        if stack.picture.dirty and stack.picture.idle:
            return stack, window
        if stack.picture.dirty:
            stack.draw(window)
    raise AssertionError("nothing lives on this table")


@pytest.mark.parametrize("game", ["raccoon_tycoon", "saloon_tycoon"])
def test_idle_life_that_was_not_drawn_in_time_does_not_hurry_the_loop(game: str) -> None:
    stack, window = resting(game)
    stack.update(FRAME)
    assert stack.picture.dirty, "what was left out is drawn later"
    assert stack.picture.idle
    stack.draw(window)
    assert not stack.picture.dirty


@pytest.mark.parametrize("game", ["raccoon_tycoon", "saloon_tycoon"])
def test_time_that_idle_life_has_had_alone_does_not_pass_for_it_twice(game: str) -> None:
    stack, _ = resting(game)
    assert isinstance(stack.top, TableScene)
    told: list[float] = []
    life = stack.top.parts.background.life
    life.update = lambda dt, hurried=False: told.append(dt) or False  # type: ignore[method-assign]
    stack.top.parts.background.live(0.25)
    stack.update(0.375)
    stack.update(0.5)
    assert told == [0.25, 0.125, 0.5]
