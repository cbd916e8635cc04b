"""The street's geometry: everything in the window, nothing on top of something else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.text import Catalogue, languages
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, CHARACTERS
from raccoon.games.saloon_tycoon.game import GAME
from scenes.art import pictograms, text, theme
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.library.sketching import middle_of
from scenes.registry import showcase_of
from scenes.saloon_tycoon.front import BAYS, span
from scenes.saloon_tycoon.holdings import CITIZENS
from scenes.saloon_tycoon.layout import SaloonLayout, layout_of
from scenes.saloon_tycoon.picture import ink, people, yard
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_sheet import LogSheet
from scenes.table.picture.zones import PLAIN, Highlights, PaintContext
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still, close_recap
from tests.games.saloon_tycoon import table as tables
from tests.scenes import contrast
from tests.scenes.driving import ENGLISH, assert_apart
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.games import played

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 540))


def at(players: int, share: float, size: tuple[int, int], seat: int | None = 0) -> SaloonLayout:
    """The layout after a share of a game."""
    session = played(players)
    return layout_of(size, session.view(seat, round(share * len(session.match.entries))))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_everything_lies_in_the_window_and_apart(size: tuple[int, int], players: int, share: float) -> None:
    layout = at(players, share, size)
    zones = [layout.board, layout.stop, layout.log_paper, layout.house, layout.me, layout.yard]
    signs = [rect for seat, rect in enumerate(layout.panels) if seat != layout.places.desk]
    foot = [layout.banner, *layout.verbs.values(), layout.hint, layout.undo, layout.menu]
    assert_apart([*zones, *signs, *foot, *layout.hand, *layout.secrets, layout.strip], size)
    assert_apart([*layout.tiles.values()], size)
    assert_apart([*layout.posters.values()], size)
    assert_apart([*layout.rows.values()], size)


def test_all_that_is_public_has_its_place_among_four_at_the_smallest_usual_window() -> None:
    layout = at(4, 1.0, (1280, 720))
    window = pygame.Rect(0, 0, 1280, 720)
    pieces = dict(layout.pieces())
    assert {Piece("tile", tile.id) for tile in BUYABLE} <= {*pieces}
    assert {Piece("person", who) for who in CHARACTERS} <= {*pieces}
    assert {Piece("panel", seat) for seat in range(4)} <= {*pieces}
    assert sum(piece.startswith("poster") for piece in pieces) == 6
    assert all(window.contains(rect) for rect in pieces.values())


def test_the_two_arms_are_the_wings_of_one_front() -> None:
    left_to_right = ["A4", "A3", "A2", "A1", "corner", "B1", "B2", "B3", "B4"]
    firsts = [span(place, False)[0] for place in left_to_right if place != "corner"]
    assert firsts == sorted(firsts)
    assert span("corner", True) == (4, 2)
    assert span("A1", True) == (2, 2), "it covers the lot next outwards as well"
    assert span("B3", True) == (8, 2)
    assert max(span("B4", False)[0] + 1, span("B3", True)[0] + 2) == BAYS


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_whoever_looks_has_their_own_house_large(seat: int | None) -> None:
    layout = at(4, 0.6, (1280, 720), seat)
    desk = layout.places.desk
    assert seat in (None, desk)
    assert layout.fronts[desk].bay > 2 * max(layout.fronts[other].bay for other in layout.places.neighbours)


def test_a_neighbours_house_is_lit_as_far_as_it_is_built_and_reached_on_all_its_lots() -> None:
    layout = at(4, 0.3, (1280, 720))
    for seat in layout.places.neighbours:
        (built,) = layout.rects_of(Piece("front", seat))
        rooms = [layout.fronts[seat].room(room) for room in layout.places.rooms[seat]]
        assert built == rooms[0].unionall(rooms[1:])
        assert PRESENTATION.choices.drags.reach(layout, Piece("front", seat)) == (layout.fronts[seat].area,)


def test_a_lone_neighbour_has_a_larger_house_than_one_of_three() -> None:
    bays = [max(front.bay for seat, front in at(n, 0.5, (1280, 720)).fronts.items() if seat) for n in (2, 4)]
    assert bays[0] > 1.5 * bays[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_small_picture_of_a_saved_game_shows_the_whole_house_at_the_desk(players: int) -> None:
    layout = at(players, 1.0, (1280, 720))
    shown = middle_of(layout)
    assert shown.contains(layout.front.area)
    assert not shown.colliderect(layout.log_paper)


@pytest.mark.parametrize("size", SIZES[:-1])
def test_the_courier_has_four_lines_and_the_stage_stop_its_names_however_large_the_text(
    size: tuple[int, int],
) -> None:
    for scale in (1.0, 1.5, 2.0):
        layout = layout_of(size, played(4).view(0, 40), scale)
        sheet = LogSheet(LogFilter(played(4).seats, PRESENTATION.words.kinds, ENGLISH.say), ENGLISH.say)
        sheet.layout(layout.log_body, layout.frame)
        type_of_a_line = Style(Typeface.BOOK_SEMIBOLD, layout.frame.type(18))
        assert sheet.body.height >= 4 * type_of_a_line.leading - layout.frame.px(6)
        citizens = [layout.rows[who] for who in CITIZENS]
        lines = 36 if layout.frame.is_large else 40  # large names stand alone
        assert min(row.height for row in citizens) >= layout.frame.px(lines) - 1
        assert min(rect.height for rect in layout.rows.values()) >= layout.frame.px(30)
        assert_apart([*layout.rows.values()], size)
        assert all(layout.stop.contains(rect) for rect in layout.rows.values())


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (960, 720)])
def test_names_and_prices_of_tiles_lie_below_their_pictures(
    size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the yard of somebody rich, who can build much, and of somebody who can build nothing. In large text
    what a tile brings is on a plate over its picture; nothing lies across the picture's edge.
    """
    pictures, signs, written = list[pygame.Rect](), list[pygame.Rect](), list[pygame.Rect]()
    pips, icon, write = ink.pips, pictograms.draw, text.draw

    def drawn(surface: pygame.Surface, words: str, *more: Any, **named: Any) -> pygame.Rect:
        place = write(surface, words, *more, **named)
        if not words.startswith("×"):
            written.append(place)
        return place

    def pictured(surface: pygame.Surface, room: pygame.Rect, *more: Any) -> None:
        pictures.append(room.copy())
        pips(surface, room, *more)

    def signed(surface: pygame.Surface, place: pygame.Rect, *more: Any) -> None:
        signs.append(place.copy())
        icon(surface, place, *more)

    monkeypatch.setattr(ink, "pips", pictured)
    monkeypatch.setattr(pictograms, "draw", signed)
    monkeypatch.setattr(text, "draw", drawn)
    for gold in (0, 30):
        table = tables.Table(4).gold(gold).house(0, "kitchen@A1!", "pantry@B1!", saloon=4)
        view = GAME.view(table.state, 0)
        layout = layout_of(size, view, scale)
        context = PaintContext(layout.frame, ENGLISH.say, seats(*["random"] * 4))
        for part in yard.parts(layout, view, context):
            if part.key.startswith("tile:"):
                part.paint(pygame.Surface(size), part.area)
                picture = pictures.pop()
                assert len(written) > 1
                lower = [one for one in written if scale == 1 or one.centery >= picture.centery + 4]
                assert len(lower) > 1
                assert all(words.top + 0.15 * words.height >= picture.bottom for words in lower), part.key
                beside = [sign for sign in signs if scale == 1 or sign.centery >= picture.bottom]
                assert all(sign.top >= picture.bottom for sign in beside), part.key
                assert all(part.area.contains(sign) for sign in signs), part.key
                written.clear()
                signs.clear()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 540), 1.0), ((960, 540), 2.0)])
def test_the_plate_names_who_takes_from_the_income(
    size: tuple[int, int], scale: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words, on a line that is not cut."""
    say = Catalogue.load(language).of(GAME.name).say
    told, write = list[tuple[str, ...]](), text.paragraph

    def written(surface: pygame.Surface, words: str, box: pygame.Rect, style: Style, *more: Any) -> None:
        told.append((*words.split("\n"), *text.wrap(words, style.sized(more[-1]), box.width)))
        write(surface, words, box, style, *more)

    monkeypatch.setattr(text, "paragraph", written)
    view = GAME.view(tables.Table(2).house(0, "pantry@A1!", saloon=1).guests(0, "flatfoot").state, 0)
    layout = layout_of(size, view, scale)
    context = PaintContext(layout.frame, say, seats("person", "random"))
    for part in people.parts(layout, view, Highlights(), context):
        part.paint(pygame.Surface(size), part.area)
    [(total, income, *lines)] = told
    assert say("saloon.short.flatfoot") in income
    assert lines == [total, income]


def test_a_neighbours_house_swells_while_it_is_their_turn_and_stays_over_their_sign() -> None:
    session = Still(showcase_of("saloon_tycoon")).session()
    view = session.view(0)
    for size in ((1280, 720), (1920, 1080), (2560, 1080), (1024, 768)):
        mine, theirs = (layout_of(size, replace(view, turn=turn)) for turn in (0, 2))
        usual, swollen = mine.fronts[2].area, theirs.fronts[2].area
        assert usual.height >= mine.frame.px(139)
        assert swollen.height > 1.1 * usual.height
        assert swollen.width > usual.width, "as much as the sun leaves"
        assert theirs.panels[2].left <= swollen.left
        assert swollen.right <= theirs.panels[2].right
        assert theirs.fronts[1].area == mine.fronts[1].area
        for seat in (1, 2):
            house = layout_of(size, replace(view, turn=seat)).fronts[seat].area
            assert not any(house.colliderect(mine.sun(light)) for light in (0, 0.5, 1)), "the pile's count"


def test_a_tile_that_cannot_be_paid_shows_the_missing_sum_beside_its_price() -> None:
    table = Still(showcase_of("saloon_tycoon")).table(close_recap)
    assert isinstance(table, TableScene)
    table.resize((1920, 1080))
    layout, view = table.context.shown.layout, table.context.shown.view
    zones, told = table.parts.picture.zones(layout, view, PLAIN, ()), 0
    for tile in layout.tiles:
        why, price = view.obstacle(tile, 0), view.least_price(tile, 0)
        figures = {words for words, _ in zones[f"tile:{tile}"].figures}
        if why and why.code == "not_enough_gold":
            lacks = price - view.players[0].gold
            assert str(price) in figures
            assert figures & {f"{lacks} short", f"\N{MINUS SIGN}{lacks}"}, (tile, figures)
            told += 1
        else:
            assert not any("short" in words or words.startswith("\N{MINUS SIGN}") for words in figures)
    assert told


@pytest.mark.parametrize("high", [False, True])
def test_why_a_tile_cannot_be_built_stands_out_from_it(high: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(theme._chosen, "high_contrast", high)
    lines = contrast.watched(monkeypatch)
    view = GAME.view(tables.Table(2).gold(0, 3).state, 0)
    layout = layout_of((1280, 720), view)
    context = PaintContext(layout.frame, ENGLISH.of(GAME.name).say, seats("person", "random"))
    for part in yard.parts(layout, view, context):
        part.paint(pygame.Surface((1280, 720)), part.area)
    assert any(words in line.words for words in ("short", "\N{MINUS SIGN}") for line in lines)
    assert contrast.pale(lines, high) == []
