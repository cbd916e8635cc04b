"""Long drawings are made in steps; until all is there the old picture is seen."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pygame
import pytest

from scenes.art import surface_cache
from scenes.art.frame import Frame
from scenes.art.moving import incremental
from scenes.art.moving.cached_area import CachedArea, Patch, Patchwork
from scenes.art.moving.clipping import NOWHERE
from scenes.art.vector import Drawing
from scenes.table.picture.zones import PaintContext, PaintedZone, ZoneCache
from scenes.table.piece import Piece
from tests.scenes.in_steps import clock, drawn, engraved

pytestmark = pytest.mark.usefixtures("nothing_drawn")


def test_a_step_ends_what_it_began_and_the_next_goes_on_from_there() -> None:
    def all_three() -> list[pygame.Surface]:
        with incremental.a_step():
            return [engraved(number) for number in range(3)]

    with incremental.spread(clock):
        for seen in ([0], [0, 1]):
            with pytest.raises(incremental.BudgetExceeded):
                all_three()
            assert drawn == seen
        assert len(all_three()) == 3
    drawn.clear()
    surface_cache.clear()
    all_three()
    assert drawn == [0, 1, 2], "where nothing is spread over frames"


@surface_cache.surface_cache(8)
def sketched(number: int) -> pygame.Surface:
    """A drawing that leaves most of a step to others."""
    clock.time += 0.375 * incremental.TIME
    sheet = Drawing(50, 50)
    sheet.circle((25, 25), 20 + number, "#00ff00")
    return sheet.surface()


def test_what_is_known_to_take_long_has_a_step_of_its_own() -> None:
    def both(number: int) -> None:
        with incremental.a_step():
            sketched(number)
            engraved(number)

    with incremental.spread(clock):
        with incremental.a_step():
            engraved(0)
        with pytest.raises(incremental.BudgetExceeded):
            both(1)
        assert drawn == [0]
        both(1)
        assert drawn == [0, 1]


def test_all_steps_of_a_frame_share_its_time() -> None:
    def step(number: int) -> None:
        with incremental.a_step():
            engraved(number)

    with incremental.spread(clock), incremental.a_frame():
        assert not incremental.is_late()
        step(0)
        assert incremental.is_late()
        with pytest.raises(incremental.BudgetExceeded):
            step(1)
    assert drawn == [0]


def test_what_was_left_undone_comes_first_in_the_next_frame() -> None:
    painted: list[int] = []

    def page() -> None:
        clock.time += 0.6 * incremental.TIME
        painted.append(len(drawn))
        engraved(1)

    in_steps = incremental.IncrementalDraw()
    with incremental.spread(clock):
        with incremental.a_step():
            engraved(0)
        found = [in_steps.draw(page) for _ in range(3)]
    assert found == [False, False, True]
    assert drawn == [0, 1]
    assert painted == [1, 2], "the frame of the drawing had no time for the page"


def test_a_picture_that_is_always_another_is_drawn_in_the_end() -> None:
    def another() -> None:
        engraved(len(drawn))
        engraved(len(drawn))

    in_steps, frames = incremental.IncrementalDraw(), 1
    with incremental.spread(clock):
        while not in_steps.draw(another):
            frames += 1
    assert frames == incremental.FRAMES + 1


def test_it_is_also_drawn_in_the_end_where_it_is_only_a_part_of_a_step_that_is_late() -> None:
    with incremental.spread(clock), incremental.a_frame(), incremental.a_step():
        engraved(0)
        clock.time += incremental.TIME
        tries = [*islice(incremental.IncrementalDraw().all(lambda: engraved(1)), incremental.FRAMES + 5)]
    assert drawn == [0, 1]
    assert len(tries) <= incremental.FRAMES + 1


def test_long_work_that_is_kept_is_all_of_a_step() -> None:
    with incremental.spread(clock), incremental.a_step():
        incremental.mark_done()
        clock.time += 1.25 * incremental.TIME
        with pytest.raises(incremental.BudgetExceeded):
            incremental.mark_done()
    incremental.mark_done()


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
            incremental.part(of_sheet)

    in_steps, frames = incremental.IncrementalDraw(), 1
    with incremental.spread(clock):
        while not in_steps.draw(page):
            frames += 1
    assert drawn == [0, 1, 2, 3]
    assert frames >= 4
    assert looked_up == [2]


def test_a_part_of_what_is_no_longer_wanted_is_left() -> None:
    in_steps, parts = incremental.IncrementalDraw(), list[int]()

    def page() -> None:
        engraved(0)
        incremental.part(lambda: parts.append(len(drawn)) or engraved(1))

    with incremental.spread(clock):
        assert not in_steps.draw(page)
        in_steps.changed()
        while not in_steps.draw(lambda: None):
            assert in_steps.frames < 4
    assert parts == [1], "it was begun once"


def test_a_rehearsal_leaves_nothing_to_draw_and_a_frame_for_putting_together() -> None:
    in_steps, painted = incremental.IncrementalDraw(), list[int]()

    def rehearse() -> None:
        for number in range(3):
            engraved(number)

    def paint() -> None:
        rehearse()
        painted.append(len(drawn))

    frames = 1
    with incremental.spread(clock):
        while not in_steps.draw(paint, rehearse):
            frames += 1
    assert painted == [3]
    assert frames == 4


def test_a_rehearsed_area_is_not_taken_for_a_painted_one() -> None:
    """A buffer of another size is empty: the area is painted again, not copied from it."""
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


def test_a_rehearsal_has_at_hand_what_lies_where_something_changes() -> None:
    """Patches that are the same, but whose pictures have gone, are drawn before anything is painted."""
    surface, area, place = pygame.Surface((200, 100)), CachedArea(), pygame.Rect(0, 0, 100, 50)

    def work(number: int) -> Patchwork:
        return Patchwork(1, place, [Patch(place, one, partial(drawn_on, one)) for one in (1, number)])

    def drawn_on(number: int, on: pygame.Surface) -> None:
        on.blit(engraved(number), place)

    area.draw(surface, place, 2, lambda: work(2))
    surface_cache.clear()
    drawn.clear()
    surface.set_clip(NOWHERE)
    area.draw(surface, place, 3, lambda: work(3))
    surface.set_clip(None)
    assert drawn == [1, 3]
    area.draw(surface, place, 3, lambda: work(3))
    assert drawn == [1, 3]


def test_a_zone_that_was_begun_for_others_is_not_kept() -> None:
    """New people at the table: a zone half drawn with the names of those before them is drawn with theirs."""
    zones, names = ZoneCache(), ["Ann"]
    told: list[str] = []

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        name = names[0]
        engraved(1)
        engraved(2)
        told.append(name)

    part = PaintedZone(Piece("panel", 0), pygame.Rect(0, 0, 80, 40), None, paint)
    context, in_steps = (
        PaintContext(Frame.of((1280, 720)), lambda key, **_: key, ()),
        incremental.IncrementalDraw(),
    )
    with incremental.spread(clock):
        assert not in_steps.draw(lambda: zones.zone(part, context))
        zones.forget()
        names[0] = "Bea"
        for _ in range(6):
            in_steps.draw(lambda: None)
    assert not zones.has(part, context)
    zones.zone(part, context)
    assert told[-1] == "Bea"
    assert zones.bytes
