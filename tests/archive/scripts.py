"""The players of the archived games: they play at random, or for money and some buildings only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES

Hands = Callable[[Session, int], Command]
"""Chooses the command of the person in a seat."""

LIKED = {"DeclareVictory": 2000, "Produce": 1, "Pass": 1, "EndTurn": 1, "SkipFloor": 1, "DeclineBonus": 1}
"""The preferences of the keen without looking, by the name of the command."""
WISHED = 1000
"""Their preference for buying the buildings that they want."""


def anything(session: Session, seat: int) -> Command:
    """Make any allowed move, at random."""
    chance = Chance(f"{session.match.seed}/person/{seat}", session.match.next_number)
    return chance.pick(session.options(seat)).draw(chance)


def keen(least: int, *buildings: str) -> Hands:
    """A player that buys these buildings, sells for `least` dollars or more, and produces dear goods."""

    def hands(session: Session, seat: int) -> Command:
        prices = session.view(seat).prices
        commands = [command for option in session.options(seat) for command in option.commands()]
        return max(commands, key=lambda command: _liking(command, prices, least, buildings))

    return hands


def _liking(command: Any, prices: tuple[int, ...], least: int, buildings: tuple[str, ...]) -> int:
    """The preference of the keen for a command; below 0 they make it only if they must."""
    kind = type(command).__name__
    if kind == "BuyBuilding" and command.building in buildings:
        return WISHED
    if kind == "Sell":
        income = int(command.amount * prices[COMMODITIES.index(command.commodity)])
        return income if income >= least else -1
    if kind in ("TakeTokens", "Discard"):
        worth: int = sum(number * price for number, price in zip(command.tokens, prices, strict=True))
        return worth if kind == "TakeTokens" else -worth
    return LIKED.get(kind, -1)


def step(session: Session, hands: Hands = anything) -> None:
    """Make one move: the bot's, or the person's."""
    seat = next(iter(session.awaited), None)
    session.submit(session.think() if seat is None else hands(session, seat))


def walk(session: Session, moves: int) -> None:
    """Make that many moves, at most to the end."""
    for _ in range(moves):
        if not session.over:
            step(session)
