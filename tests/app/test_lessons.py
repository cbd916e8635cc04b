"""Guided games: real games of real moves, left and resumed at any step, with every wrong move forgiven."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.lessons.course import LEARNER, Course, course_of
from raccoon.app.lessons.guide import Guide
from raccoon.app.lessons.progress import CoursePoint
from raccoon.app.saves.export import export
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.registry import GAMES
from tests.app.tables import records, reseal, saved

SAY = Catalogue.load("en").say
NAMES = {
    "raccoon_tycoon": "first_game",
    "saloon_tycoon": "first_house",
    "raccoon_rampage": "first_session",
}
COURSES = {game: course_of(game, name) for game, name in NAMES.items()}
COURSE = COURSES["raccoon_tycoon"]
TAUGHT = {
    "raccoon_tycoon": "goal produce prices sell auction town build set end",
    "saloon_tycoon": "house build cubes floors chain action claim bribe special sun",
    "raccoon_rampage": "spread agenda votes majority stars wish die events cards end",
}
MADE = {
    "raccoon_tycoon": {"Produce", "Sell", "OpenAuction", "Bid", "Pass", "BuyBuilding", "BuyTown"},
    "saloon_tycoon": {"KeepSecrets", "Build", "Supply", "PlayCard", "Earn", "StakeClaim", "Bribe", "EndTurn"},
    "raccoon_rampage": {
        "PlacePolicy",
        "Pass",
        "CancelCard",
        "PlayExtraVotes",
        "Vote",
        "NameArea",
        "PlayVerdict",
        "Wish",
    },
}
"""The kinds of moves that a learner makes at least once."""


def steps_of(course: Course) -> list[tuple[int, int]]:
    """The lesson and step numbers of a course."""
    return [
        (number, step) for number, lesson in enumerate(course.lessons) for step in range(len(lesson.steps))
    ]


STEPS = [(game, *place) for game, course in COURSES.items() for place in steps_of(course)]
MOVES = [one for one in STEPS if COURSES[one[0]].lessons[one[1]].steps[one[2]].move]


def begun(
    folder: Path | None = None,
    place: CoursePoint = CoursePoint(),  # noqa: B008 (frozen)
    game: str = "raccoon_tycoon",
) -> Guide:
    course = COURSES[game]
    session = Session.new(game, course.seats(None, SAY), course.options, course.seed, folder)
    return Guide(course, session, place)


def others(guide: Guide) -> None:
    """Let the others make their prepared moves."""
    while guide.progress.others_move:
        command = guide.session.consider()
        assert command is not None
        guide.session.submit(command)
        guide.follow()


def on(guide: Guide) -> None:
    """Go to the next step, and to the next lesson if there is one."""
    guide.skip()
    others(guide)
    if guide.progress.over and not guide.progress.last:
        guide.begin(guide.progress.place.lesson + 1)


def at_step(lesson: int, step: int, folder: Path | None = None, game: str = "raccoon_tycoon") -> Guide:
    guide = begun(folder, game=game)
    if lesson:
        guide.begin(lesson)
    while guide.progress.number < step:
        on(guide)
    assert (guide.progress.place.lesson, guide.progress.number) == (lesson, step)
    return guide


def wrong_moves(guide: Guide) -> list[Command]:
    """One legal move of every option that is not the intended one, a random one where there are many."""
    meant = [way[0] for way in guide.progress.step.ways] if guide.progress.step else []
    found: list[Command] = []
    for option in guide.session.options(LEARNER):
        listed = list(itertools.islice(option.commands(), 40))
        found += [
            command
            for command in (listed[0], listed[-1], option.draw(Chance("wrong")))
            if command not in meant
        ]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("game", COURSES)
def test_the_course_is_a_game_that_the_rules_allow_from_its_seed_to_its_end(
    tmp_path: Path, game: str
) -> None:
    guide, rules = begun(tmp_path, game=game), GAMES[game]
    setup = guide.session.match.setup
    assert setup == rules.setup(setup.players, setup.options, Chance(COURSES[game].seed))
    seen = []
    while not guide.session.over:
        seen.append((guide.progress.place.lesson, guide.progress.number))
        on(guide)
    assert seen == steps_of(COURSES[game])
    assert not guide.session.takebacks
    path = guide.session.path
    assert path is not None
    report = verify(path)
    assert report.over
    assert report.moves == len(guide.session.match.entries)
    lines = list(export(read(path)))
    assert len(lines) == report.events + 1
    outcome = rules.outcome(guide.session.match.state)
    assert outcome is not None
    assert outcome[LEARNER].won


@pytest.mark.parametrize("game", COURSES)
def test_every_step_has_its_sentences(game: str) -> None:
    for lesson in COURSES[game].lessons:
        prefix = f"lesson.{game}.{lesson.name}"
        assert SAY(prefix)
        if lesson.before:
            assert SAY(f"{prefix}.leap")
        for step in lesson.steps:
            key = f"{prefix}.{step.name}"
            assert all(SAY(name) for name in (key, *(f"{key}.{n + 1}" for n in range(step.sentences))))
            if step.move is not None:
                assert SAY(f"{key}.wrong")


@pytest.mark.parametrize("game", COURSES)
def test_the_course_speaks_of_all_it_has_to_teach(game: str) -> None:
    lessons = COURSES[game].lessons
    assert " ".join(lesson.name for lesson in lessons) == TAUGHT[game]
    assert {type(step.move).__name__ for lesson in lessons for step in lesson.steps} >= MADE[game]


@pytest.mark.parametrize(("game", "lesson", "step"), MOVES)
def test_every_wrong_move_can_be_taken_back_or_gone_on_with(game: str, lesson: int, step: int) -> None:
    guide = at_step(lesson, step, game=game)
    place, state = guide.progress.place, guide.session.match.state
    wrong = wrong_moves(guide)
    for command in wrong:
        guide.session.submit(command)
        guide.follow()
        assert guide.progress.objection is not None
        assert guide.session.over or guide.command() is None
        guide.take_back()
        assert (guide.progress.place, guide.session.match.state, guide.progress.objection) == (
            place,
            state,
            None,
        )
    if not wrong:
        return
    guide.session.submit(wrong[0])
    guide.follow()
    guide.insist()
    assert guide.progress.place.strayed
    assert not guide.in_charge
    for _ in range(3):  # each seat thinks separately
        if guide.session.waiting and guide.session.waiting[0] != LEARNER:
            guide.session.submit(guide.session.think())
            guide.follow()
    guide.back()
    assert (guide.progress.place.begun, guide.progress.place.strayed) == (place.begun, False)
    others(guide)
    assert guide.session.match.state == state


def test_after_a_way_of_ones_own_the_next_lesson_stands_on_its_own_table() -> None:
    guide = at_step(3, 0)
    guide.session.submit(Sell(LEARNER, "luxury", 1))
    guide.follow()
    guide.insist()
    assert guide.begin(4)
    straight = begun()
    straight.begin(4)
    assert guide.session.match.state == straight.session.match.state
    assert guide.progress.place == straight.progress.place
    assert len(guide.session.takebacks) == 1


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_it_is_left_and_resumed_at_every_step(tmp_path: Path, game: str, lesson: int, step: int) -> None:
    marks = Bookmarks(tmp_path)
    guide = at_step(lesson, step, marks.folder(game), game)
    marks.keep(game, guide.session, guide.progress.place)
    session, mark = Bookmarks(tmp_path).session(game), marks.of(game)
    assert session is not None
    assert mark is not None
    again = Guide(COURSES[game], session, mark.place)
    assert (again.progress.place, again.session.match.state) == (
        guide.progress.place,
        guide.session.match.state,
    )


@pytest.mark.parametrize(("lesson", "step"), [(1, 0), (4, 1), (6, 3), (8, 1)])
def test_a_move_that_was_flushed_before_the_program_was_killed_counts(
    tmp_path: Path, lesson: int, step: int
) -> None:
    marks = Bookmarks(tmp_path)
    guide = at_step(lesson, step, marks.folder("raccoon_tycoon"))
    marks.keep("raccoon_tycoon", guide.session, guide.progress.place)
    assert guide.progress.step
    guide.session.submit(guide.progress.step.move)  # and the place has not been saved since
    session, mark = marks.session("raccoon_tycoon"), marks.of("raccoon_tycoon")
    assert session is not None
    assert mark is not None
    again = Guide(COURSE, session, mark.place)
    assert again.progress.objection is None
    assert again.progress.number == step + 1


@pytest.mark.parametrize("game", COURSES)
def test_back_goes_step_by_step_to_the_beginning_of_the_course(game: str) -> None:
    last = steps_of(COURSES[game])[-1]
    guide, states = at_step(*last, game=game), []
    while not guide.progress.at_its_beginning:
        guide.back()
        others(guide)
        states.append((guide.progress.place.lesson, guide.progress.number))
    assert states == steps_of(COURSES[game])[-2::-1]
    assert not guide.session.match.entries
    while not guide.session.over:
        on(guide)


@pytest.mark.parametrize(("game", "lesson"), {one[:2]: None for one in STEPS})
def test_any_chapter_is_begun_from_any_other(game: str, lesson: int) -> None:
    straight = begun(game=game)
    straight.begin(lesson)
    for other in range(len(COURSES[game].lessons)):
        guide = begun(game=game)
        guide.begin(other)
        guide.begin(lesson)
        assert (guide.progress.place, guide.session.match.state) == (
            straight.progress.place,
            straight.session.match.state,
        )
    on(guide)
    assert guide.progress.objection is None


PARTED = [one for one in MOVES if COURSES[one[0]].lessons[one[1]].steps[one[2]].parts]


@pytest.mark.parametrize(("game", "lesson", "step"), PARTED)
def test_a_move_that_is_made_in_parts_is_the_same_move(game: str, lesson: int, step: int) -> None:
    guide, whole = at_step(lesson, step, game=game), at_step(lesson, step, game=game)
    on(whole)
    assert guide.progress.step
    for move in guide.progress.step.parts:
        assert guide.progress.number == step
        guide.session.submit(move)
        guide.follow()
        assert guide.progress.objection is None
    assert guide.progress.number == step + 1
    assert guide.session.match.state == whole.session.match.state
    while not guide.session.over:
        on(guide)


def test_after_a_part_a_wrong_move_alone_is_taken_back_and_the_rest_can_be_skipped() -> None:
    guide = at_step(4, 1, game="saloon_tycoon")
    assert guide.progress.step
    guide.session.submit(guide.progress.step.parts[0])
    guide.follow()
    made, wrong = len(guide.session.match.entries), wrong_moves(guide)[0]
    guide.session.submit(wrong)
    guide.follow()
    assert guide.progress.objection == made
    guide.take_back()
    assert len(guide.session.match.entries) == made
    guide.skip()
    assert guide.progress.number == 2


def test_a_course_that_a_newer_program_went_on_with_keeps_its_place(tmp_path: Path) -> None:
    marks = Bookmarks(tmp_path)
    guide = at_step(3, 0, marks.folder("raccoon_tycoon"))
    marks.keep("raccoon_tycoon", guide.session, guide.progress.place)
    guide.session.close()
    kept = marks.folder("raccoon_tycoon") / "bookmark.json"
    kept.write_bytes(kept.read_bytes()[:-1] + b',"mood":"merry"}')
    assert marks.of("raccoon_tycoon") is not None, "what it tells besides is passed over"
    path = saved(guide.session)
    first, *rest = records(path)
    reseal(path, [{**first, "version": "9.9.0"}, *rest])
    before = kept.read_bytes(), path.read_bytes()
    with pytest.raises(SaveError) as caught:
        marks.session("raccoon_tycoon")
    assert caught.value.key == "save.newer"
    assert (kept.read_bytes(), path.read_bytes()) == before


def test_an_unreadable_bookmark_is_none(tmp_path: Path) -> None:
    marks = Bookmarks(tmp_path)
    assert marks.of("raccoon_tycoon") is None
    (marks.folder("raccoon_tycoon") / "bookmark.json").write_text('{"save": 7}')
    assert marks.of("raccoon_tycoon") is None
    assert marks.session("raccoon_tycoon") is None


def test_a_learner_called_like_a_rival_gets_another_name() -> None:
    first = COURSE.seats(None, SAY)
    names = [seat.name for seat in COURSE.seats(first[1], SAY)]
    assert len(set(names)) == 3


def test_moves_of_another_game_are_refused() -> None:
    assert isinstance(COURSE, Course)
    with pytest.raises(FileNotFoundError):
        course_of("raccoon_tycoon", "none")


def test_a_table_taken_back_beyond_the_lessons_beginning_finds_its_way_again() -> None:
    guide = at_step(4, 2)
    guide.session.take_back(3)
    guide.follow()
    assert guide.progress.place.strayed
    guide.back()
    straight = begun()
    straight.begin(4)
    assert (guide.progress.place, guide.session.match.state) == (
        straight.progress.place,
        straight.session.match.state,
    )
