"""Saloon Tycoon's opponents: from their seat's view alone, to the end of the game, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from raccoon.bots.bot import AnytimeBot
from raccoon.bots.game_bots import remember
from raccoon.bots.saloon_tycoon.bot import BREADTH, MARGIN, SaloonBot, worth_trying
from raccoon.bots.saloon_tycoon.explanation import Facts
from raccoon.bots.saloon_tycoon.moves import commands
from raccoon.bots.saloon_tycoon.personalities import PERSONALITIES
from raccoon.bots.saloon_tycoon.plan import OneMove, TurnPlan
from raccoon.bots.saloon_tycoon.roster import BOTS
from raccoon.bots.saloon_tycoon.weights import Evaluation, learned
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.table_options import OptionValue
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import GrantedMove, GrantedPlay
from raccoon.games.saloon_tycoon.state import State
from tests.games.saloon_tycoon.table import Table, dealt_table, keep_first

LEVELS = BOTS.roster.levels


def game_of(names: tuple[str, ...], seed: str, **options: OptionValue) -> Iterator[State]:
    """The states of a game among these bots, each with what it remembers; the last one is its end."""
    bots, memory = [BOTS.make(name) for name in names], BOTS.memory(len(names))
    state = GAME.start(GAME.setup(len(names), GAME.options_type(**options), Chance(seed)))
    number = 1
    while seats := GAME.to_act(state):
        yield state
        view = memory.recall(GAME.view(state, seats[0]))
        thinker, choices = bots[seats[0]], GAME.options(state, seats[0])
        command = thinker.choose(view, choices, Chance(f"{seed} {seats[0]}", number))
        decision = GAME.decide(state, command, Chance(seed, number))
        remember(memory, GAME, state, decision.events)
        state, number = decision.state, number + len(decision.events)
    yield state


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_a_bot_moves_alike_whatever_it_cannot_know(name: str) -> None:
    positions = islice(game_of(("cowhand",) * 3, "fair"), 0, None, 12)
    for number, state in enumerate(positions):
        for seat in GAME.to_act(state):
            view, options = GAME.view(state, seat), GAME.options(state, seat)
            other = GAME.imagine(view, Chance("another deal", number))
            bot = BOTS.make(name)
            first = bot.choose(view, options, Chance("thought", number))
            again = bot.choose(GAME.view(other, seat), GAME.options(other, seat), Chance("thought", number))
            assert first == again


@pytest.mark.parametrize("names", [LEVELS[:2] * 2, LEVELS[2:], LEVELS[1:4]], ids="-".join)
def test_no_level_stalls(names: tuple[str, ...]) -> None:
    """SR46: nothing in the rules ends a game in which nobody empties the pile; it usually takes 15 rounds."""
    *_, last = game_of(names, "stall")
    assert GAME.outcome(last) is not None
    assert last.round < 30


@pytest.mark.parametrize("who", PERSONALITIES)
def test_every_personality_plays_to_the_end_with_every_option(who: str) -> None:
    options = {"smooth_lots": True, "fair_start": True, "short_game": True, "open_hands": True}
    *_, last = game_of((f"gambler:{who}", "cowhand"), who, **options)
    assert GAME.outcome(last) is not None


def test_characters_that_were_moved_are_remembered_from_what_everybody_hears() -> None:
    """Else two bots would bribe the same man for ever."""
    arranged, memory = Table(2).guests(1, "sheriff_fletcher").gold(20, 20), BOTS.memory(2)
    before = arranged.state
    remember(memory, GAME, before, arranged.play(Bribe(0, "sheriff_fletcher", 0)))
    assert memory.recall(GAME.view(arranged.state, 1)).moved == ("sheriff_fletcher",)


@pytest.mark.parametrize("name", LEVELS)
def test_who_was_moved_before_is_bribed_less_gladly_each_time(name: str) -> None:
    arranged = Table(2).guests(1, "sheriff_fletcher").gold(6, 0)
    view, options = GAME.view(arranged.state, 0), GAME.options(arranged.state, 0)
    bribe, bot = Bribe(0, "sheriff_fletcher", 0), BOTS.make(name)
    worths = []
    for times in (0, 1, 3):
        seen = replace(view, moved=("sheriff_fletcher",) * times)
        worths.append(next(bot.thoughts(seen, options, Chance("why"), about=bribe)).value)
    assert worths[0] > worths[1] > worths[2]


@pytest.mark.parametrize("level", BOTS.hint_givers)
def test_a_reason_is_for_the_move_that_is_made(level: str) -> None:
    """A level that errs may make another move where the best two are nearly alike."""
    bot = BOTS.make(level)
    assert isinstance(bot, SaloonBot)
    for state in islice(game_of(("cowhand",) * 2, "reasons"), 4, 60, 8):
        view, options = GAME.view(state, GAME.to_act(state)[0]), GAME.options(state, GAME.to_act(state)[0])
        *_, last = bot.thoughts(view, options, Chance("why"))
        clear = last.gap is None or last.gap >= bot.level.noise
        assert last.command == bot.choose(view, options, Chance("why")) or not clear
        assert last.gap is None or last.gap >= 0
        *_, other = bot.thoughts(view, options, Chance("why"), about=commands(state, options)[-1])
        assert other.command == commands(state, options)[-1]
        assert other.value <= last.value


def test_what_speaks_for_secret_claims_is_what_they_promise() -> None:
    """Also for the one who chooses last: the first turn, which begins at once, has nothing to do with it."""
    bot, arranged = BOTS.make("baron"), dealt_table(2)
    keep_first(arranged, 1)
    for state in (dealt_table(2).state, arranged.state):
        *_, reason = bot.thoughts(GAME.view(state, 0), GAME.options(state, 0), Chance("keep"))
        facts = reason.facts
        assert reason.value > 2
        assert facts.claims == pytest.approx(reason.value, abs=0.01)
        assert (facts.points, facts.gold, facts.house, facts.cards, facts.guests, facts.rivals) == (0,) * 6


def reasons_of(arranged: Table, command: Command) -> Facts:
    """The reasons for and against this move of seat 0."""
    view, options = GAME.view(arranged.state, 0), GAME.options(arranged.state, 0)
    *_, reason = BOTS.make("gambler").thoughts(view, options, Chance("why"), about=command)
    assert isinstance(reason.facts, Facts)
    return reason.facts


def test_what_a_card_or_a_bonus_grants_speaks_for_its_use_and_not_against_it() -> None:
    """A theft brings cards, sending an outlaw away better guests; and doing without changes nothing."""
    theft = Table(3).hand(0, "pickpocket").hand(1, "payday", "telegraph").hand(2, "stick_up", "gold_strike")
    theft.play(PlayCard(0, "pickpocket"))
    assert reasons_of(theft, ChooseVictim(0, 1)).cards > 1
    move = Table(3).guests(0, "phineus").due(GrantedMove("outlaw", 0))
    assert reasons_of(move, MoveCharacter(0, "phineus", 1)).guests > 1
    play = Table(3).hand(0, "gold_strike").due(GrantedPlay())
    for table in (move, play):
        assert set(msgspec.structs.astuple(reasons_of(table, Decline(0)))) == {0}


def test_a_growing_secret_claim_waits_while_there_is_time() -> None:
    """SR30: it is worth what it counts when it is staked."""
    arranged = Table(2).house(0, "guest_room@A1!").secrets(0, "s_landlord", "s_skyscraper").gold(0, 0)
    stake = StakeClaim(0, "s_landlord")
    assert arranged.may(stake)
    assert stake not in rest_of_turn("baron", arranged.state)
    assert stake in rest_of_turn("baron", arranged.final(0, ender=1).state)


@pytest.mark.parametrize("name", ["gambler", "baron"])
def test_a_claim_that_can_be_lost_is_staked_as_soon_as_nothing_speaks_for_waiting(name: str) -> None:
    """Sydney Smythe is in town: that Angie is taken away is all that a turn more may bring."""
    arranged = Table(3).house(0, "pharmacy@A1!").guests(0, "angie").gold(0, 0, 0).change(pile=30)
    arranged.secrets(0, "s_hangover_cure", "s_skyscraper")
    assert StakeClaim(0, "s_hangover_cure") in rest_of_turn(name, arranged.state)


def brought_to_an_end(gold: int) -> float:
    """The worth to seat 0 of emptying the pile, while its rival has so much gold and a room to fill."""
    arranged = Table(2).house(0, "kitchen@A1+2").house(1, "guest_room@A1+1").gold(2, gold).change(pile=1)
    state, planner = arranged.state, TurnPlan(OneMove(Evaluation(learned())), 24)
    lines = planner.lines(state, GAME.options(state, 0))
    return next(line.worth for line in lines if line.moves[0] == Supply(0, (1,), (1,)))


def test_whoever_brings_the_end_counts_the_last_turn_of_the_others() -> None:
    assert brought_to_an_end(gold=0) > brought_to_an_end(gold=8) + 1


def test_a_last_turn_is_thought_through_although_much_can_be_built() -> None:
    """The host of Angie throws a card away and plays Payday, and Deep Pockets can be staked."""
    house = ("kitchen@A1!", "kitchen@B1!", "pantry@A2!", "pantry@B2!", "guest_room@A3+1")
    arranged = Table(2).house(0, *house, saloon=4).guests(0, "angie").gold(11, 0)
    arranged.secrets(0, "s_deep_pockets", "s_cavalry").hand(0, "town_talk", "payday", "supply_wagon")
    assert StakeClaim(0, "s_deep_pockets") in rest_of_turn("baron", arranged.final(0, ender=1).state)


def rest_of_turn(name: str, state: State) -> list[Command]:
    """The bot's moves in seat 0's turn."""
    bot, made, number = BOTS.make(name), list[Command](), 0
    while GAME.to_act(state) == (0,):
        number += 1
        made.append(bot.choose(GAME.view(state, 0), GAME.options(state, 0), Chance("turn", number)))
        state = GAME.decide(state, made[-1], Chance("turn", number)).state
    return made


def test_more_than_two_are_judged_by_what_was_learned_of_four() -> None:
    """The same rooms are worth as much as before between two only."""
    four = learned("four")
    assert set(four.weights) == set(learned().weights)
    own, plain = Evaluation(learned(), None, four), Evaluation(learned())
    tables = [Table(players).house(0, "guest_room@A1+2").state for players in (2, 3, 4)]
    assert [own.of(state, 0) == plain.of(state, 0) for state in tables] == [True, False, False]


def test_purchases_worth_a_look_are_few_and_allowed() -> None:
    state = next(islice(game_of(("cowhand",) * 2, "few"), 40, None))
    seat = GAME.to_act(state)[0]
    rich = replace(state, players=tuple(replace(player, gold=60) for player in state.players))
    for option in GAME.options(rich, seat):
        found = [command for command in commands(rich, [option]) if isinstance(command, Supply)]
        assert all(option.allows(command) for command in found)
        assert len(found) < 100


def test_the_baron_has_an_answer_at_once_and_a_better_founded_one_with_each_deal() -> None:
    bot, longest = BOTS.make("baron"), 0
    assert isinstance(bot, AnytimeBot)
    for state in islice(game_of(("cowhand",) * 3, "deals"), 30, 60, 6):
        view, options = GAME.view(state, GAME.to_act(state)[0]), GAME.options(state, GAME.to_act(state)[0])
        found = list(bot.moves(view, options, Chance("deals")))
        assert set(found) <= set(commands(state, options))
        assert found[-1] == bot.choose(view, options, Chance("deals"))
        longest = max(longest, len(found))
    assert longest > 2


def test_plans_that_are_tried_lead_to_different_positions() -> None:
    """The same moves in another order are one plan."""
    planner = TurnPlan(OneMove(Evaluation(learned())), 6)
    for state in islice(game_of(("cowhand",) * 2, "plans"), 6, 60, 9):
        lines = planner.lines(state, GAME.options(state, GAME.to_act(state)[0]))
        tried = worth_trying(lines)
        assert tried[0] == lines[0]
        assert len({line.state for line in tried}) == len(tried) <= BREADTH + 1
        others = {bool(line.state.pile) != bool(lines[0].state.pile) for line in lines}
        assert {bool(line.state.pile) != bool(lines[0].state.pile) for line in tried} == others
        close = [line for line in tried if bool(line.state.pile) == bool(lines[0].state.pile)]
        assert all(line.worth >= lines[0].worth - MARGIN for line in close)
