"""Pages of choices at many sizes of window and text: pictures are large, nothing is bare or covered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
import pytest

from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.registry import SHOWCASES, showcase_of
from scenes.speech.words import described
from scenes.table.choosing.beside import FARTHEST
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.naming import PlacedChoice
from scenes.table.choosing.page_rows import PADDING
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.window.stack import SceneStack
from tests.games.ballot.shown import SHOTS as OF_BALLOT, SHOWCASE as BALLOT, at_the_window, ballot
from tests.scenes.driving import ENGLISH
from tests.scenes.speaking import ROLES

__all__ = ["at_the_window", "ballot"]

Forms = Sequence[tuple[tuple[int, int], float]]
FORMS = (
    ((1280, 720), 1.0),
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((1920, 1080), 2.0),
    ((1024, 768), 1.0),
    ((1024, 768), 2.0),
    ((2560, 1080), 1.0),
    ((2560, 1080), 2.0),
)
SMALL = (((960, 540), 1.0), ((960, 540), 2.0), ((960, 720), 1.0))
PAGES = {
    "raccoon_tycoon": ("produce", "sell", "open-auction", "build", "town"),
    "saloon_tycoon": ("secrets", "build", "supply", "play", "bribe", "stake"),
    "raccoon_rampage": ("place", "vote", "play", "protect", "area", "agenda"),
}
ON_THE_TABLE = [("raccoon_rampage", name) for name in ("place", "vote", "play")]
"""Pages without a picture, because the chosen thing is larger on the table."""
ON_THE_RAIL = [
    *(("saloon_tycoon", name) for name in ("secrets", "build", "bribe")),
    *(("raccoon_rampage", name) for name in ("place", "play", "vote", "area", "protect", "agenda")),
]
"""Pages that have no place next to their pieces in any window."""
DEPICTED = [
    *(("saloon_tycoon", name) for name in ("build", "supply", "play", "bribe")),
    *(("raccoon_rampage", name) for name in ("protect", "area")),
]
"""Pages on which nothing is chosen yet, with a picture of each choosable thing."""
NAMED = ("vote", "supply")
"""Pages whose rows of counters have names above their controls."""
FIFTH = 0.2
LOWEST, PLATE, ROW = 72, 30, 26
"""The least height of a picture, a plate of a list and a row of counters, in design units."""


def test_every_game_is_among_them() -> None:
    assert set(PAGES) == set(SHOWCASES)


def stood(table: TableScene, forms: Forms = FORMS) -> Iterator[tuple[TableScene, ChoicePanel]]:
    """The open page of a table, at one size of window and text after the other."""
    stack = SceneStack(*forms[0])
    stack.push(table)
    for size, scale in forms:
        stack.resize(size, scale)
        page = table.parts.panel_host.panel
        assert isinstance(page, ChoicePanel)
        yield table, page


def shot(game: str, name: str) -> TableScene:
    showcase = showcase_of(game)
    scene = showcase.shots[name](Still(showcase))
    assert isinstance(scene, TableScene)
    return scene


def lying(page: ChoicePanel) -> list[pygame.Rect]:
    """The rectangles of everything on the page, from its title to its last button."""
    seen, lines = page.page_layout.picture_rect(), page.page_layout.lines.copy()
    lines.top, lines.height = page.ledger.top, page.ledger.height(lines.width)
    title = [page.page_layout.head, *([page.page_layout.note] if page.page_layout.noted else [])]
    fields = [field.widget.rect for field in page.choice.fields if field.widget.visible]
    found = [*title, *fields, lines, *([seen] if seen else []), page.confirm.rect]
    return found + [button.rect for button in page.ways_out]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in PAGES.items() for name in names])
def test_what_is_chosen_is_seen_large_on_a_page_that_is_nowhere_bare(game: str, name: str) -> None:
    for _, page in stood(shot(game, name)):
        seen, parts = page.page_layout.picture_rect(), lying(page)
        assert all(page.rect.contains(part) for part in parts)
        assert bool(page.choice.picture()) == ((game, name) not in ON_THE_TABLE)
        if page.is_beside:
            assert all(part.collidelist(parts[number + 1 :]) < 0 for number, part in enumerate(parts))
            continue
        given = page.frame.is_large or (game, name) in ON_THE_TABLE
        assert seen or given, "only large words may take its room"
        if seen:
            assert seen.height >= page.frame.px(LOWEST)
            assert seen.width == page.page_layout.box.width
        below = sorted(parts, key=lambda part: part.top)
        gaps = [after.top - before.bottom for before, after in pairwise(below)]
        assert min(gaps) >= 0
        assert max(gaps) <= FIFTH * page.rect.height


@pytest.mark.parametrize(("game", "name"), DEPICTED)
def test_the_picture_of_what_can_be_chosen_is_pressed_like_the_piece(game: str, name: str) -> None:
    for _, page in stood(shot(game, name), FORMS[:1]):
        places = [(piece, rect) for piece, rect in page.places() if piece in page.choice.lit()]
        assert len(places) == len(page.choice.lit()) > 1
        piece, rect = places[-1]
        press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=pygame.BUTTON_LEFT)
        assert page.handle(press, FORMS[0][0])
        assert piece in page.choice.chosen() or page.choice.command()
        assert not page.choice.depicted()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in PAGES.items() for name in names])
def test_the_picture_gives_way_before_a_line_does(game: str, name: str) -> None:
    for _, page in stood(shot(game, name), SMALL):
        assert page.ledger.seen == page.ledger.lines or not page.page_layout.picture_rect()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in PAGES.items() for name in names])
def test_what_a_page_needs_for_its_picture_is_not_taken_from_what_is_pressed(game: str, name: str) -> None:
    for table, page in stood(shot(game, name)):
        widgets = [field.widget for field in page.choice.fields if field.widget.visible]
        for pick in (widget for widget in widgets if isinstance(widget, Pick)):
            assert min(plate.height for _, plate in pick.plates()) >= page.frame.px(PLATE)
        for counters in (widget for widget in widgets if isinstance(widget, Counters)):
            assert counters.rect.height >= page.frame.px(ROW) * len(counters.rows)
            assert counters.rect.height >= counters.least_height(page.frame, page.rect.width)
            assert bool(counters.labels) == (name in NAMED)
        layout = table.context.shown.layout
        assert page.is_beside or layout.page.contains(page.rect)
        assert page.rect.bottom < layout.banner.top
        for piece in page.choice.lit():
            below = [rect for rect in layout.rects_of(Piece(piece)) if rect.top >= layout.dock.bottom]
            assert not any(page.rect.collidepoint(rect.center) for rect in below), piece


@pytest.mark.parametrize("name", ["voting", "objecting"])
def test_a_page_with_nothing_to_be_seen_on_it_is_a_slip(name: str, at_the_window: str) -> None:
    still = Still(BALLOT)
    still.catalogue, still.settings = Catalogue.load("en").of(at_the_window), Settings()
    scene = OF_BALLOT[name](still)
    assert isinstance(scene, TableScene)
    for table, page in stood(scene):
        assert page.choice.picture() is None
        below = sorted(lying(page), key=lambda part: part.top)
        gaps = [after.top - before.bottom for before, after in pairwise(below)]
        assert max(gaps) <= FIFTH * page.rect.height
        layout = table.context.shown.layout
        assert page.rect.height < layout.dock.height
        below_confirm = page.confirm.rect.bottom + page.frame.px(PADDING)
        foot = layout.page.bottom if page.on_back or page.frame.is_large else below_confirm
        assert page.rect.bottom == foot or page.is_beside


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in PAGES.items() for name in names])
def test_a_page_beside_its_piece_covers_nothing_that_is_read_or_chosen_next(game: str, name: str) -> None:
    beside = False
    for table, page in stood(shot(game, name)):
        layout, choice, view = table.context.shown.layout, page.choice, table.context.shown.view
        if not page.is_beside:
            continue
        beside = True
        assert not page.frame.is_large
        free = {*choice.about(), *choice.lit(), *choice.chosen(), *choice.drops(), "me", "voters"}
        free |= {Piece("panel", seat) for seat in range(len(view.players))} | {*map(Piece, choice.drops())}
        lying_there = [rect for piece in free for rect in layout.rects_of(Piece(piece))]
        lying_there += [layout.banner, layout.hint, layout.undo, layout.menu, *layout.verbs.values()]
        assert page.rect.collidelist(lying_there) < 0
        assert page.rect.collidelist([layout.log_paper, layout.country]) < 0
        about = [rect for piece in choice.about() for rect in layout.rects_of(piece)]
        reach = layout.frame.px(FARTHEST)
        assert page.rect.inflate(2 * reach, 2 * reach).collidelist(about) >= 0
    assert beside == ((game, name) not in ON_THE_RAIL)


@pytest.mark.parametrize("game", PAGES)
def test_buttons_and_amounts_are_at_the_same_place_on_every_page(game: str) -> None:
    """A press made for one page never meets another button on the next. Pages next to pieces vary in place:
    there the press guard refuses early presses.
    """
    seen: dict[object, set[tuple[str, tuple[int, ...]]]] = {}
    for name in PAGES[game]:
        for table, page in stood(shot(game, name)):
            if page.is_beside:
                continue
            found = seen.setdefault((table.size, table.text_scale), set())
            found.add(("confirm", tuple(page.confirm.rect)))
            found |= {("back", tuple(way.rect)) for way in page.ways_out if not way.hotkeys}
            amounts = [field.widget.rect for field in page.choice.fields if field.is_amount]
            found |= {("amount", tuple(rect)) for rect in amounts[:1]}
    for places in seen.values():
        assert len(places) == len({what for what, _ in places})


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in PAGES.items() for name in names])
def test_whoever_hears_a_page_is_told_the_name_of_each_list_before_what_it_is(game: str, name: str) -> None:
    _, page = next(stood(shot(game, name)))
    named = {}
    for field in page.choice.fields:
        named[field.widget], kind, *_ = described(field.widget, ENGLISH, "usual")
        assert kind in ROLES
    if isinstance(page.choice, PlacedChoice):
        assert named[page.choice.thing] != named[page.choice.place]


def test_a_page_stays_as_it_is_while_it_is_filled_in() -> None:
    """Controls do not move under the pointer."""
    table = shot("raccoon_tycoon", "produce")
    stack = SceneStack((1920, 1080), 2.0)
    stack.push(table)
    page = table.parts.panel_host.panel
    assert isinstance(page, ChoicePanel)
    first, pick = page.rect.copy(), page.choice.fields[0].widget
    assert isinstance(pick, Pick)
    for entry in (*pick.entries[1:], pick.entries[0]):
        before = pick.rect.copy()
        pick.choose(entry.key)
        assert page.rect == first
        assert pick.rect.topleft == before.topleft
