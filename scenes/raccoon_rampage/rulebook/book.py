"""The pages of the rulebook, in their order. Every ruling stands beside the rule it belongs to."""

from __future__ import annotations

from scenes.learning.book_blocks import Illustration
from scenes.learning.book_writer import BookWriter
from scenes.raccoon_rampage.rulebook import piece_pages as every
from scenes.raccoon_rampage.rulebook import pieces
from scenes.table.presentation.book import Rulebook, Teacher

KEY = every.KEY
TEACHER = Teacher(f"{KEY}.teacher", "badger")
WRITER = BookWriter(KEY)

GOAL = WRITER.chapter(
    "goal",
    "#3f8f6b",
    WRITER.section(
        "how_to_play",
        WRITER.lead("goal.line"),
        *WRITER.texts("goal", "agenda", "votes", "raccoons", "win", "points"),
        WRITER.tip("goal.tip"),
    ),
    WRITER.section(
        "setup",
        *WRITER.texts("setup", "players", "roles", "board", "storyline", "hands", "queue", "pool", "draft"),
        *WRITER.notes("setup", "reveal", "inaction"),
    ),
    WRITER.section(
        "first_game", *WRITER.texts("first", "agency", "queue", "hands", "spread", "protection", "three")
    ),
    WRITER.section(
        "pieces",
        *WRITER.texts(
            "pieces", "policies", "actions", "events", "spread", "tokens", "map", "tracker", "boards"
        ),
    ),
    WRITER.section("roles", *WRITER.texts("roles", "agency", "lobbyist"), *every.roles()),
)

ROUND = WRITER.chapter(
    "round",
    "#2c3a66",
    WRITER.section("round", WRITER.lead("round.lead"), *WRITER.texts("round", "event", "turns", "skull")),
    WRITER.section(
        "turn",
        *WRITER.texts("turn", "call", "queue", "evaluation", "place", "main", "discard", "draw"),
        *WRITER.notes("turn", "no_policy", "order", "deck"),
    ),
)

VOTES = WRITER.chapter(
    "votes",
    "#0072b2",
    WRITER.section(
        "votes",
        WRITER.lead("votes.lead"),
        *WRITER.texts("votes", "where", "stay", "more", "slots", "back", "grey"),
        *WRITER.notes("votes", "influence", "anew"),
        WRITER.tip("votes.tip"),
    ),
)

EVALUATION = WRITER.chapter(
    "evaluation",
    "#8a5c1e",
    WRITER.section(
        "evaluation",
        WRITER.lead("evaluation.lead"),
        *WRITER.texts("evaluation", "fails", "majority", "effects", "stars", "leaves"),
        *WRITER.notes("evaluation", "cost", "nobody", "left"),
    ),
    WRITER.section(
        "effects",
        *WRITER.texts("effects", "mitigate", "reduce", "shield", "dice", "influence", "spread", "colours"),
        *WRITER.notes("effects", "each", "together", "die", "owner", "agency"),
    ),
)

SPREAD = WRITER.chapter(
    "spread",
    "#7a2430",
    WRITER.section(
        "spread",
        WRITER.lead("spread.lead"),
        *WRITER.texts("spread", "table", "colour", "level"),
        Illustration(pieces.europe, pieces.MAP),
        *WRITER.texts("spread", "deal", "turn", "discard"),
        *WRITER.notes("spread", "full", "lowest", "absent"),
    ),
    WRITER.section(
        "protection",
        WRITER.lead("protection.lead"),
        *WRITER.texts("protection", "spend", "keep"),
        WRITER.note("protection.order"),
        WRITER.tip("protection.tip"),
    ),
)

EVENTS = WRITER.chapter(
    "events",
    "#5d6874",
    WRITER.section(
        "events",
        WRITER.lead("events.lead"),
        *WRITER.texts("events", "now", "ongoing", "active", "completed"),
        *WRITER.notes("events", "tied", "discard", "add", "top_down", "schengen"),
    ),
    WRITER.section("big_tech", *every.events("big_tech")),
    WRITER.section("techno_panacea", *every.events("techno_panacea"), WRITER.text("mixed.text")),
)

POLICIES = WRITER.chapter(
    "policies",
    "#009e73",
    WRITER.section(
        "policies",
        WRITER.lead("policies.lead"),
        *WRITER.texts("policies", "stars", "tags"),
        *every.everybodys(),
        beneath=True,
    ),
    WRITER.section("policies_of_agencies", *every.of_one(agencies=True)),
    WRITER.section("policies_of_lobbyists", *every.of_one(agencies=False)),
)

CARDS = WRITER.chapter(
    "cards",
    "#cc79a7",
    WRITER.section(
        "actions",
        WRITER.lead("actions.lead"),
        *WRITER.texts("actions", "main", "anytime", "evaluation", "targets"),
        *WRITER.notes("actions", "window", "asked", "when", "work"),
    ),
    WRITER.section("action_cards", *every.actions(), beneath=True),
    WRITER.section(
        "action_details",
        *WRITER.notes(
            "detail", "verdict", "behind", "rewrite", "dotcom", "amendment", "accelerate", "swap", "rethink"
        ),
        WRITER.note("detail.compromise"),
    ),
)

END = WRITER.chapter(
    "end",
    "#c8402f",
    WRITER.section(
        "end",
        WRITER.lead("end.lead"),
        *WRITER.texts("end", "summit", "failure", "result"),
        Illustration(pieces.tracker, pieces.TRACKER),
        *WRITER.notes("end", "next", "cards", "discard"),
    ),
    WRITER.section(
        "score",
        *WRITER.texts("score", "germany", "france", "activist", "hunter", "winner"),
        WRITER.note("score.beyond"),
        WRITER.text("score.example"),
    ),
)

TABLE = WRITER.chapter(
    "table",
    "#6f6a74",
    WRITER.section(
        "information",
        *WRITER.texts("information", "public", "private", "known", "hidden"),
        WRITER.note("information.talk"),
    ),
    WRITER.section(
        "acting", WRITER.lead("acting.lead"), *WRITER.texts("acting", "pool", "calls", "majority", "turn")
    ),
    WRITER.section(
        "options",
        *WRITER.texts("options", "scenario", "tutorial", "level_table", "printed_spread"),
        WRITER.note("options.three"),
    ),
)

BOOK = Rulebook(TEACHER, (GOAL, ROUND, VOTES, EVALUATION, SPREAD, EVENTS, POLICIES, CARDS, END, TABLE))
"""The rulebook. Playing comes first; every ruling is next to the rule it belongs to."""
