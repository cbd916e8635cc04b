"""Luck and mistakes of a finished game: reviewed, cached, continued; parts that add up; blunders found."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from raccoon.app.afterwards import chances, review
from raccoon.app.afterwards.chances import ChanceCourse, Judge
from raccoon.app.afterwards.reckoning import reckon
from raccoon.app.afterwards.review import CARDS, Finding, Review, Reviewer
from raccoon.bots.arena import Tournament
from raccoon.bots.hindsight import Pairs, draws
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.match import Match
from raccoon.games.registry import GAMES
from strength.luck_proof import FAVOURED, mean_parts, parted
from tests.app import tables
from tests.bots import blunders

pytestmark = pytest.mark.part("play")

LEVELS = {"raccoon_tycoon": "keen", "saloon_tycoon": "cowhand", "raccoon_rampage": "delegate"}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on from few games."""
    monkeypatch.setattr(review, "TRIED", {"mistake": 2, "found": 1, "luck": 2})
    monkeypatch.setattr(review, "TRIALS", 2)
    monkeypatch.setattr(review, "GAMES", 3)


def finished() -> Match:
    session = tables.play(tables.begin(None, players=2))
    session.close()
    return session.match


def reviewer_of(match: Match) -> tuple[Reviewer, ChanceCourse]:
    judge = Judge(match)
    course = judge.initial()
    return Reviewer(match, judge.assessor, course.key, quick=True), course


@pytest.mark.usefixtures("hasty")
def test_a_review_is_the_same_when_it_is_broken_off(tmp_path: Path) -> None:
    reviewer, course = reviewer_of(finished())
    *_, whole = reviewer.refined(reviewer.initial(), course)
    assert whole.over
    assert whole.done == 1
    file = tmp_path / "kept.json"
    for steps in (3, whole.moves + 2):
        *_, part = islice(reviewer.refined(reviewer.initial(), course), steps)
        assert part.done < 1
        chances.save(part, file)
        again = review.load(file, reviewer.initial(), 2)
        assert msgspec.json.encode(again) == msgspec.json.encode(part)
        *_, last = reviewer.refined(again, course)
        assert msgspec.json.encode(last) == msgspec.json.encode(whole)
    for wrong in (b"", b"[]", file.read_bytes()[:99], file.read_bytes().replace(b'"key":"', b'"key":"0')):
        file.write_bytes(wrong)
        assert review.load(file, reviewer.initial(), 2) == reviewer.initial()


@pytest.mark.usefixtures("hasty")
def test_the_parts_add_up_to_the_result() -> None:
    match = finished()
    reviewer, course = reviewer_of(match)
    *_, whole = reviewer.refined(reviewer.initial(), course)
    found = reckon(match, course, whole)
    outcome = match.game.outcome(match.state)
    assert outcome
    winners = sum(seat.won for seat in outcome)
    for parts, seat in zip(found.seats, outcome, strict=True):
        result = seat.won / winners - 1 / len(outcome)
        assert parts.whole == pytest.approx(result)
        assert sum(parts.rounded) == round(100 * result)
        assert parts.own <= 0
    assert all(draw.luck > 0 for draw in found.lucky)
    assert all(draw.luck < 0 for draw in found.unlucky)


def pairs(gain: float, spread: float, games: int = 60) -> Pairs:
    found = Pairs.none(2)
    for number in range(games):
        one = gain + spread * (1 if number % 2 else -1)
        found = found.plus((0.5 + one, 0.5 - one), (0.5, 0.5))
    return found


def test_only_what_is_beyond_doubt_is_named() -> None:
    """More than twice the error and than three points, in the right direction, and at most three of them."""
    sure, small, vague = pairs(-0.2, 0.1), pairs(-0.02, 0.0), pairs(-0.1, 0.6)
    assert sure.gain(0) == pytest.approx(-0.2)
    assert sure.error(0) == pytest.approx(0.1 / 59**0.5, abs=1e-3)
    found = [Finding(10 * n, "mistake", 0, None, one) for n, one in enumerate((sure, small, vague))]
    assert [one.passes for one in found] == [True, False, False]
    assert not replace(found[0], kind="found").passes
    assert replace(found[0], kind="luck").passes
    many = tuple(Finding(10 * n, "mistake", 0, None, pairs(-0.1 - n / 100, 0.1)) for n in range(5))
    named = Review("", 99, measured=many).cards
    assert [one.moves for one in named] == [20, 30, 40]
    assert len(named) == CARDS
    twins = tuple(replace(one, moves=5 + n) for n, one in enumerate(many[:2]))
    assert len(Review("", 99, measured=twins).cards) == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_luck_goes_to_whom_is_dealt_the_best(game: str) -> None:
    tournament = Tournament(game, 3, (LEVELS[game],), 1, "luck")
    means = mean_parts([one for played in parted(tournament, 1) for one in played])
    assert means[FAVOURED][1] > 0, "what was drawn was good for that seat"
    for parts in means.values():
        assert sum(parts[:-1]) == pytest.approx(parts[-1])


@pytest.mark.parametrize(("kind", "number"), [("overpaid", 2), ("idle", 1), ("given away", 77)])
def test_a_planted_blunder_is_found_first(kind: str, number: int) -> None:
    """The game of that number has one; if it no longer does, one of the next games."""
    match, made = next(blunders.positions(kind, 1, number))
    assert blunders.worst(match, made) == made


def test_findings_are_data() -> None:
    found = Finding(3, "luck", 0, None, pairs(0.1, 0.1))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Finding) == found


@pytest.mark.parametrize("name", list(GAMES))
def test_a_move_brings_luck_only_where_something_comes_to_light(name: str) -> None:
    game, maker = GAMES[name], GAME_BOTS[name].assessor
    assert maker
    match = Match(game, game.setup(3, game.options_type(), Chance("quiet")), "quiet")
    chance, quiet = Chance("quiet"), 0
    while quiet < 20 and (seats := match.to_act()):
        state = match.state
        entry = match.submit(chance.pick(match.options(seats[0])).draw(chance))
        if not entry.reveals:
            quiet += 1
            luck, _ = draws(game, maker(), state, entry.command, match.state, "drawn")
            assert not any(luck)
    assert quiet
