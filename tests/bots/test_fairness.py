"""Bots decide from their seat's view alone: hidden things may be replaced by anything else that fits."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from raccoon.bots.arena import Tournament, play_game
from raccoon.bots.game_bots import remember
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State

pytestmark = pytest.mark.part("play")

EVERYBODY = ("random", "greedy", *GAME_BOTS[GAME.name].roster.levels)
STEPS = {"shrewd": 5, "tycoon": 20}
"""A bot that thinks long is asked less often."""


@cache
def positions(count: int, seed: str) -> tuple[State, ...]:
    """Positions from games among bots, at every number of players."""
    return tuple(_played(count, seed))


def _played(count: int, seed: str) -> Iterator[State]:
    bot, number = GAME_BOTS[GAME.name].make("sensible"), 0
    while count:
        number += 1
        chance = Chance(seed, number)
        state = GAME.start(GAME.setup(2 + number % 4, GAME.options_type(), chance))
        while count and (seats := GAME.to_act(state)):
            yield state
            count -= 1
            view = GAME.view(state, seats[0])
            state = GAME.decide(state, bot.choose(view, GAME.options(state, seats[0]), chance), chance).state


def same_decision(name: str, state: State, number: int) -> bool:
    """Return whether the bot makes the same move when everything hidden from its seat is replaced."""
    seat = GAME.to_act(state)[0]
    other = GAME.imagine(GAME.view(state, seat), Chance("another deal", number))
    bot, options = GAME_BOTS[GAME.name].make(name), GAME.options(state, seat)
    assert GAME.options(other, seat) == options
    first = bot.choose(GAME.view(state, seat), options, Chance("thought", number))
    return first == bot.choose(GAME.view(other, seat), options, Chance("thought", number))


@pytest.mark.parametrize("name", EVERYBODY)
def test_in_positions_of_whole_games(name: str) -> None:
    chosen = islice(enumerate(positions(1000, "fair")), 0, None, STEPS.get(name, 1))
    assert all(same_decision(name, state, number) for number, state in chosen)


def test_the_hidden_differs_in_those_positions() -> None:
    """A replacement that changes nothing would prove nothing."""
    different = 0
    for number, state in enumerate(positions(50, "fair")):
        seat = GAME.to_act(state)[0]
        different += GAME.imagine(GAME.view(state, seat), Chance("another deal", number)) != state
    assert different == 50


def test_memory_follows_every_purse_from_public_events() -> None:
    """The memory holds what a person could write down: it never needs the state."""
    for number in range(8):
        chance = Chance("purses", number)
        players = 2 + number % 4
        state = GAME.start(GAME.setup(players, GAME.options_type(), chance))
        memory = GAME_BOTS[GAME.name].memory(players)
        bot = GAME_BOTS[GAME.name].make("sensible")
        while seats := GAME.to_act(state):
            view = memory.recall(GAME.view(state, seats[0]))
            assert [seen.money for seen in view.players] == [player.money for player in state.players]
            decision = GAME.decide(state, bot.choose(view, GAME.options(state, seats[0]), chance), chance)
            remember(memory, GAME, state, decision.events)
            state = decision.state


def test_thinking_leaves_the_game_s_chance_alone() -> None:
    """The same deal, whichever bots think for however long: decks are in the same order."""
    state = GAME.start(GAME.setup(3, GAME.options_type(), Chance("deal")))
    seat = GAME.to_act(state)[0]
    before = Chance("game", 1).random()
    bot = GAME_BOTS[GAME.name].make("tycoon")
    bot.choose(GAME.view(state, seat), GAME.options(state, seat), Chance("thought"))
    assert Chance("game", 1).random() == before


@pytest.mark.parametrize("name", GAME_BOTS[GAME.name].roster.opponents)
def test_every_opponent_finishes_a_game(name: str) -> None:
    """Among its own kind; a bot that thinks longest, against its character at the lowest level. `python -m
    tests.long opponents` has every table of every game.
    """
    players = 2 if name.startswith(("shrewd", "tycoon")) else 4
    bots = name, name.replace("tycoon", "easygoing")
    result = play_game(Tournament(GAME.name, players, bots, 1, "whole"), 0)
    assert not result.capped
    assert result.winners


@pytest.mark.parametrize("option", GAME.options_type.__struct_fields__)
def test_every_option_comes_to_an_end(option: str) -> None:
    for level in GAME_BOTS[GAME.name].roster.levels[:3]:
        result = play_game(Tournament(GAME.name, 3, (level,), 1, "options", {option: True}), 0)
        assert not result.capped, level


def test_reasons_are_figures() -> None:
    """The reason names a legal move, its runner-up, and by how much that is worse; more deals follow."""
    bot = GAME_BOTS[GAME.name].make("tycoon")
    assert isinstance(bot, LearnedBot)
    for number, state in enumerate(positions(120, "reasons")[::10]):
        seat = GAME.to_act(state)[0]
        options = GAME.options(state, seat)
        *_, found = bot.thoughts(GAME.view(state, seat), options, Chance("why", number))
        assert any(type(found.command) is o.command and o.allows(found.command) for o in options)
        assert (found.runner_up is None) == (found.gap is None)
        assert found.gap is None or found.gap >= 0
        assert found.deals <= bot.level.deals


def test_personalities_open_and_bid_differently() -> None:
    """The same few positions, six personalities: no two of them play all alike."""
    sample = [state for state in positions(240, "taste") if state.round <= 6][::4]
    played = {}
    for name in GAME_BOTS[GAME.name].roster.opponents[-6:]:
        bot = GAME_BOTS[GAME.name].make(name.replace("tycoon", "shrewd"))
        played[name] = tuple(
            bot.choose(GAME.view(s, s.pending.seat), GAME.options(s, s.pending.seat), Chance("t", n))
            for n, s in enumerate(sample)
        )
    assert len(set(played.values())) == 6


def test_an_unknown_personality_is_no_bot() -> None:
    for name in ("tycoon:nobody", "nobody:barnaby", ":", "tycoon:"):
        with pytest.raises(KeyError):
            GAME_BOTS[GAME.name].make(name)
