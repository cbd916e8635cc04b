"""The log in the Gazette: a line for every event, filters, lights, and the table at that moment."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from scenes.dialogs.dialog import DialogScene
from scenes.table.history.history_scene import HistoryScene
from scenes.table.log.game_log import Item
from scenes.table.log.log_page import LogPage
from scenes.table.log.log_sheet import page_of
from scenes.table.piece import Piece
from scenes.window.keys import KEYS
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import drag, frame_of, hover, sit_down, turn_of, wheel


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """One person against three bots, at the beginning of their turn, the recap read."""
    sitting = Sitting(tmp_path)
    sit_down(sitting, ["person", "greedy", "greedy", "greedy"], turn_of(0))
    sitting.press(pygame.K_RETURN)
    return sitting


def log_of(sitting: Sitting) -> LogPage:
    return sitting.table.parts.log_page


def shown(log: LogPage) -> list[Item]:
    """The lines that can be reached by scrolling, from the top down."""
    return [row.item for row in log.sheet.rows if row.item]


def chip(log: LogPage, key: str) -> tuple[int, int]:
    return next(rect.center for chip, rect in log.sheet.filter.places(log.sheet.bar) if chip.key == key)


def seen(log: LogPage, kind: type) -> Item:
    """The newest line of this kind that is on the screen."""
    return next(
        item
        for item in shown(log)
        if isinstance(item.event, kind) and log.sheet.body.contains(log.sheet.rect_of(item))
    )


def test_every_event_has_a_line_and_the_newest_is_on_top(sitting: Sitting) -> None:
    log, session = log_of(sitting), sitting.table.context.session
    sitting.click(chip(log, "details"))
    events = [event for entry in session.match.entries for event in session.visible_events(entry, None)]
    assert [item.event for item in reversed(shown(log))] == events
    assert all(item.sentence for item in shown(log))
    tops = [row.top for row in log.sheet.rows]
    assert tops == sorted(tops)


def test_what_nearly_goes_without_saying_is_folded_away(sitting: Sitting) -> None:
    log = log_of(sitting)
    brief = shown(log)
    assert not any(item.trivial for item in brief)
    sitting.click(chip(log, "details"))
    assert [item for item in shown(log) if not item.trivial] == brief
    assert len(shown(log)) > len(brief)


def test_one_players_lines(sitting: Sitting) -> None:
    log = log_of(sitting)
    everything = shown(log)
    sitting.click(chip(log, Piece("seat", 2)))
    assert shown(log) == [item for item in everything if 2 in item.seats]
    assert 0 < len(shown(log)) < len(everything)
    sitting.click(chip(log, "all"))
    assert shown(log) == everything


@pytest.mark.parametrize(
    ("key", "kinds"), [("auctions", (AuctionOpened, AuctionWon, BidMade, Passed)), ("market", (Sold,))]
)
def test_one_kind_of_lines(sitting: Sitting, key: str, kinds: tuple[type, ...]) -> None:
    log = log_of(sitting)
    wanted = [item for item in shown(log) if isinstance(item.event, kinds)]
    sitting.click(chip(log, key))
    assert [item for item in shown(log) if isinstance(item.event, kinds)] == wanted
    assert {item.kind for item in shown(log)} == {key}


def test_the_wheel_the_keys_and_a_drag_scroll(sitting: Sitting) -> None:
    log = log_of(sitting)
    middle = log.sheet.body.center
    first = log.sheet.item_at(middle)
    wheel(sitting, middle, -3)
    by_wheel = log.sheet.offset
    assert by_wheel > 0
    assert log.sheet.item_at(middle) != first
    sitting.press(pygame.K_PAGEDOWN)
    assert log.sheet.offset > by_wheel
    by_page = log.sheet.offset
    drag(sitting, middle, (middle[0], middle[1] - 100))
    assert log.sheet.offset == by_page + 100
    assert sitting.table, "a drag presses nothing"
    for _ in range(200):
        sitting.press(pygame.K_PAGEDOWN)
    assert log.sheet.body.contains(log.sheet.rect_of(shown(log)[-1]))
    for _ in range(200):
        sitting.press(pygame.K_PAGEUP)
    assert log.sheet.offset == 0


def go_on(sitting: Sitting) -> None:
    """A bot moves."""
    session = sitting.table.context.session
    session.submit(next(iter(session.options(session.waiting[0])[0].commands())))
    sitting.table.follow()
    sitting.frame()


@pytest.fixture
def waiting(tmp_path: Path) -> Sitting:
    """A person waits while bots move, slowly."""
    sitting = Sitting(tmp_path, speed="calm")
    sit_down(sitting, ["greedy", "person", "greedy", "greedy"], turn_of(2))
    return sitting


def test_who_reads_the_newest_line_goes_on_doing_so_and_who_reads_an_older_one_stays(
    waiting: Sitting,
) -> None:
    log = log_of(waiting)
    middle = log.sheet.body.center
    drag(waiting, middle, (middle[0], middle[1] - 8))
    assert log.sheet.offset > 0
    go_on(waiting)
    assert log.sheet.offset == 0, "the newest was in sight"
    wheel(waiting, middle, -3)
    read = log.sheet.item_at(middle)
    go_on(waiting)
    assert log.sheet.item_at(middle) == read


@pytest.mark.parametrize("how", ["key", "plate"])
def test_a_plate_and_a_key_lead_back_to_the_newest_line_and_it_follows(waiting: Sitting, how: str) -> None:
    log = log_of(waiting)
    assert log.sheet.newest is None
    wheel(waiting, log.sheet.body.center, -3)
    assert log.sheet.newest
    if how == "key":
        waiting.press(pygame.K_HOME)
    else:
        waiting.click(log.sheet.newest.center)
    assert log.sheet.newest is None
    assert waiting.table, "no line beneath was pressed"
    go_on(waiting)
    assert log.sheet.offset == 0


def test_the_plate_that_leads_back_covers_no_line(waiting: Sitting) -> None:
    sheet = waiting.table.parts.log.log.sheet
    sheet.scroll(10_000)
    met = 0
    for item in reversed(sheet.lines):
        sheet.reveal(item)
        if plate := sheet.newest:
            met += 1
            line = sheet.rect_of(item)
            assert line.top >= plate.bottom or line.height > page_of(sheet).height
            assert sheet.item_at(plate.center) is None
    assert met


def test_after_a_look_back_the_log_follows_again(waiting: Sitting) -> None:
    log = log_of(waiting)
    wheel(waiting, log.sheet.body.center, -4)
    waiting.click(log.sheet.rect_of(shown(log)[12]).center)
    assert isinstance(waiting.stack.top, HistoryScene)
    waiting.press(pygame.K_ESCAPE)
    assert log.sheet.offset == 0
    go_on(waiting)
    assert log.sheet.offset == 0


def test_after_ones_own_move_the_newest_line_is_read(sitting: Sitting) -> None:
    log = log_of(sitting)
    wheel(sitting, log.sheet.body.center, -4)
    sitting.press(pygame.K_p, "p")
    sitting.press(pygame.K_RETURN)
    assert log.sheet.offset == 0


def test_a_line_lights_up_what_it_speaks_of(sitting: Sitting) -> None:
    table, log = sitting.table, log_of(sitting)
    sitting.click(chip(log, "market"))
    item = seen(log, Sold)
    assert isinstance(item.event, Sold)
    column = table.context.shown.layout.market[item.event.commodity]
    elsewhere = next(
        rect for name, rect in table.context.shown.layout.market.items() if name != item.event.commodity
    )
    hover(sitting, table.context.shown.layout.menu.center)
    before = sitting.window.surface.copy()
    hover(sitting, log.sheet.rect_of(item).center)
    after = sitting.window.surface.copy()

    def differs(rect: pygame.Rect) -> bool:
        parts = (pygame.image.tobytes(picture.subsurface(rect), "RGB") for picture in (before, after))
        return next(parts) != next(parts)

    assert differs(column.inflate(12, 12))
    assert differs(table.context.shown.layout.panels[item.event.seat].inflate(12, 12))
    assert not differs(elsewhere)
    hover(sitting, table.context.shown.layout.menu.center)
    assert not table.parts.log.marks(table.parts.drag.marks()).lit


def test_a_click_shows_the_table_at_that_moment(sitting: Sitting) -> None:
    table, log = sitting.table, log_of(sitting)
    item = shown(log)[8]
    wheel(sitting, log.sheet.body.center, -2)
    sitting.click(log.sheet.rect_of(item).center)
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    assert moment.view == table.context.session.view(0, item.moves)
    assert moment.view != table.context.shown.view
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is table
    assert table.context.shown.view == table.context.session.view(0)


def test_no_move_is_made_while_looking_back(sitting: Sitting) -> None:
    table, log = sitting.table, log_of(sitting)
    entries = list(table.context.session.match.entries)
    sitting.click(log.sheet.rect_of(shown(log)[4]).center)
    for key in "psabtezyl":
        sitting.press(pygame.key.key_code(key), key)
        if not isinstance(sitting.stack.top, HistoryScene):  # T asks whether to take the table back
            sitting.press(pygame.K_ESCAPE)
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    for rect in chain(moment.places.hand, *moment.places.offered.values()):
        sitting.click(rect.center)
        drag(sitting, rect.center, moment.places.warehouse.center)
    sitting.frame(200)
    assert table.context.session.match.entries == entries
    assert isinstance(sitting.stack.top, HistoryScene)


def test_bots_wait_while_someone_looks_back(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    log = log_of(sitting)
    sitting.click(log.sheet.rect_of(shown(log)[3]).center)
    moves = len(session.match.entries)
    sitting.frame(600)
    assert len(session.match.entries) == moves
    sitting.press(pygame.K_ESCAPE)
    sitting.frame(600)
    assert len(session.match.entries) > moves


def test_its_key_is_the_one_that_is_set(sitting: Sitting) -> None:
    KEYS.use({"log": "g"})
    sitting.press(pygame.K_l, "l")
    assert not log_of(sitting).focused
    sitting.press(pygame.K_g, "g")
    assert log_of(sitting).focused


def test_by_keys_alone(sitting: Sitting) -> None:
    log = log_of(sitting)
    sitting.press(pygame.K_l, "l")
    assert log.focused
    for _ in range(15):
        sitting.press(pygame.K_DOWN)
    assert log.chosen == shown(log)[15]
    assert log.sheet.body.contains(log.sheet.rect_of(shown(log)[15]))
    sitting.press(pygame.K_RETURN)
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    assert moment.moves == shown(log)[15].moves
    sitting.press(pygame.K_DOWN)
    assert moment.moves == shown(log)[16].moves
    moves = moment.moves
    sitting.press(pygame.K_LEFT)
    assert moment.moves == moves - 1
    sitting.press(pygame.K_RIGHT)
    assert moment.moves == moves
    sitting.press(pygame.K_ESCAPE)
    sitting.press(pygame.K_l, "l")
    sitting.press(pygame.K_RIGHT)
    assert log.sheet.filter.chosen == Piece("seat", 0)
    sitting.press(pygame.K_ESCAPE)
    assert not log.focused
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, DialogScene), "without the log's focus Esc is the menu"


def test_at_the_beginning_of_the_game(sitting: Sitting) -> None:
    log = log_of(sitting)
    sitting.press(pygame.K_l, "l")
    sitting.press(pygame.K_END)
    sitting.press(pygame.K_RETURN)
    for _ in range(5):
        sitting.press(pygame.K_LEFT)
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    assert moment.moves == 0
    assert moment.buttons.earlier.reason
    assert log.focused


def test_new_lines_leave_someone_who_reads_where_they_are(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    log = log_of(sitting)
    wheel(sitting, log.sheet.body.center, -6)
    middle = log.sheet.body.center
    before, moves = log.sheet.item_at(middle), len(session.match.entries)
    while len(session.match.entries) == moves:
        sitting.frame()
    assert log.sheet.item_at(middle) == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_it_lies_in_the_gazette_and_covers_nothing(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    sitting = Sitting(tmp_path, size)
    sit_down(sitting, ["person", *["greedy"] * (players - 1)], turn_of(0), least=30)
    sitting.press(pygame.K_RETURN)
    log, places = log_of(sitting), sitting.table.context.shown.layout
    assert places.log_paper.contains(log.sheet.bar)
    assert places.log_paper.contains(log.sheet.body)
    assert not log.sheet.body.colliderect(places.piles)
    assert not log.sheet.bar.colliderect(log.sheet.body)
    rects = [rect for _, rect in log.sheet.filter.places(log.sheet.bar)]
    assert all(log.sheet.bar.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for n, one in enumerate(rects) for other in rects[n + 1 :])
    assert min(rect.width for rect in rects) >= places.frame.px(24)
    assert frame_of(sitting)


def rare(log: LogPage) -> str:
    """A kind of lines of which there are none: the newspaper is made to know only what was sold."""
    log.show([item for item in log.sheet.lines[::-1] if isinstance(item.event, Sold)])
    assert shown(log)
    return "auctions"


def test_a_choice_that_finds_nothing_says_so_and_a_press_reads_everything(sitting: Sitting) -> None:
    log = log_of(sitting)
    key = rare(log)
    everything = shown(log)
    sitting.click(chip(log, key))
    assert not shown(log)
    (note,) = log.sheet.rows
    assert note.words.startswith("Auctions: nothing yet.")
    sitting.click(log.sheet.body.center)
    assert shown(log) == everything
    assert log.sheet.filter.chosen == "all"


def test_a_choice_that_finds_nothing_is_left_by_keys(sitting: Sitting) -> None:
    log = log_of(sitting)
    everything = shown(log) and rare(log) and shown(log)
    sitting.press(pygame.K_l)
    while shown(log):
        sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_RETURN)
    assert shown(log) == everything
    assert sitting.table, "no moment is opened where there is no line"


def test_a_choice_that_finds_nothing_ends_as_the_game_goes_on_and_any_other_stays(sitting: Sitting) -> None:
    log = log_of(sitting)
    items = log.sheet.lines[::-1]
    sold = [item for item in items if isinstance(item.event, Sold)]
    log.show(sold[:1])
    sitting.click(chip(log, "auctions"))
    log.show(sold[:2])
    assert shown(log) == sold[:2][::-1]
    sitting.click(chip(log, "market"))
    log.show(items)
    assert {item.kind for item in shown(log)} == {"market"}


def test_an_empty_newspaper_says_that_nothing_has_happened(sitting: Sitting) -> None:
    log = log_of(sitting)
    log.show([])
    assert [row.words for row in log.sheet.rows] == ["Nothing to report yet."]
