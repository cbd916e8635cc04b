"""Who breaks the rule of the house today: the list only shrinks, and goes when it is empty."""

# ruff: noqa: E501

OFFENDERS: dict[str, list[str]] = {
    "games_imported": [],
    "game_words": [
        "scenes/table/flights.py knows gavel",
        "scenes/table/layout.py knows purse",
        "scenes/table/presentation.py knows auction",
    ],
    "circles": [],
    "hubs": [
        "scenes/raccoon_tycoon/layout.py has the hub TableLayout",
        "scenes/raccoon_tycoon/motion/places.py has the hub Board",
        "scenes/raccoon_tycoon/picture/players.py has the hub _Panel",
        "scenes/table/animator.py has the hub Animator",
        "scenes/table/choice.py has the hub Choice",
        "scenes/table/drag.py has the hub Drag",
        "scenes/table/drag_held.py has the hub Held",
        "scenes/table/history_scene.py has the hub HistoryScene",
        "scenes/table/layout.py has the hub Layout",
        "scenes/table/log_page.py has the hub LogPage",
        "scenes/table/open_panel.py has the hub OpenPanel",
        "scenes/table/parts.py has the hub TableParts",
        "scenes/table/scene.py has the hub TableScene",
    ],
    "rooms": [
        "scenes/raccoon_tycoon is no room of 3 to 15 files",
        "scenes/table is no room of 3 to 15 files",
    ],
    "foreign_codes": [
        "scenes/raccoon_tycoon/valley/valley.py speaks of art-direction.md",
        "scenes/table/flights.py speaks of art-direction.md",
        "scenes/table/undo_keys.py speaks of P8",
        "tests/scenes/raccoon_tycoon/test_curtain.py speaks of H1",
        "tests/scenes/raccoon_tycoon/test_foresight.py speaks of P4",
        "tests/scenes/raccoon_tycoon/test_hints.py speaks of P11",
        "tests/scenes/raccoon_tycoon/test_log.py speaks of P10",
        "tests/scenes/raccoon_tycoon/test_motion.py speaks of P9",
        "tests/scenes/raccoon_tycoon/test_payments.py speaks of P9",
        "tests/scenes/raccoon_tycoon/test_picture.py speaks of art-direction.md",
        "tests/scenes/raccoon_tycoon/test_private_maximum.py speaks of H2 P6",
        "tests/scenes/raccoon_tycoon/test_reasons.py speaks of B5",
        "tests/scenes/raccoon_tycoon/test_recap.py speaks of P7",
        "tests/scenes/raccoon_tycoon/test_steps.py speaks of P8",
        "tests/scenes/raccoon_tycoon/test_three_ways.py speaks of P2",
        "tests/scenes/raccoon_tycoon/test_whole_games.py speaks of P2",
    ],
}
