"""Sprites over a still surface: drawn and removed without a trace."""

import pygame
import pytest

from scenes.art.sprite_layer import ROUND, SPARE, PlacedSprite, SpriteLayer
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

GROUND, LOWER, UPPER = (10, 20, 30), (200, 0, 0), (0, 200, 0)


def picture(colour: tuple[int, int, int], at: tuple[int, int], side: int = 10) -> PlacedSprite:
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    image.fill((*colour, 255))
    return image, image.get_rect(topleft=at)


@pytest.fixture
def ground() -> pygame.Surface:
    surface = pygame.Surface((100, 80))
    surface.fill(GROUND)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_what_flew_leaves_nothing_behind_even_where_pictures_overlapped(ground: pygame.Surface) -> None:
    bare, layer = pixels(ground), SpriteLayer()
    for step in range(5):
        layer.draw(ground, [picture(LOWER, (10 + step, 10)), picture(UPPER, (15, 12 + step))])
        assert ground.get_at((16, 17))[:3] == UPPER
        layer.lift(ground)
        assert pixels(ground) == bare


def test_the_places_told_are_those_that_changed(ground: pygame.Surface) -> None:
    layer = SpriteLayer()
    assert layer.draw(ground, [picture(LOWER, (-4, 5)), picture(UPPER, (300, 300))]) == [
        pygame.Rect(0, 5, 6, 10)
    ]
    assert layer.lift(ground) == [pygame.Rect(0, 5, 6, 10)]
    assert layer.lift(ground) == []


def test_the_lowest_that_are_the_same_stay_and_only_others_are_exchanged(ground: pygame.Surface) -> None:
    bare, layer = pixels(ground), SpriteLayer()
    lowest, before, after = (picture(LOWER, (10, 10)), picture(UPPER, (15, 15)), picture(UPPER, (40, 40)))
    layer.draw(ground, [lowest, before])
    assert layer.draw(ground, [lowest, after]) == [before[1], after[1]]
    assert (ground.get_at((12, 12))[:3], ground.get_at((18, 18))[:3]) == (LOWER, LOWER)
    assert (ground.get_at((24, 24))[:3], ground.get_at((45, 45))[:3]) == (GROUND, UPPER)
    assert layer.draw(ground, [lowest, after]) == []
    assert layer.draw(ground, [after]) == [lowest[1]]
    layer.lift(ground)
    assert pixels(ground) == bare


class Flying(Scene):
    """One red square over a blue ground; counts how often the ground is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.at = (0, 0)
        self.grounds = 0

    def draw(self, surface: pygame.Surface) -> None:
        self.grounds += 1
        surface.fill(GROUND)

    def sprites(self) -> list[PlacedSprite]:
        return [picture(LOWER, self.at)]


def test_while_only_the_air_moves_the_ground_is_not_drawn_and_little_is_told(ground: pygame.Surface) -> None:
    stack, scene = SceneStack(ground.get_size()), Flying()
    stack.push(scene)
    assert stack.draw(ground)[0] == ground.get_rect()
    assert not stack.picture.dirty
    scene.at, scene.sprites_changed = (40, 40), True
    assert stack.picture.dirty
    changed = stack.draw(ground)
    assert changed == [pygame.Rect(0, 0, 10, 10), pygame.Rect(40, 40, 10, 10)]
    assert scene.grounds == 1
    assert (ground.get_at((0, 0))[:3], ground.get_at((45, 45))[:3]) == (GROUND, LOWER)


def test_what_flies_below_another_screen_stays_below_it(ground: pygame.Surface) -> None:
    class Cover(Scene):
        opaque = False

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill(UPPER, (0, 0, 20, 20))

    stack = SceneStack(ground.get_size())
    stack.push(Flying())
    stack.push(Cover())
    stack.draw(ground)
    assert ground.get_at((5, 5))[:3] == UPPER


class Spotted(Scene):
    """A red spot on a blue ground, wherever it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = LOWER

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)


def test_only_what_is_torn_is_drawn_anew(ground: pygame.Surface) -> None:
    stack, scene = SceneStack(ground.get_size()), Spotted()
    stack.push(scene)
    stack.draw(ground)
    scene.colour = UPPER
    scene.mark_changed(pygame.Rect(90, 10, 40, 5))
    assert stack.picture.dirty
    assert stack.draw(ground) == [pygame.Rect(90, 10, 10, 5)]
    assert (ground.get_at((92, 12))[:3], ground.get_at((89, 12))[:3]) == (UPPER, LOWER)
    assert not stack.picture.dirty
    assert ground.get_clip() == ground.get_rect()


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


def test_what_is_the_same_stays_unless_something_comes_or_goes_under_it(ground: pygame.Surface) -> None:
    bare, layer = pixels(ground), SpriteLayer()
    apart, over, mover = picture(UPPER, (60, 10)), picture(UPPER, (12, 12)), picture(LOWER, (10, 10))
    layer.draw(ground, [mover, apart, over])
    moved = (mover[0], mover[1].move(-4, 0))
    changed = layer.draw(ground, [moved, apart, over])
    assert apart[1] not in changed
    assert changed.count(over[1]) == 2
    assert (ground.get_at((65, 15))[:3], ground.get_at((15, 15))[:3]) == (UPPER, UPPER)
    assert (ground.get_at((7, 11))[:3], ground.get_at((17, 11))[:3]) == (LOWER, GROUND)
    assert layer.draw(ground, [apart, moved, over]) != [], "another order over the same ground"
    layer.lift(ground)
    assert pixels(ground) == bare


def test_a_sheet_that_is_shaken_leaves_the_ground_and_what_lies_on_it_right() -> None:
    ground = pygame.Surface((700, 500))
    for left in range(0, 700, 7):
        ground.fill((left % 251, 3 * left % 251, 90), (left, 0, 5, 500))
    bare, sheet, layer = ground.copy(), pygame.Surface((400, 300)), SpriteLayer()
    sheet.fill(LOWER)
    beside = picture(UPPER, (120, 120), 24)
    for at in ((100, 100), (106, 97), (94, 103), (101, 99), (250, 150), (100, 100)):
        wanted = [(sheet, sheet.get_rect(topleft=at)), beside, picture(UPPER, (at[0] + 390, at[1] + 9), 30)]
        layer.draw(ground, wanted)
        fresh = bare.copy()
        SpriteLayer().draw(fresh, wanted)
        assert pixels(ground) == pixels(fresh)
    layer.lift(ground)
    assert pixels(ground) == pixels(bare)
