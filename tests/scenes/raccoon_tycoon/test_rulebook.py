"""The rulebook: complete, found by searching, opened from everywhere, readable at every size of type."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon import catalogue
from scenes.dialogs.dialog import DialogScene
from scenes.learning.book_blocks import Illustration
from scenes.learning.book_scene import RulebookScene
from scenes.raccoon_tycoon.rulebook.book import BOOK
from scenes.screens.title.scene import TitleScene
from tests.scenes.driving import ENGLISH, at
from tests.scenes.person import Sitting, seats
from tests.scenes.rulebooks import assert_pages_hold_their_lines, opening, told

RULINGS = {
    "R1": ("pieces.bank", "never runs out"),
    "R2": ("produce.limit", "exactly three"),
    "R3": ("produce.bonus", "One of them counts"),
    "R4": ("produce.part", "take it whole"),
    "R5": ("produce.supply", "other icons"),
    "R6": ("produce.top", "the rest of the rise is lost"),
    "R7": ("produce.hand", "at your next production"),
    "R8": ("produce.shuffle", "discard pile is shuffled"),
    "R9": ("storage.prices", "before you choose what to give back"),
    "R10": ("produce.floor", "before any token is taken"),
    "R11": ("Freight Company", "different commodity"),
    "R12": ("auction.dollars", "whole dollars"),
    "R13": ("auction.afford", "cannot start that auction"),
    "R14": ("auction.house", "when the auction is over"),
    "R15": ("build.at_once", "same turn"),
    "R16": ("turn.pass", "always produce"),
    "R17": ("auction.last", "had their last turn"),
    "R18": ("score.tie", "the win is shared"),
    "R19": ("information.open", "tokens of every player"),
    "R20": ("setup.removed", "secret"),
    "R21": ("information.money", "Open money"),
    "R22": ("options.sudden_death", "$1000"),
    "R23": ("score.upgraded", "one building"),
    "R24": ("turn.inside", "before anybody else acts"),
    "R25": ("auction.lost", "any action again"),
    "R26": ("sell.floor", "only from the Sell action"),
    "R27": ("options.both", "other places stay empty"),
    "R28": ("end.stalled", "always something to produce"),
    "R29": ("produce.floor", "even if you cannot pay"),
    "R30": ("options.full_bidding", "until one passes"),
}
"""The place of each ruling, and words of it."""
RULES = {
    "Components: six commodities, 24 of each": ("pieces.tokens", "24"),
    "Components: market tracks": ("pieces.tracks", "$3 to $14"),
    "Components: cards": ("pieces.cards", "54 production cards"),
    "Components: tiles": ("pieces.tiles", "27 building tiles"),
    "Setup 1": ("setup.cards", "deal 3"),
    "Setup 2": ("setup.money", "$10"),
    "Setup 3": ("setup.railroads", "with four, Skunk Works"),
    "Setup 4": ("setup.towns", "one town of each value"),
    "Setup 5": ("setup.buildings", "other two are removed"),
    "Setup 6": ("setup.tokens", "different commodities"),
    "A turn: one action": ("turn.one", "one action"),
    "A turn: clockwise": ("turn.order", "clockwise"),
    "Production: tokens": ("produce.card", "lower half"),
    "Production: prices rise": ("produce.rise", "$1 for every icon"),
    "Production: only the best P building": ("produce.best", "better one"),
    "Production: draw": ("produce.draw", "hold three cards"),
    "Storage": ("storage.limit", "3 more for each Warehouse"),
    "Storage: discard": ("storage.discard", "Only a production"),
    "Trading Floor": ("Trading Floor", "cannot refuse"),
    "Sell": ("sell.one", "current price"),
    "Sell: the price falls": ("sell.fall", "never below"),
    "Export Company": ("Export Company", "$3"),
    "Export Company with Freight Company": ("sell.both", "each sale"),
    "Trading firms": ("Coal/Iron Trading Firm", "anybody sells"),
    "Auction: opening": ("auction.open", "opening bid"),
    "Auction: bids": ("auction.bid", "bids higher or passes"),
    "Auction: won": ("auction.won", "your turn ends"),
    "Auction: two players": ("auction.two", "bid once"),
    "Auction House": ("Auction House", "$5"),
    "Build": ("build.buy", "Pay the cost"),
    "Build: upgrade": ("build.upgrade", "turn it over"),
    "Construction Company": ("Construction Company", "2 purchases"),
    "Town": ("town.buy", "town on offer"),
    "Town: two ways to pay": ("town.pay", "any mix"),
    "Town: the next": ("town.next", "turned up"),
    "Brick Works": ("town.bricks", "one token fewer"),
    "End": ("end.last", "none is left on offer, and none in the deck"),
    "End: the round": ("end.round", "right of the start player"),
    "Longer game": ("end.longer", "Any two of"),
    "Score: towns": ("score.towns", "printed"),
    "Score: railroads": ("score.railroads", "worth together"),
    "Score: buildings": ("score.buildings", "1 for each tile"),
    "Score: pairs": ("town.pair", "2 VP more"),
    "Governor's Mansion": ("Governor's Mansion", "1 VP"),
    "Rail Baron": ("Rail Baron", "1 VP"),
    "Mayor's Office": ("Mayor's Office", "this one included"),
    "Bank": ("Bank", "$20"),
    "Information: secret": ("information.secret", "your money and your hand"),
    "Option: beginners": ("options.beginners", "advanced buildings are left out"),
    "Option: mixed opening": ("options.mixed_opening", "as many basic tiles as players"),
    "Option: longer game": ("options.longer_game", "two of these"),
    "Option: sudden death": ("options.sudden_death", "right after their action"),
    "Option: open money": ("options.open_money", "everybody’s purse"),
    "Option: full bidding": ("options.full_bidding", "with two players, too"),
}
"""The place of each rule, and words of it."""


def book(at_place: str = "") -> tuple[RulebookScene, list[bool]]:
    closed: list[bool] = []
    return RulebookScene(ENGLISH.say, BOOK, lambda: closed.append(True), at_place), closed


@pytest.mark.parametrize("ruling", [f"R{number}" for number in range(1, 29)])
def test_every_ruling_stands_in_the_book(ruling: str) -> None:
    place, words = RULINGS[ruling]
    assert words in told(BOOK, place)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_stands_in_the_book(rule: str) -> None:
    place, words = RULES[rule]
    assert words in told(BOOK, place)


def test_every_building_is_listed_with_its_power_and_can_be_opened() -> None:
    fronts = {name for name, face in catalogue.BUILDINGS.items() if not face.upgraded_from}
    assert fronts <= BOOK.places
    for name, face in catalogue.BUILDINGS.items():
        if face.upgraded_from:
            assert name in told(BOOK, face.upgraded_from)
            assert f"${face.cost}" in told(BOOK, face.upgraded_from)


def test_every_card_is_drawn() -> None:
    blocks = [block for section in BOOK.sections for block in section.blocks]
    drawn = [name for block in blocks if isinstance(block, Illustration) for name in block.names]
    cards = (*catalogue.RAILROADS, *catalogue.TOWNS, *map(str, catalogue.PRODUCTION_CARDS))
    assert sorted(drawn) == sorted(cards)


def test_how_to_play_states_the_goal_in_its_first_line() -> None:
    assert "most victory points" in opening(BOOK)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (3840, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
def test_nothing_stands_below_the_foot_of_a_page(size: tuple[int, int], scale: float) -> None:
    assert_pages_hold_their_lines(BOOK, size, scale)


def test_typing_finds_places_and_f3_goes_round() -> None:
    scene, closed = book()
    with at(scene) as player:
        player.type("export")
        assert scene.field.value == "export"
        assert scene.pages.hits
        first = scene.pages.hits[0]
        assert first.leaf in (scene.pages.leaf, scene.pages.leaf + 1)
        assert "Export Company" in " ".join(
            words for words in scene.pages.leaves[first.leaf].placed[first.block].block.words(ENGLISH.say)
        )
        for _ in scene.pages.hits:
            player.key(pygame.K_F3)
        assert scene.pages.hit == 0
        player.type("xyz")
        assert scene.pages.hits == ()
        assert scene.next_hit.reason
        player.key(pygame.K_ESCAPE)
    assert closed == [True]


def test_tabs_arrows_keys_and_the_wheel_turn_the_pages() -> None:
    scene, closed = book()
    with at(scene) as player:
        player.click(scene.tabs[4])
        assert scene.pages.first_of(BOOK.chapters[4]) in scene.pages.visible
        player.key(pygame.K_F1)
        assert scene.pages.leaf == 0
        assert scene.before.reason
        player.key(pygame.K_RIGHT, pygame.K_PAGEDOWN)
        assert scene.pages.leaf == 4
        player.click(scene.before)
        assert scene.pages.leaf == 2
        player.click(scene.back)
    assert closed == [True]


def test_it_opens_at_a_piece_and_stays_there_when_the_type_grows() -> None:
    scene, _ = book("Export Company")
    with at(scene) as player:
        for scale in (1.0, 2.0, 1.5):
            player.stack.resize((1280, 720), scale)
            shown = range(scene.pages.leaf, scene.pages.leaf + (2 if scene.pages.spread else 1))
            anchors = {p.block.anchor for n in shown for p in scene.pages.leaves[n].placed}
            assert "Export Company" in anchors


def test_title_menu_and_f1_lead_to_it_and_back(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, (960, 540))
    with sitting.window:
        sitting.program.title()
        title = sitting.stack.top
        assert isinstance(title, TitleScene)
        sitting.click(title.menu.rules.rect.center)
        sitting.press(pygame.K_RETURN)  # which of the games' books: the first
        assert isinstance(sitting.stack.top, RulebookScene)
        sitting.press(pygame.K_ESCAPE)
        assert sitting.stack.top is title
        sitting.press(pygame.K_F1)
        sitting.press(pygame.K_RETURN)
        opened = sitting.stack.top
        assert isinstance(opened, RulebookScene)
        assert opened.pages.book is BOOK


def test_a_table_opens_it_by_f1_by_its_menu_and_at_any_place(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, (960, 540))
    with sitting.window:
        sitting.begin(seats("person", "greedy"), "book")
        sitting.press(pygame.K_F1)
        assert isinstance(sitting.stack.top, RulebookScene)
        sitting.press(pygame.K_ESCAPE)
        sitting.press(pygame.K_ESCAPE)
        menu = sitting.stack.top
        assert isinstance(menu, DialogScene)
        rules = next(button for button in menu.buttons if button.label == ENGLISH.say("menu.rules"))
        sitting.click(rules.rect.center)
        assert isinstance(sitting.stack.top, RulebookScene)
        sitting.press(pygame.K_ESCAPE)
        for place in sorted(BOOK.places)[::9]:
            sitting.table.context.navigation.rulebook(place)
            opened = sitting.stack.top
            assert isinstance(opened, RulebookScene)
            shown = opened.pages.leaves[opened.pages.leaf : opened.pages.leaf + 2]
            assert any(place in (leaf.section.name, *(p.block.anchor for p in leaf.placed)) for leaf in shown)
            sitting.press(pygame.K_ESCAPE)
