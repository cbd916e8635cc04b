"""Partial redrawing of the window gives the same picture as drawing everything."""

import random

import pygame
import pytest

from scenes.art.sprite_layer import SpriteLayer
from scenes.raccoon_tycoon.valley.panorama import RENDERER
from scenes.registry import SHOWCASES
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.stack import SceneStack
from tests.games.ballot.shown import at_the_window, ballot

__all__ = ["at_the_window", "ballot"]

SIZE = (1280, 720)
KEYS = (
    pygame.K_TAB,
    pygame.K_RIGHT,
    pygame.K_DOWN,
    pygame.K_UP,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_p,
    pygame.K_s,
    pygame.K_a,
    pygame.K_b,
    pygame.K_1,
    pygame.K_SPACE,
)
STEPS = 120
SCREENS = [
    *(("raccoon_tycoon", shot) for shot in ("table", "auction", "sell", "open-auction")),
    ("saloon_tycoon", "table"),
    ("raccoon_rampage", "table"),
    ("ballot", "voting"),
]


def _event(chance: random.Random, at: list[tuple[int, int]]) -> pygame.event.Event:
    """A random event: a key, or the mouse moved a little or far, pressed or released."""
    kind = chance.choice(("key", "move", "move", "move", "down", "up"))
    if kind == "key":
        key = chance.choice(KEYS)
        return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    if kind == "move":
        x, y = at[-1]
        near = (x + chance.randint(-60, 60), y + chance.randint(-60, 60))
        far = (chance.randrange(SIZE[0]), chance.randrange(SIZE[1]))
        at.append(chance.choice((near, near, far)))
        return pygame.event.Event(pygame.MOUSEMOTION, pos=at[-1], rel=(1, 1), buttons=(0, 0, 0), touch=False)
    kinds = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP}
    return pygame.event.Event(kinds[kind], pos=at[-1], button=1, touch=False)


def _whole(stack: SceneStack) -> pygame.Surface:
    """Everything drawn onto a new surface."""
    surface = pygame.Surface(SIZE)
    for scene in stack.seen():
        scene.draw(surface)
        SpriteLayer().draw(surface, scene.sprites())
    return surface


@pytest.mark.parametrize(("game", "shot"), SCREENS)
def test_the_window_looks_as_if_drawn_anew(game: str, shot: str, at_the_window: str) -> None:
    chance, stack, at = random.Random(shot), SceneStack(SIZE), [(640, 360)]
    window, showcase = pygame.display.set_mode(SIZE), SHOWCASES[game]
    stack.push(shots_of(showcase)[shot](Still(showcase)))
    for step in range(STEPS):
        if not stack.top:
            break
        stack.handle(_event(chance, at))
        RENDERER.wait()
        stack.update(1 / 30)
        if stack.picture.dirty:
            stack.draw(window)
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(_whole(stack), "RGB"), step
