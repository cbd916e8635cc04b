"""A preview is kept: what is shown before a move is paid for is what then happens.

500 random positions of games of bots, every kind of move among them. What the dock and the marks on the
table say of a command, from the view of its seat alone, is compared with what its events really did, told
by a small fold of its own from the events' facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from raccoon.app.session.preview import Preview, preview
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, Bid, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import PricesRaised, TokensTaken
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon import holdings
from scenes.raccoon_tycoon.auction.figures import railroad_value
from scenes.raccoon_tycoon.choices.decision import lines as changes_of
from scenes.raccoon_tycoon.words.names import sentence
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine
from tests.games.declared import declared
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_tycoon.positions import say

POSITIONS = 500
GAMES: tuple[tuple[int, str, dict[str, bool]], ...] = (
    (2, "random", {}),
    (3, "random", {"longer_game": True}),
    (4, "random", {"mixed_opening": True}),
    (5, "random", {"sudden_death": True}),
    (2, "random", {"open_money": True}),
    (4, "greedy", {}),
)
OUTSIDE = (Bid, Pass, EndTurn, DeclareVictory)
"""Moves without a preview: they have panels or buttons."""


@dataclass(frozen=True)
class Case:
    """A position, a command, its preview, and the outcome."""

    session: Session
    before: View
    command: Command
    foretold: Preview
    after: View
    events: tuple[Event, ...]


@cache
def _cases() -> tuple[Case, ...]:
    found: list[Case] = []
    round_of_games = 0
    while len(found) < POSITIONS:
        for players, bot, options in GAMES:
            found += _game(players, bot, options, f"foresight {round_of_games}")
        round_of_games += 1
    return tuple(found)


def _game(players: int, bot: str, options: dict[str, bool], seed: str) -> Iterator[Case]:
    """One command of every position with a preview, rarer kinds first."""
    session = Session.new("raccoon_tycoon", seats(*[bot] * players), options, f"{seed} {players} {bot}", None)
    chance = Chance(f"{seed} {players}")
    while not session.over:
        seat = session.waiting[0]
        usable = [option for option in session.options(seat) if option.command not in OUTSIDE]
        if usable and chance.below(2):
            yield _case(session, seat, chance.pick(usable).draw(chance))
        session.submit(session.think())


def _case(session: Session, seat: int, command: Command) -> Case:
    match = session.match
    before = session.view(seat)
    decision = match.game.decide(match.state, command, Chance(match.seed, match.next_number))
    events = tuple(match.game.hide(event, seat) for event in decision.events)
    foretold = preview(match.game, before, command)
    return Case(session, before, command, foretold, match.game.view(decision.state, seat), events)


@dataclass
class Told:
    """Counts money, prices and tokens from events, without the engine."""

    seat: int
    money: Counter[int] = field(default_factory=Counter)
    prices: Counter[str] = field(default_factory=Counter)
    tokens: int = 0

    def follow(self, event: Any) -> Told:
        """Add one event."""
        match event:
            case Sold():
                self.money[event.seat] += event.amount * event.price
                for owner, income in event.firms:
                    self.money[owner] += income
                self.prices[event.commodity] = event.new_price
                self.tokens -= event.amount
            case PricesRaised():
                for name, raised in zip(COMMODITIES, event.raised, strict=True):
                    self.prices[f"+{name}"] = raised
            case BuildingBought() | BuildingUpgraded():
                self.money[event.seat] -= event.cost
            case FloorTraded():
                self.money[event.seat] -= event.amount * event.price
                self.money[event.seller] += event.amount * event.price
                self.tokens += event.amount
            case TokensTaken() | BonusTaken() | StartTokensTaken():
                self.tokens += sum(event.tokens)
            case TokensDiscarded() | TownBought():
                self.tokens -= sum(event.tokens)
        return self


def _told(case: Case) -> Told:
    told = Told(case.command.seat)
    for event in case.events:
        told.follow(event)
    return told


def _table(case: Case) -> ChoiceContext:
    return ChoiceContext(case.before, case.session.seats, say(), lambda _: case.foretold, lambda: None)


def test_there_are_500_positions_and_every_kind_of_move() -> None:
    cases = _cases()
    assert len(cases) >= POSITIONS
    kinds = declared("raccoon_tycoon", Command) - set(OUTSIDE)
    assert {type(case.command) for case in cases} == kinds


def test_prices_are_as_foretold() -> None:
    for case in _cases():
        told, ghosts = (
            _told(case).prices,
            dict(holdings.of_preview(case.foretold).ghost_prices),
        )
        for name, old in zip(COMMODITIES, case.before.prices, strict=True):
            new = told.get(name, old) + told.get(f"+{name}", 0)
            assert ghosts.get(name, old) == new, case.command


def test_money_is_as_foretold_and_so_is_what_others_get() -> None:
    for case in _cases():
        seat, told = case.command.seat, _told(case).money
        before, after = case.foretold.before.players[seat], case.foretold.after.players[seat]
        assert after.money - before.money == told[seat], case.command
        sold = [event for event in case.events if isinstance(event, Sold)]
        others = {owner: f"+${told[owner]}" for event in sold for owner, _ in event.firms if owner != seat}
        assert holdings.gains(case.foretold, ENGLISH.say) == others, case.command


def test_storage_and_overflow_are_as_foretold() -> None:
    for case in _cases():
        seat = case.command.seat
        before, after = case.foretold.before.players[seat], case.foretold.after.players[seat]
        assert sum(after.tokens) - sum(before.tokens) == _told(case).tokens, case.command
        assert after.tokens == case.after.players[seat].tokens
        assert after.powers.storage_limit == case.after.players[seat].powers.storage_limit
        overflow = [
            view.pending.count if isinstance(view.pending, AwaitDiscard) else 0
            for view in (case.foretold.after, case.after)
        ]
        assert overflow[0] == overflow[1], case.command


def test_points_are_as_foretold() -> None:
    for case in _cases():
        seat = case.command.seat
        assert case.foretold.after.players[seat].score == case.after.players[seat].score, case.command


def test_effects_and_worth_are_those_of_what_was_bought_or_put_up() -> None:
    for case in _cases():
        lines = changes_of(_table(case), case.foretold)
        for event in case.events:
            match event:
                case BuildingBought():
                    assert PreviewLine(sentence(event.building, say())) in lines
                case BuildingUpgraded():
                    assert PreviewLine(sentence(event.upgrade, say())) in lines
                case AuctionOpened():
                    player = case.before.players[event.seat]
                    owned = player.railroads.count(event.railroad) + 1
                    points = (0, *RAILROADS[event.railroad].points)
                    worth = railroad_value(player, event.railroad)
                    assert worth.owned == owned
                    assert worth.set_after - worth.set_before == points[owned] - points[owned - 1]


def test_every_line_shown_before_is_a_line_that_is_true_afterwards() -> None:
    """Word for word: the same sentences made from what really happened."""
    for case in _cases():
        happened = Preview(case.before, case.after, case.events)
        assert changes_of(_table(case), case.foretold) == changes_of(_table(case), happened), case.command
