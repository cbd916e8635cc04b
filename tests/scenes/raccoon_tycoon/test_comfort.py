"""Nothing in vain, nothing by accident: lit keys, hasty presses, given answers, skipping, options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.settings import Speed
from raccoon.app.text import Catalogue
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.highest_bid import HighestBid
from raccoon.games.raccoon_tycoon.state import State, with_player
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.auction.figures import bid_limit
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.motion.sold import SOLD
from scenes.raccoon_tycoon.words.names import named
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.motion.pace import PACES
from scenes.table.piece import Piece
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.pressing import Way, press_every_button
from tests.scenes.raccoon_tycoon.pointing import Pointing
from tests.scenes.raccoon_tycoon.presses import Presses
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

ENTER, SPACE, ESC = pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE
TOKENS: Counts = counts(wheat=4, wood=3, coal=2)


def _rich() -> State:
    return having(dealt(), tokens=TOKENS, money=60, buildings=("Wheat Field",))


def _may_end() -> State:
    return waiting(_rich(), at.AwaitAction(0, may_end=True))


def _bidding(money: int = 30, active: tuple[int, ...] = (0, 1, 2)) -> State:
    state = having(dealt(), money=money)
    return waiting(state, at.AwaitBid(0, state.railroad_offer[0], 1, 1, 9, active), turn=1)


def _in_the_bonus() -> State:
    state = having(dealt(), hand=(1, 2, 3), buildings=("Wheat Field", "Coal Mine"))
    first, *rest = state.players[0].hand
    player = replace(state.players[0], hand=tuple(rest))
    state = replace(state, players=with_player(state, 0, player), discard_pile=(first,))
    return waiting(state, at.AwaitBonus(0, 1))


PAGES: dict[str, tuple[Callable[[], State], str]] = {
    "no page": (_may_end, ""),
    "produce": (_may_end, "p"),
    "sell": (_may_end, "s"),
    "open an auction": (_may_end, "a"),
    "build": (_may_end, "b"),
    "town": (_may_end, "t"),
    "bonus": (_in_the_bonus, ""),
    "first tokens": (lambda: waiting(dealt(), at.AwaitStartTokens(0, 2)), ""),
    "a bid": (_bidding, ""),
    "a highest bid": (_bidding, "l"),
}


@pytest.mark.parametrize("way", ["key", "click"])
@pytest.mark.parametrize("page", PAGES)
def test_every_lit_button_of_every_page_does_something(page: str, way: Way, tmp_path: Path) -> None:
    state, key = PAGES[page]
    sitting = Sitting(tmp_path, (960, 540), speed="calm")
    sitting.watch(way == "key")
    stage(sitting, state())
    assert press_every_button(sitting, way, key)


def test_a_verbs_key_works_inside_every_page(tmp_path: Path) -> None:
    """It goes over to its own page; on that one it closes it."""
    sitting = Sitting(tmp_path, (960, 540))
    stage(sitting, _rich())
    panels = sitting.table.parts.panel_host
    for first, then in product("psabt", repeat=2):
        for letter in (first, then):
            sitting.press(pygame.key.key_code(letter), letter)
        assert (panels.choice.verb[0] if panels.choice and panels.choice.verb else "") == (
            "" if first == then else then
        )
        if panels.panel:
            sitting.press(ESC)


def test_esc_closes_the_hint_and_the_page(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, _rich())
    Presses(sitting).keys("s", "h", ESC)
    assert not sitting.table.parts.hints.open
    assert sitting.table.parts.panel_host.panel is None


def test_a_key_of_a_resting_verb_says_why(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), tokens=counts(), money=0))
    sitting.press(pygame.K_s, "s")
    assert sitting.table.parts.panel_host.panel is None
    assert sitting.table.parts.headline.words == ENGLISH.say("table.why.sell")


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_mashing_confirms_nothing_that_was_not_seen(key: int, tmp_path: Path) -> None:
    """A page comes up while a key is hit again and again: it stands there still."""
    sitting = Sitting(tmp_path, speed="brisk")
    session = stage(sitting, _in_the_bonus())
    for _ in range(40):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode="", mod=0, scancode=0))
        sitting.frame(6)
    assert not session.match.entries
    assert isinstance(sitting.table.parts.panel_host.panel, ChoicePanel)


def test_an_enter_that_comes_with_the_page_confirms_nothing(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = stage(sitting, _rich())
    sitting.look()
    for key in (pygame.K_s, ENTER):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode="", mod=0, scancode=0))
        sitting.frame()
    assert not session.match.entries
    sitting.press(ENTER)
    assert isinstance(session.match.entries[0].command, Sell)


def test_a_hasty_enter_does_not_bid_for_the_next_person(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    state = having(having(dealt(), money=30), 1, money=30)
    asked = at.AwaitBid(0, state.railroad_offer[0], 2, 2, 9, (0, 1, 2))
    session = stage(sitting, waiting(state, asked, turn=2), "person", "greedy")
    sitting.press(ENTER)
    assert [entry.command for entry in session.match.entries] == [Bid(0, 10)]
    for _ in range(6):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ENTER, unicode="", mod=0, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=ENTER, unicode="", mod=0, scancode=0))
        sitting.frame(5)
    assert len(session.match.entries) == 1
    sitting.window.step(sitting.stack, 1.0)
    sitting.press(ENTER)
    assert session.match.entries[1].command == Bid(1, 11)


def test_the_only_answer_is_given_for_a_person_alone_and_is_an_ordinary_one(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = stage(sitting, _bidding(money=9, active=(0, 1)))
    sitting.frame(3)
    assert session.match.entries[0].command == Pass(0)
    assert any("pass" in item.sentence for item in sitting.table.parts.game_log.items)


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.settings.answer_forced = False
    session = stage(sitting, _bidding(money=9, active=(0, 1)))
    sitting.frame(3)
    assert not session.match.entries
    assert isinstance(sitting.table.parts.panel_host.panel, AuctionPanel)


def test_between_people_it_is_never_given(tmp_path: Path) -> None:
    """That somebody was not asked would tell the others how empty the purse is."""
    sitting = Sitting(tmp_path)
    session = stage(sitting, _bidding(money=9, active=(0, 1)), "greedy", "person")
    sitting.frame(3)
    assert not session.match.entries


def test_one_press_finishes_an_auction_one_is_out_of(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    state = waiting(
        having(having(having(dealt(4), 1, money=60), 2, money=60), 3, money=60),
        at.AwaitBid(2, dealt(4).railroad_offer[0], 1, 1, 9, (1, 2, 3)),
        turn=1,
    )
    session = stage(sitting, state)
    skip = sitting.table.parts.skip.button
    assert skip.visible
    sitting.click(skip.rect.center)
    for _ in range(60):
        sitting.frame()
        if not isinstance(session.view(None).pending, at.AwaitBid):
            return
    raise AssertionError("the auction goes on")


@pytest.mark.parametrize(("speed", "most"), [("calm", 8.0), ("brisk", 4.0), ("fast", 2.0)])
def test_an_auction_among_bots_is_over_soon(speed: Speed, most: float, tmp_path: Path) -> None:
    """However far they raise, dollar by dollar: the bidding and the fall of the hammer; then who has won is
    seen for a moment.
    """
    sitting = Sitting(tmp_path, speed=speed)
    state = dealt(4)
    for seat in (1, 2, 3):
        state = having(state, seat, money=90)
    session = stage(sitting, waiting(state, at.AwaitAction(1), turn=1), "random", "random", "random")
    sitting.table.context.submit(OpenAuction(1, state.railroad_offer[0], 9))
    if session.waiting == (0,):
        session.submit(Pass(0))
        sitting.table.context.on_session_changed()
    seconds = 0.0
    while isinstance(session.view(None).pending, at.AwaitBid) or sitting.table.parts.animator.busy:
        if session.waiting == (0,):
            sitting.table.context.submit(Pass(0))
        sitting.window.step(sitting.stack, 1 / 60)
        seconds += 1 / 60
    assert round(seconds, 2) <= most + SOLD * PACES[speed]


def test_a_turn_can_be_held_before_bots_begin(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="fast")
    sitting.program.settings.hold_turn = True
    session = stage(sitting, _rich())
    Presses(sitting).keys("s", ENTER)
    for _ in range(3):
        sitting.window.step(sitting.stack, 1.0)
    assert len(session.match.entries) == 1, "it is held"
    sitting.press(pygame.K_z, "z")
    assert not session.match.entries
    Presses(sitting).keys("s", ENTER)
    sitting.press(SPACE)
    sitting.frame(90)
    assert len(session.match.entries) > 1, "Space lets it go"


def test_the_town_is_dropped_on_the_estate(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), tokens=TOKENS))
    rects = sitting.table.context.shown.layout.rects_of
    Pointing(sitting).drag(rects("town")[0].center, rects("estate")[0].center)
    choice = sitting.table.parts.panel_host.choice
    assert choice is not None
    assert choice.verb == "town"


def test_a_town_out_of_reach_flies_back_with_its_reason(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), tokens=counts()))
    rects = sitting.table.context.shown.layout.rects_of
    Pointing(sitting).drag(rects("town")[0].center, rects("estate")[0].center)
    assert sitting.table.parts.panel_host.panel is None
    assert sitting.table.parts.drag.flight
    town = sitting.table.context.shown.view.town
    assert sitting.table.parts.drag.reason.words == ENGLISH.say("table.why.town", town=town)


def test_a_reason_names_the_town_as_its_card_does(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), tokens=counts()))
    view, say = sitting.table.context.shown.view, Catalogue.load("de").say
    assert ACTIONS.disabled_reason("town", view, (), say) == say("table.why.town", town=named(view.town, say))
    assert named(view.town, say) != view.town, "the reason would be right without a translation"


def test_without_confirmations_a_drop_is_played(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.settings.confirmations = False
    session = stage(sitting, _rich())
    rects = sitting.table.context.shown.layout.rects_of
    Pointing(sitting).drag(rects(Piece("slot", "wood"))[0].center, rects(Piece("market", "wood"))[0].center)
    assert session.match.entries[0].command == Sell(0, "wood", 1, False)


def test_a_highest_bid_is_set_while_opening_and_never_for_the_next_card(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = stage(sitting, _rich())
    presses = Presses(sitting)
    presses.keys("a", "l")
    choice = presses.choice
    choice.highest.set(20)
    presses.keys(ENTER)
    order = session.orders.of(0)
    assert isinstance(order, HighestBid)
    assert order.most == 20
    session.match._states[:] = [_rich()]
    session.match.entries.clear()
    session.orders.clear()
    sitting.table.context.on_session_changed()
    presses.keys("a")
    again = presses.choice
    assert again.order(0) is None, "nobody passes by a limit they have not asked for"
    presses.keys("l")
    assert again.highest.visible
    limit = bid_limit(session.view(0), again.railroad)
    assert again.highest.value == limit


def test_income_and_spending_stand_beside_rivals_for_those_who_want_it(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.settings.ledger = True
    session = stage(sitting, waiting(having(_rich(), 1, tokens=TOKENS), at.AwaitAction(1), turn=1))
    price = session.match.state.prices[0]
    session.submit(Sell(1, "wheat", 2))
    sitting.table.context.on_session_changed()
    assert sitting.table.context.shown.notes[1] == ENGLISH.say("table.ledger", income=2 * price, spent=0)


def test_at_the_curtain_esc_opens_a_menu_that_shows_nothing(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, _rich(), "person", "greedy")
    while not isinstance(sitting.stack.top, HandoverScene):
        sitting.frame()
    sitting.press(ESC)
    menu = sitting.stack.top
    assert isinstance(menu, DialogScene)
    assert [type(scene) for scene in sitting.stack.seen()] == [HandoverScene, DialogScene]
    sitting.press(ESC)
    assert isinstance(sitting.stack.top, HandoverScene)
