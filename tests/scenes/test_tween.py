"""Motion as arithmetic, and what is cached of a picture."""

from functools import partial

import pygame
import pytest

from scenes.art.moving import incremental, tween
from scenes.art.moving.cached_area import CachedArea, Patch, Patchwork

EASES = (tween.even, tween.in_out, tween.out, tween.fall)
STOPS = (pygame.Rect(0, 100, 40, 40), pygame.Rect(200, 100, 20, 60), pygame.Rect(200, 300, 20, 60))


@pytest.mark.parametrize("ease", EASES)
def test_every_ease_leads_from_the_beginning_to_the_end_and_never_back(ease: tween.Ease) -> None:
    way = [ease(step / 50) for step in range(51)]
    assert (way[0], way[-1]) == (0, 1)
    assert way == sorted(way)


def test_the_way_begins_at_the_first_stop_passes_each_and_ends_at_the_last() -> None:
    for share, stop in zip((0, 0.5, 1), STOPS, strict=True):
        assert tween.on_the_way(STOPS, share, 30, tween.in_out) == stop


def test_an_arc_is_highest_in_the_middle_of_a_stretch() -> None:
    assert tween.on_the_way(STOPS[:2], 0.5, 30, tween.in_out).center == (115, 95)
    assert tween.on_the_way(STOPS[:2], 0.5, 0, tween.in_out).center == (115, 125)


def test_nothing_moves_before_its_time_or_after() -> None:
    assert [tween.share_of(time, 1.0, 0.5) for time in (0.5, 1.0, 1.25, 1.5, 9.0)] == [0, 0, 0.5, 1, 1]
    assert tween.share_of(1.0, 1.0, 0.0) == 1


def test_what_is_kept_is_painted_anew_only_when_it_or_its_ground_changes() -> None:
    surface, area, painted = pygame.Surface((40, 40)), pygame.Rect(-5, 10, 20, 20), []

    def paint(target: pygame.Surface) -> None:
        painted.append(1)
        target.fill("red", (0, 12, 5, 5))

    cached = CachedArea()
    for ground in (1, 1, 2, 2, 2):
        surface.fill("blue")
        work = Patchwork((), pygame.Rect(0, 0, 0, 0), [Patch(area, ground, paint)])
        cached.draw(surface, area, ground, lambda work=work: work)  # type: ignore[misc]
        assert surface.get_at((2, 14)) == pygame.Color("red")
        assert surface.get_at((30, 14)) == pygame.Color("blue")
    assert len(painted) == 2


def test_of_patches_only_those_that_differ_are_painted_and_the_rim_shows_the_ground_as_it_is_now() -> None:
    surface, area, solid = pygame.Surface((40, 40)), pygame.Rect(0, 0, 40, 40), pygame.Rect(4, 4, 32, 32)
    painted: list[str] = []

    def patch(place: tuple[int, int, int, int], of: str) -> Patch:
        def paint(target: pygame.Surface) -> None:
            painted.append(of)
            target.fill(of, place)

        return Patch(pygame.Rect(place), of, paint)

    def work(*colours: str) -> Patchwork:
        small = [patch((8 + 12 * number, 8, 6, 6), colour) for number, colour in enumerate(colours)]
        return Patchwork((), solid, [patch(tuple(solid), "black"), *small])

    cached = CachedArea()
    for number, (ground, colours, anew) in enumerate(
        [
            ("blue", ("red", "green"), ["black", "red", "green"]),
            ("blue", ("red", "white"), ["black", "white"]),
            ("grey", ("red", "white"), []),
        ]
    ):
        painted.clear()
        surface.fill(ground)
        cached.draw(surface, area, number, lambda colours=colours: work(*colours))  # type: ignore[misc]
        assert painted == anew
        seen = [surface.get_at(at) for at in ((1, 20), (20, 30), (9, 9), (21, 9))]
        assert seen == [pygame.Color(name) for name in (ground, "black", *colours)]


def test_what_is_painted_apart_is_painted_once_however_often_its_neighbour_changes() -> None:
    surface, area, painted = pygame.Surface((40, 40)), pygame.Rect(0, 0, 40, 40), []

    def sheet(target: pygame.Surface) -> None:
        painted.append(target.get_size())
        target.fill("red", (2, 2, 6, 6))

    cached = CachedArea()
    for number, (colour, of) in enumerate((("blue", 1), ("grey", 1), ("blue", 2))):
        ground = Patch(pygame.Rect(0, 0, 16, 16), colour, partial(pygame.Surface.fill, color=colour))
        work = Patchwork((), area, [ground, Patch(pygame.Rect(4, 4, 10, 10), of, sheet, apart=True)])
        cached.draw(surface, area, number, lambda work=work: work)  # type: ignore[misc]
        assert surface.get_at((7, 7)) == pygame.Color("red")
        assert surface.get_at((5, 5)) == pygame.Color(colour)
    assert painted == [(10, 10), (10, 10)]


def test_what_takes_long_is_painted_in_several_frames_and_looks_as_at_once() -> None:
    """The ground is drawn anew before each try; what was begun for something else is begun anew."""
    area, passed = pygame.Rect(2, 2, 36, 36), [0.0]

    def work(colour: str) -> Patchwork:
        def paint(target: pygame.Surface) -> None:
            passed[0] += 0.75 * incremental.TIME
            target.fill(colour, (10, 0, 6, 40))

        return Patchwork((), pygame.Rect(0, 0, 0, 0), [Patch(area, colour, paint)])

    def drawn(cached: CachedArea, colour: str) -> pygame.Surface:
        surface = pygame.Surface((40, 40))
        surface.fill("blue")
        cached.draw(surface, area, colour, lambda: work(colour))
        return surface

    cached, found, tries = CachedArea(), [], 0
    with incremental.spread(lambda: passed[0]):
        first, second = incremental.IncrementalDraw(), incremental.IncrementalDraw()
        assert not first.draw(lambda: drawn(cached, "green"))
        while not second.draw(lambda: found.append(drawn(cached, "red"))):
            tries += 1
    assert tries
    assert found[0].get_buffer().raw == drawn(CachedArea(), "red").get_buffer().raw
    assert drawn(cached, "red").get_buffer().raw == found[0].get_buffer().raw
