"""The pages of the rulebook, in their order. Every ruling stands beside the rule it belongs to."""

from __future__ import annotations

from scenes.learning.book_blocks import Illustration
from scenes.learning.book_writer import BookWriter
from scenes.saloon_tycoon.rulebook import piece_pages as every
from scenes.saloon_tycoon.rulebook import pieces, placing
from scenes.table.presentation.book import Rulebook, Teacher

KEY = every.KEY
TEACHER = Teacher(f"{KEY}.teacher", "hare")
WRITER = BookWriter(KEY)
OUTLAWS = ("flatfoot", "angie", "phineus", "sydney")

GOAL = WRITER.chapter(
    "goal",
    "#a35a2f",
    WRITER.section(
        "how_to_play",
        WRITER.lead("goal.line"),
        *WRITER.texts("goal", "turn", "build", "supply", "people", "claims", "end"),
        WRITER.tip("goal.tip"),
    ),
    WRITER.section(
        "setup",
        *WRITER.texts(
            "setup", "boards", "market", "cards", "claims", "people", "pile", "secrets", "start", "removed"
        ),
    ),
    WRITER.section("pieces", *WRITER.texts("pieces", "tiles", "board", "people", "cards", "cubes", "gold")),
)

TURN = WRITER.chapter(
    "turn",
    "#7c6a2e",
    WRITER.section(
        "turn",
        WRITER.lead("turn.parts"),
        *WRITER.texts("turn", "income", "tycoon", "free", "end"),
        *WRITER.notes("turn", "level", "least", "unused", "inside"),
    ),
    WRITER.section(
        "tycoon_actions",
        *WRITER.texts("action", "earn", "draw", "play", "build", "bribe"),
        *WRITER.notes("action", "limit", "deck"),
        WRITER.tip("action.tip"),
    ),
)

BUILD = WRITER.chapter(
    "build",
    "#8a6238",
    WRITER.section(
        "build",
        WRITER.lead("build.buy"),
        WRITER.text("build.lots"),
        Illustration(pieces.lots(("A1", "A2", "A3", "A4")), (520, 118)),
        *WRITER.texts("build", "ground", "carry", "never", "level"),
        *WRITER.notes("build", "beside", "two_small"),
        WRITER.tip("build.tip"),
        beneath=True,
    ),
    WRITER.section(
        "placing",
        WRITER.text("placing.small"),
        Illustration(placing.SMALL, placing.SMALL.size),
    ),
    WRITER.section(
        "placing_large",
        WRITER.text("placing.large"),
        Illustration(placing.BIG, placing.BIG.size),
        WRITER.text("placing.more"),
    ),
    WRITER.section(
        "needs",
        WRITER.text("needs.once"),
        *WRITER.texts(
            "needs",
            "brothel",
            "whiskey_still",
            "jail",
            "printing_press",
            "schoolroom",
            "theater",
            "luxury_suite",
            "stables",
        ),
        *WRITER.notes("needs", "built", "theater_floor"),
    ),
    WRITER.section(
        "common_tiles", every.saloon(), *every.common_tiles(), WRITER.note("build.copies"), beneath=True
    ),
    WRITER.section("special_tiles", *every.special_tiles(), beneath=True),
)

SUPPLY = WRITER.chapter(
    "supply",
    "#b0793a",
    WRITER.section(
        "supply",
        WRITER.lead("supply.buy"),
        *WRITER.texts("supply", "free", "pile"),
        Illustration(pieces.stages("kitchen"), (520, 108)),
        *WRITER.notes("supply", "settled", "surplus"),
        WRITER.tip("supply.tip"),
        beneath=True,
    ),
    WRITER.section(
        "finishing",
        WRITER.lead("finish.when"),
        *WRITER.texts("finish", "points", "roof", "bonus"),
        *every.roofs(),
        *WRITER.notes("finish", "several", "roof_is"),
    ),
    WRITER.section(
        "bonuses",
        *WRITER.texts("bonus", "gold", "cubes", "draw", "play", "action", "citizen"),
        *WRITER.notes("bonus", "left_over", "must"),
        WRITER.text("bonus.chain"),
        Illustration(pieces.chain(("pantry", None), ("kitchen", None)), (290, 108)),
    ),
)

PEOPLE = WRITER.chapter(
    "people",
    "#2f5d8a",
    WRITER.section(
        "people",
        WRITER.lead("people.host"),
        *WRITER.texts("people", "citizens", "outlaws"),
        Illustration(pieces.people(OUTLAWS), (560, 118)),
        *WRITER.texts("people", "moved"),
        *WRITER.notes("people", "first", "bribes", "only_one"),
        WRITER.tip("people.tip"),
    ),
    WRITER.section("outlaws", *every.people("outlaw"), *WRITER.notes("outlaw", "flatfoot", "angie", "cubes")),
    WRITER.section("citizens", *every.people("citizen")),
)

CLAIMS = WRITER.chapter(
    "claims",
    "#7c2630",
    WRITER.section(
        "claims",
        WRITER.lead("claim.stake"),
        *WRITER.texts("claim", "open", "secret", "have"),
        *WRITER.notes("claim", "turn", "special", "stays", "grows", "unstaked"),
        WRITER.tip("claim.tip"),
    ),
    WRITER.section("open_claims", *every.open_claims(), beneath=True),
    WRITER.section("secret_claims", *every.secret_claims(), beneath=True),
)

CARDS = WRITER.chapter(
    "cards",
    "#4d4688",
    WRITER.section(
        "cards",
        WRITER.lead("card.play"),
        *WRITER.texts("card", "effects", "build", "actions", "move", "take"),
        *WRITER.notes("card", "skipped", "change", "sixth", "angie"),
    ),
    WRITER.section("tycoon_cards", *every.cards(), beneath=True),
)

END = WRITER.chapter(
    "end",
    "#4b2a4a",
    WRITER.section(
        "end",
        WRITER.lead("end.pile"),
        *WRITER.texts("end", "final", "usual"),
        *WRITER.notes("end", "trigger", "reserve", "burdens", "stalled"),
    ),
    WRITER.section(
        "score",
        WRITER.text("score.track"),
        *WRITER.texts("score", "unfinished", "citizens", "sydney", "winner"),
        *WRITER.notes("score", "saloon", "below"),
        WRITER.text("score.example"),
    ),
)

TABLE = WRITER.chapter(
    "table",
    "#5f6a5a",
    WRITER.section(
        "information",
        *WRITER.texts("information", "public", "private", "hidden"),
        *WRITER.notes("information", "gold", "stolen"),
    ),
    WRITER.section("never", *WRITER.texts("never", "tiles", "cubes", "people", "table")),
    WRITER.section(
        "options",
        *WRITER.texts("options", "smooth_lots", "fair_start", "short_game", "open_hands", "family_names"),
    ),
    WRITER.section(
        "long_turn", *WRITER.texts("long", "before", "income", "laundry", "wagon", "theater", "end")
    ),
)

BOOK = Rulebook(TEACHER, (GOAL, TURN, BUILD, SUPPLY, PEOPLE, CLAIMS, CARDS, END, TABLE))
"""The rulebook. Playing comes first; a turn from end to end comes last."""
