"""Plain sensible players against each other: ``python -m tests.games.saloon_tycoon.balance [games] [fair]``.

They look one move ahead from what their seat may know and value what they would have: so the lengths and
scores of their games can be held against the figures the rules were balanced with.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from statistics import mean, quantiles

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon.actions.draw import Discard
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.supply import Supply, SupplyOption
from raccoon.games.saloon_tycoon.catalogue import CLAIMS, TILES
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import (
    DrawCards,
    GrantedAction,
    GrantedBuild,
    GrantedMove,
    GrantedPlay,
    PlaceCubes,
    StealCards,
    StealGold,
    TakeCards,
    TakeGold,
    Turn,
)
from raccoon.games.saloon_tycoon.requirements import counted, met, worth
from raccoon.games.saloon_tycoon.scoring import score
from raccoon.games.saloon_tycoon.state import Player, State, TableOptions
from raccoon.games.saloon_tycoon.view import View

GOLD = 0.58
"""Points that a gold is worth while there is time to spend it."""
CARD = 1.3
CUBES_A_TURN = 1.7
DUE = {
    GrantedAction: 2.0,
    GrantedPlay: 3.0,
    GrantedBuild: 4.0,
    GrantedMove: 2.0,
    StealGold: 1.7,
    StealCards: 3.0,
}
"""Points that something still to be done is worth."""
BURDENS = {"flatfoot": 0.5, "angie": 0.7, "phineus": 1.0, "sydney": 0.0}
"""Points a turn that a guest costs."""
COSTS = {Discard: 0.5, Bribe: 2.0}
"""Points taken off for moves whose harm shows later only."""
ROUND_CAP = 60


def turns_left(table: State | View, seat: int) -> float:
    """Turns the seat may still have after this one."""
    if table.ender is not None:
        return 0.0
    return table.pile / len(table.players) / CUBES_A_TURN


def _bonus(tile: str, left: float) -> float:
    """The gain of finishing the tile beside its points."""
    bonus = TILES[tile].bonus
    worths = {"gold": GOLD * bonus.amount, "cubes": 1.3 * bonus.amount, "draw": 1.5 * bonus.amount}
    return (worths | {"play": 3.0, "action": 2.0, "citizen": 7.0}).get(bonus.kind, 0.0) * min(1.0, left)


def _rooms(player: Player, left: float) -> float:
    """The promise of unfinished rooms, by how far they are."""
    value = 0.0
    for room in player.rooms:
        tile = TILES[room.tile]
        if not room.finished:
            gain = tile.finish_points - tile.unfinished_points + _bonus(room.tile, left)
            gain += {1: 1.0, 2: 2.0, 3: 4.0}[room.floor] * min(1.0, left / 2)
            hope = min(1.0, 0.25 + left / 8)
            value += hope * gain * (0.35 + 0.65 * (room.cubes / tile.cubes) ** 1.4)
    return value


def _claim(player: Player, claim: str) -> float:
    """The part of a claim that is there, as points."""
    found = CLAIMS[claim]
    if met(player, claim):
        return 0.95 * worth(player, claim)
    parts = [min(1.0, counted(player, need) / max(1, need.amount)) for need in found.requirements]
    return float(max(found.points, 4) * (sum(parts) / len(parts)) ** 1.7 * 0.6)


def _promised(player: Player, left: float, state: State) -> float:
    claims = [*state.open_claims] if left > 0 else [c for c in state.open_claims if met(player, c)]
    secrets = player.secrets if left > 0 else [c for c in player.secrets if met(player, c)]
    return sum(_claim(player, c) * 0.6 for c in claims) + sum(_claim(player, c) for c in secrets)


def value(state: State, seat: int, left: float) -> float:
    """The holdings of the seat in points, with so many turns `left` before the move that is looked at."""
    player = state.players[seat]
    found = score(player).total + _rooms(player, left) + _promised(player, left, state)
    purse = min(player.gold, 9) + 0.4 * max(0, player.gold - 9)
    found += (GOLD * purse + CARD * len(player.hand)) * min(1.0, left / 2)
    found += GOLD * left * 0.9 * (len(player.rooms) + sum(room.roof for room in player.rooms))
    found -= left * sum(BURDENS.get(name, 0.0) for name in player.characters)
    for pending in state.agenda if seat == state.turn else ():
        found += DUE.get(type(pending), 0.0)
        if isinstance(pending, PlaceCubes):
            found += 1.3 * min(pending.count, sum(room.spaces for room in player.rooms))
        if isinstance(pending, DrawCards | TakeCards):
            found += CARD * min(pending.count, 5 - len(player.hand))
        found += GOLD * pending.gold if isinstance(pending, TakeGold) else 0.0
        found += 2.0 if isinstance(pending, Turn) and not pending.action_used else 0.0
    rivals = [score(other).total for number, other in enumerate(state.players) if number != seat]
    return found - 0.25 * sum(rivals) / len(rivals)


def _candidates(option: Option) -> list[Command]:
    """The commands worth a look: whole rooms, single cubes, and all that can be bought at once."""
    if not isinstance(option, SupplyOption):
        return list(islice(option.commands(), 300))
    single = [
        Supply(option.seat, (room,), (count,))
        for room, spaces in zip(option.rooms, option.spaces, strict=True)
        for count in {1, min(spaces, option.most)}
    ]
    return [command for command in single if option.allows(command)]


class PlainPlayer:
    """Takes the move that leaves it with the most; bribes nobody who was moved before."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)
        self.moved: set[str] = set()

    def choose(self, seen: View, options: tuple[Option, ...], seat: int) -> Command:
        """One of the commands that the options allow."""
        state = GAME.imagine(seen, self.chance)
        best, choice = float("-inf"), None
        for command in (command for option in options for command in _candidates(option)):
            if isinstance(command, KeepSecrets):
                return self.chance.pick(list(options[0].commands()))
            found = self._worth(state, command, seat, turns_left(state, seat))
            if found > best:
                best, choice = found, command
        assert choice is not None
        if isinstance(choice, Bribe | MoveCharacter):
            self.moved.add(choice.character)
        return choice

    def _worth(self, state: State, command: Command, seat: int, left: float) -> float:
        if isinstance(command, EndTurn):
            return value(state, seat, left) - 0.01
        if isinstance(command, Bribe) and command.character in self.moved:
            return float("-inf")
        if isinstance(command, StakeClaim) and _waits(state, command.claim, seat):
            return float("-inf")
        after = GAME.decide(state, command, Chance("looking ahead")).state
        return value(after, seat, left) - COSTS.get(type(command), 0.0)


def _waits(state: State, claim: str, seat: int) -> bool:
    """Whether a growing secret claim had better wait."""
    player = state.players[seat]
    grows = CLAIMS[claim].per is not None and worth(player, claim) < CLAIMS[claim].cap
    first_claim = "sydney" in state.away and state.ender is None
    return (grows or (first_claim and CLAIMS[claim].secret)) and turns_left(state, seat) > 1.5


def played(players: int, seed: str, options: TableOptions) -> tuple[State, int, Counter[str]]:
    """A game of plain players: its last state, its decisions, its commands by kind."""
    state = GAME.start(GAME.setup(players, options, Chance(seed)))
    table = [PlainPlayer(f"{seed} {seat}") for seat in range(players)]
    kinds: Counter[str] = Counter()
    while (asked := GAME.to_act(state)) and state.round <= ROUND_CAP:
        seat = asked[0]
        command = table[seat].choose(GAME.view(state, seat), GAME.options(state, seat), seat)
        kinds[type(command).__name__] += 1
        state = GAME.decide(state, command, Chance(seed, sum(kinds.values()))).state
    return state, sum(kinds.values()), kinds


SHOWN = ("Build", "PlayCard", "Draw", "Bribe", "Earn")


def _sources(players: list[Player]) -> dict[str, float]:
    """Points a player by where they came from."""
    total: Counter[str] = Counter()
    for player in players:
        found = score(player)
        total.update({name: getattr(found.track, name) for name in found.track.__struct_fields__})
        total.update({name: getattr(found, name) for name in ("unfinished", "citizens", "outlaws")})
    return {name: round(points / len(players), 1) for name, points in total.items()}


def _wins(states: list[State]) -> list[float]:
    """Percent of the games won by place in turn order, a shared win in parts."""
    wins = [0.0] * len(states[0].players)
    for state in states:
        won = [seat for seat, outcome in enumerate(GAME.outcome(state)) if outcome.won]
        for seat in won:
            wins[(seat - state.start_player) % len(wins)] += 100 / len(won) / len(states)
    return wins


def report(players: int, games: int, options: TableOptions) -> str:
    """The figures of so many games."""
    results = [played(players, f"balance {players} {number}", options) for number in range(games)]
    over = [result for result in results if GAME.outcome(result[0])]
    states = [state for state, _, _ in over]
    holders = [player for state in states for player in state.players]
    rounds, points = [state.round for state in states], [score(player).total for player in holders]
    kinds = sum((kinds for _, _, kinds in over), Counter())
    low, *_, high = quantiles(points, n=20)
    return (
        f"{players} players, {len(over)} of {games} games over: rounds {mean(rounds):.1f} "
        f"({min(rounds)}-{max(rounds)}), decisions {mean(made for _, made, _ in over):.0f}, "
        f"score {mean(points):.1f} ({low:.0f}-{high:.0f}), "
        f"wins by place {' '.join(f'{share:.0f}' for share in _wins(states))}, "
        f"actions {[round(kinds[name] / len(holders), 1) for name in SHOWN]} of {SHOWN}, "
        f"points {_sources(holders)}"
    )


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for number in GAME.seats:
        print(report(number, wanted, TableOptions(fair_start="fair" in sys.argv)))
