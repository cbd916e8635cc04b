"""An answer at once, a better one later: the basis of the thinking process."""

import pytest
from msgspec.structs import replace

from raccoon.bots.bot import AnytimeBot, Explanation
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.raccoon_tycoon.explanation import explain
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.auction import Bid, BidOption
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State, with_player
from tests.bots.test_fairness import positions

pytestmark = pytest.mark.part("play")

SAMPLE = list(positions(160, "anytime"))[::8]


def anytime(name: str) -> AnytimeBot:
    bot = GAME_BOTS[GAME.name].make(name)
    assert isinstance(bot, AnytimeBot)
    return bot


@pytest.mark.parametrize("name", GAME_BOTS[GAME.name].roster.levels)
def test_the_last_move_is_the_one_it_would_choose(name: str) -> None:
    bot = anytime(f"{name}:wilhelmina")
    for number, state in enumerate(SAMPLE):
        view, options = GAME.view(state, state.pending.seat), GAME.options(state, state.pending.seat)
        *_, last = bot.moves(view, options, Chance("any", number))
        assert last == bot.choose(view, options, Chance("any", number))


def test_every_move_on_the_way_is_legal() -> None:
    bot = anytime("tycoon:vixen")
    longest = 0
    for number, state in enumerate(SAMPLE):
        options = GAME.options(state, state.pending.seat)
        moves = list(bot.moves(GAME.view(state, state.pending.seat), options, Chance("way", number)))
        longest = max(longest, len(moves))
        for move in moves:
            assert any(type(move) is option.command and option.allows(move) for option in options)
    assert longest > 3, "the search gives more than one answer"


def reasons(state: State, name: str, about: object = None) -> Explanation:
    view, options = GAME.view(state, state.pending.seat), GAME.options(state, state.pending.seat)
    *_, last = anytime(name).thoughts(view, options, Chance("why"), about)  # type: ignore[arg-type]
    assert isinstance(last, Explanation)
    return last


@pytest.mark.parametrize("name", ["shrewd", "tycoon"])
def test_the_reasons_for_another_move_name_the_better_one(name: str) -> None:
    """A reason is about the move that was played; the runner-up is the best of the others."""
    worse = 0
    for state in SAMPLE:
        best = reasons(state, name)
        if best.runner_up is None or best.gap is None or best.gap < 0.5:
            continue
        other = reasons(state, name, best.runner_up)
        assert other.command == best.runner_up
        assert other.runner_up == best.command
        assert other.gap is not None
        worse += other.gap < 0
    assert worse > 3


def test_a_move_that_nobody_weighed_has_reasons_too() -> None:
    state = next(state for state in positions(400, "leap") if _leap(state))
    option = next(o for o in GAME.options(state, state.pending.seat) if isinstance(o, BidOption))
    leap = Bid(option.seat, option.most)
    told = reasons(state, "shrewd", leap)
    assert told.command == leap
    assert told.gap is not None
    assert told.gap < 0, "all one's money is too much"


def _leap(state: State) -> bool:
    found = [o for o in GAME.options(state, state.pending.seat) if isinstance(o, BidOption)]
    return bool(found) and found[0].most > found[0].least + 20


def test_opponents_with_a_level_are_anytime_and_plain_ones_are_not() -> None:
    assert all(
        isinstance(GAME_BOTS[GAME.name].make(name), AnytimeBot)
        for name in GAME_BOTS[GAME.name].roster.opponents
    )
    assert not any(isinstance(GAME_BOTS[GAME.name].make(name), AnytimeBot) for name in ("random", "greedy"))


def test_what_a_move_gains_is_what_its_facts_add_up_to() -> None:
    """Chances to win are no points: neither the rivals' nor the mover's, however large the lead."""
    told = [_explained(state) for state in (*SAMPLE, *map(_far_ahead, SAMPLE))]
    undecided = [one for one in told if abs(one.value) < 100]
    assert len(undecided) > len(SAMPLE)
    for one in undecided:
        facts = one.facts
        parts = facts.points + facts.prospects + facts.stock + facts.cash - facts.rivals
        assert one.value == pytest.approx(parts, abs=0.5)
    assert any(abs(one.facts.chances) > 0.5 for one in undecided), "somewhere they counted"


def _explained(state: State) -> Explanation:
    """The explained best move of the unchanged position, one move ahead."""
    bot, options = anytime("shrewd"), GAME.options(state, state.pending.seat)
    assert isinstance(bot, LearnedBot)
    return explain(bot.one_ply, state, bot.one_ply.weigh(state, options, Chance("parts")), Chance("parts"))


def _far_ahead(state: State) -> State:
    """The state with much more property of the seat to move."""
    seat = state.pending.seat
    rich = replace(state.players[seat], towns=("Newgate", "Trinity", "Drover Crossing", "Badger Downs") * 4)
    return replace(state, players=with_player(state, seat, rich))
