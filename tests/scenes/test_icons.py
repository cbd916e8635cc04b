"""Small pictures of verbs, options and settings: each its own, seen, never in the way of words."""

from itertools import combinations

import pygame
import pytest

from art.sheet import SMALL_OBJECTS
from scenes.art import palette as pal, pictograms, shapes
from scenes.art.frame import Frame
from scenes.art.pictograms import NAMES
from scenes.raccoon_tycoon.art.pictograms import ICONS
from scenes.raccoon_tycoon.keys import VERBS
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.preferences.rows import SETTINGS
from scenes.widgets.button import Button

OPTION_ICONS = PRESENTATION.lobby.option_icons
VERB_ICONS = {verb.name: verb.icon for verb in VERBS}
SETTING_ICONS = tuple(dict.fromkeys(setting.icon for setting in SETTINGS if setting.kind != "switch"))
"""Those of lists and sliders."""
USED = {**VERB_ICONS, **OPTION_ICONS, **dict(zip(SETTING_ICONS, SETTING_ICONS, strict=True))}
TEAL, QUIET, WOOD = (pal.TEAL_LIGHT, pal.TEAL_DEEP), ("#4a3540", "#241820"), (pal.WOOD_TOP, pal.WOOD_BOTTOM)
LYING = [
    *((name, TEAL) for name in VERB_ICONS.values()),
    *((name, WOOD) for name in (*OPTION_ICONS.values(), *SETTING_ICONS)),
]
"""Every picture of these and what it lies on."""


def grey(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3]


def test_every_verb_option_and_setting_has_a_picture_of_its_own() -> None:
    assert all(VERB_ICONS.values())
    assert set(OPTION_ICONS) == set(PRESENTATION.lobby.options)
    assert len(set(USED.values())) == len(USED)
    assert set(USED.values()) <= set(SMALL_OBJECTS)


def test_every_small_object_of_the_house_and_of_the_game_is_on_the_sheet() -> None:
    assert sorted(SMALL_OBJECTS) == sorted([*NAMES, *ICONS])


def test_a_name_belongs_to_one_picture() -> None:
    coin = pictograms.image("coin", 20)
    with pytest.raises(ValueError, match="coin"):
        pictograms.add({"coin": lambda side: pygame.Surface((side, side))})
    assert pictograms.image("coin", 20) is coin


@pytest.mark.parametrize("side", [28, 40])
def test_pictures_are_told_apart_in_grey(side: int) -> None:
    drawn = {}
    for name in SMALL_OBJECTS:
        surface = pygame.Surface((side, side))
        surface.fill("#2b5e5c")
        pictograms.draw(surface, surface.get_rect(), name)
        drawn[name] = grey(surface)
    for a, b in combinations(drawn, 2):
        difference = sum(abs(x - y) for x, y in zip(drawn[a], drawn[b], strict=True)) / len(drawn[a])
        assert difference > (6 if {a, b} == {"purse", "purse closed"} else 12), (a, b)


@pytest.mark.parametrize(("name", "ground"), LYING)
def test_a_picture_stands_out_from_its_ground(name: str, ground: tuple[str, str]) -> None:
    """A good part of it differs from what it lies on by as much as large type has to (3:1)."""
    side = 40
    plain, drawn = pygame.Surface((side, side)), pygame.Surface((side, side))
    for surface in (plain, drawn):
        shapes.plate(surface, surface.get_rect(), 1.0, *ground)
    pictograms.draw(drawn, drawn.get_rect(), name)
    seen = sum(
        pal.contrast(hexed(plain.get_at((x, y))), hexed(drawn.get_at((x, y)))) >= 3
        for x in range(side)
        for y in range(side)
    )
    assert seen > side * side * 0.04, name


def hexed(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


@pytest.mark.parametrize(("label", "shown"), [("Sell", True), ("Sell everything there is", False)])
def test_a_buttons_icon_gives_way_to_its_words(label: str, shown: bool) -> None:
    frame = Frame.of((1920, 1080))
    pictures = []
    for icon in ("", "sell"):
        button = Button(label, lambda: None, sub="up to $7", cap="S", icon=icon)
        button.rect = pygame.Rect(10, 10, 232, 68)
        surface = pygame.Surface((260, 90))
        button.draw(surface, frame)
        pictures.append(surface)
    differing = [
        x
        for x in range(260)
        if any(pictures[0].get_at((x, y)) != pictures[1].get_at((x, y)) for y in range(90))
    ]
    assert bool(differing) == shown
    assert not shown or max(differing) < 242
