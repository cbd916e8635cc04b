"""The turning points: their cards, the table shown at that moment, and forks from there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.review import Finding, Glance, Kind, Review
from raccoon.app.paths import saves_dir
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.bots.hindsight import Pairs
from raccoon.engine.codec import Codec
from raccoon.engine.match import Match
from scenes.afterwards.finished import FinishedGame
from scenes.chances.luck import LuckPage
from scenes.chances.scene import ChancesScene
from scenes.chances.turning import TurningWords
from scenes.registry import PRESENTATIONS, SHOWCASES, showcase_of
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.screens.seats import SeatsScene
from scenes.tools.shots import shots_of
from scenes.tools.still import ENDLESS, Still
from tests.records.recording import load, path_of
from tests.scenes.driving import assert_apart
from tests.scenes.lettering import written
from tests.scenes.person import Sitting

SIZES = [((1280, 720), 1.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]
KINDS: tuple[Kind, ...] = ("mistake", "found", "luck")


@pytest.fixture(params=list(PRESENTATIONS))
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """The review of a finished game."""
    made = Sitting(tmp_path)
    session = SHOWCASES[request.param].demonstration(3, ENDLESS, saves_dir(tmp_path))
    session.change_seat(0, replace(session.seats[0], controller=PERSON))
    made.program.ended(session)
    made.frame(2)
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    made.press(pygame.K_2, "2")
    yield made
    made.program.thinker.close()


def choices(match: Match) -> list[int]:
    """Return the moves that had an alternative of the same kind."""
    found = []
    for moves, entry in enumerate(match.entries):
        commands = (
            c for o in match.options(entry.command.seat, moves) if not o.talk for c in [next(o.commands())]
        )
        if any(command != entry.command for command in commands):
            found.append(moves)
    return found


def finding(match: Match, moves: int, kind: Kind) -> Finding:
    """Return a turning point that cost the mover 20 points, or gained them."""
    command, players = match.entries[moves].command, match.game.players(match.state)
    options = [option for option in match.options(command.seat, moves) if not option.talk]
    other = next(c for option in options for c in [next(option.commands())] if c != command)
    pairs, sign = Pairs.none(players), -1 if kind == "mistake" else 1
    shares = [
        tuple(0.4 + 0.2 * sign * part * (seat == command.seat) for seat in range(players)) for part in (1, 0)
    ]
    for _ in range(3):
        pairs = pairs.plus(*shares)
    return Finding(
        moves, kind, command.seat, None if kind == "luck" else Codec(match.game).encode(other), pairs
    )


def reviewed(sitting: Sitting, kinds: tuple[Kind, ...] = KINDS) -> ChancesScene:
    """Wait for a curve, then complete the review with turning points of these kinds."""
    page = sitting.stack.top
    assert isinstance(page, ChancesScene)
    while page.assessment.course is None:
        sitting.frame()
        pygame.time.wait(10)
    page.assessment.close()
    page.assessment.done = True
    match = page._game.session.match
    some = choices(match)
    places = [some[len(some) * (n + 1) // 5] for n in range(len(kinds))]
    found = tuple(finding(match, moves, kind) for moves, kind in zip(places, kinds, strict=True))
    glances = tuple([Glance((0.0,) * 3) for _ in match.entries])
    page.assessment.review = Review("", len(glances), glances, measured=found, over=True)
    sitting.frame(3)
    return page


def test_cards_tell_what_turned_the_game_and_lead_there(sitting: Sitting) -> None:
    page = reviewed(sitting)
    assert [one.card.kind for one in page.cards] == list(KINDS)
    assert [(one.card.before, one.card.after) for one in page.cards] == [(40, 20), (40, 60), (40, 60)]
    assert all(one.card.title and one.card.when and one.card.instead and one.card.why for one in page.cards)
    for _ in range(2000):
        sitting.frame()
        if all(one.picture for one in page.cards):
            break
    assert all(one.picture and one.picture.get_size() == one.window.size for one in page.cards)
    page.ring.focus(page.cards[1].show)
    sitting.press(pygame.K_RETURN)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.moves == page.cards[1].card.moves
    sitting.press(pygame.K_ESCAPE)
    sitting.click(page.cards[2].show.rect.center)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.moves == page.cards[2].card.moves + 1, "what was drawn is seen"
    sitting.press(pygame.K_ESCAPE)
    sitting.click(page.cards[0].fork.rect.center)
    assert isinstance(sitting.stack.top, SeatsScene)


def test_everything_has_room(sitting: Sitting) -> None:
    page = reviewed(sitting)
    for size, text_scale in SIZES:
        page.resize(size, text_scale)
        assert_apart([widget.rect for widget in page.ring.widgets], size)
        page.draw(pygame.Surface(size))


def test_luck_is_told_apart_from_mistakes(sitting: Sitting) -> None:
    """Every seat's parts, and the draws that brought and cost most; a draw of 20 points is the luckiest."""
    page = reviewed(sitting)
    course, review = page.assessment.course, page.assessment.review
    assert review
    sitting.press(pygame.K_3, "3")
    luck = sitting.stack.top
    assert isinstance(luck, LuckPage)
    luck.assessment.close()
    luck.assessment.course, luck.assessment.review = course, replace(review, over=False)
    sitting.frame(3)
    assert luck.found, "there are bars once every move was looked at"
    assert luck.heading == luck.say("luck.title")
    luck.assessment.review = review
    sitting.frame(3)
    drawn = next(found for found in review.measured if found.kind == "luck")
    assert [(draw.moves, draw.seat) for draw in luck.found.lucky][:1] == [(drawn.moves, drawn.seat)]
    assert luck.heading != luck.say("luck.title")
    for size, scale in SIZES:
        luck.resize(size, scale)
        assert_apart([widget.rect for widget in luck.ring.widgets], size)
        luck.draw(pygame.Surface(size))


@pytest.mark.parametrize("game", ["saloon_tycoon", "raccoon_rampage"])
def test_large_letters_lose_no_draw(game: str) -> None:
    """At 200 % a button turns the leaves; together they show the same as the single one at 100 %."""
    shown = showcase_of(game)
    page = shots_of(shown)["luck"](Still(shown, None, "en"))
    assert isinstance(page, LuckPage)

    def told(scale: float) -> set[str]:
        lines = written(page, (1280, 720), scale)
        return {line.words for line in lines if line.kind.startswith("chances/draws")}

    whole, first = told(1.0), told(2.0)
    seen = set(first)
    page.more_button.press()
    while (now := told(2.0)) != first:
        assert now - seen, "no leaf comes twice"
        seen |= now
        page.more_button.press()
    assert whole <= seen


def test_where_nothing_is_beyond_doubt_nothing_is_named(sitting: Sitting) -> None:
    page = reviewed(sitting, ())
    assert not page.cards
    assert page.read == page.say("review.none")
    page.draw(pygame.Surface(sitting.window.size))


def test_a_card_is_true_to_the_log(sitting: Sitting) -> None:
    """For every move of recorded games."""
    page = sitting.stack.top
    assert isinstance(page, ChancesScene)
    game = page._game.session.match.game.name
    for record in load(path_of(game, "facts")):
        match = record.played()
        session = Session(record.people, match, None)
        words = TurningWords(FinishedGame(sitting.program.shell, session, ()))
        for moves in choices(match):
            command = match.entries[moves].command
            card = words.card(finding(match, moves, "mistake"))
            progress = match.game.progress(session.view(None, moves))
            told = re.findall(r"<seat:(\d)>", card.title)
            assert not told or str(command.seat) in told, "whoever is blamed"
            assert card.when == words.say(f"progress.{progress.key}.heading", n=progress.number)
        for moves, entry in enumerate(match.entries):
            if entry.reveals:
                shown = [match.game.hide(event, None) for event in entry.events if event.reveals]
                drawn, came = words.draw_sentence(moves), words.revealed(moves)
                revealed = [getattr(event, "revealed", None) for event in entry.events]
                assert bool(came) or not any(revealed), "what turned up has a name"
                assert "{" not in came
                assert any(drawn.endswith(PRESENTATIONS[game].words.narrate(one, words.say)) for one in shown)
