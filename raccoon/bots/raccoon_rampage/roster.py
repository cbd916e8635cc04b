"""The bots of Raccoon Rampage with their memory and assessor: wiring only."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.bots.bot import Bot
from raccoon.bots.game_bots import BotMaker, GameBots, Roster, at_level
from raccoon.bots.raccoon_rampage.assessor import Assessor
from raccoon.bots.raccoon_rampage.bot import RampageBot
from raccoon.bots.raccoon_rampage.explanation import Facts
from raccoon.bots.raccoon_rampage.front_bencher import FrontBencherBot
from raccoon.bots.raccoon_rampage.memory import Memory
from raccoon.bots.raccoon_rampage.outlook import Taste
from raccoon.bots.raccoon_rampage.personalities import LEVELS, PERSONALITIES, PLAIN, Level
from raccoon.bots.random import RandomBot

ANIMALS = {"ottilie": "cat", "casimir": "badger", "freya": "fox", "lucien": "hare"}
"""The animal of each personality's portrait."""


def _bot(name: str, level: str, personality: str, deals: int | None = None) -> Bot:
    """Return a bot of the level and personality; `deals` replaces the level's number of imagined deals."""
    care = LEVELS[level] if deals is None else replace(LEVELS[level], deals=deals)
    return RampageBot(name, care, PERSONALITIES[personality] if personality else PLAIN)


FORGIVING = replace(LEVELS["rapporteur"], grudge=0.0)
STYLES: dict[str, Callable[[], Bot]] = {
    "front_bencher": lambda: FrontBencherBot("front_bencher"),
    "beginner": lambda: RampageBot("beginner", Level(noise=1.5, reacts=False), PLAIN),
    "selfish": lambda: RampageBot("selfish", FORGIVING, Taste(team=0.3, own=4.0)),
    "altruist": lambda: RampageBot("altruist", FORGIVING, Taste(team=4.0, own=0.1)),
}
"""The league's styles by name: for the front policy, with much noise, for itself, for the group."""

BOTS = GameBots(
    roster=Roster(
        plain={RandomBot.name: BotMaker(RandomBot)},
        levels={level: at_level(level, care.deals, _bot) for level, care in LEVELS.items()},
        personalities=ANIMALS,
    ),
    memory=Memory,
    hint_givers=("rapporteur", "commissioner"),
    styles={name: BotMaker(make) for name, make in STYLES.items()},
    explanation=Facts,
    assessor=lambda: Assessor(_bot("rapporteur", "rapporteur", "")),
)
