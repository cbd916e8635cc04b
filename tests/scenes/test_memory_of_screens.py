"""The pictures that screens hold: for one window size, no more than are seen, nothing once they have left."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pygame
import pytest

from raccoon.app import process_memory
from raccoon.app.assets import OWNERS, folder
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.art import fonts, pictures, surface_cache
from scenes.art.moving.screen_transitions import FADE
from scenes.art.pictures import Pictures
from scenes.program import Program
from scenes.raccoon_tycoon.valley.panorama import BackgroundRenderer
from scenes.registry import SHOWCASES
from scenes.table.picture.zones import PLAIN, room
from scenes.table.scene import TableScene
from scenes.widgets.forms import form
from scenes.window import stack as stacks
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.stack_picture import PICTURES
from scenes.window.window import Window

pytestmark = pytest.mark.usefixtures("nothing_kept", "whole_memory")
MEGABYTE = 1_000_000
ODD = (1003, 571), (1229, 701), (1117, 629)
"""Windows whose size nothing else has."""
WHOLE = 9
"""Pictures of a whole window at a table: three of the table, its ground, two of a passage, a form's."""


def test_of_the_masters_only_some_stay_open() -> None:
    shelf = Pictures({owner: folder("pictures", owner) for owner in OWNERS})
    shelf.masters.wait()
    opened = sum(image.get_pitch() * image.get_height() for image in shelf.masters.opened.values())
    assert 0 < opened <= pictures.OPENED
    kind, _, piece = next(iter(shelf.masters.opened)).rpartition("/")
    assert shelf.image(kind, piece, (40, 40)).get_size() == (40, 40)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("game", SHOWCASES)
def test_a_table_has_room_for_its_zones_and_not_for_many_tables(
    game: str, scale: float, tmp_path: Path
) -> None:
    session = Session.new(game, SHOWCASES[game].seats(4, people=0), {}, "zones", None)
    program = Program(tmp_path, Settings(speed="instant"))
    program.stack.resize((1280, 720), scale)
    program.table(session)
    table, surface = program.stack.top, pygame.Surface((1280, 720))
    assert isinstance(table, TableScene)
    picture, layout = table.parts.picture, table.context.shown.layout
    zones = picture._zones
    for _ in range(12):
        picture.draw(surface, layout, session.view(None), PLAIN, ())
        kept_now = [surface for surface, _ in zones._surfaces.values()]
        assert zones.bytes == sum(one.get_pitch() * one.get_height() for one in kept_now)
        assert zones.bytes <= room(layout.frame)
        assert all(any(zone.surface is one for one in kept_now) for zone in picture.plain.zones.values())
        session.submit(session.think())
    program.stack.clear()


def test_the_grounds_of_another_size_go() -> None:
    renderer = BackgroundRenderer()
    for number in range(5):
        renderer.draw_now(number, lambda _: pygame.Surface((1000, 1000), 0, 32))
        renderer.draw_now(-number - 1, lambda _: pygame.Surface((2560, 1440), 0, 32))
    assert renderer.cached_bytes < 30 * MEGABYTE
    renderer.clear()
    assert renderer.cached_bytes == 0


def seen_by_the_collector() -> list[pygame.Surface]:
    """Every picture that something holds."""
    while gc.collect():
        pass  # what is let go may let go of more
    held = chain.from_iterable(map(gc.get_referents, gc.get_objects()))
    return list({id(one): one for one in held if isinstance(one, pygame.Surface)}.values())


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("game", SHOWCASES)
def test_after_many_sizes_nothing_of_another_size_is_held(game: str, tmp_path: Path) -> None:
    session = Session.new(game, SHOWCASES[game].seats(4, people=1), {}, "sizes", None)
    program = Program(tmp_path, Settings(speed="instant", reduced_motion=True))
    program.stack.picture.manner = lambda: "fade"
    program.stack.resize(ODD[0])
    program.table(session)
    for size, scale in zip(ODD, (1.0, 2.0, 1.0), strict=True):
        surface = pygame.Surface(size)
        program.stack.resize(size, scale)
        program.stack.draw(surface)
        program.shell.open_settings(game)
        program.stack.draw(surface)
        program.stack.pop()
        program.stack.draw(surface)
    del surface
    sizes = [one.get_size() for one in seen_by_the_collector()]
    assert not [size for size in sizes if size in ODD[:-1]]
    assert 0 < sizes.count(ODD[-1]) <= WHOLE
    assert surface_cache.cached_bytes() <= surface_cache.LEAST
    assert pictures.PICTURES.held <= pictures.ROOM
    assert fonts.font.cache_info().currsize <= fonts.FONTS
    program.stack.clear()
    assert not [one for one in seen_by_the_collector() if one.get_size() in ODD[:-1]]


@pytest.mark.usefixtures("window")
def test_a_screen_that_covers_the_table_leaves_it_no_more_than_its_picture(tmp_path: Path) -> None:
    game = next(iter(SHOWCASES))
    session = Session.new(game, SHOWCASES[game].seats(4, people=1), {}, "covered", None)
    program = Program(tmp_path, Settings(speed="instant"))
    program.table(session)
    table, surface = program.stack.top, pygame.Surface((1280, 720))
    assert isinstance(table, TableScene)
    picture = table.parts.picture
    program.stack.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    picture._spare.show(picture.ground.surface(table.context.shown.layout, session.view(None)), {})
    program.shell.open_settings(game)
    assert picture._spare._surface is picture._raised is None
    program.stack.pop()
    program.stack.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before
    program.stack.clear()


def test_of_a_window_of_another_size_no_passage_goes_on() -> None:
    stack = SceneStack((320, 200))
    stack.picture.manner = lambda: "fade"
    surface = pygame.Surface((320, 200))
    for scene in (Scene(), Scene()):
        stack.push(scene)
        stack.picture.set_transition(FADE)
        stack.draw(surface)
    assert stack.picture.transition
    stack.resize((400, 300))
    assert stack.picture.transition is None
    assert stack.picture._room == []


@pytest.mark.parametrize(("size", "stays"), [((1920, 1080), True), ((2560, 1440), False)])
def test_the_memory_for_passages_stays_but_in_a_large_window(size: tuple[int, int], stays: bool) -> None:
    """Little memory is got before anything comes, and used again: new takes as long as a drawing."""
    stack = SceneStack()
    stack.resize(size)
    stack.picture.manner = lambda: "fade"
    surface = pygame.Surface(size)

    def after_a_while() -> list[int]:
        for _ in range(8):
            stack.update(1.0)
            if stack.picture.dirty:
                stack.draw(surface)
        return [id(memory) for memory in stack.picture._room]

    stack.push(Scene())
    stack.draw(surface)
    before = after_a_while()
    stack.push(Scene())
    stack.draw(surface)
    assert stack.picture.transition
    assert len(stack.picture._room) == PICTURES
    assert after_a_while() == before
    assert len(before) == (PICTURES if stays else 0)


@pytest.fixture
def window() -> Iterator[None]:
    """Form fields need one."""
    with Window((1280, 720)):
        yield


@pytest.fixture
def tidied(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    calls: list[int] = []
    monkeypatch.setattr(process_memory, "tidy", lambda: calls.append(1))
    return lambda: len(calls)


def test_screens_that_have_left_are_tidied_up(tidied: Callable[[], int]) -> None:
    stack = SceneStack()
    for _ in range(3 * stacks.OFTEN):
        stack.push(Scene())
        stack.pop()
        stack.update(0)
    assert tidied() == 3


def test_a_screen_that_takes_itself_off_with_all_others_is_gone_in_the_next_frame() -> None:
    """A table left by its own menu is no table that lies there beside the next one."""

    class Leaving(Scene):
        def __init__(self) -> None:
            super().__init__()
            self.way_out = stack.clear
            self.itself = self

        def handle(self, event: pygame.event.Event) -> None:
            self.way_out()

    stack = SceneStack()
    stack.push(Leaving())
    left = weakref.ref(stack.scenes[0])
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert not stack.scenes
    stack.update(0)
    assert left() is None


def test_fields_that_were_built_anew_are_tidied_up(tidied: Callable[[], int]) -> None:
    fields = form.Form()
    with Window() as window:
        for _ in range(2 * form.OFTEN):
            fields.build(window.size, Scene().frame)
        fields.close()
    assert tidied() == 2
