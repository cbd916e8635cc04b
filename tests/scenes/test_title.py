"""The title's valley: every part moves, behind the controls; nothing moves if motion is reduced."""

from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from art import lettering
from scenes.art import surface_cache
from scenes.art.frame import Frame
from scenes.art.landscape import countryside, hero, running_train, sunrise
from scenes.art.landscape.life import RATE
from scenes.art.moving import incremental
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.title.scene import TitleActions, TitleLook, TitleScene
from scenes.window.stack import SceneStack
from tests.scenes.driving import ENGLISH, SIZES, at
from tests.scenes.person import Sitting

ROUND = round((countryside.WIDTH + running_train.LONG + running_train.AWAY) / running_train.SPEED) + 1
"""The seconds after which the train has passed once."""


def _title(moving: bool = True, warning: str = "") -> TitleScene:
    def nothing() -> None:
        pass

    look = TitleLook(PRESENTATION.lobby.title_ground(), "")
    actions = TitleActions(nothing, nothing, nothing, nothing, nothing, nothing)
    return TitleScene(ENGLISH, actions, look, warning=warning, moving=lambda: moving)


def _places(scene: TitleScene) -> list[tuple[int, ...]]:
    return [tuple(place) for _, place in scene.sprites()]


def test_what_moves_keeps_behind_panel_name_ribbon_and_notice_at_twelve_pictures_a_second() -> None:
    for size in SIZES:
        scene = _title(warning="A word")
        with at(scene, size):
            places = scene.places
            shown = (scene.menu.panel, places.name, places.ribbon, places.warning)
            covers = [scene.frame.rect(*place) for place in shown]
            stirred = 0
            for _ in range(ROUND // 3):
                scene.sprites_changed = False
                scene.update(3)
                stirred += scene.sprites_changed
                assert not any(place.colliderect(cover) for _, place in scene.sprites() for cover in covers)
            assert stirred == ROUND // 3
            scene.sprites_changed = False
            scene.update(1 / RATE / 3)
            assert not scene.sprites_changed, "no more than twelve pictures a second"


def test_the_valley_waits_until_what_is_drawn_for_the_first_time_is_there() -> None:
    """Else it wants other pictures before any is ready, and at last all of them in one long frame."""
    surface_cache.clear()
    ticks, size = count(), SIZES[0]
    stack, surface, waited, longest = SceneStack(size), pygame.Surface(size), 0, 0
    with incremental.spread(lambda: next(ticks) / 2000):
        stack.push(_title())
        for _ in range(180):
            with incremental.a_frame():
                stack.update(1 / 60)
                stack.draw(surface)
            waited = 0 if stack.picture.is_whole else waited + 1
            longest = max(longest, waited)
    assert 0 < longest < incremental.FRAMES


def test_the_train_comes_by_and_leaves() -> None:
    size = SIZES[0]
    train = [list(running_train.seen(size, second)) for second in range(ROUND)]
    assert min(len(pictures) for pictures in train) == 0, "it has left and its steam has dissolved"
    assert max(len(pictures) for pictures in train) > 20, "it is there with its wheels and its steam"


def test_something_moves_in_every_part_of_the_picture() -> None:
    """In a grid of six by three each field below the name changes in ten seconds, but for the panel's."""
    scene = _title()
    with at(scene, (1280, 720)) as player:
        before: dict[Any, Any] = {}
        moved = set[Any]()
        for _ in range(20):
            player.wait(30)
            for image, place in scene.sprites():
                middle = place.centerx * 6 // 1280, place.centery * 3 // 720
                if before.get((place.topleft, place.size)) is not image:
                    moved.add(middle)
                before[place.topleft, place.size] = image
        still = {(x, y) for x in range(6) for y in (1, 2)} - moved
        assert still <= {(0, 1)}


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


def _brightness(surface: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(surface)[:3])


def test_day_breaks_slowly_and_it_is_day_where_motion_is_reduced() -> None:
    ground, picture = PRESENTATION.lobby.title_ground(), pygame.Surface((320, 180))
    seen = []
    for _ in range(round(sunrise.LASTS) + 4):
        if ground.is_stale():
            ground.draw(picture)
            seen.append(_brightness(picture))
        ground.update(1)
    assert seen == sorted(seen)
    steps = [after - before for before, after in pairwise(seen)]
    assert max(steps) < 0.15 * (seen[-1] - seen[0]), "no step of the dawn is seen as one"
    resting = PRESENTATION.lobby.title_ground()
    assert resting.is_stale(moving=False)
    resting.draw(picture)
    assert _brightness(picture) == seen[-1]


def test_no_two_letters_of_a_name_collide() -> None:
    for words in ("Raccoon Tycoon", "AVATAR", "Tyj"):
        setting = lettering.Setting(words, 120)
        bodies = pygame.mask.from_surface(setting.cut(lettering.EDGE), 128).connected_components(30)
        assert len(bodies) == len(words.replace(" ", "").replace("j", "ji"))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (960, 540)])
def test_the_face_in_the_foreground_is_beside_what_covers_the_title(size: tuple[int, int]) -> None:
    frame = Frame.of(size)
    tile = pygame.Rect(0, 0, size[0] * 0.16, size[1] * 0.27).move(size[0] * 0.65, size[1] * 0.41)
    for covers in ([], [tile]):
        ((_, place),) = hero.hero(size, covers)
        left, top, wide, tall = hero.FACE
        face = pygame.Rect(
            place.x + left * place.width,
            place.y + top * place.height,
            wide * place.width,
            tall * place.height,
        )
        assert face.collidelist(covers) == -1
        assert face.right <= size[0] * 1.03
        assert place.height > frame.scale * 200


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_raccoon_looks_past_menu_and_posters_in_any_window_and_text(tmp_path: Path, scale: float) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.title()
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    for size in [*SIZES, (1024, 768), (2560, 1080)]:
        sitting.stack.resize(size, scale)
        covers = [title.frame.rect(*title.menu.panel), *(tile.rect for tile in title.tiles)]
        assert len(covers) == 4
        assert list(hero.hero(size, covers)), (size, scale)


def test_a_warning_lies_clear_of_every_button(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.title("The program did not end as it should.")
    for size in SIZES:
        sitting.stack.resize(size)
        title = sitting.stack.top
        assert isinstance(title, TitleScene)
        buttons = [widget.rect for widget in title.ring.widgets]
        assert len(buttons) >= 9
        assert title.notice.collidelist(buttons) < 0
