"""The table's picture: nothing private, no cut or small or overlapping text, drawn once."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from raccoon.engine.game import Progress
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import text
from scenes.art.fonts import cap_height
from scenes.raccoon_tycoon.holdings import OwnMarks, layout_of
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.picture import market
from scenes.raccoon_tycoon.words.names import effect
from scenes.table.log.game_log import Item
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_sheet import LogSheet
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import MARGIN, PLAIN, Highlights
from scenes.table.piece import Piece
from tests.scenes.raccoon_tycoon.positions import crowded, played, say, seats

SMALLEST = 18
"""Type size in design units: 18 px at 1080p."""
SMALLEST_PIXELS = 12
"""No type is smaller, however small the window is."""
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080)]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@dataclass
class Line:
    """A line of text as drawn: what was asked for, the box of its capitals, the module that drew it."""

    words: str
    asked: str
    pixels: int
    box: pygame.Rect
    drawer: str


@dataclass
class Spy:
    """Every line drawn, by the surface it was drawn on."""

    lines: list[tuple[pygame.Surface, Line]] = field(default_factory=list)

    def all(self) -> list[Line]:
        return [line for _, line in self.lines]

    def by_surface(self) -> list[tuple[pygame.Surface, list[Line]]]:
        surfaces = {id(surface): surface for surface, _ in self.lines}
        return [(s, [line for other, line in self.lines if other is s]) for s in surfaces.values()]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    """Records every line, by watching `text.draw`."""
    watched, draw = Spy(), text.draw

    def spying(
        surface: Any,
        words: str,
        at: Any,
        style: Any,
        align: Any = "left",
        limit: Any = None,
        floor: Any = None,
        middle: bool = False,
    ) -> Any:
        drawer = sys._getframe(1).f_globals["__name__"]
        rect = draw(surface, words, at, style, align, limit, floor, middle)
        shown, used = text._whole(words, style, limit, floor) if limit is not None else (words, style)
        caps = cap_height(used.face, used.pixels)
        baseline = at[1] + (caps // 2 if middle else 0)
        left = (
            at[0]
            - {"left": 0, "centre": text.width(shown, used) // 2, "right": text.width(shown, used)}[align]
        )
        box = pygame.Rect(left, baseline - caps, text.width(shown, used), caps)
        watched.lines.append((surface, Line(shown, words, used.pixels, box, drawer)))
        return rect

    monkeypatch.setattr(text, "draw", spying)
    return watched


def drawn(
    state: State, size: tuple[int, int], seat: int | None = 0, marks: Highlights = PLAIN, scale: float = 1.0
) -> tuple[pygame.Surface, TableLayout, View]:
    _, prices, _ = played(len(state.players), 30)
    view = GAME.view(state, seat)
    layout = layout_of(size, view, scale)
    surface = pygame.Surface(size)
    TablePicture(RaccoonTycoonLook(), seats(len(state.players)), say()).draw(
        surface, layout, view, marks, prices
    )
    return surface, layout, view


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_text_is_cut_or_small_or_covered(spy: Spy, size: tuple[int, int], players: int) -> None:
    for state in (crowded(players), played(players, 60)[0]):
        spy.lines.clear()
        _, layout, _ = drawn(state, size)
        least = max(SMALLEST_PIXELS, int(SMALLEST * layout.frame.scale))
        assert [line.asked for line in spy.all() if line.words != line.asked] == []
        assert [(line.words, line.pixels) for line in spy.all() if line.pixels < least] == []
        for surface, lines in spy.by_surface():
            assert [line.words for line in lines if not _inside(surface, layout, line)] == []
            pairs = combinations(lines, 2)
            assert [(a.words, b.words) for a, b in pairs if a.box.colliderect(b.box)] == []


def _inside(surface: pygame.Surface, layout: TableLayout, line: Line) -> bool:
    """Whether a line lies in its zone, the tab on the zone's upper edge included."""
    margin, above = layout.frame.px(MARGIN), layout.frame.px(10)
    room = surface.get_rect().inflate(-2 * margin, -2 * margin)
    return (
        line.box.left >= room.left
        and line.box.right <= room.right
        and room.top - above <= line.box.top
        and line.box.bottom <= room.bottom
    )


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_larger_text_is_not_cut_either(spy: Spy, scale: float) -> None:
    drawn(crowded(4), (1280, 720), scale=scale)
    assert [line.asked for line in spy.all() if line.words != line.asked] == []
    largest = max(line.pixels for line in spy.all() if line.asked.startswith("Clara"))
    assert largest >= SMALLEST * scale * 2 // 3


@pytest.mark.parametrize("players", [4, 5])
def test_the_panels_counts_grow_with_the_text(players: int, spy: Spy) -> None:
    """Tokens, warehouse, towns and buildings of everybody: at twice the text a fifth larger at the least."""

    def figures(scale: float) -> list[int]:
        spy.lines.clear()
        drawn(played(players, 60)[0], (1920, 1080), scale=scale)
        return sorted(
            line.pixels
            for line in spy.all()
            if line.drawer.endswith(("picture.players", "player_foot")) and line.words[0].isdigit()
        )

    usual, large = figures(1.0), figures(2.0)
    assert len(usual) == len(large) > 3 * players
    assert all(after >= before for before, after in zip(usual, large, strict=True))
    assert sum(large) >= 1.2 * sum(usual)


def other_secrets(state: State) -> State:
    """The same position with other hands and other money."""
    hands = [player.hand for player in state.players]
    return replace(
        state,
        players=tuple(
            replace(player, money=player.money + 13 + seat, hand=tuple(card + 20 for card in hands[seat]))
            for seat, player in enumerate(state.players)
        ),
    )


def test_nobodys_picture_shows_no_private_datum() -> None:
    for state in (crowded(4), played(3, 50)[0]):
        mine, _, _ = drawn(state, (1280, 720), seat=None)
        others, _, _ = drawn(other_secrets(state), (1280, 720), seat=None)
        assert pixels(mine) == pixels(others)


def test_my_picture_shows_my_secrets_and_no_one_elses() -> None:
    state = crowded(3)
    changed = other_secrets(state)
    only_mine = replace(state, players=(changed.players[0], *state.players[1:]))
    only_others = replace(state, players=(state.players[0], *changed.players[1:]))
    before = pixels(drawn(state, (1280, 720))[0])
    assert pixels(drawn(only_mine, (1280, 720))[0]) != before
    assert pixels(drawn(only_others, (1280, 720))[0]) == before


def test_the_table_tells_what_a_player_needs(spy: Spy) -> None:
    state = crowded(3)
    _, _, view = drawn(state, (1920, 1080))
    words = {line.asked for line in spy.all()}
    assert {f"${price}" for price in view.prices} <= words
    assert {str(count) for count in view.supply} <= words
    assert {"$1234", "28/28", "My estate", "turn", "next", f"{view.players[0].score.total} VP"} <= words
    assert str(view.draw_pile) in words


def test_empty_decks_and_places_are_drawn(spy: Spy) -> None:
    drawn(crowded(2), (1280, 720))
    words = [line.asked for line in spy.all()]
    assert words.count("left") == 3
    assert words.count("0") >= 2


def logged(*sentences: str) -> tuple[LogSheet, TableLayout]:
    """These sentences on the paper of a small window, the newest last."""
    layout = layout_of((1280, 720), GAME.view(played(2, 20)[0], 0))
    sheet = LogSheet(LogFilter(seats(2), {}, say()), say())
    progress = Progress("round", 1)
    sheet.show([Item(n, progress, words, "game", (0,), False) for n, words in enumerate(sentences)])
    sheet.layout(layout.log_body, layout.frame)
    sheet.draw(pygame.Surface((1280, 720)), None, None, slip=True)
    return sheet, layout


def test_the_log_prints_the_newest_sentence_on_top(spy: Spy) -> None:
    sheet, _ = logged(*(f"<seat:0> made move{number} with <wheat>." for number in range(60)))
    seen = [item for item in sheet.lines if sheet.body.contains(sheet.rect_of(item))]
    tops = [sheet.rect_of(item).top for item in seen]
    assert tops == sorted(tops)
    assert [item.moves for item in seen] == [59 - number for number in range(len(seen))]
    assert len(seen) >= 5
    printed = {line.asked for line in spy.all()}
    assert {f"move{item.moves}" for item in seen} <= printed


def test_many_pictures_in_a_sentence_do_not_make_it_smaller(spy: Spy) -> None:
    _, layout = logged("<seat:0> bought Marketshire with " + "<wood>" * 9 + ".")
    (words,) = [line for line in spy.all() if line.asked == "Marketshire"]
    assert words.pixels >= layout.frame.type(SMALLEST)


def test_marks_change_the_picture_where_they_should() -> None:
    state = played(4, 60)[0]
    plain, layout, view = drawn(state, (1280, 720))
    dearer = 13 if view.prices[3] < 13 else 2
    for marks, where in (
        (Highlights(lit=frozenset({Piece("market", "wood")})), layout.market["wood"]),
        (
            Highlights(own=OwnMarks(ghost_prices=(("coal", dearer),))),
            layout.market["coal"],
        ),
        (Highlights(gains={2: "+$4"}), layout.panels[2]),
        (Highlights(chosen=frozenset({Piece("hand", 1)})), layout.hand[1]),
        (Highlights(chosen=frozenset({Piece("building", 0)})), layout.offered["building"][0]),
    ):
        marked_picture, _, _ = drawn(state, (1280, 720), marks=marks)
        around = where.inflate(40, 40).clip(plain.get_rect())
        assert pixels(marked_picture.subsurface(around)) != pixels(plain.subsurface(around))
        far = layout.menu if not around.colliderect(layout.menu) else layout.banner
        assert pixels(marked_picture.subsurface(far)) == pixels(plain.subsurface(far))


def test_dimming_leaves_lit_pieces_bright() -> None:
    state = played(4, 60)[0]
    plain, layout, _ = drawn(state, (1280, 720))
    dimmed, _, _ = drawn(
        state, (1280, 720), marks=Highlights(lit=frozenset({Piece("market", "wood")}), dimmed=True)
    )

    def light(surface: pygame.Surface, rect: pygame.Rect) -> int:
        return sum(pygame.transform.average_color(surface, rect)[:3])

    assert light(dimmed, layout.market["iron"]) < 0.6 * light(plain, layout.market["iron"])
    assert light(dimmed, layout.market["wood"]) >= 0.95 * light(plain, layout.market["wood"])


def test_nothing_is_drawn_anew_while_nothing_changes(spy: Spy) -> None:
    state, prices, _ = played(3, 40)
    view = GAME.view(state, 0)
    layout = layout_of((1280, 720), view)
    surface = pygame.Surface((1280, 720))
    picture = TablePicture(RaccoonTycoonLook(), seats(3), say())
    picture.draw(surface, layout, view, PLAIN, prices)
    first = pixels(surface)
    spy.lines.clear()
    surface.fill("black")
    picture.draw(surface, layout, view, PLAIN, prices)
    assert spy.lines == []
    assert pixels(surface) == first


def test_a_move_draws_only_the_zones_it_touches(spy: Spy) -> None:
    state, prices, _ = played(3, 40)
    layout = layout_of((1280, 720), GAME.view(state, 0))
    picture = TablePicture(RaccoonTycoonLook(), seats(3), say())
    surface = pygame.Surface((1280, 720))
    picture.draw(surface, layout, GAME.view(state, 0), PLAIN, prices)
    spy.lines.clear()
    dearer = (state.prices[0] + 1 if state.prices[0] < 12 else 1, *state.prices[1:])
    picture.draw(surface, layout, GAME.view(replace(state, prices=dearer), 0), PLAIN, prices)
    names = {line.asked for line in spy.all()}
    assert "Wheat" in names
    assert not names & {"Clara", "Gazette", "My estate", "Warehouse", "prices rise"}


def test_the_curve_ends_at_the_present_prices() -> None:
    before, now = (4, 4, 4, 4, 4, 4), (6, 4, 3, 4, 4, 4)
    assert market.series([before, now], now) == (before, now)
    assert market.series([], now) == (now,)
    assert market.series([before], now)[-1] == now


def test_every_building_says_what_it_does_in_one_line() -> None:
    for name in BUILDINGS:
        line = effect(name, say())
        assert line
        assert len(line) < 24
        assert "{" not in line
    assert effect("Machine Shop", say()) == "+1 [any]"
    assert effect("Coal/Iron Trading Firm", say()) == "[iron][coal] $1"
