"""The title with one game and with two: tiles, and Continue with unfinished games of several kinds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.app.settings import Settings
from raccoon.engine.game import Progress
from scenes.art import surface_cache
from scenes.art.frame import Frame
from scenes.art.landscape.title_ground import PictureGround
from scenes.art.moving import incremental
from scenes.art.moving.clipping import around
from scenes.dialogs.dialog import DialogScene
from scenes.program import Program
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.registry import PRESENTATIONS, showcase_of
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.title.buttons import GameTile
from scenes.screens.title.menu import PANEL, TitleActions
from scenes.screens.title.scene import TitleLook, TitleScene
from scenes.screens.unfinished import brief, choice_among, last_unfinished
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import Window, render
from tests.app.tables import begin, play, saved
from tests.scenes.driving import SIZES, Player, assert_apart, at, ring_rects
from tests.scenes.in_steps import clock, drawn, engraved
from tests.scenes.tiny_game import CATALOGUE, LanternLobby

LANTERN = replace(PRESENTATION, game="lantern", lobby=LanternLobby())
GAMES = {PRESENTATION.game: PRESENTATION, LANTERN.game: LANTERN}


def title(done: list[str], unfinished: str = "") -> TitleScene:
    actions = TitleActions(
        *(
            lambda name=name: done.append(name)
            for name in ("resume", "new", "settings", "quit", "library", "challenges")
        )
    )
    tiles = [
        GameTile(CATALOGUE.say(f"game.{name}"), shown.lobby.draw_tile, partial(done.append, name))
        for name, shown in GAMES.items()
    ]
    look = TitleLook(PRESENTATION.lobby.title_ground(), "Choose")
    return TitleScene(CATALOGUE, actions, look, lambda: unfinished, tiles=tiles)


class TestTiles:
    def test_a_tile_for_each_game_begins_a_new_one(self) -> None:
        done: list[str] = []
        scene = title(done)
        with at(scene) as player:
            assert not scene.menu.new.visible
            for tile in scene.tiles:
                player.click(tile)
        assert done == ["raccoon_tycoon", "lantern"]

    @pytest.mark.usefixtures("nothing_drawn")
    def test_a_tile_that_takes_several_frames_keeps_its_place(self) -> None:
        def picture(surface: pygame.Surface, _: pygame.Rect) -> None:
            before = len(drawn)
            surface.blit(engraved(1), (0, 0))
            clock.time += incremental.TIME if len(drawn) > before else 0

        place, surface = pygame.Rect(20, 20, 336, 284), pygame.Surface((400, 320))
        tile = GameTile("Lantern", picture, lambda: None)
        tile.rect = place.copy()
        in_steps, frames = incremental.IncrementalDraw(), 0
        with incremental.spread(clock):
            while not in_steps.draw(lambda: tile.draw(surface, Frame(0, 0, 1))):
                frames += 1
                assert tile.rect == place
        assert frames
        assert tile.rect == place

    def test_by_keyboard_the_first_has_the_focus_where_nothing_can_be_continued(self) -> None:
        done: list[str] = []
        with at(title(done)) as player:
            player.key(pygame.K_RETURN, pygame.K_TAB, pygame.K_RETURN)
        assert done == ["raccoon_tycoon", "lantern"]

    @pytest.mark.parametrize("size", SIZES)
    def test_nothing_covers_another_thing_and_the_train_keeps_behind_all(self, size: tuple[int, int]) -> None:
        scene = title([], "round 2")
        with at(scene, size) as player:
            for scale in (1.0, 2.0):
                player.stack.resize(size, scale)
                assert_apart(ring_rects(scene.ring.widgets), size)
            sprites = [place for _, place in scene.sprites()]
            assert sprites
            covers = [scene.frame.rect(*scene.menu.panel), *(tile.rect for tile in scene.tiles)]
            assert all(not sprite.colliderect(cover) for sprite in sprites for cover in covers)

    def test_a_squarer_window_shows_larger_posters_above_the_menu(self) -> None:
        scene = title([])
        with at(scene, (1024, 576)) as player:
            wide = scene.tiles[0].rect.copy()
            player.stack.resize((1024, 768), 1.0)
            assert scene.tiles[0].rect.width > 1.2 * wide.width
            assert all(tile.rect.bottom < scene.frame.rect(*scene.menu.panel).top for tile in scene.tiles)

    def test_each_tile_shows_its_picture(self) -> None:
        scene = title([])
        picture = render(scene, (1280, 720))
        lantern = scene.tiles[1].rect
        assert picture.get_at((lantern.centerx, lantern.top + lantern.height // 3))[:3] == (0xFF, 0xD2, 0x7A)

    def test_an_area_around_holes_is_everything_else_once(self) -> None:
        area, holes = pygame.Rect(0, 0, 40, 30), [pygame.Rect(5, 5, 10, 10), pygame.Rect(20, -5, 10, 20)]
        parts = around(area, holes)
        for x in range(area.width):
            for y in range(area.height):
                hidden = any(hole.collidepoint(x, y) for hole in holes)
                assert sum(part.collidepoint(x, y) for part in parts) == (not hidden)


def test_with_one_game_the_title_is_as_it_was(tmp_path: Path) -> None:
    with Window(SIZES[0]) as window:
        program = Program(tmp_path, Settings(), presentations={PRESENTATION.game: PRESENTATION})
        program.stack.resize(window.size)
        program.title()
        scene = program.stack.top
        assert isinstance(scene, TitleScene)
        assert scene.tiles == ()
        assert scene.menu.panel == PANEL
        player = Player(window, program.stack)
        player.click(scene.menu.new)
        assert isinstance(program.stack.top, LobbyScene)
        program.stack.clear()


FACES = {"raccoon_rampage": (1042, 112, 395, 435), "saloon_tycoon": (1450, 620, 330, 204)}
"""The face of who stands in a game's picture, in the pixels of the large form."""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("game", FACES)
def test_the_name_of_a_game_alone_lies_beside_the_face_in_its_picture(
    game: str, size: tuple[int, int]
) -> None:
    ground = PRESENTATIONS[game].lobby.title_ground()
    assert isinstance(ground, PictureGround)
    scale = max(size[0] / 1920, size[1] / 1080)
    left, top = (1920 * scale - size[0]) * ground.focus, (1080 * scale - size[1]) / 2
    x, y, wide, high = FACES[game]
    face = pygame.Rect(x * scale - left, y * scale - top, wide * scale, high * scale)
    for large in (1.0, 2.0):
        scene = Still(showcase_of(game))
        shown = shots_of(scene.showcase)["title"](scene)
        assert isinstance(shown, TitleScene)
        with at(shown, size) as player:
            player.stack.resize(size, large)
            places = shown.places.name, shown.places.ribbon, shown.menu.panel
            covers = [shown.frame.rect(*place) for place in places]
            assert_apart(covers, size)
            assert face.collidelist(covers) == -1


class TestContinue:
    def test_the_newest_of_each_kind_and_only_what_can_be_shown(self, tmp_path: Path) -> None:
        folder = saves_dir(tmp_path)
        older, newer = (saved(play(begin(folder, 2), moves)) for moves in (3, 5))
        assert older != newer
        found = last_unfinished(saves(folder), GAMES)
        assert [one.game for one in found] == ["raccoon_tycoon"]
        assert found[0].path == newer
        assert last_unfinished(saves(folder), ["lantern"]) == []

    def test_a_finished_game_is_not_offered(self, tmp_path: Path) -> None:
        folder = saves_dir(tmp_path)
        saved(play(begin(folder, 2), 100_000))
        assert last_unfinished(saves(folder), GAMES) == []

    def test_several_kinds_are_listed_by_name_and_one_is_chosen(self) -> None:
        listings = [
            Listing(
                Path(f"{game}.raccoon"),
                0.0,
                game=game,
                seats=(Seat("Ada"),),
                progress=Progress("round", number),
                waiting=(0,),
            )
            for number, game in enumerate(GAMES, 1)
        ]
        chosen: list[Path] = []
        with at(title([])) as player:
            dialog = choice_among(listings, CATALOGUE, chosen.append)
            player.stack.push(dialog)
            assert isinstance(dialog, DialogScene)
            labels = [button.label for button in dialog.buttons]
            assert labels[:2] == ["Raccoon Tycoon: round 1, Ada to move", "Lantern: round 2, Ada to move"]
            player.key(pygame.K_ESCAPE)
            assert chosen == []
            player.stack.push(choice_among(listings, CATALOGUE, chosen.append))
            player.key(pygame.K_DOWN, pygame.K_RETURN)
        assert chosen == [Path("lantern.raccoon")]

    def test_where_there_is_little_room_the_game_and_its_progress_are_told(self) -> None:
        listing = Listing(Path("a"), 0.0, game=next(iter(GAMES)), progress=Progress("round", 9))
        assert brief(listing, CATALOGUE.say) == "Raccoon Tycoon, round 9"


def test_the_demonstration_ends_at_a_persons_turn() -> None:
    session = SHOWCASE.demonstration(3, 20)
    assert session.waiting == (0,)
    assert session.seats[0].is_person


def test_the_first_picture_needs_no_master_at_another_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would make every start slower."""
    scaled: list[tuple[int, int]] = []
    scale = pygame.transform.smoothscale

    def counted(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        scaled.append(size)
        return scale(image, size)

    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings(welcomed=True))
        program.stack.resize(window.size, 1)
        program.title()
        monkeypatch.setattr(pygame.transform, "smoothscale", counted)
        surface_cache.clear()
        window.step(program.stack, 0.0)
    assert not scaled
