"""The price of what the table thinks of a seat, and what a Commissioner knows of how policies end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from raccoon.bots.game_bots import remember
from raccoon.bots.raccoon_rampage.bot import RampageBot
from raccoon.bots.raccoon_rampage.experience import passes, weights
from raccoon.bots.raccoon_rampage.memory import Memory
from raccoon.bots.raccoon_rampage.moves import MoveEvaluator
from raccoon.bots.raccoon_rampage.personalities import LEVELS, PLAIN
from raccoon.bots.raccoon_rampage.reputation import CARELESS, Standing
from raccoon.bots.raccoon_rampage.roster import BOTS
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State, TableOptions
from raccoon.games.raccoon_rampage.voting import targets, votes_left
from tests.games.raccoon_rampage.table import DE, FR, HU, Table


def choices() -> tuple[State, list[State]]:
    """A turn of Germany's with two policies that need its votes, and its votes on each of the policies."""
    state = Table().lying(1, "0/1").lying(2, "0/0/1").main(DE).change(impact=6).state
    voting = MoveEvaluator(state, DE, PLAIN)
    placed = [voting.with_split(state, (target,) * votes_left(state)) for target in targets(state)]
    return state, [voted for voted in placed if voted is not None]


def prices(standing: Standing) -> Sequence[float]:
    state, voted = choices()
    return standing.prices(DE, state, voted)


def test_votes_that_give_are_paid_for_with_trust_and_careless_seats_do_not_count() -> None:
    assert set(prices(CARELESS)) == {0.0}
    found = prices(Standing(price=1.0, taken=0.3))
    assert min(found) < max(found) - 0.05


def test_votes_moved_for_oneself_cost_trust_and_nothing_where_nobody_minds() -> None:
    """The front policy has its votes; the Hunter takes one away, for a majority of its own."""
    table = Table().lying(1, "0/3").lying(4, "0/0/1/1").hand(HU, "behind").last_call(DE).change(impact=-4)
    table.play(PlayMoveVotes(HU, "behind"))
    theft, worths = MoveVote(HU, 1, FR, 2), []
    for standing in (CARELESS, Standing(price=1.0, taken=0.6)):
        weighing = MoveEvaluator(table.state, HU, PLAIN, standing=standing)
        found = weighing.weigh(GAME.options(table.state, HU))
        worths.append(next(worth for worth, command in found if command == theft) - weighing.now)
    assert worths[1] < worths[0] - 0.02


def test_what_everybody_resents_already_costs_nothing_more() -> None:
    assert max(prices(Standing(price=1.0, taken=5.0))) == pytest.approx(0)


def taken(minds: float) -> float:
    """The amount that a Commissioner who minds so much has taken in three games among Rapporteurs."""
    level, whole = replace(LEVELS["commissioner"], deals=0, minds=minds), 0.0
    for seat in range(3):
        bots = [BOTS.make("rapporteur") for _ in range(4)]
        bots[seat] = RampageBot("commissioner", level, PLAIN)
        state: State = GAME.start(GAME.setup(4, TableOptions(), Chance(f"standing {seat}")))
        memory, number = Memory(4), 1
        while seats := GAME.to_act(state):
            view = memory.recall(GAME.view(state, seats[0]))
            command = bots[seats[0]].choose(view, GAME.options(state, seats[0]), Chance("mind", number))
            decision = GAME.decide(state, command, Chance("deal", number))
            remember(memory, GAME, state, decision.events)
            state, number = decision.state, number + 1
        whole += memory.taken[seat]
    return whole


def test_a_commissioner_is_not_known_as_one_who_takes() -> None:
    assert taken(LEVELS["commissioner"].minds) < taken(0.0) - 0.5


def test_a_policy_s_chance_falls_with_what_it_lacks_and_rises_with_who_may_help() -> None:
    lacking = [passes(missing, 4.0, final=False) for missing in range(6)]
    assert lacking == sorted(lacking, reverse=True)
    helped = [passes(3, votes, final=False) for votes in (0.0, 1.0, 3.0, 9.0)]
    assert helped == sorted(helped)
    assert passes(1, 0.0, final=False) > 0.5 > passes(2, 0.0, final=False)  # cards save it by one vote


def test_a_majority_is_safe_when_nobody_votes_any_more() -> None:
    for owner in (None, 0, 1):
        sure, open_yet = (weights((2.0, 1.0, 0.0, 0.0), owner, votes) for votes in (0.0, 8.0))
        assert sure[0] / sum(sure) > 0.9
        assert 0.5 < open_yet[0] / sum(open_yet) < sure[0] / sum(sure)
