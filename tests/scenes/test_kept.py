"""Pictures that are kept: within a room of bytes, for one size of window, no longer than they are wanted."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pygame
import pytest

from raccoon.app import process_memory
from raccoon.app.assets import OWNERS, folder
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.art import fonts, kept, pictures
from scenes.art.moving import steps
from scenes.art.moving.passages import FADE
from scenes.art.pictures import Pictures
from scenes.art.sprite_layer import ROUND, SPARE, SpriteLayer
from scenes.program import Program
from scenes.raccoon_tycoon.valley.bake import Bakery
from scenes.registry import SHOWCASES
from scenes.table.picture.marks import PLAIN
from scenes.table.picture.zones import room
from scenes.table.scene import TableScene
from scenes.widgets import form
from scenes.window import stack as stacks
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window

MEGABYTE = 1_000_000
ODD = (1003, 571), (1229, 701), (1117, 629)
"""Windows whose size nothing else has."""
WHOLE = 9
"""Pictures of a whole window at a table: three of the table, its ground, two of a passage, a form's."""
drawn: list[int] = []


@kept.kept(40)
def big(number: int) -> tuple[pygame.Surface, int]:
    """Four megabytes."""
    drawn.append(number)
    return pygame.Surface((1000, 1000), 0, 32), number


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    drawn.clear()
    kept.fit((1280, 720), 1.0)
    kept.forget()
    yield
    kept.fit((1280, 720), 1.0)
    kept.forget()


@kept.kept(40)
def quick(number: int) -> pygame.Surface:
    """Four megabytes, drawn in no time."""
    return pygame.Surface((1000, 1000), 0, 32)


@kept.kept(40)
def dear(number: int) -> pygame.Surface:
    """As much, but it takes long."""
    drawn.append(number)
    hour["now"] += 0.02
    return pygame.Surface((1000, 1000), 0, 32)


hour = {"now": 0.0}


@kept.kept(1_000_000)
def small(number: int) -> pygame.Surface:
    """Next to nothing."""
    return pygame.Surface((1, 1))


def test_what_another_thread_keeps_meanwhile_does_not_disturb_who_makes_room() -> None:
    """A ground is drawn on a thread of its own: it gets its turn also while memory is collected."""
    over = Event()

    def draw_on() -> None:
        for number in count():
            small(number)
            if over.is_set():
                return

    def pause(phase: str, info: dict[str, int]) -> None:
        if current_thread() is main_thread():
            time.sleep(0.0005)

    other, often = Thread(target=draw_on), gc.get_threshold()
    gc.callbacks.append(pause)
    gc.set_threshold(50)
    try:
        other.start()
        for _ in range(20):
            kept._make_room()
    finally:
        gc.set_threshold(*often)
        gc.callbacks.remove(pause)
        over.set()
        other.join()


def test_what_takes_long_is_kept_for_longer_but_not_for_ever() -> None:
    with steps.spread(lambda: hour["now"]):
        dear(1)
        for number in range(20):
            quick(number)
        dear(1)
        assert drawn == [1]
        for number in range(2, 20):
            dear(number)
        dear(1)
    assert drawn == [*range(1, 20), 1]


def test_what_is_kept_is_drawn_once() -> None:
    assert big(1) is big(1)
    assert drawn == [1]


def test_it_is_counted_as_long_as_it_is_there() -> None:
    before = kept.held()
    mine = [big(number) for number in range(5)]
    assert kept.held() - before == 20 * MEGABYTE
    kept.forget()
    assert kept.held() - before == 20 * MEGABYTE, "somebody holds them"
    mine.clear()
    assert kept.held() == before


def test_all_together_stay_within_their_room() -> None:
    most = 0
    for number in range(200):
        big(number % 39)
        most = max(most, kept.held())
    assert kept.ROOM // 2 < most <= kept.ROOM + 4 * MEGABYTE


def test_a_larger_window_has_more_room_and_another_size_begins_anew() -> None:
    kept.fit((3840, 2160), 1.0)
    for number in range(24):
        big(number)
    assert kept.held() > kept.ROOM
    kept.fit((1280, 720), 1.0)
    assert kept.held() < 4 * MEGABYTE


def test_what_has_a_room_of_its_own_goes_with_the_window_not_when_the_others_are_full() -> None:
    gone: list[int] = []
    kept.also(lambda: gone.append(1))
    for number in range(39):
        big(number)
    assert kept.held() < 39 * 4 * MEGABYTE, "the others were full"
    assert not gone
    kept.fit((1600, 900), 1.0)
    assert gone == [1]
    kept._others.pop()


@pytest.mark.parametrize(
    ("size", "scale", "gone"), [((1280, 720), 1.0, 0), ((1600, 900), 1.0, 1), ((1280, 720), 2.0, 1)]
)
def test_a_stack_of_another_size_lets_go(size: tuple[int, int], scale: float, gone: int) -> None:
    stack = SceneStack((1280, 720), 1.0)
    big(1)
    stack.resize(size, scale)
    big(1)
    assert len(drawn) == 1 + gone


def test_of_the_masters_only_some_stay_open() -> None:
    masters = Pictures({owner: folder("pictures", owner) for owner in OWNERS})
    masters.wait()
    opened = sum(image.get_pitch() * image.get_height() for image in masters._opened.values())
    assert 0 < opened <= pictures.OPENED
    name = next(iter(masters._files))
    kind, _, piece = name.rpartition("/")
    assert masters.image(kind, piece, (40, 40)).get_size() == (40, 40)


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
        kept_now = list(zones._surfaces.values())
        assert zones.bytes == sum(one.get_pitch() * one.get_height() for one in kept_now)
        assert zones.bytes <= room(layout.frame)
        assert all(any(zone.surface is one for one in kept_now) for zone in picture._plain._zones.values())
        session.submit(session.think())
    program.stack.clear()


def test_the_grounds_of_another_size_go() -> None:
    bakery = Bakery()
    for number in range(5):
        bakery.now(number, lambda _: pygame.Surface((1000, 1000), 0, 32))
        bakery.now(-number - 1, lambda _: pygame.Surface((2560, 1440), 0, 32))
    assert bakery.held < 30 * MEGABYTE
    bakery.forget()
    assert bakery.held == 0


def test_memory_for_what_is_in_the_air_is_used_again_and_let_go_when_it_is_of_no_use() -> None:
    layer, ground = SpriteLayer(), pygame.Surface((400, 400))

    def flies(side: int) -> None:
        layer.draw(ground, [(pygame.Surface((side, side)), pygame.Rect(0, 0, side, side))])
        layer.lift(ground)

    def sizes() -> list[tuple[int, int]]:
        return sorted(memory.surface.get_size() for free in layer._free.values() for memory in free)

    for side in range(1, 2 * ROUND + 1):
        flies(side)
    assert sizes() == [(ROUND, ROUND), (2 * ROUND, 2 * ROUND)]
    for _ in range(2 * SPARE):
        flies(1)
    assert sizes() == [(ROUND, ROUND)]


def seen_by_the_collector() -> list[pygame.Surface]:
    """Every picture that something holds."""
    gc.collect()
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
    assert kept.held() <= kept.LEAST
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
        stack.picture.pass_by(FADE)
        stack.draw(surface)
    assert stack.picture.passing
    stack.resize((400, 300))
    assert stack.picture.passing is None
    assert stack.picture._kept is None


def test_what_was_not_asked_for_for_longest_makes_room_first() -> None:
    mine = [weakref.ref(big(number)[0]) for number in range(4)]
    for number in range(4, kept.LEAST // (4 * MEGABYTE) + 1):
        big(1)
        big(number)
    assert [one() is not None for one in mine] == [False, True, False, True]
    drawn.clear()
    big(1), big(0)
    assert drawn == [0], "what is asked for stays, however long ago it was drawn"


def test_of_a_kind_the_one_not_asked_for_for_longest_goes_first() -> None:
    few: list[int] = []

    @kept.kept(2)
    def small(number: int) -> pygame.Surface:
        few.append(number)
        return pygame.Surface((10, 10), 0, 32)

    for number in (1, 2, 1, 3, 1, 2):
        small(number)
    assert few == [1, 2, 3, 2]


def test_the_memory_for_passages_goes_when_nothing_comes_any_more() -> None:
    stack = SceneStack((320, 200))
    stack.picture.manner = lambda: "fade"
    surface = pygame.Surface((320, 200))
    for scene in (Scene(), Scene()):
        stack.push(scene)
        stack.picture.pass_by(FADE)
        stack.draw(surface)
    assert stack.picture._kept
    for _ in range(8):
        stack.update(1.0)
        if stack.dirty:
            stack.draw(surface)
    assert stack.picture._kept is None


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


def test_what_is_put_together_of_parts_draws_no_part_again_once_it_is_there() -> None:
    drawn: list[int] = []

    @kept.kept(1)
    def part(number: int) -> pygame.Surface:
        drawn.append(number)
        return pygame.Surface((4, 4))

    def parts(name: str) -> list[pygame.Surface]:
        return [part(number) for number in range(3)]

    @kept.kept(2, parts=parts)
    def whole(name: str) -> pygame.Surface:
        return pygame.Surface((12, 4))

    assert whole("train") is whole("train")
    assert drawn == [0, 1, 2]


def test_each_part_is_drawn_in_a_frame_of_its_own() -> None:
    clock = [0]

    @kept.kept(3)
    def part(number: int) -> pygame.Surface:
        clock[0] += 1
        return pygame.Surface((4, 4))

    @kept.kept(1, parts=lambda: [part(number) for number in range(3)])
    def whole() -> list[pygame.Surface]:
        return [part(number) for number in range(3)]

    in_steps, frames = steps.InSteps(), 0
    with steps.spread(lambda: clock[0]):
        drawn = False
        while not drawn:
            frames, begun = frames + 1, clock[0]
            with steps.a_frame():
                drawn = in_steps.draw(whole)
            assert clock[0] - begun <= 1
    assert frames == 4
