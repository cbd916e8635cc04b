"""The pages of the rulebook, in their order."""

from __future__ import annotations

from scenes.learning.book import Block, Chapter, Rulebook, Section, Teacher
from scenes.learning.book_blocks import Figure, Lead, Note, Text, Tip
from scenes.raccoon_tycoon.rulebook import piece_pages as every
from scenes.raccoon_tycoon.rulebook import pieces

KEY = pieces.BOOK_KEY
TEACHER = Teacher(f"{KEY}.teacher", "cat")


def _section(name: str, *blocks: Block, beneath: bool = False) -> Section:
    return Section(name, f"{KEY}.{name}", blocks, beneath)


def _chapter(name: str, colour: str, *sections: Section) -> Chapter:
    return Chapter(f"{KEY}.chapter.{name}", colour, sections)


def _lead(name: str) -> Lead:
    return Lead(f"{KEY}.{name}", anchor=name)


def _text(name: str) -> Text:
    return Text(f"{KEY}.{name}", anchor=name)


def _note(name: str) -> Note:
    return Note(f"{KEY}.{name}", anchor=name)


def _tip(name: str) -> Tip:
    return Tip(f"{KEY}.{name}", anchor=name)


GOAL = _chapter(
    "goal",
    "#4a6d8c",
    _section(
        "how_to_play",
        _lead("goal.line"),
        *(_text(f"goal.{verb}") for verb in ("produce", "sell", "auction", "build", "town")),
        _text("goal.end"),
        _tip("goal.tip"),
    ),
    _section(
        "setup",
        *(
            _text(f"setup.{step}")
            for step in ("cards", "money", "railroads", "towns", "buildings", "start", "tokens", "removed")
        ),
    ),
    _section("pieces", *(_text(f"pieces.{what}") for what in ("tokens", "tracks", "cards", "tiles", "bank"))),
)

TURN = _chapter(
    "turn",
    "#5f7d48",
    _section(
        "turn",
        _lead("turn.one"),
        _text("turn.order"),
        _text("turn.inside"),
        _note("turn.pass"),
        _note("turn.second"),
    ),
)

PRODUCE = _chapter(
    "produce",
    "#8c6a30",
    _section(
        "produce",
        _lead("produce.card"),
        _text("produce.limit"),
        Figure(pieces.row([pieces.production(n) for n in (1, 9, 17)], (168.0, 240.0), 3), (606, 250)),
        _text("produce.rise"),
        _text("produce.draw"),
        _tip("produce.tip"),
        beneath=True,
    ),
    _section("storage", _lead("storage.limit"), _text("storage.discard"), _note("storage.prices")),
    _section(
        "production_details",
        _note("produce.supply"),
        _note("produce.top"),
        _note("produce.bonus"),
        _note("produce.part"),
        _note("produce.best"),
        _note("produce.shuffle"),
        _note("produce.hand"),
        _note("produce.floor"),
    ),
    _section("production_buildings", *every.producing_buildings()),
    _section("production_cards", *every.production_cards(), beneath=True),
)

SELL = _chapter(
    "sell",
    "#9a4550",
    _section(
        "sell",
        _lead("sell.one"),
        _text("sell.fall"),
        Figure(pieces.sale, (606, 316)),
        _tip("sell.tip"),
        beneath=True,
    ),
    _section("selling_buildings", *every.selling_buildings(), _note("sell.both"), _note("sell.floor")),
)

AUCTION = _chapter(
    "auction",
    "#4f8886",
    _section(
        "auction",
        _lead("auction.open"),
        _text("auction.bid"),
        _text("auction.won"),
        _text("auction.lost"),
        _text("auction.two"),
        _tip("auction.tip"),
        beneath=True,
    ),
    _section(
        "auction_details",
        _note("auction.dollars"),
        _note("auction.afford"),
        _note("auction.house"),
        _note("auction.last"),
    ),
    _section("railroads", _text("railroads.worth"), _text("railroads.players"), *every.railroads()),
)

BUILD = _chapter(
    "build",
    "#8a6238",
    _section(
        "build",
        _lead("build.buy"),
        _text("build.gives"),
        _text("build.upgrade"),
        _note("build.at_once"),
        _note("build.two"),
        _tip("build.tip"),
        beneath=True,
    ),
    _section("basic_buildings", *every.basic_buildings(), beneath=True),
    _section("other_buildings", *every.other_buildings()),
    _section("scoring_buildings", *every.scoring_buildings()),
)

TOWN = _chapter(
    "town",
    "#3c857e",
    _section(
        "town",
        _lead("town.buy"),
        _text("town.pay"),
        _text("town.next"),
        _note("town.bricks"),
        _text("town.pair"),
        Figure(pieces.pairs, (560, 110)),
        _tip("town.tip"),
        beneath=True,
    ),
    _section("towns", *every.towns(), beneath=True),
)

END = _chapter(
    "end",
    "#6a4c86",
    _section("end", _lead("end.last"), _text("end.round"), _note("end.longer"), _note("end.stalled")),
    _section(
        "score",
        _text("score.towns"),
        _text("score.railroads"),
        _text("score.buildings"),
        _text("score.pairs"),
        _text("score.bonuses"),
        _text("score.tie"),
        _note("score.upgraded"),
    ),
)

TABLE = _chapter(
    "table",
    "#6f6a74",
    _section(
        "information", _text("information.open"), _text("information.secret"), _note("information.money")
    ),
    _section(
        "options",
        *(
            _text(f"options.{name}")
            for name in ("beginners", "mixed_opening", "longer_game", "sudden_death", "open_money")
        ),
        _note("options.both"),
    ),
)

BOOK = Rulebook(TEACHER, (GOAL, TURN, PRODUCE, SELL, AUCTION, BUILD, TOWN, END, TABLE))
"""How to play comes first; every ruling stands beside the rule it belongs to."""
