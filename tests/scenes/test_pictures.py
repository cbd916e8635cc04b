"""The engraved masters: every piece has one, opened apart from the frames, crisp at every size."""

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from art.sheet import PiecesScene, sheet
from raccoon.app.assets import folder
from raccoon.app.seats import COLOURS, EMBLEMS
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, PRODUCTION_CARDS, RAILROADS, TOWNS
from scenes.art import palette, pictures
from scenes.art.landscape.title_ground import PictureGround
from scenes.art.moving import incremental
from scenes.art.pictures import PICTURES, SMALL_BELOW, Pictures, slug
from scenes.art.pieces import characters
from scenes.art.pieces.card import CardPlace
from scenes.raccoon_tycoon.art import cards, paintings
from scenes.raccoon_tycoon.art.paintings import PORTRAITS, VIGNETTES
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.tools.still import Still
from scenes.window.window import render
from tests.app.thinkers import until
from tests.scenes.driving import ENGLISH

HOUSE, GAME = folder("pictures"), folder("pictures", "raccoon_tycoon")
MOST_OF_ONE = 150_000
MOST_OF_A_PLATE = 640_000
MOST_OF_ALL = 40_000_000


@pytest.fixture
def shelf() -> Iterator[Pictures]:
    fresh = Pictures({"": HOUSE, "raccoon_tycoon": GAME}, room=2_000_000)
    yield fresh
    fresh.masters.wait()


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads change places as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def test_a_frame_does_not_wait_for_a_master_that_is_opened_for_it(shelf: Pictures) -> None:
    town, waited = next(iter(TOWNS)), 0
    shelf.masters.wait()
    shelf.clear()
    shelf.masters.opened.clear()
    with incremental.spread(time.monotonic):
        found: list[pygame.Surface] = []
        in_steps = incremental.IncrementalDraw()
        while not in_steps.draw(lambda: found.append(shelf.image(VIGNETTES, town, (90, 60)))):
            waited += 1
            shelf.masters.wait()
            until(lambda: not shelf.masters.opening)
            assert waited < incremental.FRAMES
    assert waited
    assert found[0].get_size() == (90, 60)


def test_a_master_that_cannot_be_opened_is_told_where_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "towns").mkdir()
    (tmp_path / "towns" / "nowhere.jpg").write_bytes(b"no picture")
    shelf = Pictures({"": tmp_path})
    in_steps = incremental.IncrementalDraw()

    def drawn() -> None:
        while not in_steps.draw(lambda: shelf.image("towns", "nowhere", (9, 9))):
            shelf.masters.wait()

    with incremental.spread(time.monotonic), pytest.raises(pygame.error):
        drawn()
    assert in_steps.frames < incremental.FRAMES


@pytest.mark.usefixtures("restless")
def test_threads_that_ask_at_the_same_time_all_get_their_pictures() -> None:
    """The window, an opening and the valley's thread scale pictures while the longest unused are let go."""
    shelf = Pictures({"": HOUSE, "raccoon_tycoon": GAME}, room=400)
    wanted = [(VIGNETTES, town, (side, side)) for town in [*TOWNS][:3] for side in range(1, 9)]

    def ask(first: int) -> int:
        asked = [wanted[(first + 5 * number) % len(wanted)] for number in range(1500)]
        return sum(shelf.image(kind, name, size).get_size() != size for kind, name, size in asked)

    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(ask, range(3))) == [0, 0, 0]
    assert shelf.held <= 400
    shelf.masters.wait()


def pixels(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGB")


class TestEveryPiece:
    @pytest.mark.parametrize("railroad", RAILROADS)
    def test_a_railroad_has_a_portrait_and_a_small_form(self, railroad: str) -> None:
        assert PICTURES.has(PORTRAITS, railroad)
        assert PICTURES.has(PORTRAITS, f"{railroad} small")

    @pytest.mark.parametrize("town", TOWNS)
    def test_a_town_has_a_vignette_and_a_small_form(self, town: str) -> None:
        assert PICTURES.has(VIGNETTES, town)
        assert PICTURES.has(VIGNETTES, f"{town} small")

    @pytest.mark.parametrize("side", [36, 58])
    def test_a_building_has_a_picture_of_its_own(self, side: int) -> None:
        drawn = {}
        for building in BUILDINGS:
            surface = pygame.Surface((side, side))
            paintings.building(surface, surface.get_rect(), building)
            assert pygame.mask.from_threshold(surface, (0, 0, 0), (8, 8, 8)).count() < side * side * 0.9
            drawn[building] = pixels(pygame.transform.grayscale(surface))
        for a, b in combinations(drawn, 2):
            difference = sum(abs(x - y) for x, y in zip(drawn[a], drawn[b], strict=True)) / len(drawn[a])
            assert difference > 10, (a, b)

    def test_every_production_card_shows_its_own_tokens(self) -> None:
        faces: dict[bytes, set[object]] = {}
        for number, card in PRODUCTION_CARDS.items():
            surface = pygame.Surface((168, 240), pygame.SRCALPHA)
            cards.production_card(CardPlace(surface, surface.get_rect(), ENGLISH.say), number)
            faces.setdefault(pixels(surface), set()).add((card.price, card.production))
        assert all(len(contents) == 1 for contents in faces.values())
        assert len(faces) == len({(card.price, card.production) for card in PRODUCTION_CARDS.values()})

    def test_no_two_masters_are_the_same_picture(self) -> None:
        masters = [file for place in (HOUSE, GAME) for file in Path(str(place)).rglob("*.jpg")]
        assert masters
        assert len({file.read_bytes() for file in masters}) == len(masters)

    def test_a_master_is_light_and_all_of_them_are(self) -> None:
        masters = {
            file: file.stat().st_size for place in (HOUSE, GAME) for file in Path(str(place)).rglob("*.jpg")
        }
        assert {file.name for file, size in masters.items() if size > most(file)} == set()
        assert sum(masters.values()) < MOST_OF_ALL


def most(master: Path) -> int:
    """The most that a master may weigh in bytes: a plate that fills the screen more than a piece on it."""
    return MOST_OF_A_PLATE if master.parent.name == "scenery" else MOST_OF_ONE


class TestTheShelf:
    @pytest.mark.parametrize("size", [(90, 92), (194, 198), (320, 327), (500, 120), (30, 200), (0, 5)])
    def test_a_picture_fills_exactly_the_pixels_asked_for(
        self, shelf: Pictures, size: tuple[int, int]
    ) -> None:
        assert shelf.image(PORTRAITS, "Sly Fox", size).get_size() == (max(1, size[0]), size[1])

    def test_small_pictures_are_made_of_the_small_form(self, shelf: Pictures) -> None:
        whole = pygame.image.load(str(GAME / "railroads" / "tycoon.jpg"))
        below, above = SMALL_BELOW - 1, SMALL_BELOW
        assert pixels(shelf.image(PORTRAITS, "Tycoon", (below, below))) != pixels(_scaled(whole, below))
        assert pixels(shelf.image(PORTRAITS, "Tycoon", (above, above))) == pixels(_scaled(whole, above))

    def test_the_same_size_is_scaled_once_and_another_size_anew(self, shelf: Pictures) -> None:
        first = shelf.image(PORTRAITS, "Tycoon", (200, 200))
        assert shelf.image(PORTRAITS, "Tycoon", (200, 200)) is first
        assert shelf.image(PORTRAITS, "Tycoon", (300, 300)).get_size() == (300, 300)

    def test_the_longest_unused_is_let_go(self, shelf: Pictures) -> None:
        kept = shelf.image(PORTRAITS, "Tycoon", (200, 200))
        for side in range(210, 330, 10):
            shelf.image(PORTRAITS, "Sly Fox", (side, side))
            assert shelf.image(PORTRAITS, "Tycoon", (200, 200)) is kept
            assert shelf.held <= 2_000_000
        gone = shelf.image(PORTRAITS, "Sly Fox", (210, 210))
        assert shelf.image(PORTRAITS, "Sly Fox", (210, 210)) is gone

    def test_the_thread_opens_as_many_masters_as_are_kept(
        self, shelf: Pictures, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shelf.masters.wait()
        opened = list(shelf.masters.opened)
        held = sum(one.get_pitch() * one.get_height() for one in shelf.masters.opened.values())
        assert pictures.OPENED // 2 < held <= pictures.OPENED

        def opened_again(*_: object) -> pygame.Surface:
            raise AssertionError("a frame opened a master that the thread had opened")

        monkeypatch.setattr(pygame.image, "load", opened_again)
        for master in opened:
            kind, _, name = master.rpartition("/")
            small = name.endswith("_small")
            shelf.image(kind, name.removesuffix("_small"), (64, 64) if small else (256, 256))

    def test_an_unknown_piece_is_an_error(self, shelf: Pictures) -> None:
        with pytest.raises(KeyError):
            shelf.image(PORTRAITS, "Nobody", (64, 64))
        assert not shelf.has(PORTRAITS, "Nobody")

    @pytest.mark.parametrize(
        ("name", "expected"),
        [("Bishop's Glen", "bishops_glen"), ("Sly Fox", "sly_fox"), ("Coal/Iron Firm", "coal_iron_firm")],
    )
    def test_names_of_files(self, name: str, expected: str) -> None:
        assert slug(name) == expected


def _scaled(master: pygame.Surface, side: int) -> pygame.Surface:
    """The middle square of a master."""
    edge = min(master.get_size())
    part = pygame.Rect(0, 0, edge, edge)
    part.center = (master.get_width() // 2, master.get_height() // 2)
    return pygame.transform.smoothscale(master.subsurface(part), (side, side))


def test_portraits_differ_in_grey_at_every_size() -> None:
    """Railroads can be distinguished without colour by the whole portrait, not only by its medallion."""
    for side in (48, 90, 190):
        grey = {}
        for railroad in RAILROADS:
            surface = pygame.Surface((side, side))
            paintings.portrait(surface, surface.get_rect(), railroad)
            small = pygame.transform.smoothscale(pygame.transform.grayscale(surface), (24, 24))
            grey[railroad] = pygame.image.tobytes(small, "RGB")[::3]
        names = list(grey)
        for i, a in enumerate(names):
            for b in names[i + 1 :]:
                difference = sum(abs(x - y) for x, y in zip(grey[a], grey[b], strict=True)) / len(grey[a])
                assert difference > 15, (a, b, side)


def test_filling_covers_the_rectangle_and_nothing_beside_it() -> None:
    surface = pygame.Surface((100, 100))
    surface.fill("#ff00ff")
    rect = pygame.Rect(10, 20, 60, 50)
    pictures.fill(surface, rect, PORTRAITS, "Big Bear")
    for spot in ((10, 20), (69, 69), (40, 40)):
        assert surface.get_at(spot)[:3] != (255, 0, 255)
    for spot in ((9, 20), (70, 69), (10, 19), (10, 70)):
        assert surface.get_at(spot)[:3] == (255, 0, 255)


class TestGallery:
    """``build/art/sheet.py`` shows every piece, each in a place of its own, with its name."""

    @pytest.fixture
    def gallery(self) -> PiecesScene:
        scene = sheet("pieces", Still(SHOWCASE))
        scene.resize((1920, 1080))
        return scene

    def test_nothing_of_the_games_catalogue_is_missing(self, gallery: PiecesScene) -> None:
        shown = {
            kind: [piece.name for piece in gallery.pieces if piece.kind == kind] for kind in _kinds(gallery)
        }
        assert shown["railroad"] == list(RAILROADS)
        assert shown["town"] == [town.replace("'", "’") for town in TOWNS]
        assert shown["building"] == [building.replace("'", "’") for building in BUILDINGS]
        assert [name.lower() for name in shown["commodity"]] == list(COMMODITIES)
        assert shown["money"] == ["$1 coin", "$5 coin", "$10 note", "$20 note", "$100 note"]
        assert shown["deck"] == ["railroad", "town", "building", "production"]
        assert shown["emblem"] == list(EMBLEMS)
        assert {"start player", "gavel", "purse"} <= set(shown["icon"])

    def test_the_second_sheet_has_every_production_card_and_market_column(self) -> None:
        shown = second_sheet()
        names = [piece.name for piece in shown.pieces if piece.kind == "production"]
        assert names == [str(number) for number in PRODUCTION_CARDS]
        columns = [piece.name.lower() for piece in shown.pieces if piece.kind == "market"]
        assert columns == list(COMMODITIES)
        assert {"masthead", "curtain", "lettering", "certificate", "seal"} <= _kinds(shown)

    @pytest.mark.parametrize("second", [False, True])
    def test_every_piece_has_a_place_of_its_own_on_the_sheet(
        self, gallery: PiecesScene, second: bool
    ) -> None:
        gallery = second_sheet() if second else gallery
        gallery.resize((1920, 1080))
        places = gallery.places()
        assert {piece for piece, _ in places} == set(gallery.pieces)
        for piece, rect in places:
            assert pygame.Rect(0, 0, 1920, 1080).contains(rect), piece.name
        for (one, a), (other, b) in combinations(places, 2):
            assert not a.colliderect(b), (one.name, other.name)

    @pytest.mark.parametrize("second", [False, True])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_every_piece_leaves_a_picture(self, size: tuple[int, int], second: bool) -> None:
        scene = second_sheet() if second else sheet("pieces", Still(SHOWCASE))
        picture = render(scene, size)
        for piece, rect in scene.places():
            part = pygame.transform.grayscale(picture.subsurface(rect))
            grey = pygame.image.tobytes(part, "RGB")[::3]
            assert max(grey) - min(grey) > 60, piece.name


def second_sheet() -> PiecesScene:
    return sheet("cards", Still(SHOWCASE))


def _kinds(gallery: PiecesScene) -> set[str]:
    return {piece.kind for piece in gallery.pieces}


class TestCharacters:
    def head(self, name: str, mood: str, side: int = 64) -> pygame.Surface:
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        characters.character(surface, surface.get_rect(), name, mood)
        return surface

    def test_moods_and_characters_differ_in_grey(self) -> None:
        drawn = {
            (name, mood): pixels(pygame.transform.grayscale(self.head(name, mood)))
            for name in characters.CHARACTERS
            for mood in characters.MOODS
        }
        for a, b in combinations(drawn, 2):
            changed = sum(abs(x - y) > 24 for x, y in zip(drawn[a], drawn[b], strict=True)) / len(drawn[a])
            assert changed > (0.009 if a[0] == b[0] else 0.1), (a, b)

    def test_a_medallion_is_round(self) -> None:
        head = self.head("hare", "pleased")
        assert [head.get_at(spot).a for spot in ((0, 0), (63, 0), (0, 63), (63, 63))] == [0, 0, 0, 0]
        assert head.get_at((32, 32)).a == 255

    @pytest.mark.parametrize("name", characters.CHARACTERS)
    @pytest.mark.parametrize("mood", characters.MOODS)
    @pytest.mark.parametrize(("kind", "size"), [("characters", (300, 300)), ("busts", (200, 294))])
    def test_somebody_is_engraved_where_lines_can_be_seen_and_simple_where_not(
        self, name: str, mood: str, kind: str, size: tuple[int, int]
    ) -> None:
        """Hatching and fur: many more fine steps of light in the large form, seen at the same size."""
        large = PICTURES.image(kind, f"{name} {mood}", size)
        small = PICTURES.image(kind, f"{name} {mood}", (size[0] * 149 // size[1], 149))
        assert _edges(large) > 1.2 * _edges(pygame.transform.smoothscale(small, size))

    @pytest.mark.parametrize("side", [31, 62, 220])
    def test_a_portrait_wears_the_seats_colour_and_emblem(self, side: int) -> None:
        drawn = {}
        for colour in COLOURS:
            for emblem in EMBLEMS[:2]:
                surface = pygame.Surface((side + 20, side + 20), pygame.SRCALPHA)
                rect = pygame.Rect(0, 0, side, side)
                characters.portrait(surface, rect, "fox", "calm", colour, emblem)
                ring = surface.get_at((round(side * 0.08), side // 2))
                assert _far(ring[:3], pygame.Color(palette.SEAT[colour])[:3]) < 60, colour
                drawn[colour, emblem] = pygame.image.tobytes(surface, "RGBA")
        assert len(set(drawn.values())) == len(drawn)


def _edges(picture: pygame.Surface) -> float:
    """The change of light from dot to dot, on the average."""
    grey = pygame.image.tobytes(pygame.transform.grayscale(picture), "RGB")[::3]
    return sum(abs(a - b) for a, b in pairwise(grey)) / len(grey)


def _far(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("game", ["saloon_tycoon", "raccoon_rampage"])
def test_a_title_fills_a_very_wide_window_with_a_picture_of_its_own(game: str) -> None:
    """Of that for usual windows a quarter of the height would be cut off, and the crown with it."""
    drawn, master = pygame.Surface((1706, 720)), PICTURES.masters.loaded(f"{game}/scenery/title_wide")
    PictureGround(game, "top", 0.8).draw(drawn)
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(master, "RGB")
