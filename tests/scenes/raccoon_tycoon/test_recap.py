"""The recap at the start of a person's turn, and what the others' moves look like at four speeds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.seats import CHARACTERS
from raccoon.app.session.session import Session
from raccoon.app.settings import Speed
from raccoon.app.wording import plain
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.art import rich
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.words.recap_text import Prices
from scenes.screens.handover import HandoverScene
from scenes.table.described.event_spec import RecapPart
from scenes.table.log.recap import Recap, RecapTurn, recap
from scenes.table.log.recap_page import RecapPage
from scenes.table.motion.pace import PAUSES
from scenes.table.piece import Piece
from scenes.window.window import Window
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.midgame import frame_of, hover, lift, sit_down, turn_of
from tests.scenes.raccoon_tycoon.staging import dealt


def at_turn(tmp_path: Path, speed: str = "instant", people: int = 1) -> Sitting:
    """The beginning of the first seat's turn, against bots."""
    sitting = Sitting(tmp_path, speed=speed)
    table = ["person"] * people + ["greedy"] * (4 - people)
    sit_down(sitting, table, turn_of(0))
    return sitting


def test_a_line_for_every_turn_of_the_others_and_the_prices(tmp_path: Path) -> None:
    sitting = at_turn(tmp_path)
    page, session = sitting.table.parts.log.page, sitting.table.context.session
    assert page is not None
    assert [turn.seat for turn in page.recap.turns] == [1, 2, 3]
    entries = session.match.entries
    own = max(
        number
        for number, entry in enumerate(entries, 1)
        if any(isinstance(event, TurnEnded) and event.seat == 0 for event in entry.events)
    )
    assert page.recap.foot == Prices(session.view(None, own).prices, session.view(None).prices)
    told = " ".join(plain(turn.sentence, session.seats, ENGLISH.say) for turn in page.recap.turns)
    for entry in entries[own:]:
        for event in entry.events:
            if isinstance(event, Sold):
                assert f"sold {event.amount} {event.commodity} for ${event.amount * event.price}" in told
            elif isinstance(event, AuctionWon):
                assert event.railroad in told
                assert f"${event.price}" in told
            elif isinstance(event, TownBought):
                assert event.town in told
            elif isinstance(event, BuildingBought):
                assert f"{event.building} for ${event.cost}" in told


def test_every_recap_of_whole_games_tells_each_turn_once() -> None:
    """Over whole games of bots: at each turn's start a line for every turn since, and nothing left out."""
    for seed in ("a", "b", "c"):
        session = Session.new("raccoon_tycoon", seats(*["random"] * 3), {}, seed, None)
        ended: list[int] = []
        while not session.over:
            entry = session.submit(session.think())
            over = [event.seat for event in entry.events if isinstance(event, TurnEnded)]
            ended += over
            if not over or session.over:
                continue
            seat = session.view(None).turn
            since = ended[len(ended) - ended[::-1].index(seat) :] if seat in ended else ended
            told = recap(session, seat, PRESENTATION.words, ENGLISH.say)
            assert [turn.seat for turn in told.turns] if told else since == []
            for turn in told.turns if told else ():
                assert plain(turn.sentence, session.seats, ENGLISH.say).endswith(".")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_x])
def test_any_key_takes_it_away(tmp_path: Path, key: int) -> None:
    sitting = at_turn(tmp_path)
    table = sitting.table
    sitting.press(key)
    assert table.parts.log.page is None
    assert sitting.stack.top is table, "and does nothing else"
    assert table.parts.panel_host.panel is None


def test_the_key_that_skips_leaves_it(tmp_path: Path) -> None:
    """A person who hurries the others' moves along has not read yet what they did."""
    sitting = at_turn(tmp_path)
    page = sitting.table.parts.log.page
    sitting.press(pygame.K_SPACE, " ")
    assert page is not None
    assert sitting.table.parts.log.page is page


def test_a_click_on_it_takes_it_away(tmp_path: Path) -> None:
    sitting = at_turn(tmp_path)
    sitting.click(sitting.table.context.shown.layout.dock.center)
    assert sitting.table.parts.log.page is None
    sitting = at_turn(tmp_path)
    page = sitting.table.parts.log.page
    assert page is not None
    sitting.click(page.done.rect.center)
    assert sitting.table.parts.log.page is None


def test_a_player_who_knows_what_to_do_is_not_held_up(tmp_path: Path) -> None:
    """A verb's key or button begins the action at once."""
    sitting = at_turn(tmp_path)
    sitting.press(pygame.K_p, "p")
    assert sitting.table.parts.log.page is None
    assert sitting.table.parts.panel_host.panel is not None
    sitting = at_turn(tmp_path)
    sitting.click(sitting.table.parts.controls.verbs["produce"].rect.center)
    assert sitting.table.parts.log.page is None
    assert sitting.table.parts.panel_host.panel is not None


def test_it_comes_once_a_turn(tmp_path: Path) -> None:
    sitting = at_turn(tmp_path)
    sitting.press(pygame.K_RETURN)
    sitting.table.context.navigation.menu()
    sitting.frame()
    sitting.press(pygame.K_ESCAPE)
    sitting.frame()
    assert sitting.table.parts.log.page is None


def test_there_is_none_when_nothing_has_happened(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = Session.new("raccoon_tycoon", seats("person", "person"), {}, "begin", None)
    sitting.program.table(session)
    assert recap(session, 0, PRESENTATION.words, ENGLISH.say) is None
    assert sitting.table.parts.log.page is None


def test_after_the_curtain_it_is_the_next_persons(tmp_path: Path) -> None:
    sitting = at_turn(tmp_path, people=2)
    top = sitting.stack.top
    if not isinstance(top, HandoverScene):
        assert sitting.table.parts.log.page is None, "nobody looks yet"
    lift(sitting)
    page = sitting.table.parts.log.page
    assert page is not None
    assert [turn.seat for turn in page.recap.turns] == [1, 2, 3]


def test_a_click_that_ends_the_bots_motion_does_not_end_the_recap_too(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sit_down(sitting, ["person", "greedy", "greedy"], turn_of(2))
    table = sitting.table
    for _ in range(5000):
        if table.parts.log.page:
            break
        sitting.frame()
    assert table.parts.animator.busy, "the last move of the bot is still on its way"
    sitting.click_at_once(table.context.shown.layout.strip.center)
    assert not table.parts.animator.busy
    assert table.parts.log.page is not None
    sitting.click(table.context.shown.layout.strip.center)
    assert table.parts.log.page is None


def test_at_the_speed_without_pauses_the_recap_tells_what_was_too_quick(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="instant")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    sitting.frame(3)
    assert session.awaited == (0,)
    assert f"<seat:{session.match.entries[-1].command.seat}>" in sitting.table.parts.headline.words
    page = sitting.table.parts.log.page
    assert page is not None
    assert [turn.seat for turn in page.recap.turns] == [1, 2]


@pytest.mark.parametrize("speed", ["calm", "brisk", "fast"])
def test_bots_moves_are_told_at_every_speed(tmp_path: Path, speed: Speed) -> None:
    """The strip names who, what and how much after each of them, for at least the speed's pause."""
    sitting = Sitting(tmp_path, speed=speed)
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    told: list[str] = []
    table = sitting.table
    entries = len(session.match.entries)
    frames_since = 0
    for _ in range(20_000):
        if session.awaited:
            break
        sitting.frame()
        frames_since += 1
        if len(session.match.entries) > entries:
            assert len(session.match.entries) == entries + 1
            assert not told or frames_since / 60 >= PAUSES[speed] - 0.05
            entry = session.match.entries[-1]
            told.append(table.parts.headline.words)
            assert f"<seat:{entry.command.seat}>" in table.parts.headline.words
            entries, frames_since = len(session.match.entries), 0
    assert told


@pytest.mark.parametrize("way", ["click", "space"])
def test_a_click_or_space_skips_the_pause(tmp_path: Path, way: str) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    moves = len(session.match.entries)
    sitting.frame(5)
    assert len(session.match.entries) == moves
    if way == "click":
        sitting.click(sitting.table.context.shown.layout.strip.center)
    else:
        sitting.press(pygame.K_SPACE, " ")
    sitting.frame(2)
    assert len(session.match.entries) == moves + 1


def test_a_bots_character_is_told_beside_its_panel(tmp_path: Path) -> None:
    sitting = at_turn(tmp_path)
    sitting.press(pygame.K_RETURN)
    table = sitting.table
    inspectables = table.parts.table_inspector.inspectables()
    assert inspectables
    page = inspectables.page(Piece("panel", 2))
    assert page
    assert page.kind == "Shopkeeper"
    assert "takes whatever pays best at once" in page.rules[0]
    before = frame_of(sitting)
    hover(sitting, table.context.shown.layout.panels[2].center)
    sitting.frame(60)
    assert frame_of(sitting) != before


@pytest.mark.parametrize("size", [(960, 540), (960, 720)])
@pytest.mark.parametrize("turns", [2, 4])
def test_in_a_small_window_no_turn_lies_on_the_prices_or_the_button(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], turns: int
) -> None:
    """The prices, which the table shows, give way where long turns take all the room."""
    long = "put up Tycoon (<seat:2> won it for $19)", "bought Foxwoods"
    parts = tuple(RecapPart(words, "coin") for words in long)
    told = Recap(
        False, tuple(RecapTurn(number, parts, "") for number in range(turns)), Prices((1,) * 6, (2,) * 6)
    )
    page = RecapPage(told, seats(*["greedy"] * 5), CHARACTERS[:5], ENGLISH.say, lambda: None)
    with Window(size):
        state = layout_of(size, GAME.view(dealt(5), 0), 1.0)
    page.layout(state.dock, state.frame)
    lines: list[pygame.Rect] = []
    plain_paragraph = rich.paragraph

    def spy(surface: pygame.Surface, words: str, box: pygame.Rect, *how: Any, **more: Any) -> pygame.Rect:
        lines.append(plain_paragraph(surface, words, box, *how, **more))
        return lines[-1]

    monkeypatch.setattr(rich, "paragraph", spy)
    prices: list[pygame.Rect] = []
    monkeypatch.setattr(Prices, "draw", lambda foot, surface, box, *rest: prices.append(box))
    sheet = pygame.Surface(size)
    page._print(sheet, page.rect)
    assert len(lines) == 2 * turns, "every turn is told"
    low = min([box.top for box in prices] + [page.done.rect.top])
    assert max(line.bottom for line in lines) <= low
    assert all(one.bottom <= two.top for one, two in pairwise(lines))
