"""The table "Which moves are legal when", row by row: each move at five points of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard, PlayOption
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply, SupplyOption
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import (
    DiscardToPlay,
    DrawCards,
    GrantedAction,
    GrantedBuild,
    GrantedMove,
    GrantedPlay,
    PlaceCubes,
    StealCards,
    StealGold,
    TakeCards,
    Turn,
)
from tests.games.saloon_tycoon.table import Table, dealt_table

HAND = ("gold_strike", "sweet_talk", "payday", "stick_up")


def rich(turn: int = 0) -> Table:
    """Seat 0 could do everything, were it the time."""
    table = (
        Table().house(0, "guest_room@A1!", "kitchen@A3+1").hand(0, *HAND).hand(1, "telegraph", "town_talk")
    )
    table.guests(1, "doc").gold(20, 20, 20).open_claims("o_money_in_the_bank").hand(2, "busy_day")
    return table.change(turn=turn)


def setup() -> Table:
    return dealt_table(3)


def final() -> Table:
    return rich().final(turn=0, ender=1)


def other() -> Table:
    return rich(turn=1)


MOVES: dict[str, Command] = {
    "earn": Earn(0),
    "draw": Draw(0),
    "play": PlayCard(0, "gold_strike"),
    "play a card that moves": PlayCard(0, "sweet_talk"),
    "build": Build(0, "kitchen", "B1", 1),
    "bribe": Bribe(0, "doc", 0),
    "supply": Supply(0, (2,), (1,)),
    "place": PlaceCube(0, 2),
    "stake": StakeClaim(0, "o_money_in_the_bank"),
    "discard": Discard(0, "payday"),
    "choose a character": MoveCharacter(0, "doc", 0),
    "choose an opponent": ChooseVictim(0, 1),
    "decline": Decline(0),
    "end": EndTurn(0),
}
ACTIONS = {"earn", "draw", "play", "play a card that moves", "build", "bribe"}
FREE = {"supply", "stake", "end"}

LEGAL: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "setup": (setup, set()),
    "own turn": (rich, ACTIONS | FREE),
    "own turn, action used": (lambda: rich().change(agenda=(Turn(True),)), FREE),
    "final turn": (final, (ACTIONS | FREE) - {"bribe", "play a card that moves"}),
    "another's turn": (other, set()),
    "action granted": (lambda: rich().due(GrantedAction(True)), ACTIONS),
    "action granted, no card": (
        lambda: rich().due(GrantedAction(False)),
        ACTIONS - {"play", "play a card that moves"},
    ),
    "action granted on a final turn": (
        lambda: final().due(GrantedAction(True)),
        ACTIONS - {"bribe", "play a card that moves"},
    ),
    "play granted": (lambda: rich().due(GrantedPlay()), {"play", "play a card that moves", "decline"}),
    "play granted on a final turn": (lambda: final().due(GrantedPlay()), {"play", "decline"}),
    "build granted": (lambda: rich().due(GrantedBuild(4, False)), {"build", "decline"}),
    "move granted": (
        lambda: rich().due(GrantedMove("citizen_to_self", 3)),
        {"choose a character", "decline"},
    ),
    "cubes to place": (lambda: rich().due(PlaceCubes(2)), {"place"}),
    "discard for a draw": (lambda: rich().due(DrawCards(2)), {"discard"}),
    "discard for a taking": (lambda: rich().due(TakeCards(1, 2)), {"discard"}),
    "discard for Angie": (lambda: rich().due(DiscardToPlay(1)), {"discard"}),
    "gold to take": (lambda: rich().due(StealGold(3)), {"choose an opponent"}),
    "cards to take": (lambda: rich().due(StealCards(2)), {"choose an opponent"}),
}


@pytest.mark.parametrize("point", LEGAL)
def test_moves_are_legal_exactly_when_the_table_says(point: str) -> None:
    make, legal = LEGAL[point]
    for name, command in MOVES.items():
        table = make()
        if name in legal:
            table.play(command)
        else:
            table.refuse(command)


def test_keeping_secrets_is_for_the_setup_only() -> None:
    table = dealt_table(3)
    for seat in (2, 0, 1):
        table.play(KeepSecrets(seat, table[seat].secrets[:2]))
    assert table.refuse(KeepSecrets(0, table[0].secrets[:2])).code == "not_now"


def test_nothing_is_asked_of_others_and_nothing_after_the_end() -> None:
    table = rich()
    assert GAME.options(table.state, 1) == ()
    table.change(pile=0).end_turn(0, 1, 2)
    assert table.over
    assert GAME.to_act(table.state) == ()
    for command in MOVES.values():
        assert table.refuse(command).code == "not_your_turn"


def test_play_needs_a_card_and_with_angie_two() -> None:
    assert Table().refuse(PlayCard(0, "payday")).code == "card_not_in_hand"
    table = Table().hand(0, "payday").guests(0, "angie")
    assert table.refuse(PlayCard(0, "payday")).code == "discard_needed"
    table.due(GrantedAction(True))
    assert table.refuse(PlayCard(0, "payday")).code == "discard_needed"
    table.due(GrantedPlay()).play(PlayCard(0, "payday"))


def test_build_and_bribe_need_gold_and_supply_an_open_space() -> None:
    table = Table().gold(2).guests(1, "doc")
    assert table.refuse(Build(0, "kitchen", "A1", 1)).facts == {"need": 3, "have": 2}
    assert table.gold(5).refuse(Bribe(0, "doc", 0)).facts == {"need": 6, "have": 5}
    assert table.gold(1).refuse(Supply(0, (0,), (1,))).facts == {"need": 2, "have": 1}
    assert table.options(SupplyOption) == []
    assert Table().house(0, saloon=4).gold(9).refuse(Supply(0, (0,), (1,))).code == "supply_spaces"


def test_ending_the_turn_is_always_possible_when_nothing_is_pending() -> None:
    table = Table().gold(0, 0, 0).house(0, saloon=4)
    assert table.may(EndTurn(0))
    table.play(Earn(0))
    assert table.may(EndTurn(0))


def test_options_list_every_command_once() -> None:
    hand = ("payday", "payday", "telegraph", "telegraph", "stick_up")
    table = Table().hand(0, *hand).house(0, "kitchen@A1+2", "pantry@B1", saloon=2).gold(6)
    listed = {type(option): list(option.commands()) for option in GAME.options(table.state, 0)}
    assert listed[PlayOption] == [PlayCard(0, card) for card in ("payday", "telegraph", "stick_up")]
    purchases = listed[SupplyOption]  # up to three cubes on rooms with 2, 1 and 3 spaces, in any order
    assert len(purchases) == len(set(purchases)) == (2 + 1 + 3) + 2 * (2 + 3 + 2) + 6
    assert all(table.may(purchase) for purchase in purchases)
    (discards,) = GAME.options(table.due(DrawCards(2)).state, 0)
    assert list(discards.commands()) == [Discard(0, card) for card in ("payday", "telegraph", "stick_up")]
    (places,) = GAME.options(table.due(PlaceCubes(1)).state, 0)
    assert list(places.commands()) == [PlaceCube(0, room) for room in (0, 1, 2)]
