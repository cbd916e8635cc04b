"""Ballot at the window, with real events: whole games, choices, steps back, orders, its end."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.chance import Chance
from scenes.art.fonts import Typeface
from scenes.art.text import Style, fit
from scenes.replay.theatre import ReplayScene
from scenes.screens.handover import HandoverScene
from scenes.table.picture.zones import PLAIN
from scenes.table.piece import Piece
from tests.app.tables import saved
from tests.games.ballot.council import begin, play, seats
from tests.games.ballot.game import GAME
from tests.games.ballot.look import BallotLook, die
from tests.games.ballot.plain_zone import middle
from tests.games.ballot.presentation import PRESENTATION
from tests.games.ballot.records import MOTIONS, MotionDecided, Object, TableOptions, Vote
from tests.games.ballot.shown import at_the_window, ballot
from tests.games.ballot.sitting import Council
from tests.games.ballot.test_kept import LetAllStand
from tests.scenes.driving import assert_apart
from tests.scenes.person import Keyboard, Mouse, Sitting

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")


@pytest.mark.parametrize("hands", [Mouse(1), Keyboard(2)], ids=["mouse", "keyboard"])
def test_one_person_plays_against_bots_to_the_certificate(tmp_path: Path, hands: Mouse | Keyboard) -> None:
    sitting = Council(tmp_path)
    session = sitting.convene("person", "mayor", "clerk", "random", saves=saves_dir(tmp_path))
    told = sitting.play(hands).results
    assert session.over
    assert verify(saved(session)).over
    assert [seat.won for seat in told.seats] == [end.won for end in GAME.outcome(session.match.state) or ()]
    assert sitting.met["HandoverScene"] == 0, "one person has the screen alone"
    assert not session.fallback_moves


@pytest.mark.parametrize("people", [2, 3])
def test_people_at_one_laptop_answer_one_after_another_behind_the_curtain(
    tmp_path: Path, people: int
) -> None:
    sitting = Council(tmp_path)
    session = sitting.convene(*["person"] * people, "random", length="short")
    sitting.play(Mouse(people))
    assert session.over
    asked = sum(entry.command.seat < people for entry in session.match.entries)
    assert sitting.met["HandoverScene"] >= asked - asked // people


class TestSeveralAtOnce:
    def test_each_lifts_the_curtain_votes_and_makes_room(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        session = sitting.convene("person", "person", "person")
        for seat, who in enumerate(session.seats):
            assert sitting.lift() == who
            assert sitting.table.context.shown.viewer == seat
            sitting.vote("nay" if seat else "aye")
        assert session.view(None).votes == ("aye", "nay", "nay")
        assert sitting.table.context.shown.viewer == 2, "who voted last may be the first to object"

    def test_a_vote_is_taken_back_until_another_has_looked(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        sitting.program.settings.hold_turn = True
        session = sitting.convene("person", "person")
        sitting.lift()
        sitting.vote("aye")
        assert sitting.table.context.shown.curtain_due
        sitting.press(pygame.K_z, "z")
        assert session.match.entries == []
        assert sitting.table.context.shown.viewer == 0, "who voted is at the screen still"
        sitting.vote("nay")
        sitting.press(pygame.K_SPACE, " ")
        assert sitting.lift() == session.seats[1]
        sitting.press(pygame.K_z, "z")
        assert session.match.state.votes == ("nay", None), "it is not theirs to take back"
        assert sitting.table.context.shown.viewer == 1
        assert sitting.table.parts.headline.words == sitting.program.say("refusal.nothing_to_undo")

    def test_the_curtain_speaks_of_nothing_that_is_not_in_the_game(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        sitting.convene("person", "person")
        sitting.wait_for(lambda: isinstance(sitting.stack.top, HandoverScene))
        curtain = sitting.stack.top
        assert isinstance(curtain, HandoverScene)
        assert curtain.hidden == sitting.program.say("handover.hidden")
        assert not {"hand", "purse"} & set(curtain.hidden.split())

    def test_the_banner_names_who_is_waited_for_or_counts_them(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        names = ("Wilhelmina the Third", "Bartholomew", "Anastasia", "Maximilian")
        people = [replace(seat, name=name) for seat, name in zip(seats(*["person"] * 4), names, strict=True)]
        sitting.convene(people=people)
        sitting.lift()
        banner, say = sitting.table.parts.banner, sitting.program.say
        assert banner.below == say("table.waits_for", names="Bartholomew, Anastasia and Maximilian")
        frame = sitting.table.context.shown.layout.frame
        style = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.3), "#ffffff")
        assert banner._fitting(style, 10_000) == banner.below
        room = frame.px(200)
        told = banner._fitting(style, room)
        assert told == say("table.waits_for.several", n=3)
        assert fit(told, style, room)[0] == told

    def test_before_the_curtain_falls_there_is_time_to_take_a_vote_back(self, tmp_path: Path) -> None:
        """No turn ends where all answer at once: it is held though nobody wants turns to be held."""
        sitting = Council(tmp_path, speed="fast")
        session = sitting.convene("person", "person")
        sitting.lift()
        sitting.vote("aye")
        sitting.window.step(sitting.stack, 2.0)
        table = sitting.table
        assert table.context.shown.curtain_due
        assert table.parts.skip.button.visible
        sitting.press(pygame.K_z, "z")
        assert session.match.entries == []
        sitting.vote("nay")
        sitting.click(table.parts.skip.button.rect.center)
        assert sitting.lift() == session.seats[1]
        assert session.match.state.votes == ("nay", None)

    def test_a_step_back_of_another_leaves_who_is_at_the_screen_there(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        session = sitting.convene("person", "person")
        sitting.lift()
        sitting.vote("aye")
        sitting.lift()
        session.take_back(0)  # as all have agreed
        sitting.table.context.on_session_changed()
        assert session.awaited == (0, 1)
        assert sitting.table.context.shown.viewer == 1
        sitting.vote("nay")
        assert session.waiting == (0,)
        assert sitting.lift() == session.seats[0]

    def test_alone_a_vote_is_taken_back_and_made_again_and_marked_once_all_are_open(
        self, tmp_path: Path
    ) -> None:
        sitting = Council(tmp_path, speed="calm")
        session = sitting.convene("person", "random")
        sitting.vote("aye")
        sitting.press(pygame.K_z, "z")
        assert session.waiting == (0, 1)
        sitting.press(pygame.K_y, "y")
        assert session.view(0).votes[0] == "aye"
        sitting.press(pygame.K_z, "z")
        sitting.vote("nay")
        assert session.takebacks == (), "nothing had come to light"
        sitting.wait_for(lambda: session.view(None).stage == "reaction")
        assert session.view(None).votes[0] == "nay"
        assert sitting.table.parts.controls.undo.enabled
        hint = sitting.table.parts.controls.undo.hint
        assert hint == sitting.program.say("table.undo.tip_marked", moves="2 moves")
        sitting.press(pygame.K_z, "z")
        assert session.view(None).stage == "vote"
        assert session.view(0).votes[0] is None
        assert [*map(attrgetter("agreed"), session.takebacks)] == [(0,)]
        assert not session.match.can_redo()


class TestOutOfTurn:
    def test_a_vote_filled_in_stays_while_the_others_vote(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path, speed="calm")
        session = sitting.convene("person", "random", "random")
        sitting.fill_in("nay")
        choice = sitting.dock.choice
        sitting.wait_for(lambda: session.waiting == (0,))
        sitting.frame(3)
        assert sitting.dock.choice is choice
        assert sitting.pick.chosen == "nay"
        sitting.click(sitting.dock.confirm.rect.center)
        assert session.view(None).votes[0] == "nay"

    def test_an_objection_filled_in_stays_while_others_let_the_votes_stand(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path, speed="calm")
        session = sitting.lay(reaction())
        sitting.click(sitting.table.context.shown.layout.rects_of("vote:2")[0].center)
        choice = sitting.dock.choice
        assert sitting.pick.chosen == "2"
        session.submit(Object(1, None))
        sitting.table.follow()
        sitting.frame(3)
        assert sitting.dock.choice is choice
        assert sitting.pick.chosen == "2"
        sitting.click(sitting.dock.confirm.rect.center)
        assert session.view(None).votes == ("aye", "aye", "struck")

    def test_what_an_objection_of_another_has_struck_can_be_chosen_no_more(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path, speed="calm")
        session = sitting.lay(reaction())
        sitting.click(sitting.table.context.shown.layout.rects_of("vote:2")[0].center)
        before = sitting.dock.choice
        session.submit(Object(1, 2))
        sitting.table.follow()
        sitting.frame(3)
        assert sitting.dock.choice is not before, "what was chosen is gone"
        assert [entry.key for entry in sitting.pick.entries] == ["None", "1"]
        assert not sitting.dock.choice.click(Piece("vote", 2))
        assert sitting.pick.chosen == ""

    def test_a_key_lets_the_votes_stand(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path, speed="calm")
        session = sitting.lay(reaction())
        sitting.press(pygame.K_p, "p")
        assert 0 not in session.waiting
        assert session.match.entries[-1].command == Object(0, None)

    def test_who_has_said_so_beforehand_is_not_asked(self, tmp_path: Path) -> None:
        sitting = Council(tmp_path)
        session = sitting.convene("person", "random", length="short")
        session.orders.give(0, LetAllStand())
        while not session.over:
            sitting.wait_for(lambda: session.over or session.awaited == (0,))
            if not session.over:
                assert session.view(0).stage == "vote"
                sitting.vote("nay")
        answers = [entry.command for entry in session.match.entries if entry.command.seat == 0]
        assert {Vote(0, "nay"), Object(0, None)} == {*answers}


def reaction() -> Session:
    """A person and two bots after their votes: everybody may object."""
    session = begin(None, "person", "random", "random")
    for seat in range(3):
        session.submit(Vote(seat, "aye"))
    return session


def test_the_die_rolls_over_the_table_as_it_was_and_comes_to_lie(tmp_path: Path) -> None:
    sitting = Council(tmp_path, speed="calm")
    session = begin(None, "random", "random")
    for command in (Vote(0, "aye"), Vote(1, "nay"), Object(0, None), Object(1, None)):
        sitting.lay(session)
        entry = session.submit(command)
    [decided] = [event for event in entry.events if isinstance(event, MotionDecided)]
    assert decided.pips
    table = sitting.table
    tray = middle(table.context.shown.layout.rects_of("die")[0])
    face, lain = die(decided.pips, tray.width), []
    table.follow()
    sitting.frame(3)
    _, view, marks, _ = table.parts.animator.picture(PLAIN)
    assert view.votes == ("aye", "nay"), "seen until the die has come to lie"
    assert "die" in marks.hidden
    while table.parts.animator.busy:
        sitting.frame()
        lain += [image for image, place in table.sprites() if place.center == tray.center]
    assert pygame.image.tobytes(lain[-1], "RGBA") == pygame.image.tobytes(face, "RGBA")
    assert table.context.shown.view.turned == session.match.state.turned


class TestEnd:
    @pytest.fixture
    def costly(self) -> str:
        """A seed whose motions cost more than the chest holds."""
        for number in range(1000):
            setup = GAME.setup(2, TableOptions(), Chance(str(number)))
            if sum(MOTIONS[motion] for motion in setup.motions) > 10:
                return str(number)
        raise AssertionError("the chest pays for everything")

    def test_all_lose_together(self, tmp_path: Path, costly: str) -> None:
        sitting = Council(tmp_path)
        session = sitting.convene("person", "person", seed=costly)

        def aye_to_everything(council: Sitting) -> None:
            if isinstance(council.stack.top, HandoverScene):
                sitting.lift()
            elif session.view(None).stage == "vote":
                sitting.vote("aye")
            else:
                sitting.press(pygame.K_p, "p")

        scene = sitting.play(aye_to_everything)
        assert session.view(None).chest < 0
        assert scene.results.winners == ()
        assert scene.results.verdict.defeat == "All have lost"
        assert not scene.results.verdict.seal
        assert not scene.tabs["charts"].visible
        sitting.frame(5)
        sitting.click(scene.tabs["replay"].rect.center)
        assert isinstance(sitting.stack.top, ReplayScene)
        sitting.press(pygame.K_LEFT)
        sitting.press(pygame.K_ESCAPE)
        assert sitting.stack.top is scene

    def test_the_best_have_won(self, tmp_path: Path) -> None:
        session = play(begin(None, "random", "random", "random", length="short"), "won")
        assert session.match.state.chest >= 0
        told = PRESENTATION.results.results_of(session, Catalogue.load())
        points = session.match.state.points
        assert [seat.total for seat in told.seats] == [*points]
        assert [seat.won for seat in told.seats] == [mine == max(points) for mine in points]
        assert told.verdict.seal == str(max(points))
        assert told.course
        assert [row[-1] for row in told.course.samples] == [*points]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_on_the_table_lies_over_another_thing(size: tuple[int, int], players: int) -> None:
    session = begin(None, *["random"] * players)
    layout = BallotLook().layout(size, session.view(0), 1.0)
    pieces = dict(layout.pieces())
    assert_apart([*pieces.values(), layout.strip, layout.log_paper, layout.banner, layout.undo,
                  layout.menu, *layout.verbs.values()], size)  # fmt: skip
    assert all(layout.desk.contains(rect) for piece, rect in pieces.items() if piece.startswith("vote"))
