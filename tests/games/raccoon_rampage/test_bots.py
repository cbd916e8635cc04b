"""Raccoon Rampage's opponents: from their seat's view alone, together against the raccoons, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Literal

import pytest
from msgspec.structs import replace

from raccoon.bots.bot import AnytimeBot
from raccoon.bots.raccoon_rampage.bot import without_talk
from raccoon.bots.raccoon_rampage.moves import NOTHING, MoveEvaluator
from raccoon.bots.raccoon_rampage.outlook import outlook
from raccoon.bots.raccoon_rampage.personalities import PERSONALITIES, PLAIN
from raccoon.bots.raccoon_rampage.playouts import BREADTH, worth_trying
from raccoon.bots.raccoon_rampage.prospects import effects_of, evaluations
from raccoon.bots.raccoon_rampage.roster import BOTS
from raccoon.bots.raccoon_rampage.wishes import broken, promised
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitMain, AwaitProtection
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority
from raccoon.games.raccoon_rampage.phases.main import Vote
from raccoon.games.raccoon_rampage.phases.spread import CancelCard
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.phases.wishes import Wish
from raccoon.games.raccoon_rampage.state import Pin, Queued, State, TableOptions
from raccoon.games.raccoon_rampage.voting import cost_of
from tests.games.raccoon_rampage.table import DE, FR, Table

pytestmark = pytest.mark.part("play")

LEVELS = BOTS.roster.levels
Scenario = Literal["big_tech", "techno_panacea", "mixed"]
REGULAR = TableOptions()


def game_of(names: tuple[str, ...], seed: str, options: TableOptions = REGULAR) -> Iterator[State]:
    """The states of a game among these bots; the last one is its end."""
    bots = [BOTS.make(name) for name in names]
    state = GAME.start(GAME.setup(len(names), options, Chance(seed)))
    number = 1
    while seats := GAME.to_act(state):
        yield state
        seat = seats[0]
        choices = GAME.options(state, seat)
        command = bots[seat].choose(GAME.view(state, seat), choices, Chance(f"{seed} {seat}", number))
        decision = GAME.decide(state, command, Chance(seed, number))
        state, number = decision.state, number + len(decision.events)
    yield state


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_a_bot_moves_alike_whatever_it_cannot_know(name: str) -> None:
    for number, state in enumerate(islice(game_of(("delegate",) * 4, "fair"), 0, None, 9)):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            other = GAME.imagine(view, Chance("another deal", number))
            bot = BOTS.make(name)
            first = bot.choose(view, GAME.options(state, seat), Chance("thought", number))
            again = bot.choose(GAME.view(other, seat), GAME.options(other, seat), Chance("thought", number))
            assert first == again


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scenario", ["big_tech", "techno_panacea", "mixed"])
def test_every_level_plays_every_table_to_the_end(players: int, scenario: Scenario) -> None:
    *_, last = game_of(LEVELS[:players], "end", TableOptions(scenario, level_table=True))
    assert GAME.outcome(last) is not None


@pytest.mark.parametrize("who", PERSONALITIES)
def test_every_personality_plays_the_first_game(who: str) -> None:
    *_, last = game_of((f"rapporteur:{who}", "intern", "intern", "intern"), who, TableOptions(tutorial=True))
    assert GAME.outcome(last) is not None


def test_sense_keeps_the_raccoons_back_further_than_chance() -> None:
    ends = {
        name: [list(game_of((name,) * 4, f"sense {number}"))[-1] for number in range(2)]
        for name in ("random", "rapporteur")
    }
    reached = {name: sum(state.impact for state in states) for name, states in ends.items()}
    assert reached["rapporteur"] < reached["random"] - 5


def turns(names: tuple[str, ...], seed: str) -> Iterator[State]:
    """The positions in which votes are placed."""
    return (state for state in game_of(names, seed) if isinstance(state.pending, AwaitMain))


def test_a_policy_with_its_votes_is_expected_to_pass_and_one_nobody_can_help_to_fail() -> None:
    for state in islice(turns(("delegate",) * 4, "chances"), 0, 30, 3):
        for coming in evaluations(state):
            assert 0 < coming.chance < 1
            if len(coming.policy.votes) >= 7:
                assert coming.chance > 0.9


def test_what_a_policy_brings_is_read_off_its_card() -> None:
    assert effects_of("breeding").mitigated == 2 == effects_of("breeding").leaving
    assert effects_of("vineyard").from_areas == (2.0, 0.0, 0.0)
    assert effects_of("rapid").reduced_there == 1
    assert effects_of("virus").cards == pytest.approx(4 / 6)
    assert effects_of("virus").reduced == pytest.approx(1.0)


def test_more_raccoons_are_a_worse_prospect_for_everybody() -> None:
    state = next(turns(("delegate",) * 4, "prospect"))
    here, worse = outlook(state), outlook(replace(state, impact=state.impact + 4))
    assert worse.win < here.win
    assert worse.impact > here.impact


def test_a_vote_that_completes_the_front_policy_is_seen() -> None:
    """Two votes short at the front, two votes to place: they go there unless more is won elsewhere."""
    state = next(turns(("rapporteur",) * 4, "front"))
    weighing = MoveEvaluator(GAME.imagine(GAME.view(state, state.turn), Chance("w")), state.turn, PLAIN)
    found = weighing.weigh(GAME.options(state, state.turn))
    votes = [(worth, move) for worth, move in found if isinstance(move, Vote)]
    assert len(votes) >= 4
    assert votes == sorted(votes, key=lambda weighed: -weighed[0])


def test_votes_in_another_order_are_tried_once() -> None:
    for state in islice(turns(("delegate",) * 4, "orders"), 0, 20, 3):
        weighing = MoveEvaluator(GAME.imagine(GAME.view(state, state.turn), Chance("o")), state.turn, PLAIN)
        found = weighing.weigh(without_talk(GAME.options(state, state.turn)))
        tried = worth_trying(weighing, found)
        plans = [tuple(sorted(weighing.plan(move), key=repr)) for _, move in tried]
        assert tried[0] == found[0]
        assert len(set(plans)) == len(plans) <= BREADTH


def test_who_does_not_react_lets_every_window_pass() -> None:
    bot = BOTS.make("delegate")
    for state in islice(game_of(("rapporteur",) * 4, "windows"), 0, 300, 5):
        seat = GAME.to_act(state)[0]
        options = GAME.options(state, seat)
        if any(option.command is Pass for option in options):
            assert bot.choose(GAME.view(state, seat), options, Chance("calm")) == Pass(seat)


@pytest.mark.parametrize("level", BOTS.hint_givers)
def test_a_reason_is_for_the_move_that_is_made(level: str) -> None:
    bot = BOTS.make(level)
    assert isinstance(bot, AnytimeBot)
    for state in islice(game_of(("delegate",) * 4, "reasons"), 4, 100, 9):
        seat = GAME.to_act(state)[0]
        view, options = GAME.view(state, seat), without_talk(GAME.options(state, seat))
        *_, last = bot.thoughts(view, options, Chance("why"))
        assert last.command == bot.choose(view, options, Chance("why"))
        assert last.gap is None or last.gap >= 0
        assert last.value == 0 or not isinstance(last.command, NOTHING)
        other = next(options[-1].commands())
        *_, about = bot.thoughts(view, options, Chance("why"), about=other)
        assert about.command == other
        assert about.value <= last.value


def test_a_verdict_card_is_played_where_it_saves_a_policy() -> None:
    """Too Close to Call on a policy one vote short: the group is more likely to win with it."""
    state = next(filter(one_short, chain.from_iterable(game_of(("intern",) * 4, f"{n}") for n in range(9))))
    seat = GAME.to_act(state)[0]
    player = replace(state.players[seat], hand=("close_pass",))
    held = replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
    before, after = MoveEvaluator(held, seat, PLAIN).outlooks(PlayVerdict(seat, "close_pass"))
    assert after.win > before.win


def one_short(state: State) -> bool:
    """Whether a policy that brings something is under evaluation and lacks one vote."""
    policy = state.evaluated
    if policy is None or not isinstance(state.pending, AwaitEvaluation) or policy.policy == "inaction":
        return False
    return cost_of(policy, state.rules) - len(policy.votes) == 1


# Public wishes (RR44)


def wished(mine: int, votes: tuple[int, ...], kept: int = 0, broken: int = 0) -> tuple[Queued, State]:
    """A policy of cost 5 with a wish of seat 1, said when nobody had voted: `mine` from it if the others
    bring the rest.
    """
    pin = Pin(seat=1, mine=mine, others=5 - mine, own=0, lying=0)
    policy = Queued("breeding", 0, face_up=True, votes=votes, pins=(pin,))
    state = next(turns(("delegate",) * 4, "wishes"))
    players = tuple([replace(player, kept=kept, broken=broken) for player in state.players])
    return policy, replace(state, queue=(*state.queue[:1], policy, *state.queue[2:]), players=players)


@pytest.mark.parametrize("owner", [DE, FR])
@pytest.mark.parametrize("level", ["rapporteur", "commissioner"])
def test_the_owner_of_an_even_policy_takes_its_tokens(level: str, owner: int) -> None:
    table = Table().evaluate("bins", owner, "2/2/1/0")
    table.go()
    choice = GAME.options(table.state, owner)
    command = BOTS.make(level).choose(GAME.view(table.state, owner), choice, Chance("even"))
    assert command == NameMajority(owner, owner)


def best(table: Table, seat: int) -> tuple[float, Command]:
    """The best move of a seat that knows the table, with its worth."""
    return MoveEvaluator(table.state, seat, PLAIN).weigh(GAME.options(table.state, seat))[0]


def test_protection_is_spent_without_a_look_at_the_cards() -> None:
    """Nobody knows the cards of a pile."""
    found = set()
    for card in (0, 2):
        table = Table().set(FR, protection=1).set(DE, protection=3)
        table.change(impact=2, piles=((card,), (2 - card,), (card,)), pending=AwaitProtection((FR,)))
        found.add(best(table, FR))
    [(_, command)] = found
    assert isinstance(command, CancelCard)


def test_a_promise_counts_as_soon_as_the_others_have_come() -> None:
    before, state = wished(mine=3, votes=(0,))
    after, _ = wished(mine=3, votes=(0, 2))
    assert promised(after, state.players, {1}) > promised(before, state.players, {1}) + 1


def test_a_word_counts_for_nothing_where_its_seat_does_not_vote_any_more() -> None:
    policy, state = wished(mine=3, votes=(0, 2))
    assert promised(policy, state.players, {0, 2, 3}) == 0


def test_a_wish_does_not_help_what_is_decided_before_its_seat_votes() -> None:
    """The front policy of a last call gets no vote: two short, it fails, whatever the active seat wished."""
    table = Table().lying(1, "1/0").hand(FR, "behind", "bins").hand(DE, "bins").last_call(DE)
    front = table.state.queue[0]
    assert front is not None
    pins = tuple([Pin(seat=seat, mine=2, others=0, own=0, lying=1) for seat in (DE, FR)])
    hoped = replace(table.state, queue=(replace(front, pins=pins), *table.state.queue[1:]))
    assert evaluations(hoped)[0].chance == evaluations(table.state)[0].chance


def test_a_word_counts_by_the_record_of_who_gives_it() -> None:
    honest, state = wished(mine=3, votes=(0, 2), kept=4)
    liar, others = wished(mine=3, votes=(0, 2), broken=4)
    assert promised(honest, state.players, {1}) > 2 * promised(liar, others.players, {1})


def test_a_word_that_is_due_is_worth_keeping() -> None:
    _, due = wished(mine=3, votes=(0, 2))
    _, kept = wished(mine=3, votes=(0, 2, 1, 1, 1))
    assert broken(due, 1) == 1
    assert broken(kept, 1) == broken(due, 0) == 0


def test_the_commissioner_says_what_it_wishes_and_asks_for_what_helps_it() -> None:
    said = [
        (state, command)
        for state, command in moves_of(("commissioner",) * 4, "speaking", 90)
        if isinstance(command, Wish)
    ]
    assert said
    for state, command in said:
        policy = state.queue[command.space - 1]
        assert policy is not None
        assert not any(pin.seat == command.seat for other in state.queue if other for pin in other.pins)
        assert 0 <= command.mine < cost_of(policy, state.rules) - len(policy.votes) or command.mine == 0


def moves_of(names: tuple[str, ...], seed: str, most: int) -> Iterator[tuple[State, Command]]:
    """The first states of a game, each with what is done in it."""
    bots = [BOTS.make(name) for name in names]
    for state in islice(game_of(names, seed), most):
        for seat in GAME.to_act(state)[:1]:
            choices, view = GAME.options(state, seat), GAME.view(state, seat)
            if any(option.talk for option in choices):
                yield state, bots[seat].choose(view, choices, Chance(seed))
