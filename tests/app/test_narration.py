"""Narration: every event and every refusal of the game has its sentence."""

import ast
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import raccoon.engine
import raccoon.games
import raccoon.games.raccoon_tycoon
from raccoon.app.text import Catalogue
from raccoon.app.wording import plain, refuse
from raccoon.engine.events import Event, Refusal
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.bonus import BonusDeclined, BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    FinalRoundBegun,
    GameEnded,
    TurnEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardPlayed,
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorSkipped, FloorTraded
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.words.names import fact_words
from tests.app.tables import begin, seats

SAY = Catalogue.load().say
TABLE = seats(3)

TOLD: list[tuple[Event, str, str]] = [
    (
        StartTokensTaken(2, (1, 0, 0, 0, 1, 1)),
        "<seat:2> starts with <wheat><goods><luxury>.",
        "Cleo starts with wheat, goods, luxury.",
    ),
    (
        TokensTaken(1, (2, 0, 0, 1, 0, 0)),
        "<seat:1> produced <wheat><wheat><coal>.",
        "Bert produced 2 wheat, coal.",
    ),
    (
        TokensTaken(1, (0, 0, 0, 0, 0, 0)),
        "<seat:1> produced nothing: the supply has run out.",
        "Bert produced nothing: the supply has run out.",
    ),
    (
        PricesRaised(0, (0, 1, 0, 0, 2, 0)),
        "Prices rise: <wood> +$1, <goods> +$2.",
        "Prices rise: wood +$1, goods +$2.",
    ),
    (
        PricesRaised(0, (0, 0, 0, 0, 0, 0)),
        "No price rises: each is already at the top.",
        "No price rises: each is already at the top.",
    ),
    (
        DrawPileShuffled(0, ()),
        "The discard pile is shuffled into a new draw pile.",
        "The discard pile is shuffled into a new draw pile.",
    ),
    (
        BonusTaken(0, "Water Mill", (0, 0, 1, 1, 0, 0)),
        "<seat:0> took <iron><coal> extra (Water Mill).",
        "Ann took iron, coal extra (Water Mill).",
    ),
    (CardPlayed(2, 7), "<seat:2> played a production card.", "Cleo played a production card."),
    (CardsDrawn(0, 1, ()), "<seat:0> drew 1 card.", "Ann drew 1 card."),
    (CardsDrawn(1, 3, (4, 5, 6)), "<seat:1> drew 3 cards.", "Bert drew 3 cards."),
    (
        FloorSkipped(0),
        "<seat:0> bought nothing on the Trading Floor.",
        "Ann bought nothing on the Trading Floor.",
    ),
    (TurnEnded(1), "<seat:1> ended the turn.", "Bert ended the turn."),
    (BonusDeclined(0), "<seat:0> took no bonus.", "Ann took no bonus."),
    (
        TokensDiscarded(0, (1, 0, 0, 0, 0, 0)),
        "<seat:0> gave back <wheat>: the warehouse was full.",
        "Ann gave back wheat: the warehouse was full.",
    ),
    (
        FloorTraded(0, 1, "wood", 2, 6),
        "<seat:0> bought 2 <wood> from <seat:1> for $12 (Trading Floor).",
        "Ann bought 2 wood from Bert for $12 (Trading Floor).",
    ),
    (
        Sold(2, "goods", 3, 0, 11, 8, ((0, 3),)),
        "<seat:2> sold 3 <goods> for $33; the price fell from $11 to $8. <seat:0> earned $3 (trading firm).",
        "Cleo sold 3 goods for $33; the price fell from $11 to $8. Ann earned $3 (trading firm).",
    ),
    (
        Sold(0, "wood", 1, 3, 4, 3, ()),
        "<seat:0> raised the price of <wood> by $3 to $4 (Export Company). "
        "<seat:0> sold 1 <wood> for $4; the price fell from $4 to $3.",
        "Ann raised the price of wood by $3 to $4 (Export Company). "
        "Ann sold 1 wood for $4; the price fell from $4 to $3.",
    ),
    (
        Sold(0, "wood", 2, 0, 1, 1, ()),
        "<seat:0> sold 2 <wood> for $2; the price stayed at $1.",
        "Ann sold 2 wood for $2; the price stayed at $1.",
    ),
    (
        AuctionOpened(1, "Big Bear", 7),
        "<seat:1> opened the auction of Big Bear at $7.",
        "Bert opened the auction of Big Bear at $7.",
    ),
    (BidMade(2, 8), "<seat:2> bid $8.", "Cleo bid $8."),
    (Passed(0), "<seat:0> passed.", "Ann passed."),
    (
        AuctionWon(0, "Big Bear", 9, 1, (), None),
        "<seat:0> won Big Bear for $9.",
        "Ann won Big Bear for $9.",
    ),
    (
        AuctionWon(0, "Big Bear", 9, 1, ((2, 5),), "Fat Cat"),
        "<seat:0> won Big Bear for $9. <seat:2> earned $5 (Auction House).",
        "Ann won Big Bear for $9. Cleo earned $5 (Auction House).",
    ),
    (BuildingBought(0, "Bank", 12, None), "<seat:0> bought Bank for $12.", "Ann bought Bank for $12."),
    (
        BuildingUpgraded(0, "Machine Shop", "Water Mill", 9),
        "<seat:0> upgraded Machine Shop to Water Mill for $9.",
        "Ann upgraded Machine Shop to Water Mill for $9.",
    ),
    (
        TownBought(1, "Trinity", (0, 4, 0, 0, 0, 0), None),
        "<seat:1> bought Trinity with <wood><wood><wood><wood>.",
        "Bert bought Trinity with 4 wood.",
    ),
    (FinalRoundBegun(0, ("towns",)), "This is the last round.", "This is the last round."),
    (
        VictoryDeclared(1, 1003),
        "<seat:1> holds $1003 and declares victory.",
        "Bert holds $1003 and declares victory.",
    ),
    (
        GameEnded(0, (41, 38, 12), (0,)),
        "The game is over: <seat:0> 41 VP, <seat:1> 38 VP, <seat:2> 12 VP. <seat:0> wins.",
        "The game is over: Ann 41 VP, Bert 38 VP, Cleo 12 VP. Ann wins.",
    ),
    (
        GameEnded(0, (41, 41, 12), (0, 1)),
        "The game is over: <seat:0> 41 VP, <seat:1> 41 VP, <seat:2> 12 VP. "
        "<seat:0> and <seat:1> share the win.",
        "The game is over: Ann 41 VP, Bert 41 VP, Cleo 12 VP. Ann and Bert share the win.",
    ),
]


@pytest.mark.parametrize(("event", "marked", "words"), TOLD)
def test_an_event_in_marks_and_in_words(event: Event, marked: str, words: str) -> None:
    sentence = EVENTS.sentence(event, SAY)
    assert sentence == marked
    assert plain(sentence, TABLE, SAY) == words


def test_every_event_of_the_game_is_told() -> None:
    told = {type(event) for event, _, _ in TOLD}
    assert told == set(GAME.events)
    assert {spec.event for spec in EVENTS} == told


def test_whole_games_are_told_in_words() -> None:
    for seed in ("a", "b", "c"):
        session = begin(None, seed=seed)
        while not session.over:
            for event in session.submit(session.think()).events:
                sentence = EVENTS.sentence(event, SAY)
                told = plain(sentence, session.seats, SAY)
                assert told.endswith(".")
                assert not re.search(r"[<>{}]", told)


REFUSED: list[tuple[Refusal, str]] = [
    (Refusal("not_your_turn", seat=1), "It is not Bert’s turn to choose."),
    (Refusal("undo_others_move", seat=2), "Cleo moved last: you can undo only your own last move."),
    (
        Refusal("production_tokens", count=3, available=(2, 0, 1, 0, 1, 0)),
        "Take exactly 3 of the tokens 2 wheat, iron, goods.",
    ),
    (Refusal("start_tokens", count=1), "Take exactly 1 token."),
    (Refusal("start_tokens", count=2), "Take exactly 2 tokens, each of a different commodity."),
    (
        Refusal("tokens_to_sell", commodity="wood", amount=5, held=2),
        "You cannot sell 5 wood: you hold 2, and at least 1 must be sold.",
    ),
    (
        Refusal("town_payment", town="Trinity", commodity="coal", named=3, any=5),
        "Trinity costs exactly 3 coal, or any 5 tokens that you hold.",
    ),
    (Refusal("unknown_commodity", commodity="plutonium"), "There is no commodity plutonium."),
    (Refusal("opening_bid_too_low", railroad="Top Dog", minimum=6), "Top Dog opens at $6 or more."),
]


@pytest.mark.parametrize(("refusal", "words"), REFUSED)
def test_a_refusal_in_words(refusal: Refusal, words: str) -> None:
    assert plain(refuse(refusal, SAY, fact_words), TABLE, SAY) == words


def refusals_in_the_sources(*packages: ModuleType) -> list[tuple[str, set[str]]]:
    """The code and the names of facts of every refusal that can be raised there."""
    found = []
    for package in packages:
        for path in Path(package.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                    assert isinstance(node.args[0], ast.Constant), "a code is written out"
                    found.append((str(node.args[0].value), {str(fact.arg) for fact in node.keywords}))
    return found


SAMPLES = {
    "seat": 1,
    "available": (1, 2, 0, 0, 0, 0),
    "count": 2,
    "commodity": "wood",
    "railroad": "Big Bear",
}


def test_every_refusal_in_the_sources_has_a_sentence_with_all_its_fields() -> None:
    found = refusals_in_the_sources(raccoon.engine, raccoon.games.raccoon_tycoon)
    assert len(found) > 20
    for code, names in found:
        facts: dict[str, Any] = {name: SAMPLES.get(name, 7) for name in names}
        sentence = plain(refuse(Refusal(code, **facts), SAY, fact_words), TABLE, SAY)
        assert sentence.endswith(".")
        assert not re.search(r"[<>{}]", sentence)


def test_no_sentence_for_a_refusal_that_nothing_raises() -> None:
    raised = {code for code, _ in refusals_in_the_sources(raccoon.engine, raccoon.games)}
    told = {key.removeprefix("refusal.") for key in Catalogue.load() if key.startswith("refusal.")}
    assert sorted(told - raised) == []


def test_marks_in_a_players_name_stay_what_they_are() -> None:
    table = (TABLE[0], TABLE[1], type(TABLE[2])("<wheat>"))
    assert plain("<seat:2> passed.", table, SAY) == "<wheat> passed."
