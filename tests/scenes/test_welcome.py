"""The first time that a game is met: two posters, as large as the window lets them be."""

import pygame
import pytest

from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.learning.welcome import WelcomeScene
from scenes.registry import PRESENTATIONS

FORMS = [(1280, 720), (1920, 1080), (1024, 768), (1280, 1024), (2560, 1080)]


def nothing() -> None:
    """No way out."""


@pytest.mark.parametrize("size", FORMS)
def test_the_posters_fill_windows_of_every_form(size: tuple[int, int]) -> None:
    game = next(iter(PRESENTATIONS))
    scene = WelcomeScene(Catalogue.load().of(game).say, PRESENTATIONS[game], nothing, nothing, nothing)
    scene.resize(size)
    learn, play = scene.learn.rect, scene.play.rect
    both, window = learn.union(play), pygame.Rect((0, 0), size)
    assert window.contains(both)
    assert not learn.colliderect(play)
    assert abs(both.centerx - window.centerx) <= 2
    assert both.width > 0.85 * size[0] or both.height > 0.7 * size[1]


def test_each_game_offers_its_lesson_when_it_is_first_chosen_in_any_order() -> None:
    settings = Settings()
    for game in reversed([*PRESENTATIONS]):
        assert not settings.knows(game)
        settings.introduce(game)
        assert settings.knows(game)
