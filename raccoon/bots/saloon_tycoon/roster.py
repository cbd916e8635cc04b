"""The bots of Saloon Tycoon with their memory and assessor: wiring only."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from raccoon.bots.bot import Bot
from raccoon.bots.game_bots import BotMaker, GameBots, Roster, at_level
from raccoon.bots.in_order import InOrderBot
from raccoon.bots.random import RandomBot
from raccoon.bots.saloon_tycoon.assessor import Assessor
from raccoon.bots.saloon_tycoon.bot import SaloonBot
from raccoon.bots.saloon_tycoon.explanation import Facts
from raccoon.bots.saloon_tycoon.memory import Memory
from raccoon.bots.saloon_tycoon.personalities import LEVELS, PERSONALITIES, PLAIN, Level
from raccoon.bots.saloon_tycoon.weights import Evaluation, learned, start_record
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.draw import Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.supply import Supply

ANIMALS = {"hank": "bear", "clementine": "hare", "slim": "dog", "delia": "fox"}
"""The animal of each personality's portrait."""


def _bot(name: str, level: str, personality: str, deals: int | None = None) -> Bot:
    """Return a bot of the level and personality; `deals` replaces the level's number of imagined deals."""
    who = PERSONALITIES[personality] if personality else PLAIN
    care = LEVELS[level] if deals is None else replace(LEVELS[level], deals=deals)
    return SaloonBot(name, Evaluation(learned(), who.taste, learned("four")), care, who)


CHILDS_ORDER = (StakeClaim, Supply, Build, PlayCard, Earn, Draw, Bribe, EndTurn)
"""The order of moves of a child: points first, then cubes, tiles, cards; it saves nothing."""


def _one_move(name: str, taste: Mapping[str, float]) -> Bot:
    """Return a bot without noise that looks one move ahead with hand-made weights and a taste."""
    return SaloonBot(name, Evaluation(start_record(), taste), Level(noise=0.0), PLAIN)


CAREFUL = {
    "promised citizen": 3.0,
    "squares": 0.3,
    "near open claims": 0.3,
    "near secrets": 0.2,
    "cards": -0.4,
    "due cards": -0.4,
}
"""A taste for citizens, unfinished rooms and claims, and against cards."""

STYLES: dict[str, Callable[[], Bot]] = {
    "child": lambda: InOrderBot("child", CHILDS_ORDER),
    "hand_made": lambda: _one_move("hand_made", {}),
    "careful": lambda: _one_move("careful", CAREFUL),
}
"""The league's styles by name; no bot was trained with them."""

BOTS = GameBots(
    roster=Roster(
        plain={RandomBot.name: BotMaker(RandomBot)},
        levels={level: at_level(level, care.deals, _bot) for level, care in LEVELS.items()},
        personalities=ANIMALS,
    ),
    memory=Memory,
    hint_givers=("gambler", "baron"),
    explanation=Facts,
    assessor=lambda: Assessor(Evaluation(learned())),
    styles={name: BotMaker(make) for name, make in STYLES.items()},
    most_rounds=60,
)
