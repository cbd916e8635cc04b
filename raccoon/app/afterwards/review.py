"""The turning points of a finished game: mistakes, moves well found and draws, each measured beside what
might have been; worked out after the chances, kept like them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from raccoon.app.afterwards.chances import MOVING, ChanceCourse
from raccoon.app.files import read_regular
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
"""Another whenever turning points are found otherwise."""
Kind = Literal["mistake", "found", "luck"]
TRIED: dict[Kind, int] = {"mistake": 8, "found": 5, "luck": 8}
NAMED = 5
"""So many of each kind are tried, and so many of all measured again."""
TRIALS, GAMES = 16, 60
"""The deals in which one is tried, and the fresh ones in which it is measured again."""
CARDS, LEAST, SURE = 3, 0.03, 2.0
"""At most so many are named, of more than so many points of chance and so many times their error."""
GLIMPSE = 0.01
"""A move or draw that seems to be worth less is not tried."""
SHARE_OF_CURVE = 0.25
"""The weight of what the curve does there beside what a move or draw seems to be worth."""
LARGEST = 4_000_000


class Glance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move at first sight: the chance it `lost` beside the `better` one, and the chance that its draw
    brought each seat, better than `worse` of what could have come. Of a move that was best, how far it is
    `ahead` of the `plain` one that the level below would have made.
    """

    luck: Shares
    lost: float = 0.0
    better: Any = None
    ahead: float = 0.0
    plain: Any = None
    worse: float = 0.0


class Finding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A possible turning point after `moves` moves, with the `other` move, what came of both, and why."""

    moves: int
    kind: Kind
    seat: int
    other: Any
    pairs: Pairs
    reason: BotReason | None = None

    @property
    def swing(self) -> float:
        """The chance that it brought its seat."""
        return self.pairs.gain(self.seat)

    @property
    def passes(self) -> bool:
        """Whether it may be named."""
        right = self.kind == "luck" or (self.swing > 0) == (self.kind == "found")
        return right and abs(self.swing) > max(LEAST, SURE * self.pairs.error(self.seat))


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The work so far: a glance at every move, what was tried, and what was measured anew in fresh deals."""

    key: str
    moves: int
    glances: tuple[Glance, ...] = ()
    tried: tuple[Finding, ...] = ()
    measured: tuple[Finding, ...] = ()
    over: bool = False

    @property
    def done(self) -> float:
        """About how much of the work is done, from 0 to 1."""
        if self.over:
            return 1.0
        seen, tried = len(self.glances) / max(1, self.moves), len(self.tried) / sum(TRIED.values())
        return 0.3 * seen + 0.3 * tried + 0.4 * len(self.measured) / (NAMED + 1)

    @property
    def cards(self) -> tuple[Finding, ...]:
        """The turning points, in their order: those of the largest swing, of a turn no two alike."""
        named: list[Finding] = []
        for found in sorted(self.measured, key=lambda found: -abs(found.swing)):
            if found.passes and not any(_twin(found, other) for other in named):
                named.append(found)
        return tuple(sorted(named[:CARDS], key=lambda found: found.moves))


def _twin(one: Finding, other: Finding) -> bool:
    """Whether two speak of the same: two steps of one move, or two draws of it."""
    return (one.kind, one.seat) == (other.kind, other.seat) and abs(one.moves - other.moves) <= TWINS


TWINS = 2
"""Moves of a seat so near to each other are steps of one."""


class Reviewer:
    """Reviews a match, of which the `key` of the judge tells which it is, by the assessor of its game; a
    `quick` one plays nothing ahead at first sight.
    """

    def __init__(self, match: Match, assessor: Assessor, key: str, quick: bool = False) -> None:
        self._match, self._assessor, self._game = match, assessor, match.game
        self._memory, self._codec = BotMemory(match), Codec(match.game)
        self._critic = Critic(GAME_BOTS[match.game.name], quick)
        self._key = blake2b(f"{key}/{VERSION}/{TRIALS}/{GAMES}".encode(), digest_size=16).hexdigest()

    def begun(self) -> Review:
        """Nothing yet."""
        return Review(self._key, len(self._match.entries))

    def finished(self, review: Review, course: ChanceCourse) -> Iterator[Review]:
        """The review with ever more of it worked out."""
        for moves in range(len(review.glances), review.moves):
            review = replace(review, glances=(*review.glances, self.glance(moves)))
            yield review
        shown = [entry.reveals for entry in self._match.entries]
        for moves, kind in candidates(review.glances, shown, course)[len(review.tried) :]:
            review = replace(review, tried=(*review.tried, self._tried(review.glances[moves], moves, kind)))
            yield review
        for found in best(review.tried)[len(review.measured) :]:
            again = replace(found, pairs=self._pairs(found, "named", GAMES), reason=self._reason(found))
            review = replace(review, measured=(*review.measured, again))
            yield review
        if not review.over:
            yield replace(review, over=True)

    def glance(self, moves: int) -> Glance:
        """Look at the move after so many."""
        seen = self._drawn(moves)
        if self._talks(moves):
            return seen
        return self._weighed(seen, moves)

    def _drawn(self, moves: int) -> Glance:
        """The luck of the move after so many; none where nothing came to light with it."""
        entry, state = self._match.entries[moves], self._match.state_after(moves)
        if not entry.reveals:
            return Glance((0.0,) * self._game.players(state))
        after, seed = self._match.state_after(moves + 1), f"{self._match.seed}/drawn/{moves}"
        luck, worse = hindsight.draws(self._game, self._assessor, state, entry.command, after, seed)
        return Glance(tuple([round(part, 4) for part in luck]), worse=round(worse, 3))

    def _weighed(self, seen: Glance, moves: int) -> Glance:
        """With what a strong player thinks of the move."""
        command, asked = self._match.entries[moves].command, self._asked(moves)
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
        return round(self._assessor.lost(self._match.state_after(moves), seat, points), 4)

    def _asked(self, moves: int) -> tuple[Any, Any]:
        """The view and the options of the seat that moved after so many moves."""
        seat = self._match.entries[moves].command.seat
        return self._memory.view(seat, moves), self._match.options(seat, moves)

    def _talks(self, moves: int) -> bool:
        command = self._match.entries[moves].command
        options = self._match.options(command.seat, moves)
        return any(option.talk and isinstance(command, option.command) for option in options)

    def _chance(self, moves: int) -> Chance:
        return Chance(f"{self._match.seed}/critic", moves)

    def _tried(self, seen: Glance, moves: int, kind: Kind) -> Finding:
        """Try a turning point; in no deals at all where a longer thought is of another mind."""
        command = self._match.entries[moves].command
        other, none = seen.plain if kind == "found" else None, Pairs.none(len(seen.luck))
        if kind != "luck":
            thought = self._critic.best(*self._asked(moves), self._chance(moves))
            if (thought.command == command) != (kind == "found"):
                return Finding(moves, kind, command.seat, other, none)
            other = other or self._codec.encode(thought.command)
        found = Finding(moves, kind, command.seat, other, none)
        found = replace(found, pairs=self._pairs(found, "tried", TRIALS))
        if kind == "luck":
            return replace(found, seat=found.pairs.moved)
        return found

    def _pairs(self, found: Finding, seed: str, games: int) -> Pairs:
        """Play on in so many deals, the same for all findings."""
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
        """The reason for the better move."""
        if found.kind == "luck":
            return None
        command = self._match.entries[found.moves].command
        about = command if found.kind == "found" else self._codec.command(found.other)
        thought = self._critic.about(*self._asked(found.moves), about, self._chance(found.moves))
        parts = [msgspec.to_builtins(getattr(thought, name)) for name in BotReason.__struct_fields__]
        return BotReason(*parts)


def candidates(
    glances: Sequence[Glance], shown: Sequence[bool], course: ChanceCourse
) -> list[tuple[int, Kind]]:
    """The moves and draws to try: those that seem to be worth most, the more where the curve moves; there
    also what came to light with a move (`shown`), though it seems to be worth nothing.
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
    """By how much a chance changes between the places around each move, 0 where that is next to nothing."""
    steps = [0.0] * course.places[-1]
    for place in range(len(course.places) - 1):
        step = max(abs(b - a) for a, b in zip(*course.chances[place : place + 2], strict=True))
        for moves in range(course.places[place], course.places[place + 1]):
            steps[moves] = step if step >= MOVING else 0.0
    return steps


def best(tried: Sequence[Finding]) -> list[Finding]:
    """Those that are measured again: the largest swings that may be more than noise."""
    telling = [found for found in tried if found.pairs.games and _may_pass(found)]
    return sorted(telling, key=lambda found: -abs(found.swing))[:NAMED]


def _may_pass(found: Finding) -> bool:
    error = found.pairs.error(found.seat)
    wrong = found.kind != "luck" and (found.swing > 0) != (found.kind == "found")
    return not wrong and abs(found.swing) > error and abs(found.swing) + error > LEAST


def load(path: Path, begun: Review, players: int) -> Review:
    """The review that is kept in a file, or the one `begun` where there is none, or not of this game."""
    try:
        found = msgspec.json.decode(read_regular(path, LARGEST), type=Review)
    except (OSError, ValueError):
        return begun
    seats = [len(seen.luck) for seen in found.glances]
    findings = (*found.tried, *found.measured)
    sane = set(seats) <= {players} and len(seats) <= begun.moves
    sane &= all(0 <= one.moves < len(seats) and 0 <= one.seat < players for one in findings)
    return found if sane and (found.key, found.moves) == (begun.key, begun.moves) else begun
