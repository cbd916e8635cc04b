"""What takes long is drawn in steps; until all is there the old picture is seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pygame
import pytest

from scenes.art import kept
from scenes.art.frame import Frame
from scenes.art.moving import steps
from scenes.art.moving.cached_area import CachedArea, Patch, Patchwork
from scenes.art.moving.clipping import NOWHERE
from scenes.art.moving.passages import Dissolve
from scenes.art.sprite_layer import Aloft
from scenes.art.vector import Drawing
from scenes.table.picture.zones import Brush, Part, ZoneCache
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

drawn: list[int] = []


class Clock:
    """Time that passes only where something is said to take some."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


clock = Clock()


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    drawn.clear()
    kept.fit((1280, 720), 1.0)
    kept.forget()
    yield
    kept.fit((1280, 720), 1.0)
    kept.forget()


@kept.kept(60)
def engraved(number: int) -> pygame.Surface:
    """A drawing that takes most of a step."""
    drawn.append(number)
    clock.time += 0.75 * steps.TIME
    sheet = Drawing(140, 140)
    sheet.circle((70, 70), 60 + number % 9, "#ff0000")
    return sheet.surface()


def test_a_step_ends_what_it_began_and_the_next_goes_on_from_there() -> None:
    def all_three() -> list[pygame.Surface]:
        with steps.a_step():
            return [engraved(number) for number in range(3)]

    with steps.spread(clock):
        for seen in ([0], [0, 1]):
            with pytest.raises(steps.NotYet):
                all_three()
            assert drawn == seen
        assert len(all_three()) == 3
    drawn.clear()
    kept.forget()
    all_three()
    assert drawn == [0, 1, 2], "where nothing is spread over frames"


@kept.kept(8)
def sketched(number: int) -> pygame.Surface:
    """A drawing that leaves most of a step to others."""
    clock.time += 0.375 * steps.TIME
    sheet = Drawing(50, 50)
    sheet.circle((25, 25), 20 + number, "#00ff00")
    return sheet.surface()


def test_what_is_known_to_take_long_has_a_step_of_its_own() -> None:
    def both(number: int) -> None:
        with steps.a_step():
            sketched(number)
            engraved(number)

    with steps.spread(clock):
        with steps.a_step():
            engraved(0)
        with pytest.raises(steps.NotYet):
            both(1)
        assert drawn == [0]
        both(1)
        assert drawn == [0, 1]


def test_all_steps_of_a_frame_share_its_time() -> None:
    def step(number: int) -> None:
        with steps.a_step():
            engraved(number)

    with steps.spread(clock), steps.a_frame():
        assert not steps.is_late()
        step(0)
        assert steps.is_late()
        with pytest.raises(steps.NotYet):
            step(1)
    assert drawn == [0]


def test_what_was_left_undone_comes_first_in_the_next_frame() -> None:
    painted: list[int] = []

    def page() -> None:
        clock.time += 0.6 * steps.TIME
        painted.append(len(drawn))
        engraved(1)

    in_steps = steps.InSteps()
    with steps.spread(clock):
        with steps.a_step():
            engraved(0)
        found = [in_steps.draw(page) for _ in range(3)]
    assert found == [False, False, True]
    assert drawn == [0, 1]
    assert painted == [1, 2], "the frame of the drawing had no time for the page"


def test_a_picture_that_is_always_another_is_drawn_in_the_end() -> None:
    def another() -> None:
        engraved(len(drawn))
        engraved(len(drawn))

    in_steps, frames = steps.InSteps(), 1
    with steps.spread(clock):
        while not in_steps.draw(another):
            frames += 1
    assert frames == steps.FRAMES + 1


def test_it_is_also_drawn_in_the_end_where_it_is_only_a_part_of_a_step_that_is_late() -> None:
    with steps.spread(clock), steps.a_frame(), steps.a_step():
        engraved(0)
        clock.time += steps.TIME
        tries = [*islice(steps.InSteps().all(lambda: engraved(1)), steps.FRAMES + 5)]
    assert drawn == [0, 1]
    assert len(tries) <= steps.FRAMES + 1


class Leaf(Scene):
    """A page full of drawings."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#204060" if self.count else "#806040")
        for number in range(self.count):
            surface.blit(engraved(number), (150 * number, 0))


def step(stack: SceneStack, surface: pygame.Surface) -> None:
    """A frame."""
    stack.update(0.02)
    if stack.dirty:
        stack.draw(surface)


def begun() -> tuple[SceneStack, pygame.Surface]:
    """An empty page that is seen."""
    surface = pygame.Surface((640, 360))
    stack = SceneStack(surface.get_size())
    stack.picture.manner = lambda: "full"
    stack.push(Leaf(0))
    step(stack, surface)
    return stack, surface


def test_until_the_picture_to_come_is_drawn_the_one_before_is_seen_as_it_was() -> None:
    stack, surface = begun()
    before, waited = surface.copy().get_buffer().raw, 0
    with steps.spread(clock):
        stack.push(Leaf(3))
        while surface.get_buffer().raw == before:
            step(stack, surface)
            waited += 1
            assert waited == 1 or (stack.top and stack.top.arriving)
        assert 2 < waited < 6, "three drawings, the first step of the way"
        while stack.picture.passing:
            step(stack, surface)
    assert surface.get_at((400, 300)) == pygame.Color("#204060")
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


def test_a_press_before_the_picture_to_come_is_drawn_brings_it_at_once() -> None:
    stack, surface = begun()
    with steps.spread(clock):
        stack.push(Leaf(3))
        step(stack, surface)
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, unicode="a", mod=0))
        step(stack, surface)
    assert stack.picture.passing is None
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


def test_a_frame_that_was_spent_is_left_out_and_the_picture_comes_in_steps() -> None:
    stack, surface = SceneStack(), pygame.Surface((1280, 720))
    leaf = Leaf(0)
    stack.push(leaf)
    stack.draw(surface)
    with steps.spread(clock):
        leaf.count, leaf.dirty = 3, True
        with steps.a_frame():
            clock.time += 0.75 * steps.TIME
            assert stack.draw(surface) == []
        assert not drawn
        for seen in ([0], [0, 1], [0, 1, 2], [0, 1, 2]):  # at last it is only put together
            assert stack.dirty
            with steps.a_frame():
                found = stack.draw(surface)
            assert drawn == seen
        assert found
        assert not stack.dirty
    leaf.dirty = True
    with steps.a_frame():
        clock.time += 0.75 * steps.TIME
        assert stack.draw(surface), "where nothing is spread over frames"


def test_long_work_that_is_kept_is_all_of_a_step() -> None:
    with steps.spread(clock), steps.a_step():
        steps.done()
        clock.time += 1.25 * steps.TIME
        with pytest.raises(steps.NotYet):
            steps.done()
    steps.done()


class Caption:
    """An overlay whose picture takes longer than a frame."""

    stirred = False

    def update(self, dt: float) -> None:
        """Nothing changes."""

    def aloft(self, size: tuple[int, int], text_scale: float) -> Iterator[Aloft]:
        """Three drawings, one beside the other."""
        for number in range(3):
            image = engraved(number)
            yield image, image.get_rect(left=150 * number)


def test_an_overlay_that_takes_long_is_not_taken_for_one_that_fails() -> None:
    stack, surface = begun()
    caption = stack.overlay = Caption()
    stack.picture.redraw()
    with steps.spread(clock):
        for _ in range(3):
            step(stack, surface)
    assert drawn == [0, 1, 2]
    assert stack.overlay is caption
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


def test_the_next_frame_goes_on_with_the_part_it_ended_in() -> None:
    """A sheet of three drawings behind a table that is looked up: the table is looked up at both ends."""
    looked_up, sheet = [0], dict[str, bool]()

    def table() -> None:
        looked_up[0] += 1
        engraved(0)

    def of_sheet() -> None:
        for number in (1, 2, 3):
            engraved(number)
        sheet["there"] = True

    def page() -> None:
        table()
        if not sheet:
            steps.part(of_sheet)

    in_steps, frames = steps.InSteps(), 1
    with steps.spread(clock):
        while not in_steps.draw(page):
            frames += 1
    assert drawn == [0, 1, 2, 3]
    assert frames >= 4
    assert looked_up == [2]


def test_a_part_of_what_is_no_longer_wanted_is_left() -> None:
    in_steps, parts = steps.InSteps(), list[int]()

    def page() -> None:
        engraved(0)
        steps.part(lambda: parts.append(len(drawn)) or engraved(1))

    with steps.spread(clock):
        assert not in_steps.draw(page)
        in_steps.changed()
        while not in_steps.draw(lambda: None):
            assert in_steps.frames < 4
    assert parts == [1], "it was begun once"


def test_a_rehearsal_leaves_nothing_to_draw_and_a_frame_for_putting_together() -> None:
    in_steps, painted = steps.InSteps(), list[int]()

    def rehearse() -> None:
        for number in range(3):
            engraved(number)

    def paint() -> None:
        rehearse()
        painted.append(len(drawn))

    frames = 1
    with steps.spread(clock):
        while not in_steps.draw(paint, rehearse):
            frames += 1
    assert painted == [3]
    assert frames == 4


def test_a_rehearsed_area_is_not_taken_for_a_painted_one() -> None:
    """What is got for another size holds nothing: the area before is painted anew, not put back from it."""
    surface, area = pygame.Surface((300, 200)), CachedArea()
    small, large = pygame.Rect(10, 10, 60, 40), pygame.Rect(100, 20, 160, 120)

    def work(place: pygame.Rect) -> Patchwork:
        return Patchwork(1, place, [Patch(place, 1, lambda on: on.fill("#aa2200", place) and None)])

    area.draw(surface, small, "small", lambda: work(small))
    surface.set_clip(NOWHERE)
    area.draw(surface, large, "large", lambda: work(large))
    surface.set_clip(None)
    assert area.part(small) is None
    surface.fill("#000000")
    area.draw(surface, small, "small", lambda: work(small))
    assert surface.get_at(small.center) == pygame.Color("#aa2200")
    area.draw(surface, large, "large", lambda: work(large))
    assert surface.get_at(large.center) == pygame.Color("#aa2200")


def test_a_zone_that_was_begun_for_others_is_not_kept() -> None:
    """New people at the table: a zone half drawn with the names of those before them is drawn with theirs."""
    zones, names = ZoneCache(), ["Ann"]
    told: list[str] = []

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        name = names[0]
        engraved(1)
        engraved(2)
        told.append(name)

    part = Part("panel:0", pygame.Rect(0, 0, 80, 40), None, paint)
    brush, in_steps = Brush(Frame.of((1280, 720)), lambda key, **_: key, ()), steps.InSteps()
    with steps.spread(clock):
        assert not in_steps.draw(lambda: zones.zone(part, brush))
        zones.forget()
        names[0] = "Bea"
        for _ in range(6):
            in_steps.draw(lambda: None)
    assert not zones.has(part, brush)
    zones.zone(part, brush)
    assert told[-1] == "Bea"
    assert zones.bytes


class InParts(Leaf):
    """A page whose drawings are a part of it; with a fault where it is to have one."""

    fault = False

    def draw(self, surface: pygame.Surface) -> None:
        super_draw = super().draw
        steps.part(lambda: super_draw(surface))
        if self.fault:
            raise ZeroDivisionError


def test_an_error_in_the_middle_leaves_a_window_on_which_it_can_be_told() -> None:
    surface, page = pygame.Surface((640, 360)), InParts(0)
    stack = SceneStack(surface.get_size())
    stack.push(page)
    step(stack, surface)

    def to_the_end() -> None:
        while stack.dirty:
            step(stack, surface)

    with steps.spread(clock):
        page.count, page.dirty, page.fault = 3, True, True
        with pytest.raises(ZeroDivisionError):
            to_the_end()
    assert surface.get_clip() == surface.get_rect()


def test_what_a_picture_had_begun_is_left_when_another_comes_by_a_passage() -> None:
    stack, surface = begun()
    page, told = stack.top, list[str]()
    assert isinstance(page, Leaf)

    def sheet() -> None:
        told.append("begun")
        for number in range(3):
            engraved(number)

    with steps.spread(clock):
        page.draw, page.dirty = (lambda on: steps.part(sheet)), True  # type: ignore[method-assign]
        step(stack, surface)
        assert told == ["begun"]
        page.draw = lambda on: None  # type: ignore[method-assign]
        page.passage, page.dirty = Dissolve, True  # type: ignore[method-assign]
        step(stack, surface)
        while stack.picture.passing:
            step(stack, surface)
        page.stirred = True
        step(stack, surface)
    assert told == ["begun"]
