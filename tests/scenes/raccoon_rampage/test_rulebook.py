"""The rulebook has every rule, every ruling and every piece, and opens from every page."""

from __future__ import annotations

import pytest

from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.game import GAME
from scenes.raccoon_rampage.inspection.pages import RampageInspection
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.raccoon_rampage.rulebook.book import BOOK
from scenes.table.inspection.page import InspectionContext
from scenes.table.presentation.book import plain
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_rampage.games import begin, won
from tests.scenes.rulebooks import assert_pages_hold_their_lines, opening, told

SAY = ENGLISH.say
RULINGS = {
    "RR1": ("setup.players", "one agency stays out"),
    "RR2": ("setup.roles", "drawn among all"),
    "RR3": ("options.three", "all but one of the spread cards with 2"),
    "RR4": ("first.three", "France stays out"),
    "RR5": ("options.level_table", "influence 2"),
    "RR6": ("spread.absent", "those reduced to the Hunter"),
    "RR7": ("setup.pool", "all at once and secretly"),
    "RR8": ("setup.reveal", "was not turned up"),
    "RR9": ("setup.inaction", "no star, tag or effect"),
    "RR10": ("spread.full", "the tracker moves"),
    "RR11": ("spread.lowest", "lost"),
    "RR12": ("spread.deal", "The whole pile of France is dealt first"),
    "RR13": ("spread.colour", "With 10 raccoons the Rest is orange, with 14 red"),
    "RR14": ("evaluation.nobody", "The owner is the majority"),
    "RR15": ("votes.influence", "Between 1 and 5"),
    "RR16": ("effects.each", "each raccoon of a line is chosen separately"),
    "RR17": ("effects.together", "protection comes first"),
    "RR18": ("effects.die", "Once for the whole line"),
    "RR19": ("events.tied", "voted there last"),
    "RR20": ("turn.order", "place first"),
    "RR21": ("turn.no_policy", "the others are shuffled back"),
    "RR22": ("actions.when", "at the last call before the queue moves, and in each evaluation"),
    "RR23": ("actions.window", "opens again for everybody"),
    "RR24": ("detail.verdict", "the same one may not be repeated"),
    "RR25": ("evaluation.left", "only evaluation cards touch it"),
    "RR26": ("protection.order", "all who still hold protection are asked again"),
    "RR27": ("detail.rewrite", "its owner breaks ties"),
    "RR28": ("detail.dotcom", "Each tag counts once"),
    "RR29": ("detail.amendment", "both work and both score their stars"),
    "RR30": ("detail.accelerate", "another policy in hand"),
    "RR31": ("detail.swap", "is evaluated at the summit wherever it lies"),
    "RR32": ("events.top_down", "a condition beside the cost"),
    "RR33": ("spread.level", "never above 3"),
    "RR34": ("turn.deck", "you draw what there is"),
    "RR35": ("end.failure", "protection is of no use"),
    "RR36": ("score.beyond", "2 points, France 1"),
    "RR37": ("pieces.tokens", "never run out"),
    "RR38": ("information.talk", "talk about the cards in your hand, but not show them"),
    "RR39": ("events.discard", "All at once and secretly"),
    "RR40": ("events.add", "together give 2 grey votes"),
    "RR41": ("detail.behind", "the same vote twice, counting each time"),
    "RR42": ("evaluation.cost", "Never below 1"),
    "RR43": ("actions.work", "Neither it nor a card that it lets you draw can take it back"),
    "RR44": ("information.talk", "no deal is part of the rules"),
    "RR45": ("effects.owner", "The policy’s majority"),
    "RR46": ("evaluation.leaves", "may be drawn again"),
    "RR47": ("votes.back", "grey ones to the supply"),
    "RR48": ("votes.slots", "only as many votes as it has open slots"),
    "RR49": ("votes.more", "count for the majority, and against later losses"),
    "RR50": ("votes.stay", "Only cards move them"),
    "RR51": ("end.next", "looked for afresh each time"),
    "RR52": ("end.cards", "in the evaluation of each policy"),
    "RR53": ("first.queue", "leave their decks before anything is dealt"),
    "RR54": ("spread.discard", "When a card is needed and the deck is empty"),
    "RR55": ("events.schengen", "Only free choices"),
    "RR56": ("actions.targets", "A play names the card and all its targets"),
}
"""The place of each ruling, and words of it."""
RULES = {
    "1 Idea": ("goal.line", "below 0 together, and then have more points"),
    "1 Five rounds": ("goal.win", "Five rounds of five years"),
    "2 Policies": ("pieces.policies", "12 for each role and Inaction"),
    "2 Actions": ("pieces.actions", "10 for Germany, 10 for France, 11 for each lobbyist"),
    "2 Events": ("pieces.events", "two scenarios of five"),
    "2 Spread cards and dice": ("pieces.spread", "0, 1 or 2 raccoons; three hunter dice"),
    "2 Map": ("pieces.map", "9 green, 4 orange, 5 red"),
    "2 Tracker": ("pieces.tracker", "from −9, deep green, up to +9, the skull"),
    "2 Boards": ("pieces.boards", "influence from 1 to 5"),
    "3 Players": ("setup.players", "Three or four play"),
    "3 Board": ("setup.board", "10 raccoons in Germany, 5 in France, 5 on green spaces"),
    "3 Storyline": ("setup.storyline", "five events of one scenario"),
    "3 Queue": ("setup.queue", "eight spaces, seven with three players"),
    "3 Hands": ("setup.hands", "4 policies and 3 actions"),
    "3 Draft": ("setup.draft", "2, 3 and 4 face up"),
    "3 First game: agency": ("first.agency", "Big Tech Rules Europe"),
    "3 First game: hands": ("first.hands", "3 policies and 3 actions"),
    "3 First game: spread": ("first.spread", "A 0, a 2 and a 1"),
    "3 First game: protection": ("first.protection", "Germany begins with 1 protection"),
    "4 Event": ("round.event", "its now part"),
    "4 Turns": ("round.turns", "clockwise"),
    "4 The skull": ("round.skull", "everything stops at once"),
    "5 a": ("turn.call", "before the front moves"),
    "5 b": ("turn.queue", "The one that comes to space 4 turns face up"),
    "5 c": ("turn.evaluation", "evaluation and anytime cards"),
    "5 d": ("turn.place", "face down on the last space"),
    "5 e": ("turn.main", "any number of main and anytime cards, in any order"),
    "5 f": ("turn.discard", "one card from your hand, of either kind"),
    "5 g": ("turn.draw", "not in round 5"),
    "5 Votes": ("votes.where", "in any split. All have to be placed"),
    "6 Comparison": ("evaluation.lead", "grey ones too"),
    "6 Fails": ("evaluation.fails", "raccoons spread"),
    "6 Majority": ("evaluation.majority", "the policy’s owner names one of them"),
    "6 Effects": ("evaluation.effects", "from the top down, then those of a policy amended to it"),
    "6 Stars": ("evaluation.stars", "whoever voted"),
    "7 mitigate": ("effects.mitigate", "the tracker goes down by 1"),
    "7 reduce": ("effects.reduce", "Hunter’s scoring track"),
    "7 shield": ("effects.shield", "gains protection"),
    "7 hunter dice": ("effects.dice", "two are skulls, one a shield, three blank"),
    "7 influence": ("effects.influence", "at most to 5"),
    "7 spread": ("effects.spread", "Protection cannot stop it"),
    "7 other agency": ("effects.agency", "the agency that does not own the policy"),
    "7 colours": ("effects.colours", "red spaces first, then orange, then green"),
    "8 Piles": ("spread.lead", "for each of France, Germany and the Rest"),
    "8 Turning up": ("spread.turn", "moves the tracker up by 1"),
    "8 Discards": ("spread.discard", "cancelled ones unseen"),
    "9 Protection": ("protection.keep", "worth no points"),
    "9 Cancelling": ("protection.spend", "1 protection for 1 card of any pile"),
    "10 now": ("events.now", "once, when it is turned up"),
    "10 ongoing": ("events.ongoing", "to the end of the game"),
    "10 active": ("events.active", "a few from each"),
    "10 completed": ("events.completed", "the active part ends"),
    "10 mixed": ("mixed.text", "five of the ten"),
    "11 Round 5": ("end.lead", "nobody draws"),
    "11 Final evaluation": ("end.summit", "front to back"),
    "11 Result": ("end.result", "all lose alike"),
    "12 Winner": ("score.winner", "A tie is a shared win"),
    "13 main": ("actions.main", "only in your own main phase"),
    "13 anytime": ("actions.anytime", "at each last call and in each evaluation"),
    "13 evaluation": ("actions.evaluation", "while a policy is evaluated"),
    "13 order": ("actions.lead", "each is finished before the next begins"),
    "14 Public": ("information.public", "every vote"),
    "14 Private": ("information.private", "its order is hidden even from you"),
    "14 Known": ("information.known", "the policies of the draft"),
    "14 Hidden": ("information.hidden", "those cancelled"),
    "15 Any order": ("acting.lead", "in any order"),
    "15 Pool": ("acting.pool", "at once, secretly"),
    "15 Windows": ("acting.calls", "who holds a card"),
    "15 Majority, area, protect": ("acting.majority", "the owner"),
    "15 Turn": ("acting.turn", "the player whose turn it is"),
    "Example 7": ("score.example", "19 + 4 = 23"),
    "Example 11": ("detail.compromise", "the third may not join them"),
    "Who is asked": ("actions.asked", "of whatever kind"),
    "Votes counted anew": ("votes.anew", "complete with your first vote"),
    "Options: scenarios": ("options.scenario", "five events of both, unknown"),
    "Options: first game": ("options.tutorial", "a first game"),
    "Round 5 discard": ("end.discard", "allowed"),
    "Policy Rethink in round 5": ("detail.rethink", "the card’s own effect"),
}
"""The place of each rule of every section, and words of it."""


def test_every_ruling_has_a_place() -> None:
    assert list(RULINGS) == [f"RR{number}" for number in range(1, 57)]


@pytest.mark.parametrize("rule", [*RULINGS, *RULES])
def test_every_ruling_and_every_rule_stands_in_the_book(rule: str) -> None:
    place, words = (RULINGS | RULES)[rule]
    assert words in told(BOOK, place)


def test_every_card_event_and_role_has_its_place() -> None:
    for kind, cards in (
        ("policy", catalogue.POLICIES),
        ("action", catalogue.ACTIONS),
        ("event", catalogue.EVENTS),
    ):
        for name in cards:
            assert plain(SAY(f"rampage.{kind}.{name}")) in told(BOOK, name)
            assert plain(SAY(f"rampage.{kind}.{name}.text")) in told(BOOK, name)
    for card in catalogue.ACTIONS.values():
        assert card.window in told(BOOK, card.name).casefold()
        assert f"{sum(card.copies)} cop" in told(BOOK, card.name)
    assert {*catalogue.ROLES} <= BOOK.places


def test_the_figures_of_the_book_are_those_of_the_game() -> None:
    levels = [tuple(row.values()) for row in catalogue.CARDS_EACH.values()]
    assert levels == [(1, 2, 3), (2, 3, 4), (3, 4, 5)]
    assert "At level 1 green brings 1 card a pile, orange 2, red 3" in told(BOOK, "spread.table")
    assert "it is 2, 3 and 4, at level 3 it is 3, 4 and 5" in told(BOOK, "spread.table")
    germany, france = (catalogue.ROLES[role] for role in catalogue.AGENCIES)
    assert ", ".join(map(str, germany.points_by_pieces[:10])) in told(BOOK, "score.germany")
    assert ", ".join(map(str, france.points_by_tokens_left[:5])) in told(BOOK, "score.france")
    spaces = [space.colour for space in catalogue.SPACES]
    assert [spaces.count(colour) for colour in catalogue.COLOURS] == [9, 4, 5]
    assert (spaces.index("orange"), spaces.index("red")) == (9, 13)
    assert catalogue.HUNTER_DIE.count("skull") == 2
    assert catalogue.HUNTER_DIE.count("shield") == 1
    assert sum(sum(card.copies) for card in catalogue.ACTIONS.values()) == 42


def test_how_to_play_states_the_goal_in_its_first_line() -> None:
    assert "below 0" in opening(BOOK)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_stands_below_the_foot_of_a_page(size: tuple[int, int], scale: float) -> None:
    assert_pages_hold_their_lines(BOOK, size, scale)


def test_every_page_of_a_piece_leads_to_its_place_in_the_book() -> None:
    inspection, asked = RampageInspection(), 0
    for session, number in ((won(), 60), (won(), 200), (begin(), 0)):
        for eyes in (None, 0):
            view = session.view(eyes, number)
            question = InspectionContext(GAME.name, view, session.seats, SAY)
            for piece, _ in inspection.places(layout_of((1280, 720), view), view):
                page = inspection.page(piece, question)
                assert page
                assert page.in_book in BOOK.places, piece
                asked += 1
    assert asked > 200


def test_the_game_brings_its_book() -> None:
    assert PRESENTATION.learning.book is BOOK
