"""A passage paints no more than what looks otherwise than it did the frame before, and shows the same."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.art.moving.curtain import MET, VELVET, Curtain
from scenes.art.moving.screen_transitions import (
    Dissolve,
    Reversed,
    Rising,
    ScreenTransition,
    Wipe,
    fading_surface,
)
from scenes.raccoon_tycoon.auction.opening import RoomOpens
from scenes.raccoon_tycoon.presentation import PRESENTATION as TYCOON
from scenes.saloon_tycoon.presentation import PRESENTATION as SALOON

SIZE = (640, 360)
STAGE, ROW = pygame.Rect(100, 0, 440, 340), pygame.Rect(100, 240, 440, 40)
WAYS: dict[str, ScreenTransition] = {
    "dissolve": Dissolve(),
    "wipe": Wipe(),
    "falls": Wipe(seconds=0.6, falls=True),
    "page": Rising(),
    "raised": Rising(raised=lambda: (pygame.Rect(40, 60, 80, 120),), lift=8),
    "auction": RoomOpens(stage=STAGE, row=ROW, scale=0.33),
    "velvet": VELVET,
    "doors": SALOON.privacy.curtain,
    "own curtain": TYCOON.privacy.curtain,
}


def picture(*colours: str) -> pygame.Surface:
    """Stripes that show where a piece of it has come from."""
    surface = pygame.Surface(SIZE)
    for left in range(0, SIZE[0], 8):
        surface.fill(colours[left // 8 % len(colours)], (left, left % 24, 8, SIZE[1]))
    return surface


def shares(way: ScreenTransition, rate: int) -> Iterator[float]:
    """Of its time, in so many frames a second."""
    frames = round(way.seconds * rate)
    yield from (frame / frames for frame in range(1, frames + 1))


@pytest.mark.parametrize("rate", [60, 144, 25])
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name", WAYS)
def test_what_is_painted_over_the_frame_before_is_what_would_be_painted_anew(
    name: str, back: bool, rate: int
) -> None:
    way = Reversed.of(WAYS[name]) if back else WAYS[name]
    before, after = picture("#00ff00", "#106040"), picture("#ff00ff", "#402080", "#ffe0a0")
    surface, anew = before.copy(), pygame.Surface(SIZE)
    since: float | None = None
    for share in shares(way, rate):
        way.paint(surface, before, after, share, since)
        way.paint(anew, before, after, share)
        assert surface.get_buffer().raw == anew.get_buffer().raw, share
        since = share
    assert surface.get_buffer().raw == after.get_buffer().raw or isinstance(WAYS[name], Curtain)


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name", ["wipe", "falls", "page", "raised", "auction"])
def test_no_frame_lays_one_lettering_over_another(name: str, back: bool) -> None:
    """Every pixel is of one picture or of the other: the one is green, the other red.

    The auction's stage, whose velvet has colours of its own, is left out.
    """
    way = Reversed.of(WAYS[name]) if back else WAYS[name]
    before, after, surface = picture("#00ff00"), picture("#ff0000"), pygame.Surface(SIZE)
    for share in shares(way, 60):
        way.paint(surface, before, after, share)
        wide = STAGE.left if name == "auction" else SIZE[0]
        seen = {surface.get_at((x, y))[:3] for x in range(0, wide, 7) for y in range(0, SIZE[1], 5)}
        assert seen <= {(0, 255, 0), (255, 0, 0), (0, 0, 0)}, share


def test_a_raised_piece_slides_with_the_page_and_home_again() -> None:
    way, home = WAYS["raised"], pygame.Rect(40, 60, 80, 120)
    before, after, surface = (pygame.Surface(SIZE) for _ in range(3))
    before.fill("#00ff00", home)
    after.fill("#ff0000", home.move(0, -8))
    for passage, one, other, last in ((way, before, after, 52), (Reversed.of(way), after, before, 60)):
        tops = []
        for share in shares(passage, 60):
            passage.paint(surface, one, other, share)
            tops.append(next(y for y in range(SIZE[1]) if surface.get_at((80, y)) != pygame.Color("black")))
        assert tops == sorted(tops, reverse=last == 52), "it goes one way"
        assert tops[-1] == last
        assert len({*tops}) > 4, "it slides"


def test_nothing_that_looks_alike_is_painted_twice() -> None:
    """Parts outside the stage that have faded completely are not painted again."""
    before, after = picture("#00ff00"), picture("#ff00ff")
    surface = before.copy()
    WAYS["auction"].paint(surface, before, after, 0.8, None)
    surface.fill("#123456", (0, 0, 40, 360))
    WAYS["auction"].paint(surface, before, after, 0.9, 0.8)
    assert surface.get_at((20, 100)) == pygame.Color("#123456")


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name", WAYS)
def test_what_lies_in_memory_that_fades_looks_as_in_any_other_memory(name: str, back: bool) -> None:
    """Blending is rounded otherwise there, by two shades of 255 at most; what is copied is the same."""
    way = Reversed.of(WAYS[name]) if back else WAYS[name]
    before, after = picture("#00ff00", "#106040"), picture("#ff00ff", "#402080", "#ffe0a0")
    fading = fading_surface(before)
    fading.blit(before, (0, 0))
    seen, quick = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for share in (0.1, 0.35, 0.6, 0.8, 0.95, 1.0):
        way.paint(seen, before, after, share)
        way.paint(quick, fading, after, share)
        assert difference(seen, quick) <= 2, share


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """By how much of 255 two pictures differ where they differ most."""
    both = zip(one.get_buffer().raw, other.get_buffer().raw, strict=True)
    return max(abs(here - there) for number, (here, there) in enumerate(both) if number % 4 < 3)


def test_behind_what_hangs_before_a_curtain_nothing_is_painted_twice() -> None:
    """Outside its plaque the closed leaves are all that is seen."""
    before, after = picture("#00ff00"), picture("#ff00ff")
    curtain = Curtain(plaque=pygame.Rect(200, 100, 240, 160))
    surface = before.copy()
    curtain.paint(surface, before, after, MET, None)
    surface.fill("#123456", (0, 0, 40, 360))
    curtain.paint(surface, before, after, 0.9, MET)
    assert surface.get_at((20, 100)) == pygame.Color("#123456")
    assert surface.get_at((300, 150)) != pygame.Color("#123456")
