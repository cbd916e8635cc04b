"""The sounds that only this game has: assets/raccoon_tycoon/sounds."""

from scenes.audio.repertoire import Repertoire

REPERTOIRE = Repertoire(
    effects=(
        "auction", "bid", "building", "crowd", "final_round", "gavel", "pass", "price_down", "price_up",
        "tokens_given", "tokens_taken", "town", "trade", "upgrade", "whistle",
    ),
    music=("busy", "last_round"),
    game="raccoon_tycoon",
)  # fmt: skip
