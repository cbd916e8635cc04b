"""Hindsight on the moves and draws of a finished game, each compared with its alternatives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Any

import msgspec

from raccoon.bots.assessor import Assessor, Shares, judge_at_once, play_quickly
from raccoon.bots.bot import AnytimeBot
from raccoon.bots.game_bots import GameBots
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.game import Game

SOME, DRAWN, MANY, FEW = 4, 16, 64, 5
"""The deals that show whether a move draws anything; the draws compared, and their number if few outcomes
are different; and the most outcomes that count as few.
"""
ALIKE = 1e-9
AT_SIGHT, AHEAD = 3, 4
"""The deals in which moves are played ahead at first, and the factor of deals for the best move."""


class Critic:
    """The two strongest bots of a game, to judge moves that were made; `quick` plays nothing ahead."""

    def __init__(self, bots: GameBots, quick: bool = False) -> None:
        self._quick = quick
        levels = list(bots.roster.levels)
        self._bots, self._name = bots, levels[-1] if levels else ""
        strongest = bots.make(self._name) if levels else None
        self.strongest = strongest if isinstance(strongest, AnytimeBot) else None
        self.below = bots.make(levels[-2]) if levels[1:] else None

    def about(self, view: Any, options: tuple[Option, ...], command: Command | None, chance: Chance) -> Any:
        """Return the last explanation of a move, or of the best one; None without such a bot."""
        if self.strongest is None:
            return None
        thoughts = self.strongest.thoughts(view, options, chance, command)
        return _last(islice(thoughts, 1 if self._quick else 1 + AT_SIGHT))

    def best(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Any:
        """Return the explanation of the best move, with many more deals than usual."""
        usual = self.about(view, options, None, chance)
        if usual is None or not usual.deals:
            return usual
        ahead = self._bots.make(f"{self._name}@{AHEAD * usual.deals}")
        assert isinstance(ahead, AnytimeBot)
        return _last(ahead.thoughts(view, options, chance))


def _last(thoughts: Iterator[Any]) -> Any:
    *_, last = thoughts
    return last


def draws(
    game: Game, assessor: Assessor, state: Any, command: Command, after: Any, seed: str
) -> tuple[Shares, float]:
    """Return the luck of a move's draw for each seat: its chance after the draw less the mean of other draws.

    Chances are judged at once. The second value is the share of other draws that are worse for the seat with
    the largest luck.
    """
    came = judge_at_once(game, assessor, after)
    others: list[Shares] = []
    while len(others) < (MANY if len(set(others)) <= FEW else DRAWN):
        others.append(
            judge_at_once(game, assessor, redrawn(game, assessor, state, command, seed, len(others)))
        )
        if len(others) == SOME and _same([came, *others]):
            return (0.0,) * len(came), 0.0
    means = [sum(each) / len(others) for each in zip(*others, strict=True)]
    luck = tuple([now - mean for now, mean in zip(came, means, strict=True)])
    seat = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    worse = sum(other[seat] < came[seat] - ALIKE for other in others)
    return luck, worse / len(others)


def _same(found: Sequence[Shares]) -> bool:
    return all(max(each) - min(each) < ALIKE for each in zip(*found, strict=True))


def redrawn(game: Game, assessor: Assessor, state: Any, command: Command, seed: str, number: int) -> Any:
    """Return the state after the move with another draw."""
    return moved(game, assessor.redeal(state, Chance(seed, number)), command, seed, number)


def moved(game: Game, state: Any, command: Command, seed: str, number: int) -> Any:
    """Return the state after a move in a deal of that number."""
    return game.decide(state, command, Chance(f"{seed}/move", number)).state


class Pairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sums of shares of games played on in `games` deals, after a move or draw (`made`) and another.

    `squares` are each seat's sums of squared differences between the two.
    """

    games: int
    made: Shares
    other: Shares
    squares: Shares

    @classmethod
    def none(cls, players: int) -> Pairs:
        """Return the sums of no games."""
        nothing = (0.0,) * players
        return cls(0, nothing, nothing, nothing)

    def plus(self, made: Shares, other: Shares) -> Pairs:
        """Return the sums with those of one more deal."""
        squares = [(one - two) ** 2 for one, two in zip(made, other, strict=True)]
        sums = (_sum(self.made, made), _sum(self.other, other), _sum(self.squares, squares))
        return Pairs(self.games + 1, *sums)

    @property
    def chances(self) -> tuple[Shares, Shares]:
        """The chances after `made` and after `other`."""
        games = max(1, self.games)
        return tuple([one / games for one in self.made]), tuple([one / games for one in self.other])

    def gain(self, seat: int) -> float:
        """Return the gain in a seat's chance by `made` over `other`."""
        return (self.made[seat] - self.other[seat]) / max(1, self.games)

    @property
    def gains(self) -> Shares:
        """The gain in each seat's chance."""
        return tuple([self.gain(seat) for seat in range(len(self.made))])

    @property
    def moved(self) -> int:
        """The seat with the largest gain or loss."""
        return max(range(len(self.made)), key=lambda seat: abs(self.gain(seat)))

    def error(self, seat: int) -> float:
        """Return the standard error of a seat's gain."""
        if self.games < 2:
            return 1.0
        variance = self.squares[seat] / self.games - self.gain(seat) ** 2
        return sqrt(max(0.0, variance) / (self.games - 1))


def _sum(one: Sequence[float], other: Sequence[float]) -> Shares:
    return tuple([round(a + b, 6) for a, b in zip(one, other, strict=True)])


def move_pair(
    game: Game, assessor: Assessor, state: Any, made: Command, other: Command, seed: str, number: int
) -> tuple[Shares, Shares]:
    """Return the shares after two moves, played on in the same imagined deal."""
    deal = assessor.redeal(state, Chance(seed, number))
    return _on(game, assessor, deal, made, seed, number), _on(game, assessor, deal, other, seed, number)


def draw_pair(
    game: Game, assessor: Assessor, state: Any, command: Command, after: Any, seed: str, number: int
) -> tuple[Shares, Shares]:
    """Return the shares after a move's draw and after another draw, both played on."""
    deal = assessor.redeal(after, Chance(seed, number))
    came = play_quickly(game, assessor, deal, Chance(f"{seed}/on", number))
    other = assessor.redeal(state, Chance(seed, number))
    return came, _on(game, assessor, other, command, seed, number)


def _on(game: Game, assessor: Assessor, deal: Any, command: Command, seed: str, number: int) -> Shares:
    after = moved(game, deal, command, seed, number)
    return play_quickly(game, assessor, after, Chance(f"{seed}/on", number))
