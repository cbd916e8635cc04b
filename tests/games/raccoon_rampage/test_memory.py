"""The memory of who takes for itself, and its answer."""

from __future__ import annotations

from msgspec.structs import replace

from raccoon.bots.game_bots import remember
from raccoon.bots.raccoon_rampage.memory import Memory
from raccoon.bots.raccoon_rampage.outlook import Taste, outlook
from raccoon.bots.raccoon_rampage.reputation import grudge, selfishness
from raccoon.bots.raccoon_rampage.roster import BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.state import State, TableOptions
from raccoon.games.raccoon_rampage.view import View
from tests.games.raccoon_rampage.table import DE, FR, Table

NAMES = ("selfish", "rapporteur", "rapporteur", "rapporteur")


def remembered(seed: str, first: int) -> list[float]:
    """The memory, seat by seat, of a game of one that takes, at that seat, and three that do not."""
    bots = [BOTS.make(NAMES[(seat - first) % len(NAMES)]) for seat in range(len(NAMES))]
    state: State = GAME.start(GAME.setup(len(bots), TableOptions(), Chance(seed)))
    memory, number = Memory(len(bots)), 1
    while seats := GAME.to_act(state):
        view = memory.recall(GAME.view(state, seats[0]))
        command = bots[seats[0]].choose(view, GAME.options(state, seats[0]), Chance(seed, number))
        decision = GAME.decide(state, command, Chance(f"{seed} deal", number))
        remember(memory, GAME, state, decision.events)
        state, number = decision.state, number + 1
    return memory.taken


def test_who_takes_for_itself_is_told_from_the_others() -> None:
    games = [(number % 4, remembered(f"taking {number}", number % 4)) for number in range(6)]
    own = sum(taken[first] for first, taken in games)
    others = sum(sum(taken) - taken[first] for first, taken in games)
    assert own > 2 * others / 3


def test_votes_on_either_side_of_a_card_regained_are_judged_together() -> None:
    votes, card = [Vote(FR, 2), Vote(FR, 2), Vote(FR, 3)], Regain(FR, "fresh", "junior")
    found = []
    for commands in ([card, *votes], [*votes[:1], card, *votes[1:]]):
        table = Table().hand(FR, "fresh").discards(FR, "junior").main(FR)
        memory = Memory(4)
        for command in (*commands, EndMain(FR)):
            state = table.state
            remember(memory, GAME, state, table.play(command))
        found.append(memory.taken)
    assert found[0] == found[1] != [0.0] * 4


def test_a_deed_is_judged_by_the_group_s_loss_and_the_own_gain() -> None:
    assert selfishness(0, 0) == 0
    assert selfishness(0.5, 0.2) > selfishness(0.5, -0.2)
    assert selfishness(0.5, 0.2) > selfishness(0.1, 0.2) > 0
    assert selfishness(-0.2, -0.2) < 0


def test_what_everybody_does_is_held_against_nobody() -> None:
    assert [grudge(taken) for taken in (-0.2, 0, 0.2)] == [0, 0, 0]
    assert grudge(2.0) == 1.0
    assert -1 < grudge(-2.0) < 0


def test_a_taker_s_points_are_worth_less_to_the_others() -> None:
    state = Table().main(DE).state
    ahead = replace(state.players[FR], tokens=state.players[FR].tokens + 3)
    better = outlook(replace(state, players=replaced(state.players, FR, ahead)))
    feels = Taste(grudges=(0.0, 1.0, 0.0, 0.0))
    gain = [better.worth(DE, taste) - outlook(state).worth(DE, taste) for taste in (Taste(), feels)]
    assert gain[1] < gain[0] < 0


def test_the_memory_changes_nothing_of_a_view_but_what_was_taken() -> None:
    view: View = GAME.view(Table().main(DE).state, DE)
    assert replace(Memory(4).recall(view), taken=()) == view
