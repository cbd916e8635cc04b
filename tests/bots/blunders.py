"""Positions of seeded games in which a seat makes a move that is a blunder by common sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import mul
from typing import Any

from raccoon.app.afterwards import review
from raccoon.app.afterwards.chances import ChanceCourse
from raccoon.app.afterwards.review import Glance, Reviewer
from raccoon.bots.assessor import play_quickly
from raccoon.bots.game_bots import remember
from raccoon.bots.raccoon_rampage.outlook import pieces_given
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.match import Match
from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority, NameMajorityOption
from raccoon.games.raccoon_tycoon.actions.auction import Bid, BidOption, Pass
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.registry import GAMES
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.stake import StakeOption
from raccoon.games.saloon_tycoon.pending import Turn

WINDOW = 3
"""The moves on either side that are reviewed together with a blunder."""
OVERPAID, WASTED, CHEAP = 15, 12, 8
"""Dollars above the worth, dollars of goods above the cheaper way, dollars below the worth."""
RICH, MANY = 8, 2
"""The gold with which an action gains much; the tokens of a policy that gains much."""
COST, TRIED = 0.2, 16
"""The chance to win that a move must cost to be a blunder, and the games played on to measure it."""


@dataclass(frozen=True)
class Blunder:
    """A kind of blunder: the table where it is searched for, and the move in a position, None for none."""

    game: str
    players: int
    player: str
    find: Callable[[Any, tuple[Option, ...], Any], Command | None]
    options: tuple[tuple[str, Any], ...] = ()


def wrong_goods(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """Pay a town's any goods with the dearest ones, though the named ones are there and far cheaper."""
    for option in options:
        if isinstance(option, TownOption) and option.named and option.any_cost:
            dear = sorted(range(6), key=lambda kind: -state.prices[kind])
            tokens, left = [0] * 6, option.any_cost
            for kind in dear:
                tokens[kind] = min(option.held[kind], left)
                left -= tokens[kind]
            worth, named = (sum(map(mul, state.prices, paid)) for paid in (tokens, option.named))
            if worth >= named + WASTED:
                return BuyTown(option.seat, tuple(tokens))
    return None


def _worth(view: Any) -> int:
    worth = GAME_BOTS["raccoon_tycoon"].worth_paying
    assert worth
    return worth(view, view.pending.railroad)


def overpaid(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """Bid $15 more than the railroad is worth to the seat."""
    for option in options:
        if isinstance(option, BidOption):
            amount = max(option.least, _worth(view) + OVERPAID)
            return Bid(option.seat, amount) if amount <= option.most else None
    return None


def last_railroad(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """Let one of the last two railroads go to another seat for far less than it is worth to this one."""
    if not any(isinstance(option, BidOption) for option in options):
        return None
    last = len(state.railroad_offer) + len(state.railroad_deck) <= 2
    cheap = _worth(view) >= state.pending.bid + CHEAP
    return Pass(view.seat) if last and cheap and len(state.pending.active) == 2 else None


def idle(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """End the turn without an action, though there is gold to build with."""
    fresh = isinstance(state.pending, Turn) and not state.pending.action_used
    rich = state.players[view.seat].gold >= RICH and state.round > 3 and state.ender is None
    return EndTurn(view.seat) if fresh and rich else None


def unstaked(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """End the very last turn with a claim that is met and not staked."""
    points = max((max(o.points) for o in options if isinstance(o, StakeOption)), default=0)
    return EndTurn(view.seat) if state.final_turn and points >= 4 else None


def given_away(state: Any, options: tuple[Option, ...], view: Any) -> Command | None:
    """Give another seat the majority of an even policy, though it lets the seat's own agency score much."""
    option = options[0]
    if state.final or not isinstance(option, NameMajorityOption) or view.seat not in option.choices:
        return None
    gained = pieces_given(state.evaluated.policy, state.evaluated.rider).mitigated
    agency = ROLES[state.players[view.seat].role].agency
    others = [seat for seat in option.choices if seat != view.seat]
    return NameMajority(view.seat, others[0]) if agency and gained >= MANY else None


BLUNDERS: dict[str, Blunder] = {
    "wrong goods": Blunder("raccoon_tycoon", 2, "shrewd", wrong_goods),
    "overpaid": Blunder("raccoon_tycoon", 3, "shrewd", overpaid),
    "last railroad": Blunder("raccoon_tycoon", 2, "shrewd", last_railroad, (("sudden_death", True),)),
    "idle": Blunder("saloon_tycoon", 2, "gambler", idle),
    "unstaked": Blunder("saloon_tycoon", 3, "gambler", unstaked),
    "given away": Blunder("raccoon_rampage", 3, "delegate", given_away),
}


def planted(kind: str, seed: str) -> tuple[Match, int] | None:
    """A game with such a blunder and some moves after it, and the number of moves before it."""
    blunder, chance = BLUNDERS[kind], Chance(seed)
    game, bots = GAMES[blunder.game], GAME_BOTS[blunder.game]
    setup = game.setup(blunder.players, game.options_type(**dict(blunder.options)), Chance(seed))
    match, bot, memory = Match(game, setup, seed), bots.make(blunder.player), bots.memory(blunder.players)
    made = None
    while (seats := match.to_act()) and (made is None or len(match.entries) <= made + WINDOW):
        view, options = memory.recall(match.view(seats[0])), match.options(seats[0])
        command = blunder.find(match.state, options, view) if made is None else None
        command = command if command and _costs(match, command) else None
        if command is not None:
            made = len(match.entries)
        state, entry = match.state, match.submit(command or bot.choose(view, options, chance))
        remember(memory, game, state, entry.events)
    return None if made is None else (match, made)


def _costs(match: Match, command: Command) -> bool:
    """Return whether the move costs its seat much, over separate deals."""
    game, maker = match.game, GAME_BOTS[match.game.name].assessor
    assert maker
    assessor, lost = maker(), 0.0
    for number in range(TRIED):
        deal = assessor.redeal(match.state, Chance("costs", number))
        after = game.decide(deal, command, Chance("costs/move", number)).state
        fine, made = (play_quickly(game, assessor, one, Chance("costs/on", number)) for one in (deal, after))
        lost += fine[command.seat] - made[command.seat]
    return lost / TRIED >= COST


def worst(match: Match, made: int) -> int | None:
    """The number of moves before the worst mistake found near there; None if none is found."""
    maker = GAME_BOTS[match.game.name].assessor
    assert maker
    reviewer, players = Reviewer(match, maker(), ""), match.game.players(match.state)
    moves, nothing = len(match.entries), Glance((0.0,) * players)
    near = range(max(0, made - WINDOW), moves)
    glances = tuple([reviewer.glance(n) if n in near else nothing for n in range(moves)])
    mistakes = tuple([one if one.lost else nothing for one in glances])
    flat = ChanceCourse("", (0, moves), (0.0, 1.0), (nothing.luck,) * 2, (nothing.luck,) * 2, (1, 1))
    *_, last = reviewer.refined(review.Review("", moves, mistakes), flat)
    named = [found for found in last.cards if found.kind == "mistake"]
    return min(named, key=lambda found: found.swing).moves if named else None


def positions(kind: str, seed: int, number: int = 0) -> Iterator[tuple[Match, int]]:
    """The blunders of that kind in game after game, starting with the game of that number."""
    while True:
        found = planted(kind, f"{kind} {seed} {number}")
        number += 1
        if found:
            yield found
