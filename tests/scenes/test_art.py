"""Pieces and type: they fit where they are drawn, and are told apart without colour."""

from itertools import combinations

import pygame
import pytest

from art.sheet import SMALL_OBJECTS
from raccoon.app.seats import COLOURS, EMBLEMS
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, PRODUCTION_CARDS, TOWNS
from scenes.art import palette as pal, pictograms, rich, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.pieces import emblems
from scenes.art.pieces.card import CardPlace
from scenes.art.text import Style
from scenes.raccoon_tycoon.art import cards, paintings, signs, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY, RAILROAD
from tests.scenes.driving import ENGLISH
from tests.scenes.sight import likeness

STYLE = Style(Typeface.BOOK, 20)


def blank(size: tuple[int, int] = (400, 300)) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def silhouette(picture: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(picture, 128)


def unlike(one: pygame.Mask, other: pygame.Mask) -> float:
    """The area that only one of two silhouettes covers, as a share of both."""
    shared = one.overlap_area(other, (0, 0))
    union = one.count() + other.count() - shared
    return 1 - shared / union


def grey_difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The mean difference in grey of two pictures of one size, 0 to 255."""
    one, other = (pygame.transform.grayscale(picture) for picture in (a, b))
    width, height = one.get_size()
    spots = [(x, y) for x in range(0, width, 3) for y in range(0, height, 3)]
    return sum(abs(one.get_at(spot)[0] - other.get_at(spot)[0]) for spot in spots) / len(spots)


def _commodities(side: int) -> dict[str, pygame.Surface]:
    return {name: tokens.image_of(name, side) for name in COMMODITY}


def _railroads(side: int) -> dict[str, pygame.Surface]:
    drawn = {name: blank((side, side)) for name in RAILROAD}
    for name, surface in drawn.items():
        paintings.medallion(surface, surface.get_rect(), name)
    return drawn


def _emblems(side: int) -> dict[str, pygame.Surface]:
    return {name: _inside_the_badge(emblems.image_of(name, "sky", side)) for name in EMBLEMS}


def _inside_the_badge(picture: pygame.Surface) -> pygame.Surface:
    """Without the rim, which all emblems have."""
    rim = round(picture.get_width() * 0.2)
    return picture.subsurface(picture.get_rect().inflate(-2 * rim, -2 * rim))


class TestType:
    def test_a_line_that_fits_is_left_alone(self) -> None:
        assert text.fit("Tycoon", STYLE, 400) == ("Tycoon", STYLE)

    def test_a_long_line_shrinks_first_then_is_cut(self) -> None:
        words = "Coal/Iron Trading Firm"
        wide = text.width(words, STYLE)
        fitted, style = text.fit(words, STYLE, wide - 10)
        assert fitted == words
        assert style.pixels < STYLE.pixels
        fitted, style = text.fit(words, STYLE, 80, floor=18)
        assert style.pixels == 18
        assert fitted.endswith(text.ELLIPSIS)
        assert text.width(fitted, style) <= 80

    def test_wrapped_lines_keep_the_width_and_every_word(self) -> None:
        words = "The quick raccoon bought a railroad and seventeen barrels of coal"
        lines = text.wrap(words, STYLE, 160)
        assert " ".join(lines) == words
        assert all(text.width(line, STYLE) <= 160 for line in lines)

    @pytest.mark.parametrize(("align", "x"), [("left", 10), ("centre", 200), ("right", 390)])
    def test_alignment(self, align: text.Align, x: int) -> None:
        rect = text.draw(blank(), "Otis", (x, 100), STYLE, align)
        edge = {"left": rect.left, "centre": rect.centerx, "right": rect.right}[align]
        assert abs(edge - x) <= 1

    def test_a_paragraph_shrinks_into_its_box(self) -> None:
        box = pygame.Rect(10, 10, 200, 80)
        used = text.paragraph(blank(), "All work and no play makes a dull raccoon. " * 2, box, STYLE)
        assert box.contains(used)

    def test_no_type_below_18_at_1080p_and_12_at_720p(self) -> None:
        assert Frame.of((1920, 1080)).floor == 18
        assert Frame.of((1280, 720)).floor == 12


class TestRichText:
    def test_pictures_bold_words_and_punctuation(self) -> None:
        found = rich.pieces("*Barnaby* sold 3 [goods], for *$33*.", STYLE, Style(Typeface.BOOK_BOLD, 20))
        assert [(piece.words, piece.picture, piece.glued) for piece in found] == [
            ("Barnaby", False, False),
            ("sold", False, False),
            ("3", False, False),
            ("goods", True, False),
            (",", False, True),
            ("for", False, False),
            ("$33", False, False),
            (".", False, True),
        ]

    def test_lines_keep_the_width(self) -> None:
        markup = (
            "*Vixen* won [railroad Sly Fox] for *$12* and sold 4 [wheat] to [emblem top hat orange] Clara"
        )
        lines = rich.lines(markup, STYLE, 150)
        assert len(lines) > 1
        assert all(sum(piece.width for piece in line) <= 150 for line in lines)
        rich.paragraph(blank(), markup, pygame.Rect(0, 0, 150, 200), STYLE)

    def test_what_is_glued_together_stays_on_one_line_and_within_the_width(self) -> None:
        for limit in range(140, 260, 5):
            lines = rich.lines("Otis put up Sly Fox (*Wilhelmina* won it for [coal].", STYLE, limit)
            for line in lines:
                assert not line[0].glued
                assert rich._width(line) <= limit

    def test_a_word_longer_than_the_line_is_broken_at_its_hyphen(self) -> None:
        words = [
            [piece.words for piece in line] for line in rich.lines("*Maximilian-Alexander* won", STYLE, 150)
        ]
        assert words[0] == ["Maximilian-"]
        assert words[1][0] == "Alexander"

    def test_centred_lines_are_about_as_long(self) -> None:
        sentence = "Every move is saved: leave now and you can continue from this very point."
        plain, balanced = text.wrap(sentence, STYLE, 520), text.balanced(sentence, STYLE, 520)
        assert len(plain) == len(balanced) == 2
        assert " ".join(balanced) == sentence
        longest = [max(text.width(line, STYLE) for line in lines) for lines in (plain, balanced)]
        assert longest[1] < longest[0]

    def test_an_unknown_picture_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            rich.paragraph(blank(), "[unobtainium]", pygame.Rect(0, 0, 100, 40), STYLE)


class TestToldApart:
    def test_every_commodity_has_a_silhouette_of_its_own(self) -> None:
        masks = {name: silhouette(tokens.image_of(name, 48)) for name in COMMODITY}
        for a, b in combinations(masks, 2):
            assert unlike(masks[a], masks[b]) > 0.07, (a, b)

    @pytest.mark.parametrize("side", [22, 36, 54])
    def test_commodities_differ_in_grey(self, side: int) -> None:
        for a, b in combinations(COMMODITY, 2):
            assert grey_difference(tokens.image_of(a, side), tokens.image_of(b, side)) > 10, (a, b)

    @pytest.mark.parametrize("side", [22, 36, 60])
    def test_railroads_differ_in_grey_and_by_their_rims(self, side: int) -> None:
        pictures = {}
        for name in RAILROAD:
            pictures[name] = blank((side, side))
            paintings.medallion(pictures[name], pygame.Rect(0, 0, side, side), name)
        for a, b in combinations(pictures, 2):
            assert grey_difference(pictures[a], pictures[b]) > 10, (a, b)
            assert unlike(silhouette(pictures[a]), silhouette(pictures[b])) > 0.02, (a, b)

    def test_a_medallion_is_the_head_of_the_engraved_portrait(self) -> None:
        """The picture inside the rim is a part of the portrait, not another drawing."""
        side = 120
        for name, (left, top, share) in paintings.HEAD.items():
            shown, whole = blank((side, side)), round(side / share)
            paintings.medallion(shown, shown.get_rect(), name)
            engraved = blank((whole, whole))
            paintings.portrait(engraved, engraved.get_rect(), name)
            middle = pygame.Rect(40, 40, 40, 40)
            there = engraved.subsurface(middle.move(round(whole * left), round(whole * top)))
            assert grey_difference(shown.subsurface(middle), there) < 8, name

    @pytest.mark.parametrize("side", [24, 36, 56])
    def test_emblems_differ_in_grey_on_one_colour(self, side: int) -> None:
        for a, b in combinations(EMBLEMS, 2):
            one, other = emblems.image_of(a, "sky", side), emblems.image_of(b, "sky", side)
            assert grey_difference(one, other) > 4, (a, b)

    @pytest.mark.parametrize("side", [22, 30, 54])
    def test_shapes_are_unlike_whatever_their_brightness(self, side: int) -> None:
        """Grey pictures brought to one mean and one spread: what is left is their drawing."""
        for pieces in (_commodities(side), _railroads(side), _emblems(side)):
            for a, b in combinations(pieces, 2):
                assert likeness(pieces[a], pieces[b]) < 0.7, (a, b)

    def test_a_piece_is_like_itself_in_another_colour(self) -> None:
        """The measure sees shape, not brightness."""
        for emblem in EMBLEMS:
            one, other = (emblems.image_of(emblem, colour, 48) for colour in ("yellow", "sky"))
            assert likeness(_inside_the_badge(one), _inside_the_badge(other)) > 0.8, emblem

    def test_every_seat_colour_is_in_the_palette(self) -> None:
        assert set(COLOURS) == set(pal.SEAT)


class TestSmallestType:
    """Nothing printed on a piece is under 18 pixels at 1080p, 12 at 720p; nothing is cut."""

    @pytest.fixture
    def printed(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
        """Every line asked for, as it was set, and its pixels."""
        lines: list[tuple[str, str, int]] = []
        draw = text.draw

        def watching(
            surface: pygame.Surface,
            words: str,
            at: tuple[int, int],
            style: Style,
            align: text.Align = "left",
            limit: int | None = None,
            floor: int | None = None,
            middle: bool = False,
        ) -> pygame.Rect:
            shown, used = text.fit(words, style, limit, floor) if limit is not None else (words, style)
            lines.append((words, shown, used.pixels))
            return draw(surface, words, at, style, align, limit, floor, middle)

        monkeypatch.setattr(text, "draw", watching)
        return lines

    @staticmethod
    def least(printed: list[tuple[str, str, int]]) -> int:
        assert [asked for asked, shown, _ in printed if shown != asked] == []
        return min(pixels for _, _, pixels in printed)

    @pytest.mark.parametrize(("k", "floor"), [(1.0, 18), (2 / 3, 12), (4 / 3, 24)])
    def test_buildings_with_the_longest_names(
        self, printed: list[tuple[str, str, int]], k: float, floor: int
    ) -> None:
        for name in BUILDINGS:
            place = pygame.Rect(4, 4, round(186 * k), round(144 * k))
            signs.building_sign(CardPlace(blank(), place, ENGLISH.say), name)
        assert self.least(printed) >= floor

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    @pytest.mark.parametrize(("k", "floor"), [(1.0, 18), (2 / 3, 12), (4 / 3, 24)])
    def test_cards(self, printed: list[tuple[str, str, int]], k: float, floor: int, scale: float) -> None:
        def place(sheet: tuple[int, int]) -> pygame.Rect:
            return pygame.Rect(4, 4, round(sheet[0] * k), round(sheet[1] * k))

        for railroad in RAILROAD:
            rect = place(cards.RAILROAD_SHEET)
            cards.railroad_card(CardPlace(blank(), rect, ENGLISH.say, scale), railroad, 1)
        for town in TOWNS:
            rect = place(cards.TOWN_SHEET)
            cards.town_card(CardPlace(blank(), rect, ENGLISH.say, scale), town)
        rect = place(cards.PRODUCTION_SHEET)
        for number in PRODUCTION_CARDS:
            cards.production_card(CardPlace(blank(), rect, ENGLISH.say, scale), number)
        assert self.least(printed) >= floor


class TestContrast:
    @pytest.mark.parametrize(
        ("ink", "ground"),
        [
            (pal.CREAM, pal.WOOD_TOP),
            (pal.DIM, pal.WOOD_TOP),
            (pal.INK, pal.CREAM_BOTTOM),
            (pal.INK, pal.EVENING_BOTTOM),
            (pal.OXBLOOD_DEEP, pal.CREAM_BOTTOM),
            (pal.IVORY, pal.OXBLOOD_LIGHT),
            (pal.CREAM, pal.OXBLOOD_LIGHT),
            (pal.UP, pal.WOOD_TOP),
            (pal.DOWN, pal.WOOD_TOP),
            ("#a99a8f", "#33292f"),
        ],
    )
    def test_text_is_readable(self, ink: str, ground: str) -> None:
        assert pal.contrast(ink, ground) >= 4.5

    def test_large_words_on_verbs(self) -> None:
        assert pal.contrast(pal.IVORY, pal.TEAL_LIGHT) >= 3

    def test_the_formula(self) -> None:
        assert pal.contrast("#000000", "#ffffff") == pytest.approx(21)
        assert pal.contrast("#777777", "#777777") == 1


@pytest.mark.parametrize("k", [0.6667, 1.0, 2.0])
def test_every_piece_draws_at_any_size(k: float) -> None:
    surface = blank((600, 700))

    def box(width: int, height: int) -> pygame.Rect:
        return pygame.Rect(10, 10, round(width * k), round(height * k))

    for name in RAILROAD:
        cards.railroad_card(CardPlace(surface, box(212, 300), ENGLISH.say, 2.0), name, 2)
    cards.town_card(CardPlace(surface, box(244, 300), ENGLISH.say, 2.0), "Bishop's Glen")
    for number in PRODUCTION_CARDS:
        cards.production_card(CardPlace(surface, box(168, 240), ENGLISH.say), number)
    for deck in cards.BACKS:
        cards.card_back(surface, box(212, 300), deck)
    for name in SMALL_OBJECTS:
        pictograms.draw(surface, box(60, 60), name)
    for building in BUILDINGS:
        signs.building_sign(CardPlace(surface, box(186, 144), ENGLISH.say, 2.0), building, False)


def test_pieces_stay_inside_their_rectangle_but_for_the_shadow() -> None:
    surface = blank((400, 420))
    rect = pygame.Rect(80, 60, 212, 300)
    cards.railroad_card(CardPlace(surface, rect, ENGLISH.say), "Tycoon")
    solid = pygame.mask.from_surface(surface, 240).get_bounding_rects()
    assert solid
    assert all(rect.contains(piece) for piece in solid)


def _shadowed(panel: pygame.Rect) -> pygame.Surface:
    """A panel's shadow on white, with 40 pixels round the panel."""
    sheet = pygame.Surface((panel.width + 80, panel.height + 80))
    sheet.fill("white")
    shapes.shadow(sheet, panel, 1, drop=0)
    return sheet


def test_the_shadow_of_a_large_panel_looks_like_that_of_a_small_one_and_has_no_seam() -> None:
    small, large = (_shadowed(pygame.Rect(40, 40, *size)) for size in ((90, 90), (600, 400)))
    room = 66
    for right, below in ((0, 0), (0, 1), (1, 0), (1, 1)):
        corners = [
            sheet.subsurface(
                right * (sheet.get_width() - room), below * (sheet.get_height() - room), room, room
            )
            for sheet in (small, large)
        ]
        assert len({pygame.image.tobytes(corner, "RGB") for corner in corners}) == 1
    width, height = large.get_size()
    for beside in (large, pygame.transform.rotate(large, 90)):
        edges = [beside.subsurface(x, 0, 1, room) for x in range(room, beside.get_width() - room)]
        assert len({pygame.image.tobytes(edge, "RGB") for edge in edges}) == 1
    assert large.get_at((width // 2, height // 2)) == pygame.Color("white")
