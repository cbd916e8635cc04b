"""Every kind of move in every way: by drag, by clicks on pieces, by lists, by keys, by controller."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon import pending as at
from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
from raccoon.games.saloon_tycoon.state import State
from tests.games.saloon_tycoon.table import Table, dealt_table
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.saloon_tycoon.hands import StreetDragging, StreetPad, StreetTapping, StreetTyping
from tests.scenes.saloon_tycoon.street import Street

WAYS: dict[str, type[Hands]] = {
    "drag": StreetDragging,
    "click": StreetTapping,
    "keys": StreetTyping,
    "pad": StreetPad,
}
Move = tuple[Table, Command]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Street:
    """The program in a small window, shared by all tests of the module, which put their positions into it."""
    street = Street(tmp_path_factory.mktemp("ways"), (960, 540))
    street.program._clear = street.stack.clear  # type: ignore[method-assign]
    return street


@pytest.fixture
def street(program: Street) -> Street:
    """That program without the last test's choices."""
    program.program.settings.confirmations = True
    program.stack.clear()
    program.watch(True)
    return program


def house() -> Table:
    """A position with a house of two arms, money, cards and guests."""
    table = Table(3).gold(20, 3, 4)
    table.house(0, "kitchen@A1!", "laundry@B1!", "pharmacy@B2!", "pantry@A2+1", saloon=2)
    table.hand(0, "supply_wagon", "town_talk", "gold_strike").hand(1, "payday", "telegraph").hand(2, "payday")
    return table.guests(1, "sheriff_fletcher").guests(0, "miss_watson")


def full() -> Table:
    """A position with a full hand."""
    return house().hand(0, "supply_wagon", "town_talk", "gold_strike", "payday", "telegraph")


def claims() -> Table:
    """A position in which an open and a secret claim can be staked."""
    table = Table(3).gold(20).house(0, "kitchen@A1!", "guest_room@B1", "guest_room@B3", saloon=4)
    return table.open_claims("o_grand_reopening").secrets(0, "s_boarding_house")


def choosing() -> Move:
    table = dealt_table(3)
    dealt = table[0].secrets
    return table, KeepSecrets(0, (dealt[1], dealt[3]))


MOVES: dict[str, Callable[[], Move]] = {
    "secret claims": choosing,
    "earn": lambda: (house(), Earn(0)),
    "draw": lambda: (house(), Draw(0)),
    "end of the turn": lambda: (house(), EndTurn(0)),
    "a tile on a lot": lambda: (house(), Build(0, "kitchen", "B3", 1)),
    "a tile on a tile": lambda: (house(), Build(0, "pantry", "A1", 2)),
    "a large tile on two small ones": lambda: (house(), Build(0, "guest_room", "B1", 2)),
    "a large tile on two lots": lambda: (house(), Build(0, "poker_room", "B3", 1)),
    "a tile by a card": lambda: (house().due(at.GrantedBuild(4, False)), Build(0, "laundry", "A1", 2)),
    "no tile by a card": lambda: (house().due(at.GrantedBuild(4, False)), Decline(0)),
    "cubes for one room": lambda: (house(), Supply(0, (0,), (2,))),
    "cubes for two rooms": lambda: (house().away("phineus"), Supply(0, (0, 4), (1, 2))),
    "cubes that bring Phineus": lambda: (house().away("phineus"), Supply(0, (0, 4), (2, 1))),
    "a free cube": lambda: (house().due(at.PlaceCubes(2)), PlaceCube(0, 4)),
    "a card": lambda: (house(), PlayCard(0, "town_talk")),
    "a card by a bonus": lambda: (house().due(at.GrantedPlay()), PlayCard(0, "gold_strike")),
    "no card by a bonus": lambda: (house().due(at.GrantedPlay()), Decline(0)),
    "an action by a bonus": lambda: (house().due(at.GrantedAction(True)), Earn(0)),
    "a bribe": lambda: (house(), Bribe(0, "sheriff_fletcher", 0)),
    "a bribe of one's own guest": lambda: (house(), Bribe(0, "miss_watson", 2)),
    "a walk by a card": lambda: (house().due(at.GrantedMove("outlaw", 0)), MoveCharacter(0, "angie", 1)),
    "nobody walks by a card": lambda: (house().due(at.GrantedMove("outlaw", 0)), Decline(0)),
    "a card too many": lambda: (full().due(at.DrawCards(2)), Discard(0, "gold_strike")),
    "a card for Angie": lambda: (
        house().guests(0, "angie").due(at.DiscardToPlay(1)),
        Discard(0, "town_talk"),
    ),
    "gold from a rival": lambda: (house().due(at.StealGold(3)), ChooseVictim(0, 2)),
    "cards from a rival": lambda: (house().due(at.StealCards(2)), ChooseVictim(0, 1)),
    "an open claim": lambda: (claims(), StakeClaim(0, "o_grand_reopening")),
    "a secret claim": lambda: (claims(), StakeClaim(0, "s_boarding_house")),
}
WITHOUT_CONFIRMATION = {
    "a tile on a tile",
    "a large tile on two small ones",
    "a tile by a card",
    "cubes for one room",
    "a free cube",
    "a walk by a card",
    "an open claim",
    "a secret claim",
}
"""The drops that make the move as they are."""
CONFIRMED = {
    "a tile on a lot": "it leaves one lot of its arm",
    "cubes that bring Phineus": "it matters what is bought together",
    "a card": "what it brings is not taken back",
    "a bribe": "it costs six gold",
    "a card too many": "it is lost",
    "gold from a rival": "",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("move", MOVES)
def test_every_move_in_every_way(street: Street, move: str, way: str) -> None:
    street.watch(way == "drag")
    table, command = MOVES[move]()
    session = street.stage(table.state)
    WAYS[way](street).make(command)
    assert next(e.command for e in session.match.entries if e.command.seat == 0) == command


class Drops(StreetDragging):
    """Drags pieces and confirms nothing."""

    def confirm(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize("move", sorted(WITHOUT_CONFIRMATION | CONFIRMED.keys()))
def test_a_drop_is_confirmed_only_where_it_weighs(street: Street, move: str) -> None:
    table, command = MOVES[move]()
    session = street.stage(table.state)
    Drops(street).make(command)
    made = [entry.command for entry in session.match.entries]
    assert made[:1] == ([command] if move in WITHOUT_CONFIRMATION else [])
    assert bool(street.table.parts.panel_host.panel) >= (move in CONFIRMED)


def weighty() -> dict[str, tuple[State, Command]]:
    """Moves that have to be confirmed, although drops of their kind usually do not."""
    press, school = house(), house()
    press.house(0, "kitchen@A1!", saloon=4)
    last = house().change(pile=2)
    return {
        "Laundry before the Press": (press.state, Build(0, "laundry", "A2", 1)),
        "Poker Room before the School": (school.state, Build(0, "poker_room", "B1", 2)),
        "the last cube of the pile": (last.state, Supply(0, (0,), (2,))),
        "the claim that brings Sydney": (
            claims().away("sydney").state,
            StakeClaim(0, "o_grand_reopening"),
        ),
    }


@pytest.mark.parametrize("move", weighty())
def test_what_closes_a_way_or_brings_somebody_is_asked_about(street: Street, move: str) -> None:
    state, command = weighty()[move]
    session = Street.stage(street, state)
    Drops(street).make(command)
    assert not session.match.entries
    panel = street.table.parts.panel_host.panel
    assert panel is not None
    StreetDragging(street).confirm()
    assert session.match.entries[0].command == command


def test_off_means_never(street: Street) -> None:
    """A player who wants no questions is not asked about a bribe either."""
    street.program.settings.confirmations = False
    session = street.stage(house().state)
    Drops(street).make(Bribe(0, "sheriff_fletcher", 0))
    assert session.match.entries[0].command == Bribe(0, "sheriff_fletcher", 0)
