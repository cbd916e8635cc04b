"""The turning points of a finished game: mistakes, good moves and draws, each compared with its alternative
by playing on; computed after the chances and cached like them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from raccoon.app.afterwards.chances import MOVING, ChanceCourse
from raccoon.app.files import read_json
from raccoon.app.session.bot_memory import BotMemory
from raccoon.app.thinking.protocol import BotReason
from raccoon.bots import hindsight
from raccoon.bots.assessor import Assessor, Shares
from raccoon.bots.hindsight import Critic, Pairs
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.match import Match

VERSION = 3
"""Raised whenever turning points are found differently: part of the cache key."""
Kind = Literal["mistake", "found", "luck"]
TRIED: dict[Kind, int] = {"mistake": 8, "found": 5, "luck": 8}
NAMED = 5
"""The most candidates of each kind that are tried, and the most of all that are measured again."""
TRIALS, GAMES = 16, 60
"""The number of deals in which a candidate is tried, and of fresh ones in which it is measured again."""
CARDS, LEAST, SURE = 3, 0.03, 2.0
"""The most turning points shown, the least chance they are worth, and the least multiple of their error."""
GLIMPSE = 0.01
"""The apparent worth below which a move or draw is not tried."""
SHARE_OF_CURVE = 0.25
"""The weight of the curve's step there, added to the apparent worth of a move or draw."""
LARGEST = 4_000_000


class Glance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The quick evaluation of a move: the chance it `lost` against the `better` one, and the chance that its
    draw brought each seat, better than the share `worse` of possible draws. For a best move, how far it is
    `ahead` of the `plain` one that the level below would have made.
    """

    luck: Shares
    lost: float = 0.0
    better: Any = None
    ahead: float = 0.0
    plain: Any = None
    worse: float = 0.0


class Finding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A possible turning point after `moves` moves: the `other` move, results, and reason."""

    moves: int
    kind: Kind
    seat: int
    other: Any
    pairs: Pairs
    reason: BotReason | None = None

    @property
    def swing(self) -> float:
        """The chance that it gained its seat."""
        return self.pairs.gain(self.seat)

    @property
    def passes(self) -> bool:
        """Whether it is large and certain enough to be shown."""
        right = self.kind == "luck" or (self.swing > 0) == (self.kind == "found")
        return right and abs(self.swing) > max(LEAST, SURE * self.pairs.error(self.seat))


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The work so far: a glance at each move, the candidates tried, and those measured in fresh deals."""

    key: str
    moves: int
    glances: tuple[Glance, ...] = ()
    tried: tuple[Finding, ...] = ()
    measured: tuple[Finding, ...] = ()
    over: bool = False

    @property
    def done(self) -> float:
        """The approximate share of the work done, from 0 to 1."""
        if self.over:
            return 1.0
        seen, tried = len(self.glances) / max(1, self.moves), len(self.tried) / sum(TRIED.values())
        return 0.3 * seen + 0.3 * tried + 0.4 * len(self.measured) / (NAMED + 1)

    @property
    def cards(self) -> tuple[Finding, ...]:
        """The turning points to show, in their order: those of the largest swing, no two of the same turn."""
        named: list[Finding] = []
        for found in sorted(self.measured, key=lambda found: -abs(found.swing)):
            if found.passes and not any(_twin(found, other) for other in named):
                named.append(found)
        return tuple(sorted(named[:CARDS], key=lambda found: found.moves))


def _twin(one: Finding, other: Finding) -> bool:
    """Return whether two findings are about the same: two steps of one turn, or two draws of it."""
    return (one.kind, one.seat) == (other.kind, other.seat) and abs(one.moves - other.moves) <= TWINS


TWINS = 2
"""The most moves between two steps of one turn."""


class Reviewer:
    """Reviews a match with the assessor of its game; `key` identifies match and evaluation; a `quick` one
    plays nothing ahead for the glances.
    """

    def __init__(self, match: Match, assessor: Assessor, key: str, quick: bool = False) -> None:
        self._match, self._assessor, self._game = match, assessor, match.game
        self._memory, self._codec = BotMemory(match), Codec(match.game)
        self._critic = Critic(GAME_BOTS[match.game.name], quick)
        self._key = blake2b(f"{key}/{VERSION}/{TRIALS}/{GAMES}".encode(), digest_size=16).hexdigest()

    def initial(self) -> Review:
        """Return an empty review."""
        return Review(self._key, len(self._match.entries))

    def refined(self, review: Review, course: ChanceCourse) -> Iterator[Review]:
        """Yield the review with ever more of it done."""
        for moves in range(len(review.glances), review.moves):
            review = replace(review, glances=(*review.glances, self.glance(moves)))
            yield review
        shown = [entry.reveals for entry in self._match.entries]
        for moves, kind in candidates(review.glances, shown, course)[len(review.tried) :]:
            review = replace(review, tried=(*review.tried, self._try_out(review.glances[moves], moves, kind)))
            yield review
        for found in best(review.tried)[len(review.measured) :]:
            again = replace(found, pairs=self._pairs(found, "named", GAMES), reason=self._reason(found))
            review = replace(review, measured=(*review.measured, again))
            yield review
        if not review.over:
            yield replace(review, over=True)

    def glance(self, moves: int) -> Glance:
        """Return the glance at the move after so many moves."""
        seen = self._glance_at_luck(moves)
        if self._talks(moves):
            return seen
        return self._evaluated(seen, moves)

    def _glance_at_luck(self, moves: int) -> Glance:
        """Return the luck of the move after so many; zero where it revealed nothing."""
        entry, state = self._match.entries[moves], self._match.state_after(moves)
        if not entry.reveals:
            return Glance((0.0,) * self._game.players(state))
        after, seed = self._match.state_after(moves + 1), f"{self._match.seed}/drawn/{moves}"
        luck, worse = hindsight.draws(self._game, self._assessor, state, entry.command, after, seed)
        return Glance(tuple([round(part, 4) for part in luck]), worse=round(worse, 3))

    def _evaluated(self, seen: Glance, moves: int) -> Glance:
        """Return the glance with a strong bot's evaluation of the move."""
        command, asked = self._match.entries[moves].command, self._question(moves)
        thought = self._critic.about(*asked, command, self._chance(moves))
        if thought is None or thought.gap is None:
            return seen
        if thought.gap < 0:
            lost = self._worth(moves, -thought.gap)
            return replace(seen, lost=lost, better=self._codec.encode(thought.runner_up))
        plain = self._critic.below.choose(*asked, self._chance(moves)) if self._critic.below else command
        if plain == command:
            return seen
        behind = self._critic.about(*asked, plain, self._chance(moves)).gap or 0.0
        return replace(seen, ahead=self._worth(moves, max(0.0, -behind)), plain=self._codec.encode(plain))

    def _worth(self, moves: int, points: float) -> float:
        seat = self._match.entries[moves].command.seat
        return round(self._assessor.chance_lost(self._match.state_after(moves), seat, points), 4)

    def _question(self, moves: int) -> tuple[Any, Any]:
        """Return the view and the options of the seat that moved after so many moves."""
        seat = self._match.entries[moves].command.seat
        return self._memory.view(seat, moves), self._match.options(seat, moves)

    def _talks(self, moves: int) -> bool:
        command = self._match.entries[moves].command
        options = self._match.options(command.seat, moves)
        return any(option.talk and isinstance(command, option.command) for option in options)

    def _chance(self, moves: int) -> Chance:
        return Chance(f"{self._match.seed}/critic", moves)

    def _try_out(self, seen: Glance, moves: int, kind: Kind) -> Finding:
        """Try a candidate; without any deals where a longer search disagrees."""
        command = self._match.entries[moves].command
        other, none = seen.plain if kind == "found" else None, Pairs.none(len(seen.luck))
        if kind != "luck":
            thought = self._critic.best(*self._question(moves), self._chance(moves))
            if (thought.command == command) != (kind == "found"):
                return Finding(moves, kind, command.seat, other, none)
            other = other or self._codec.encode(thought.command)
        found = Finding(moves, kind, command.seat, other, none)
        found = replace(found, pairs=self._pairs(found, "tried", TRIALS))
        if kind == "luck":
            return replace(found, seat=found.pairs.moved)
        return found

    def _pairs(self, found: Finding, seed: str, games: int) -> Pairs:
        """Play on with both alternatives in so many deals, the same for all findings."""
        match, moves, seed = self._match, found.moves, f"{self._match.seed}/{seed}"
        state, command = match.state_after(moves), match.entries[moves].command
        pair: Callable[[str, int], tuple[Shares, Shares]]
        if found.kind == "luck":
            after = match.state_after(moves + 1)
            pair = partial(hindsight.draw_pair, self._game, self._assessor, state, command, after)
        else:
            other = self._codec.command(found.other)
            pair = partial(hindsight.move_pair, self._game, self._assessor, state, command, other)
        pairs = Pairs.none(self._game.players(state))
        for number in range(games):
            pairs = pairs.plus(*pair(seed, number))
        return pairs

    def _reason(self, found: Finding) -> BotReason | None:
        if found.kind == "luck":
            return None
        command = self._match.entries[found.moves].command
        about = command if found.kind == "found" else self._codec.command(found.other)
        thought = self._critic.about(*self._question(found.moves), about, self._chance(found.moves))
        parts = [msgspec.to_builtins(getattr(thought, name)) for name in BotReason.__struct_fields__]
        return BotReason(*parts)


def candidates(
    glances: Sequence[Glance], shown: Sequence[bool], course: ChanceCourse
) -> list[tuple[int, Kind]]:
    """Return the moves and draws to try: those of the largest apparent worth, raised where the curve moves.
    There, reveals (`shown`) are also tried without apparent worth.
    """
    steps = curve_steps(course)
    worth: dict[Kind, Callable[[Glance], float]] = {
        "mistake": lambda seen: seen.lost,
        "found": lambda seen: seen.ahead,
        "luck": lambda seen: max(map(abs, seen.luck)),
    }
    found: list[tuple[int, Kind]] = []
    for kind, most in TRIED.items():
        scores = [(worth[kind](seen), moves) for moves, seen in enumerate(glances)]
        telling = [
            (one + SHARE_OF_CURVE * steps[moves], moves)
            for one, moves in scores
            if one > GLIMPSE or (kind == "luck" and shown[moves] and steps[moves])
        ]
        found += [(moves, kind) for _, moves in sorted(telling, reverse=True)[:most]]
    return found


def curve_steps(course: ChanceCourse) -> list[float]:
    """Return the curve's step around each move, 0 where it is below `MOVING`."""
    steps = [0.0] * course.places[-1]
    for place in range(len(course.places) - 1):
        step = max(abs(b - a) for a, b in zip(*course.chances[place : place + 2], strict=True))
        for moves in range(course.places[place], course.places[place + 1]):
            steps[moves] = step if step >= MOVING else 0.0
    return steps


def best(tried: Sequence[Finding]) -> list[Finding]:
    """Return the findings to measure again: the largest swings that may be more than noise."""
    telling = [found for found in tried if found.pairs.games and _may_pass(found)]
    return sorted(telling, key=lambda found: -abs(found.swing))[:NAMED]


def _may_pass(found: Finding) -> bool:
    error = found.pairs.error(found.seat)
    wrong = found.kind != "luck" and (found.swing > 0) != (found.kind == "found")
    return not wrong and abs(found.swing) > error and abs(found.swing) + error > LEAST


def load(path: Path, begun: Review, players: int) -> Review:
    """Load the review from a file; return `begun` where there is none, or one of another game."""
    found = read_json(path, LARGEST, Review)
    if found is None:
        return begun
    seats = [len(seen.luck) for seen in found.glances]
    findings = (*found.tried, *found.measured)
    sane = set(seats) <= {players} and len(seats) <= begun.moves
    sane &= all(0 <= one.moves < len(seats) and 0 <= one.seat < players for one in findings)
    return found if sane and (found.key, found.moves) == (begun.key, begun.moves) else begun
