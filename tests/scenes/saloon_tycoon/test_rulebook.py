"""The rulebook: complete against the rules and the rulings, with every piece, opened from every page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.saloon_tycoon import catalogue
from scenes.dialogs.dialog import DialogScene
from scenes.learning.book_scene import RulebookScene
from scenes.saloon_tycoon.rulebook.book import BOOK
from scenes.screens.title.scene import TitleScene
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from scenes.table.presentation.book import plain
from tests.scenes.driving import ENGLISH
from tests.scenes.rulebooks import assert_pages_hold_their_lines, opening, told
from tests.scenes.saloon_tycoon.games import midgame
from tests.scenes.saloon_tycoon.street import Street

RULINGS = {
    "SR1": ("turn.level", "counted from what stands in your house"),
    "SR2": ("pieces.tiles", "a Saloon for each player"),
    "SR3": ("pieces.gold", "never runs out"),
    "SR4": ("setup.market", "however many play"),
    "SR5": ("setup.secrets", "all at the same time"),
    "SR6": ("setup.start", "drawn by lot"),
    "SR7": ("turn.least", "never less than 1"),
    "SR8": ("turn.unused", "asks before you end a turn without it"),
    "SR9": ("action.limit", "Only as many as needed"),
    "SR10": ("action.deck", "shuffle the discard pile"),
    "SR11": ("card.angie", "lost whatever the one you play does"),
    "SR12": ("build.buy", "gold of every lot"),
    "SR13": ("build.beside", "the Saloon touches lot 1 of either arm"),
    "SR14": ("build.two_small", "1 and 2, 2 and 3, or 3 and 4"),
    "SR15": ("needs.built", "checked once"),
    "SR16": ("needs.theater_floor", "one large tile between"),
    "SR17": ("build.copies", "As often as the yard has a copy"),
    "SR18": ("people.bribes", "between any two saloons"),
    "SR19": ("supply.settled", "settled before the first cube"),
    "SR20": ("claim.turn", "only on your own"),
    "SR21": ("finish.several", "filled before the first is resolved"),
    "SR22": ("finish.roof_is", "no cubes and no bonus"),
    "SR23": ("bonus.left_over", "as long as there is a space"),
    "SR24": ("bonus.must", "must be taken"),
    "SR25": ("turn.inside", "carried out to its end"),
    "SR26": ("people.first", "whoever was first"),
    "SR27": ("claim.have", "means that it is built"),
    "SR28": ("claim.special", "not a special one"),
    "SR29": ("claim.stays", "stays scored"),
    "SR30": ("claim.grows", "when you stake it"),
    "SR31": ("claim.unstaked", "Nothing"),
    "SR32": ("card.skipped", "decline only to build, to move a character"),
    "SR33": ("card.change", "never below 0"),
    "SR34": ("card.sixth", "discard first"),
    "SR35": ("end.trigger", "one turn more than others"),
    "SR36": ("end.burdens", "Only newcomers stay away"),
    "SR37": ("score.saloon", "unfinished large tile"),
    "SR38": ("score.winner", "they share the win"),
    "SR39": ("score.below", "At the end, yes"),
    "SR40": ("information.gold", "lie in the open"),
    "SR41": ("information.public", "the discard pile"),
    "SR42": ("information.stolen", "The taker and the victim"),
    "SR43": ("pieces.people", "Flatfoot Flemming, Sydney Smythe"),
    "SR44": ("long.end", "it means the Laundry"),
    "SR45": ("pieces.people", "six women and six men"),
    "SR46": ("end.stalled", "a game is given up after 60 rounds"),
    "SR47": ("end.trigger", "characters come and may be bribed in that turn"),
    "SR48": ("people.only_one", "finished once"),
}
"""The place of each ruling, and words of it."""
RULES = {
    "Components: tiles": ("pieces.tiles", "40 tiles"),
    "Components: player board": ("pieces.board", "two arms of four lots"),
    "Components: characters": ("pieces.people", "8 citizens and 4 outlaws"),
    "Components: cards and claims": ("pieces.cards", "24 open claims and 32 secret claims"),
    "Components: cubes": ("pieces.cubes", "25 cubes per player"),
    "Setup 1": ("setup.boards", "3 gold"),
    "Setup 2": ("setup.market", "Saloons that are not needed are removed"),
    "Setup 3": ("setup.cards", "deal 3"),
    "Setup 4": ("setup.claims", "two more than there are players"),
    "Setup 5": ("setup.secrets", "Everybody keeps two"),
    "Setup 6, characters": ("setup.people", "all out of town"),
    "Setup 6, pile": ("setup.pile", "50, 75 or 100"),
    "Setup 7": ("setup.start", "clockwise"),
    "A turn: income": ("turn.income", "with Flatfoot Flemming, 1 less"),
    "A turn: a single Tycoon action": ("turn.tycoon", "earn, draw, play a card, build, or bribe"),
    "A turn: free actions": ("turn.free", "as often as you like"),
    "A turn: end": ("turn.end", "clockwise"),
    "Earn": ("action.earn", "2 gold"),
    "Draw": ("action.draw", "Your hand holds 5"),
    "Play a card": ("card.play", "top to bottom, then discard it"),
    "Build: price and points of lots": ("build.buy", "You score the points of those lots"),
    "Build: the lots": ("build.lots", "lot 4 costs 5 and scores 4"),
    "Build: ground floor": ("build.ground", "without gaps"),
    "Build: upper floors": ("build.carry", "two finished small ones side by side"),
    "Build: nothing small on large": ("build.never", "Nothing small stands on anything large"),
    "Build: income": ("build.level", "raises your income by 1"),
    "Needs: Brothel": ("needs.brothel", "Guest Room"),
    "Needs: Whiskey Still": ("needs.whiskey_still", "Pharmacy"),
    "Needs: Jail": ("needs.jail", "Poker Room"),
    "Needs: Printing Press": ("needs.printing_press", "no Laundry; one may follow"),
    "Needs: Schoolroom": ("needs.schoolroom", "no Poker Room; one may follow"),
    "Needs: Theater": ("needs.theater", "above your Saloon"),
    "Needs: The Luxury Suite": ("needs.luxury_suite", "third floor"),
    "Needs: Stables": ("needs.stables", "ground floor"),
    "Bribe": ("action.bribe", "The host cannot refuse"),
    "Supply": ("supply.buy", "The host of Phineus Pillbottom pays 3"),
    "Supply: any number": ("supply.free", "any number of purchases a turn"),
    "Supply: no more than spaces": ("supply.surplus", "a space of its own"),
    "Stake a claim": ("claim.stake", "any number in a turn"),
    "Stake: open claims": ("claim.open", "none is replaced"),
    "Stake: secret claims": ("claim.secret", "hold back one that you have met"),
    "Finishing: points": ("finish.points", "7 for a large tile, 5 for a small one"),
    "Finishing: roof": ("finish.roof", "4 points, and your income rises by 1"),
    "Finishing: bonus": ("finish.bonus", "once in the game"),
    "Bonus: gold": ("bonus.gold", "from the bank"),
    "Bonus: cubes": ("bonus.cubes", "one by one on any open spaces"),
    "Bonus: draw": ("bonus.draw", "discard first"),
    "Bonus: play": ("bonus.play", "may play"),
    "Bonus: action": ("bonus.action", "on top of your turn’s own"),
    "Bonus: citizen": ("bonus.citizen", "unless it is a final turn"),
    "Citizens": ("people.citizens", "5 points each"),
    "Outlaws": ("people.outlaws", "holds 10 gold (Flatfoot Flemming)"),
    "Flatfoot": ("flatfoot", "never less than 1"),
    "Angie": ("angie", "5 tiles"),
    "Phineus": ("phineus", "3 gold a cube"),
    "Sydney": ("sydney", "5 points at the end"),
    "Burdens move": ("people.moved", "begins and ends with the move"),
    "Cards: build": ("card.build", "You may decline it"),
    "Cards: two actions": ("card.actions", "neither of them Play a card"),
    "Cards: moving": ("card.move", "cannot be played on final turns"),
    "Cards: taking": ("card.take", "at random"),
    "End: trigger": ("end.pile", "exactly one more turn"),
    "End: cubes from the reserve": ("end.reserve", "stops at 0"),
    "End: final turns": ("end.final", "no bribes"),
    "End: all else": ("end.usual", "as usual"),
    "Score: unfinished": ("score.unfinished", "3 points for a large one, 2 for a small one"),
    "Score: citizens": ("score.citizens", "5 points each"),
    "Score: Sydney": ("score.sydney", "5 points less"),
    "Score: ties": ("score.winner", "the most gold wins; then the most scored claims"),
    "Information: public": ("information.public", "how many secret claims each player has left"),
    "Information: private": ("information.private", "the two that you turned down"),
    "Information: hidden": ("information.hidden", "the order of the deck"),
    "Never: tiles": ("never.tiles", "no fourth floor"),
    "Never: cubes": ("never.cubes", "never taken back"),
    "Never: people": ("never.people", "at two saloons"),
    "Never: trade": ("never.table", "A claim is staked once"),
    "Option: smooth lots": ("options.smooth_lots", "lot 3 costs 3 gold"),
    "Option: fair start": ("options.fair_start", "more gold"),
    "Option: short game": ("options.short_game", "20 cubes"),
    "Option: open hands": ("options.open_hands", "everybody’s cards"),
    "Option: family names": ("options.family_names", "Red Lantern"),
    "Example 1": ("placing.small", "not on B2 or A4"),
    "Example 2": ("placing.large", "6 + 7 gold, 5 points"),
    "Example 3": ("long.end", "22 points"),
    "Example 8": ("bonus.chain", "10 points"),
    "Example 10": ("score.example", "64"),
    "Example 12": ("placing.more", "across two large rooms"),
}
"""The place of each rule, and words of it."""


def test_every_ruling_has_a_place() -> None:
    assert list(RULINGS) == [f"SR{number}" for number in range(1, 49)]


@pytest.mark.parametrize("rule", [*RULINGS, *RULES])
def test_every_ruling_and_every_rule_stands_in_the_book(rule: str) -> None:
    place, words = (RULINGS | RULES)[rule]
    assert words in told(BOOK, place)


def test_every_piece_has_its_place_with_its_words_and_figures() -> None:
    for tile in catalogue.TILES.values():
        assert ENGLISH.say(f"saloon.tile.{tile.id}") in told(BOOK, tile.id)
        assert f"{tile.cubes} cubes" in told(BOOK, tile.id)
        assert tile.id == catalogue.SALOON or f"{tile.cost} gold" in told(BOOK, tile.id)
    for claim in catalogue.CLAIMS:
        assert plain(ENGLISH.say(f"saloon.claim.{claim}.text")) in told(BOOK, claim)
    for card in catalogue.CARDS.values():
        assert ENGLISH.say(f"saloon.card.{card.id}.text") in told(BOOK, card.id)
        assert f"{card.copies} in the deck" in told(BOOK, card.id)
    for who in catalogue.CHARACTERS.values():
        assert who.gender in told(BOOK, who.id).casefold()
    assert {"roof_large", "roof_small"} <= BOOK.places


def test_how_to_play_states_the_goal_in_its_first_line() -> None:
    assert "most points" in opening(BOOK)


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
def test_nothing_stands_below_the_foot_of_a_page(scale: float) -> None:
    assert_pages_hold_their_lines(BOOK, (1280, 720), scale)


def test_every_page_of_a_piece_leads_to_its_place_in_the_book(tmp_path: Path) -> None:
    sitting = Street(tmp_path, (960, 540))
    with sitting.window:
        sitting.program.table(midgame("person", "random", "random", "random"))
        sitting.frame()
        inspectables = sitting.table.parts.table_inspector.inspectables()
        assert inspectables
        asked = 0
        for piece in inspectables.pieces:
            page = inspectables.page(piece)
            if page is not None:
                assert page.in_book in BOOK.places, piece
                asked += 1
        assert asked > 40
        sitting.table.context.push(InspectionScene(ENGLISH.say, inspectables, Piece("person", "angie")))
        sitting.press(pygame.K_r)
        opened = sitting.stack.top
        assert isinstance(opened, RulebookScene)
        shown = [
            placed.block.anchor for n in opened.pages.visible for placed in opened.pages.leaves[n].placed
        ]
        assert "angie" in shown


def test_the_title_asks_which_book_and_a_table_opens_its_own(tmp_path: Path) -> None:
    sitting = Street(tmp_path, (960, 540))
    with sitting.window:
        sitting.program.title()
        title = sitting.stack.top
        assert isinstance(title, TitleScene)
        sitting.click(title.menu.rules.rect.center)
        asked = sitting.stack.top
        assert isinstance(asked, DialogScene)
        sitting.click(asked.buttons[1].rect.center)
        book = sitting.stack.top
        assert isinstance(book, RulebookScene)
        assert book.pages.book is BOOK
        sitting.open("person", "random")
        sitting.press(pygame.K_F1)
        book = sitting.stack.top
        assert isinstance(book, RulebookScene)
        assert book.pages.book is BOOK
        sitting.press(pygame.K_ESCAPE)
        sitting.press(pygame.K_ESCAPE)
        menu = sitting.stack.top
        assert isinstance(menu, DialogScene)
        sitting.click(next(b for b in menu.buttons if b.label == ENGLISH.say("menu.rules")).rect.center)
        assert isinstance(sitting.stack.top, RulebookScene)
