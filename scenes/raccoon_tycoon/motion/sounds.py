"""The game's sound files, the cues of a move, the music for a view."""

from collections.abc import Iterable

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.audio.repertoire import Repertoire
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.motion.event_flights import LAG
from scenes.raccoon_tycoon.motion.sold import FALLS, SOLD
from scenes.table.described.event_spec import Cues

REPERTOIRE = Repertoire(
    effects=(
        "auction", "bid", "building", "crowd", "final_round", "gavel", "pass", "price_down", "price_up",
        "tokens_given", "tokens_taken", "town", "trade", "upgrade", "whistle",
    ),
    music=("busy", "last_round"),
    game="raccoon_tycoon",
    takes={
        **dict.fromkeys(("price_down", "price_up", "tokens_given", "tokens_taken"), 3),
        "whistle": len(RAILROADS), "music_busy": 4,
    },
    solos=("final_round",),
    apart=("whistle",),
)  # fmt: skip
"""The files in assets/raccoon_tycoon/sounds."""


def cues(events: Iterable[Event]) -> Cues:
    """The effects of a move with their seconds; each event's follow `LAG` after those of the one before."""
    begin = 0.0
    for event in events:
        for after, effect in EVENTS.of(event).cues(event):
            yield begin + after, effect
        begin += FALLS + SOLD if isinstance(event, AuctionWon) else 0.0
        begin += LAG


def music_for(view: View) -> str:
    """The music: "opening" until as many cards as players are owned, "last_round" near the end."""
    if view.final_round or _nearly_over(view):
        return "last_round"
    taken = sum(len(player.railroads) + len(player.towns) for player in view.players)
    return "opening" if taken < len(view.players) else "busy"


NEAR = 2
"""The number of pieces left, on the table and in the deck, from which on the end is near."""


def _nearly_over(view: View) -> bool:
    """Whether `NEAR` or fewer towns or railroads are left; in the longer game, of two of the three kinds."""
    towns, railroads = view.town_deck + (view.town is not None), view.railroad_deck + len(view.railroad_offer)
    buildings = view.building_stack + len(view.building_offer)
    left = sorted((towns, railroads, buildings)) if view.options.longer_game else sorted((towns, railroads))
    return left[1 if view.options.longer_game else 0] <= NEAR
