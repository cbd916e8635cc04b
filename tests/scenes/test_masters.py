"""The masters of pieces and people are large enough: no window up to 2560x1440 enlarges one."""

import pygame
import pytest

from raccoon.app.games import FIRST_GAME
from raccoon.app.text import Catalogue
from scenes.art import pictures
from scenes.learning.welcome import WelcomeScene
from scenes.registry import PRESENTATIONS, showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still, nothing
from scenes.window.window import Scene, render

LARGEST = (2560, 1440)
SCREENS = {
    "raccoon_tycoon": (
        *("table", "handover", "results", "inspect-railroad", "inspect-town", "inspect-player"),
        *("greeting", "about", "agreement", "menu", "keys"),
    ),
    "saloon_tycoon": ("table", "results", "inspect-person"),
}
"""Those that show the largest pictures."""

Enlarged = list[tuple[tuple[int, int], tuple[int, int]]]
"""Masters that were, by their sizes, with the sizes asked for."""


@pytest.fixture
def enlarged(monkeypatch: pytest.MonkeyPatch) -> Enlarged:
    found: Enlarged = []
    cover = pictures.cover

    def watched(master: pygame.Surface, size: tuple[int, int], focus: float = 0.5) -> pygame.Surface:
        larger = any(wanted > there for wanted, there in zip(size, master.get_size(), strict=True))
        if larger and size != LARGEST:  # scenery fills the window
            found.append((master.get_size(), size))
        return cover(master, size, focus)

    monkeypatch.setattr(pictures, "cover", watched)
    return found


@pytest.mark.parametrize(("game", "screen"), [(game, one) for game, all_ in SCREENS.items() for one in all_])
def test_no_screen_enlarges_a_master(enlarged: Enlarged, game: str, screen: str) -> None:
    showcase = showcase_of(game)
    render(shots_of(showcase)[screen](Still(showcase)), LARGEST)
    assert enlarged == []


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_no_poster_of_the_first_start_enlarges_one(enlarged: Enlarged, game: str) -> None:
    render(welcome(game), LARGEST)
    assert enlarged == []


def test_a_master_that_is_enlarged_is_seen_to_be(enlarged: Enlarged) -> None:
    render(welcome(FIRST_GAME), (3840, 2160))
    assert enlarged


def welcome(game: str) -> Scene:
    return WelcomeScene(Catalogue.load().of(game).say, PRESENTATIONS[game], nothing, nothing, nothing)
