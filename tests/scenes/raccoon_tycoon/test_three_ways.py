"""Every kind of move in every way: by drag, by clicks, by keys, by touch, by controller."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, SkipFloor
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, TOWNS
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, offering, stage, waiting
from tests.scenes.raccoon_tycoon.ways import WAYS

CARD = 8
"""Prices: coal and two goods; it produces wheat, iron, coal and goods."""
CARDS = (CARD, 1, 2)
Move = tuple[State, Command]


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """The program in a small window."""
    return Sitting(tmp_path, (960, 540))


def _rich() -> State:
    """A position in which a seat has these tokens, money and cards."""
    return having(dealt(), tokens=counts(wheat=4, wood=3, coal=2), money=60, hand=CARDS)


def _town_price(mix: bool) -> Move:
    state = having(dealt(), tokens=counts(wheat=3, wood=2, iron=2, coal=3))
    town = TOWNS[state.town or ""]
    own = COMMODITIES.index(town.commodity)
    if not mix:
        return state, BuyTown(0, counts(**{town.commodity: town.commodity_cost}))
    tokens, left = [0] * 6, town.any_cost
    for index, held in enumerate(state.players[0].tokens):
        if index != own and left:
            tokens[index] = min(held, left, 2)
            left -= tokens[index]
    tokens[own] = left
    return state, BuyTown(0, tuple(tokens))


def _auction(leader: int = 1) -> State:
    state = having(dealt(), money=30)
    railroad = state.railroad_offer[0]
    return waiting(state, at.AwaitBid(0, railroad, leader, leader, 9, (0, 1, 2)), turn=leader)


def _in_production(pending: at.Pending, *buildings: str) -> State:
    state = having(dealt(), hand=(1, 2, 3), buildings=buildings, money=40)
    state = having(state, 1, tokens=counts(wood=3, iron=2))
    state = having(state, 2, tokens=counts(iron=2, luxury=1))
    return waiting(_with_discarded(state), pending)


def _with_discarded(state: State) -> State:
    """Assert that a card has been played."""
    first, *rest = state.players[0].hand
    player = replace(state.players[0], hand=tuple(rest))
    return replace(state, players=(player, *state.players[1:]), discard_pile=(first,))


def _full() -> State:
    state = having(dealt(), tokens=counts(wheat=5, wood=4, coal=3), hand=(1, 2, 3))
    return waiting(_with_discarded(state), at.AwaitDiscard(0, 2))


def _sudden() -> State:
    return having(dealt(sudden_death=True), money=1000)


MOVES: dict[str, Callable[[], Move]] = {
    "start tokens": lambda: (
        waiting(dealt(), at.AwaitStartTokens(0, 2)),
        ChooseStartTokens(0, counts(wood=1, goods=1)),
    ),
    "production": lambda: (_rich(), Produce(0, CARD)),
    "production, another card": lambda: (_rich(), Produce(0, CARDS[2])),
    "choice of tokens": lambda: (
        _in_production(at.AwaitTokens(0, 1)),
        TakeTokens(0, counts(wheat=1, wood=1, luxury=1)),
    ),
    "choice among five": lambda: (
        _in_production(at.AwaitTokens(0, 2)),
        TakeTokens(0, counts(wood=1, coal=1, goods=1)),
    ),
    "bonus": lambda: (
        _in_production(at.AwaitBonus(0, 1), "Wheat Field", "Coal Mine"),
        TakeBonus(0, "Coal Mine", counts(coal=2)),
    ),
    "bonus of any tokens": lambda: (
        _in_production(at.AwaitBonus(0, 1), "Wheat Field", "Water Mill"),
        TakeBonus(0, "Water Mill", counts(goods=1, luxury=1)),
    ),
    "no bonus": lambda: (_in_production(at.AwaitBonus(0, 1), "Wheat Field"), DeclineBonus(0)),
    "Trading Floor": lambda: (
        _in_production(at.AwaitFloorTrade(0, 1), "Trading Floor"),
        BuyOnFloor(0, 2, "iron", 2),
    ),
    "Trading Floor, the first trade": lambda: (
        _in_production(at.AwaitFloorTrade(0, 1), "Trading Floor"),
        BuyOnFloor(0, 1, "wood", 2),
    ),
    "Trading Floor, nothing": lambda: (
        _in_production(at.AwaitFloorTrade(0, 1), "Trading Floor"),
        SkipFloor(0),
    ),
    "discard": lambda: (_full(), Discard(0, counts(wheat=1, coal=1))),
    "discard two of a kind": lambda: (_full(), Discard(0, counts(wood=2))),
    "sale": lambda: (_rich(), Sell(0, "wood", 2)),
    "sale of everything": lambda: (_rich(), Sell(0, "wheat", 4)),
    "sale with the export raise": lambda: (
        having(_rich(), buildings=("Export Company",)),
        Sell(0, "coal", 2, True),
    ),
    "sale without the export raise": lambda: (
        having(_rich(), buildings=("Export Company",)),
        Sell(0, "wood", 1, False),
    ),
    "second sale": lambda: (
        waiting(having(_rich(), buildings=("Freight Company",)), at.AwaitSecondSale(0, "wheat")),
        Sell(0, "wood", 3),
    ),
    "no second sale": lambda: (
        waiting(having(_rich(), buildings=("Freight Company",)), at.AwaitSecondSale(0, "wheat")),
        EndTurn(0),
    ),
    "auction opening": lambda: (_rich(), OpenAuction(0, _rich().railroad_offer[1], 13)),
    "auction opening at another bid": lambda: (_rich(), OpenAuction(0, _rich().railroad_offer[0], 22)),
    "bid": lambda: (_auction(), Bid(0, 17)),
    "pass": lambda: (_auction(), Pass(0)),
    "action after an auction lost": lambda: (
        waiting(_rich(), at.AwaitAction(0, may_end=True)),
        Produce(0, CARD),
    ),
    "end turn after an auction lost": lambda: (
        waiting(_rich(), at.AwaitAction(0, may_end=True)),
        EndTurn(0),
    ),
    "purchase": lambda: (offering(_rich(), "Bank", "Warehouse"), BuyBuilding(0, "Bank")),
    "purchase of another": lambda: (
        offering(_rich(), "Rail Baron", "Factory"),
        BuyBuilding(0, "Factory"),
    ),
    "upgrade": lambda: (
        having(_rich(), buildings=("Wheat Field", "Coal Deposit")),
        UpgradeBuilding(0, "Coal Deposit"),
    ),
    "second purchase": lambda: (
        waiting(
            offering(having(_rich(), buildings=("Construction Company",)), "Bank"),
            at.AwaitSecondPurchase(0),
        ),
        BuyBuilding(0, "Bank"),
    ),
    "second purchase, an upgrade": lambda: (
        waiting(having(_rich(), buildings=("Construction Company", "Vineyard")), at.AwaitSecondPurchase(0)),
        UpgradeBuilding(0, "Vineyard"),
    ),
    "no second purchase": lambda: (
        waiting(having(_rich(), buildings=("Construction Company",)), at.AwaitSecondPurchase(0)),
        EndTurn(0),
    ),
    "town by its commodity": lambda: _town_price(mix=False),
    "town by any tokens": lambda: _town_price(mix=True),
    "sudden death": lambda: (_sudden(), DeclareVictory(0)),
    "sudden death when the action is done": lambda: (
        waiting(_sudden(), at.TurnDone(0)),
        DeclareVictory(0),
    ),
    "end turn at sudden death": lambda: (waiting(_sudden(), at.TurnDone(0)), EndTurn(0)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("move", MOVES)
def test_every_move_in_every_way(sitting: Sitting, move: str, way: str) -> None:
    sitting.watch(way == "drag")
    state, command = MOVES[move]()
    session = stage(sitting, state)
    WAYS[way](sitting).make(command)
    assert session.match.entries[0].command == command


@pytest.mark.parametrize("way", WAYS)
def test_a_private_maximum_in_every_way(sitting: Sitting, way: str) -> None:
    """Another has opened: a limit is set instead of a bid, and the least raise follows by itself."""
    sitting.watch(way == "drag")
    sitting.program.settings.speed = "calm"
    state = having(having(dealt(), money=30), 2, money=9)
    session = stage(sitting, waiting(state, at.AwaitAction(2), turn=2))
    sitting.table.context.submit(OpenAuction(2, state.railroad_offer[0], 7))
    hands = WAYS[way](sitting)
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, AuctionPanel)
    hands.use(panel.controls.highest)
    form = panel.controls.form
    assert form
    assert not session.match.entries[1:]
    hands.amount(form.sum, 15)
    hands.use(form.confirm)
    limit = session.orders.of(0)
    assert limit
    assert limit.most == 15
    for _ in range(40):
        sitting.window.step(sitting.stack, 0.2)
        if session.match.entries[1:]:
            break
    assert session.match.entries[1].command == Bid(0, 8)


class Player:
    """A person who makes given decisions in one way of input only."""

    def __init__(self, sitting: Sitting, way: str) -> None:
        self.hands = WAYS[way](sitting)
        self.greedy, self.random = (
            GAME_BOTS["raccoon_tycoon"].make("greedy"),
            GAME_BOTS["raccoon_tycoon"].make("random"),
        )
        self.made: set[type[Command]] = set()

    def __call__(self, sitting: Sitting) -> None:
        """Answer the question on the screen."""
        top = sitting.stack.top
        if not isinstance(top, TableScene):
            self.hands.answer()
            return
        if top.parts.log.page:
            self.hands.read_recap()
            return
        session, number = top.context.session, len(top.context.session.match.entries)
        command = self._wanted(top, number)
        self.hands.make(command)
        assert session.match.entries[number].command == command
        self.made.add(type(command))

    def _wanted(self, table: TableScene, number: int) -> Command:
        seat, session = table.context.shown.person, table.context.session
        assert seat is not None
        chance = Chance("whims", number)
        bot = self.random if chance.below(4) == 0 else self.greedy
        return bot.choose(session.view(seat), session.options(seat), chance)


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_of_three_in_one_way(sitting: Sitting, way: str) -> None:
    """Two people and a bot from the first tokens to the certificate, without leaving this way once."""
    sitting.watch(way == "drag")
    session = sitting.begin(seats("person", "greedy", "person"), "one way")
    player = Player(sitting, way)
    results = sitting.play(player)
    assert session.over
    assert len(results.results.seats) == 3
    kinds = {ChooseStartTokens, Produce, Sell, OpenAuction, Bid, Pass}
    assert kinds | {BuyBuilding, BuyTown} <= player.made
    made_by_people = [e for e in session.match.entries if session.seats[e.command.seat].is_person]
    assert len(made_by_people) > 40


def test_the_hands_are_told_apart(sitting: Sitting) -> None:
    """No way is another one under a new name."""
    kinds = {name: type(way(sitting)) for name, way in WAYS.items()}
    assert all(issubclass(kind, Hands) for kind in kinds.values())
    points = {name: type(getattr(way(sitting), "point", None)) for name, way in WAYS.items()}
    assert len({(kinds[name], points[name]) for name in WAYS}) == len(WAYS)
