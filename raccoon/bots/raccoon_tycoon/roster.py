"""The bots of Raccoon Tycoon with their memory, hints and assessor: wiring only."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from raccoon.bots.bot import Bot
from raccoon.bots.game_bots import BotMaker, GameBots, Roster, at_level
from raccoon.bots.greedy import GreedyBot
from raccoon.bots.raccoon_tycoon.assessor import Assessor
from raccoon.bots.raccoon_tycoon.bid_limit import bid_limit
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation
from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.bots.raccoon_tycoon.heuristic import candidates, value
from raccoon.bots.raccoon_tycoon.memory import Memory
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.raccoon_tycoon.personalities import LEVELS, PERSONALITIES, PLAIN
from raccoon.bots.raccoon_tycoon.styles.bot import StyleBot
from raccoon.bots.raccoon_tycoon.styles.pool import STYLES
from raccoon.bots.raccoon_tycoon.weights import Weights, learned, start_record
from raccoon.bots.random import RandomBot
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.view import View

ANIMALS = {
    "barnaby": "bear",
    "vixen": "fox",
    "otis": "dog",
    "mabel": "cat",
    "dusty": "badger",
    "wilhelmina": "hare",
}
"""The animal of each personality's portrait."""


def _bot(name: str, level: str, personality: str, deals: int | None = None) -> Bot:
    """Return a bot of the level and personality; `deals` replaces the level's number of imagined deals."""
    taste = PERSONALITIES[personality] if personality else PLAIN
    if deals is None:
        return LearnedBot(name, _evaluation(), LEVELS[level], taste)
    return LearnedBot(f"{name}@{deals}", _evaluation(), replace(LEVELS[level], deals=deals), taste)


@lru_cache
def _evaluation() -> Evaluation:
    """Return the one evaluation of all bots of a process, which share its caches."""
    return Evaluation(learned())


def _worth_paying(view: View, railroad: str) -> int:
    return bid_limit(OnePly(_evaluation()), view, railroad)


def _one_move(name: str, weights: Callable[[], Weights]) -> BotMaker:
    """Return the maker of a bot without noise or mood that looks one move ahead with these weights."""
    careful = replace(LEVELS["shrewd"], noise=0.0, noise_of_two=0.0, deals_of_more=0)
    return BotMaker(lambda: LearnedBot(name, Evaluation(weights()), careful, PLAIN))


def _style(name: str) -> BotMaker:
    return BotMaker(lambda: StyleBot(name, STYLES[name]))


ONE_MOVE: dict[str, Callable[[], Weights]] = {
    "hand_made": start_record,
    "former": lambda: learned("former_weights"),
}
"""The weights of league bots by name: hand-made ones, and an older learned record."""

BOTS = GameBots(
    roster=Roster(
        plain={
            RandomBot.name: BotMaker(RandomBot),
            GreedyBot.name: BotMaker(lambda: GreedyBot(GAME, value, candidates)),
        },
        levels={level: at_level(level, care.deals, _bot) for level, care in LEVELS.items()},
        personalities={personality: ANIMALS[personality] for personality in PERSONALITIES},
    ),
    memory=Memory,
    fallback=GreedyBot.name,
    hint_givers=("shrewd", "tycoon"),
    explanation=Facts,
    worth_paying=_worth_paying,
    assessor=lambda: Assessor(_evaluation()),
    sparring=GreedyBot.name,
    styles={name: _style(name) for name in STYLES}
    | {name: _one_move(name, weights) for name, weights in ONE_MOVE.items()},
)
