"""A drawing that is interrupted at every step comes out as one that is not: nothing stays half-changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pygame
import pytest

from scenes.art import surface_cache
from scenes.art.frame import Frame
from scenes.art.moving import incremental
from scenes.library.chips import FilterChips
from scenes.library.plan import Plan
from scenes.raccoon_tycoon.auction.highest_bid import SecretStepper
from scenes.registry import showcase_of
from scenes.screens.title.buttons import GameTile
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.button import Button
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.scenes.driving import ENGLISH
from tests.scenes.in_steps import clock

pytestmark = pytest.mark.usefixtures("nothing_kept")
SIZE = (960, 540)
SHOTS = {
    "raccoon_tycoon": "title lobby table sell auction results limit produce build town drag inspect menu",
    "saloon_tycoon": "settings recap bribe secrets supply table build stake inspect seats handover hint",
    "raccoon_rampage": "keys area vote moment summit agenda place protect inspect rulebook results-ledger",
}
"""Every kind of screen in one game, and most pages of each game's table: all of them would take minutes."""


class Few(Scene):
    """A screen with some widgets on it, which are made and laid out by `make`."""

    def __init__(self, make: Callable[[Frame], list[Any]]) -> None:
        super().__init__()
        self.widgets = make(Frame.of(SIZE))

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#204060")
        for widget in self.widgets:
            widget.draw(surface, Frame.of(SIZE))


def chips(frame: Frame) -> list[Any]:
    """Those of the library: their words are drawn over an empty button."""
    found = FilterChips(ENGLISH.say, lambda: None)
    found.layout(Plan(SIZE, 1.0), 100, 1800)
    return list(found.buttons)


def tiles(frame: Frame) -> list[Any]:
    """Games on the title: the button is only the lower part of a tile."""
    tile = GameTile("A game", lambda surface, rect: pygame.draw.rect(surface, "red", rect), lambda: None)
    tile.rect = pygame.Rect(40, 40, 200, 200)
    return [tile]


def secret(frame: Frame) -> list[Any]:
    """A sum that is typed in secret: what is typed is not drawn."""
    stepper = SecretStepper(5, 0, 50)
    stepper.masked, stepper._typed, stepper.rect = True, "77", pygame.Rect(40, 40, 400, 60)
    return [stepper, _button()]


def _button() -> Button:
    button = Button("Nothing", lambda: None)
    button.rect = pygame.Rect(40, 200, 300, 60)
    return button


def shot(game: str, name: str) -> Scene:
    """A screen that can be pictured."""
    return shots_of(showcase_of(game))[name](Still(showcase_of(game)))


SCENES: dict[str, Callable[[], Scene]] = {
    "chips": partial(Few, chips),
    "tiles": partial(Few, tiles),
    "secret": partial(Few, secret),
    **{
        f"{game} {name}": partial(shot, game, name) for game, names in SHOTS.items() for name in names.split()
    },
}


@contextmanager
def one_drawing_a_frame(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each new drawing takes all the time of its frame, and a picture as many frames as it needs."""
    whole = incremental.draw_piece

    def slow(draw: Callable[[], Any]) -> Any:
        drawn = whole(draw)
        clock.time += 1.1 * incremental.MOST
        return drawn

    with monkeypatch.context() as patch, incremental.spread(clock):
        patch.setattr(incremental, "draw_piece", slow)
        patch.setattr(incremental, "FRAMES", 10_000)
        yield


def picture(scene: Scene) -> tuple[bytes, int]:
    """The screen over an empty one, once it is there, and in how many frames it came."""
    surface_cache.clear()
    surface, stack = pygame.Surface(SIZE), SceneStack(SIZE)
    stack.picture.manner = lambda: "none"
    stack.push(Few(lambda frame: []))
    stack.draw(surface)
    stack.push(scene)
    frames = 0
    while stack.picture.dirty and frames < 10_000:
        with incremental.a_frame():
            stack.draw(surface)
        frames += 1
    return surface.get_buffer().raw, frames


@pytest.mark.parametrize("name", SCENES)
def test_it_comes_out_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Window(SIZE):
        whole, _ = picture(SCENES[name]())
        with one_drawing_a_frame(monkeypatch):
            found, frames = picture(SCENES[name]())
    assert frames > 2, "it was interrupted"
    assert found == whole


def test_what_is_interrupted_is_itself_again() -> None:
    class Thing:
        label, lit = "Finished", True

    thing = Thing()

    def draw() -> None:
        with incremental.temporary_values(thing, label="", lit=False):
            assert (thing.label, thing.lit) == ("", False)
            raise incremental.BudgetExceeded

    with pytest.raises(incremental.BudgetExceeded):
        draw()
    assert (thing.label, thing.lit) == ("Finished", True)
