"""The title's valley: its train runs, keeps behind the panel, and stands where motion is reduced."""

import pygame

from scenes.art.landscape.running_train import RATE
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.title import PANEL, TitleActions, TitleLook, TitleScene
from tests.scenes.driving import ENGLISH, SIZES, at

ROUND = 46
"""Seconds after which the train has come and gone once."""


def _title(moving: bool = True) -> TitleScene:
    def nothing() -> None:
        pass

    look = TitleLook(PRESENTATION.lobby.title_ground(), "")
    actions = TitleActions(nothing, nothing, nothing, nothing, nothing)
    return TitleScene(ENGLISH, actions, look, moving=lambda: moving)


def _places(scene: TitleScene) -> list[pygame.Rect]:
    return [place for _, place in scene.aloft()]


def test_the_train_runs_at_twelve_pictures_a_second_behind_the_panel() -> None:
    for size in SIZES:
        scene = _title()
        with at(scene, size):
            panel, stirred, seen = scene.frame.rect(*PANEL), 0, set()
            for _ in range(ROUND * 60):
                scene.stirred = False
                scene.update(1 / 60)
                stirred += scene.stirred
                places = _places(scene)
                seen.add(len(places))
                assert not any(panel.colliderect(place) for place in places)
            assert ROUND * RATE - 2 <= stirred <= ROUND * RATE
            assert 0 in seen, "it has left"
            assert 2 in seen, "it is there with its smoke"


def test_it_stands_still_while_motion_is_reduced_or_nobody_looks() -> None:
    for moving in (True, False):
        scene = _title(moving)
        with at(scene) as player:
            if moving:
                pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
                player.wait(1)
            before = _places(scene)
            player.wait(120)
            assert _places(scene) == before != []


def test_it_runs_on_when_somebody_looks_again() -> None:
    scene = _title()
    with at(scene) as player:
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            pygame.event.post(pygame.event.Event(kind))
            player.wait(2)
        before = _places(scene)
        player.wait(60)
        assert _places(scene) != before
