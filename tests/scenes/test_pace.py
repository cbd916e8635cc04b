"""The pace of the loop: a screen at rest is hardly given time, its idle life goes on, input is seen soon."""

import pygame
import pytest

from scenes.window.pace import LOOKS, PATIENCE, Pace
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack


class Life:
    """Idle life that only counts its time."""

    rate = 4

    def __init__(self) -> None:
        self.lived: list[float] = []

    def live(self, dt: float) -> None:
        self.lived.append(dt)


class Resting(Scene):
    """A screen on which nothing happens."""

    idle_rate = 2


@pytest.fixture
def life() -> Life:
    pygame.display.set_mode((100, 80))
    pygame.event.clear()
    return Life()


def at_rest(life: Life | None, used: bool = False) -> tuple[Pace, list[float]]:
    """A loop at a screen that has been still for long, and the rates at which it ticked."""
    rates: list[float] = []

    def tick(rate: float) -> int:
        rates.append(rate)
        return round(1000 / rate)

    pace, stack, scene = Pace(tick), SceneStack((100, 80)), Resting()
    scene.idle_life = life
    stack.push(scene)
    stack.draw(pygame.Surface((100, 80)))
    pace.note(PATIENCE, stack, used)
    return pace, rates


def test_idle_life_moves_while_the_screen_is_hardly_given_time(life: Life) -> None:
    pace, rates = at_rest(life)
    assert pace.wait(life.live) == 0.5
    assert life.lived == [0.25]
    assert rates == 4 * [LOOKS]


def test_a_screen_without_life_is_given_time_as_rarely_as_it_wants(life: Life) -> None:
    pace, _ = at_rest(None)
    assert pace.wait(life.live) == 0.5
    assert life.lived == []


def test_input_ends_the_wait(life: Life) -> None:
    pace, rates = at_rest(life)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert pace.wait(life.live) == 1 / LOOKS
    assert len(rates) == 1
    assert life.lived == []


def test_after_input_the_loop_is_quick(life: Life) -> None:
    pace, rates = at_rest(life, used=True)
    pace.wait(life.live)
    assert rates == [60]
