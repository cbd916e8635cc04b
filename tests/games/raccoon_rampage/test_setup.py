"""Set-up: what lies where before the first move, and which set-ups from outside are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, SCENARIOS, SPACES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitLastCall, AwaitOpening
from raccoon.games.raccoon_rampage.phases.opening import Contribute, DraftPolicy
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.setup import Setup
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.laws.tables import Table, tables_of


def dealt(players: int = 4, seed: str = "setup", **options: object) -> Setup:
    setup: Setup = GAME.setup(players, TableOptions(**options), Chance(seed))
    return setup


def kinds_in(hand: tuple[str, ...]) -> tuple[int, int]:
    return sum(card in POLICIES for card in hand), sum(card in ACTIONS for card in hand)


@pytest.mark.parametrize("table", tables_of(GAME), ids=lambda table: table.name)
def test_the_board_is_always_the_same(table: Table) -> None:
    state: State = table.first_state("board")
    assert state.raccoons == (5, 10, 5)
    assert state.impact == 0
    assert GAME.view(state, None).spread_level == 1
    assert len(state.coming) == 5
    assert state.events == ()
    assert (state.queue[0].policy, state.queue[0].owner) == ("inaction", None)
    assert GAME.faults(state) == ()


def test_the_rest_has_nine_green_four_orange_and_five_red_spaces() -> None:
    colours = [space.colour for space in SPACES]
    assert colours == ["green"] * 9 + ["orange"] * 4 + ["red"] * 5


def test_a_regular_game() -> None:
    state: State = GAME.start(dealt())
    assert [kinds_in(player.hand) for player in state.players] == [(4, 3)] * 4
    assert {len(player.deck) for player in state.players} == {15, 16}
    assert [policy is None for policy in state.queue] == [False] + [True] * 7
    assert isinstance(state.pending, AwaitContributions)
    assert [player.protection for player in state.players] == [0] * 4
    assert len(state.spread_deck) == 40


def test_five_cards_in_every_hand_when_the_draft_begins_and_none_drawn() -> None:
    state: State = GAME.start(dealt(3))
    for seat in GAME.to_act(state):
        policies = tuple(card for card in state.players[seat].hand if card in POLICIES)
        state = GAME.decide(state, Contribute(seat, policies[:2]), Chance("c")).state
    assert [kinds_in(player.hand) for player in state.players] == [(2, 3)] * 3
    while state.pool:
        state = GAME.decide(state, DraftPolicy(state.pending.asked[0], *state.pool[-1]), Chance("d")).state
    assert (state.round, state.turn) == (1, state.start_player)
    assert isinstance(state.pending, AwaitLastCall)


def test_a_first_game() -> None:
    state: State = GAME.start(dealt(tutorial=True, scenario="mixed"))
    assert [kinds_in(player.hand) for player in state.players] == [(3, 3)] * 4
    assert state.spread_deck[:3] == (0, 2, 1)
    assert state.coming == SCENARIOS["big_tech"], "whatever scenario was wished"
    front = [(policy.policy, policy.owner and state.players[policy.owner].role) for policy in state.queue[:4]]
    assert [policy for policy, _ in front] == ["inaction", "helpline", "wear", "international"]
    owners = [state.players[policy.owner].role for policy in state.queue[1:4]]
    assert owners == ["AR", "HU", "DE"]
    assert {player.role: player.protection for player in state.players} == {
        "DE": 1,
        "FR": 0,
        "AR": 0,
        "HU": 0,
    }
    assert state.pending == AwaitOpening((state.start_player,))


@pytest.mark.parametrize("players", [3, 4])
def test_a_first_game_begins_when_each_seat_has_placed_one_policy(players: int) -> None:
    state: State = GAME.start(dealt(players, tutorial=True))
    while isinstance(state.pending, AwaitOpening):
        seat = state.pending.asked[0]
        policy = next(card for card in state.players[seat].hand if card in POLICIES)
        state = GAME.decide(state, PlacePolicy(seat, policy), Chance("t")).state
    assert None not in state.queue
    assert [policy.owner for policy in state.queue[4:]] == [
        (state.start_player + n) % players for n in range(players)
    ]
    assert (state.round, state.turn) == (1, state.start_player)


def test_the_chosen_scenario_is_known_from_the_start() -> None:
    for scenario, events in SCENARIOS.items():
        assert GAME.view(GAME.start(dealt(scenario=scenario)), None).coming == events


def test_wished_roles_and_the_others_by_chance() -> None:
    setup = GAME.setup(4, TableOptions(), Chance("w"), ("", "HU", "", "DE"))
    assert (setup.roles[1], setup.roles[3]) == ("HU", "DE")
    assert GAME.roles(3) == GAME.roles(4) == ("DE", "FR", "AR", "HU")
    wishes = ("", "HU", "", "DE")
    drawn = {GAME.setup(4, TableOptions(), Chance(str(n)), wishes).roles[0] for n in range(9)}
    assert drawn == {"FR", "AR"}


def test_a_set_up_survives_being_written_down() -> None:
    for table in tables_of(GAME):
        setup = GAME.setup(table.players, table.options, Chance("json"))
        assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


IMPOSSIBLE = {
    "players": lambda s: {"players": 3},
    "start_player": lambda s: {"start_player": 4},
    "roles": lambda s: {"roles": ("DE", "DE", "AR", "HU")},
    "no such role": lambda s: {"roles": ("DE", "XX", "AR", "HU")},
    "roles without hands": lambda s: {"roles": s.roles[::-1]},
    "storyline": lambda s: {"storyline": s.storyline[::-1]},
    "spread deck": lambda s: {"spread_deck": s.spread_deck[1:]},
    "a hand": lambda s: {"hands": (s.hands[0][1:], *s.hands[1:])},
    "a deck": lambda s: {"decks": (s.decks[1], s.decks[0], *s.decks[2:])},
    "fewer hands": lambda s: {"hands": s.hands[1:]},
    "another hand": lambda s: {
        "hands": ((*s.hands[0][:6], next(c for c in s.decks[0] if c in POLICIES)), *s.hands[1:])
    },
}


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_an_impossible_set_up_is_refused(change: Callable[[Any], dict[str, Any]]) -> None:
    setup = dealt()
    with pytest.raises(ValueError, match="not one that shuffling"):
        GAME.start(msgspec.structs.replace(setup, **change(setup)))


def test_an_impossible_first_game_is_refused() -> None:
    setup = dealt(tutorial=True)
    lobbyist = setup.roles.index("AR")
    for change in (
        {"start_player": lobbyist},
        {"spread_deck": setup.spread_deck[::-1]},
        {"options": TableOptions()},
        {"roles": setup.roles[:2], "start_player": 3},
    ):
        with pytest.raises(ValueError, match="not one that shuffling"):
            GAME.start(msgspec.structs.replace(setup, **change))


def test_an_impossible_mixed_storyline_is_refused() -> None:
    setup = dealt(scenario="mixed")
    for storyline in (setup.storyline[:4], (*setup.storyline[:4], setup.storyline[0]), ("x",) * 5):
        with pytest.raises(ValueError, match="not one that shuffling"):
            GAME.start(msgspec.structs.replace(setup, storyline=storyline))
