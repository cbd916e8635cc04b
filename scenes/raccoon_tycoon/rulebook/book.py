"""The pages of the rulebook, in their order."""

from __future__ import annotations

from scenes.learning.book_blocks import Illustration
from scenes.learning.book_writer import BookWriter
from scenes.raccoon_tycoon.rulebook import piece_pages as every
from scenes.raccoon_tycoon.rulebook import pieces
from scenes.table.presentation.book import Rulebook, Teacher

KEY = pieces.BOOK_KEY
TEACHER = Teacher(f"{KEY}.teacher", "cat")

WRITER = BookWriter(KEY)

GOAL = WRITER.chapter(
    "goal",
    "#4a6d8c",
    WRITER.section(
        "how_to_play",
        WRITER.lead("goal.line"),
        *WRITER.texts("goal", "produce", "sell", "auction", "build", "town"),
        WRITER.text("goal.end"),
        WRITER.tip("goal.tip"),
    ),
    WRITER.section(
        "setup",
        *WRITER.texts(
            "setup", "cards", "money", "railroads", "towns", "buildings", "start", "tokens", "removed"
        ),
    ),
    WRITER.section("pieces", *WRITER.texts("pieces", "tokens", "tracks", "cards", "tiles", "bank")),
)

TURN = WRITER.chapter(
    "turn",
    "#5f7d48",
    WRITER.section(
        "turn",
        WRITER.lead("turn.one"),
        WRITER.text("turn.order"),
        WRITER.text("turn.inside"),
        WRITER.note("turn.pass"),
        WRITER.note("turn.second"),
    ),
)

PRODUCE = WRITER.chapter(
    "produce",
    "#8c6a30",
    WRITER.section(
        "produce",
        WRITER.lead("produce.card"),
        WRITER.text("produce.limit"),
        Illustration(pieces.row([pieces.production(n) for n in (1, 9, 17)], (168.0, 240.0), 3), (606, 250)),
        WRITER.text("produce.rise"),
        WRITER.text("produce.draw"),
        WRITER.tip("produce.tip"),
        beneath=True,
    ),
    WRITER.section(
        "storage", WRITER.lead("storage.limit"), WRITER.text("storage.discard"), WRITER.note("storage.prices")
    ),
    WRITER.section(
        "production_details",
        WRITER.note("produce.supply"),
        WRITER.note("produce.top"),
        WRITER.note("produce.bonus"),
        WRITER.note("produce.part"),
        WRITER.note("produce.best"),
        WRITER.note("produce.shuffle"),
        WRITER.note("produce.hand"),
        WRITER.note("produce.floor"),
    ),
    WRITER.section("production_buildings", *every.producing_buildings()),
    WRITER.section("production_cards", *every.production_cards(), beneath=True),
)

SELL = WRITER.chapter(
    "sell",
    "#9a4550",
    WRITER.section(
        "sell",
        WRITER.lead("sell.one"),
        WRITER.text("sell.fall"),
        Illustration(pieces.sale, (606, 316)),
        WRITER.tip("sell.tip"),
        beneath=True,
    ),
    WRITER.section(
        "selling_buildings", *every.selling_buildings(), WRITER.note("sell.both"), WRITER.note("sell.floor")
    ),
)

AUCTION = WRITER.chapter(
    "auction",
    "#4f8886",
    WRITER.section(
        "auction",
        WRITER.lead("auction.open"),
        WRITER.text("auction.bid"),
        WRITER.text("auction.won"),
        WRITER.text("auction.lost"),
        WRITER.text("auction.two"),
        WRITER.tip("auction.tip"),
        beneath=True,
    ),
    WRITER.section(
        "auction_details",
        WRITER.note("auction.dollars"),
        WRITER.note("auction.afford"),
        WRITER.note("auction.house"),
        WRITER.note("auction.last"),
    ),
    WRITER.section(
        "railroads", WRITER.text("railroads.worth"), WRITER.text("railroads.players"), *every.railroads()
    ),
)

BUILD = WRITER.chapter(
    "build",
    "#8a6238",
    WRITER.section(
        "build",
        WRITER.lead("build.buy"),
        WRITER.text("build.gives"),
        WRITER.text("build.upgrade"),
        WRITER.note("build.at_once"),
        WRITER.note("build.two"),
        WRITER.tip("build.tip"),
        beneath=True,
    ),
    WRITER.section("basic_buildings", *every.basic_buildings(), beneath=True),
    WRITER.section("other_buildings", *every.other_buildings()),
    WRITER.section("scoring_buildings", *every.scoring_buildings()),
)

TOWN = WRITER.chapter(
    "town",
    "#3c857e",
    WRITER.section(
        "town",
        WRITER.lead("town.buy"),
        WRITER.text("town.pay"),
        WRITER.text("town.next"),
        WRITER.note("town.bricks"),
        WRITER.text("town.pair"),
        Illustration(pieces.pairs, (560, 110)),
        WRITER.tip("town.tip"),
        beneath=True,
    ),
    WRITER.section("towns", *every.towns(), beneath=True),
)

END = WRITER.chapter(
    "end",
    "#6a4c86",
    WRITER.section(
        "end",
        WRITER.lead("end.last"),
        WRITER.text("end.round"),
        WRITER.note("end.longer"),
        WRITER.note("end.stalled"),
    ),
    WRITER.section(
        "score",
        WRITER.text("score.towns"),
        WRITER.text("score.railroads"),
        WRITER.text("score.buildings"),
        WRITER.text("score.pairs"),
        WRITER.text("score.bonuses"),
        WRITER.text("score.tie"),
        WRITER.note("score.upgraded"),
    ),
)

TABLE = WRITER.chapter(
    "table",
    "#6f6a74",
    WRITER.section(
        "information",
        WRITER.text("information.open"),
        WRITER.text("information.secret"),
        WRITER.note("information.money"),
    ),
    WRITER.section(
        "options",
        *WRITER.texts(
            "options",
            "beginners",
            "mixed_opening",
            "longer_game",
            "sudden_death",
            "open_money",
            "full_bidding",
        ),
        WRITER.note("options.both"),
    ),
)

BOOK = Rulebook(TEACHER, (GOAL, TURN, PRODUCE, SELL, AUCTION, BUILD, TOWN, END, TABLE))
"""The rulebook. Playing comes first; every ruling is next to the rule it belongs to."""
