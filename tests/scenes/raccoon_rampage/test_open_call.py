"""The open call: few curtains, and a bar that does not depend on hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.questions import Questions
from raccoon.app.session.session import Session
from raccoon.app.wording import signed
from raccoon.engine.chance import Chance
from raccoon.engine.events import found
from raccoon.games.raccoon_rampage.catalogue import ACTIONS
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitLastCall,
    AwaitPlace,
    AwaitProtection,
    AwaitToss,
)
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.call import CallPanel
from scenes.raccoon_rampage.choices.play import plays
from scenes.raccoon_rampage.outlook.stakes import matters, outcomes
from scenes.raccoon_rampage.outlook.verdicts import front
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.screens.handover import HandoverScene
from scenes.table.motion.pace import HUSH
from scenes.table.picture.zones import PLAIN
from scenes.table.piece import Piece
from tests.scenes.person import FRAME
from tests.scenes.raccoon_rampage.house import House, begin, played_until


def at_call(*controllers: str, seed: str = "call", kind: type = AwaitEvaluation, **options: str) -> Session:
    """A game in a call that matters, before any answer; all seats hold cards."""

    def there(session: Session) -> bool:
        view = session.view(None)
        asked = isinstance(view.pending, kind) and len(session.waiting) == len(view.players)
        return asked and matters(view)

    return played_until(begin(*controllers, seed=seed, **options), there)


def with_play(seat: int, *controllers: str, kind: type = AwaitEvaluation) -> Session:
    """A game in a call in which the seat holds a card that it could play."""
    for number in range(200):
        session = at_call(*controllers, seed=str(number), kind=kind)
        if plays(session.options(seat)):
            return session
    raise AssertionError("nobody could play anything")


class TestSeveralPeople:
    def test_one_press_lets_it_pass_for_all_at_the_screen(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session = house.lay(at_call("person", "person", "person", "random"))
        assert house.table.context.shown.viewer is None, "no hand is seen"
        moves = len(session.match.entries)
        house.click(house.call.pass_.rect.center)
        movers = [entry.command.seat for entry in session.match.entries[moves:]]
        assert set(movers[:3]) == {0, 1, 2}, "bots answer after the people"
        assert house.met["HandoverScene"] == 0

    def test_while_all_hands_are_covered_what_is_at_stake_lies_in_their_place(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        house.lay(at_call("person", "person", "person", "random"))
        shown, picture = house.table.context.shown, house.table.parts.picture
        zones = picture.zones(shown.layout, shown.view, PLAIN, ())
        assert not any(key.startswith(("card:", "policy:", "action:")) for key in zones)
        desk = [key for key, zone in zones.items() if zone.area.top >= shown.layout.desk.top]
        sizes = {key: zones[key].area.width * zones[key].area.height for key in desk}
        assert max(desk, key=lambda key: sizes[key]) == "stake"
        told = {words for words, _ in zones["stake"].figures}
        for outcome in outcomes(shown.view, front(shown.view)):
            assert signed(outcome.likely) in told, (outcome, told)

    def test_its_key_does_the_same(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session = house.lay(at_call("person", "person", "person"))
        house.press(pygame.K_x, "x")
        assert not isinstance(session.view(None).pending, AwaitEvaluation)

    def test_bots_wait_for_the_people(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session = house.lay(at_call("random", "person", "random", "person"))
        moves = len(session.match.entries)
        house.frame(300)
        assert len(session.match.entries) == moves
        assert set(house.call.waits) == {1, 3}

    def test_who_says_wait_has_the_screen_alone_plays_and_the_call_opens_anew(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session = house.lay(with_play(1, "person", "person", "person"))
        house.click(house.call.waits[1].rect.center)
        assert house.lift() == 1
        assert house.table.context.shown.view.players[1].hand is not None
        assert house.table.context.shown.view.players[0].hand is None
        assert house.table.parts.controls.verbs["play_action"].enabled
        (passing,) = house.table.parts.quick_actions.extras
        house.click(passing.rect.center)
        assert 1 not in session.waiting
        assert house.table.context.shown.viewer is None, "the hand is covered again"
        assert set(house.call.waits) == {0, 2}

    def test_the_curtain_bears_the_emblem_of_the_role(self, tmp_path: Path) -> None:
        """The curtain has the emblem that the seat's votes have."""
        house = House(tmp_path)
        session = house.lay(at_call("person", "person", "person"))
        house.click(house.call.waits[2].rect.center)
        house.wait_for(lambda: isinstance(house.stack.top, HandoverScene))
        curtain = house.stack.top
        assert isinstance(curtain, HandoverScene)
        assert curtain.seat.emblem == session.view(None).players[2].role
        house.frame(60)

    def test_to_withdraw_is_a_legal_bluff(self, tmp_path: Path) -> None:
        """A player who takes the screen may let it pass with any hand; nothing else becomes known."""
        house = House(tmp_path)
        session = house.lay(at_call("person", "person", "person"))
        house.press(pygame.K_3, "3")
        assert house.lift() == 2
        house.press(pygame.K_x, "x")
        assert set(session.waiting) == {0, 1}


class TestCurtains:
    def test_one_curtain_a_turn(self, tmp_path: Path) -> None:
        """The public half is played on the open table; it falls when somebody opens their desk to place."""
        house = House(tmp_path)
        session = house.lay(at_call(*["person"] * 3, kind=AwaitLastCall, scenario="techno_panacea"))
        curtains, turns = 0, 0
        while turns < 3:
            top, view = house.stack.top, session.view(None)
            if isinstance(top, HandoverScene):
                assert isinstance(view.pending, AwaitPlace)
                curtains += 1
                house.click(top.look_button.rect.center)
            elif isinstance(house.table.parts.panel_host.panel, CallPanel):
                house.click(house.call.pass_.rect.center)
            elif session.awaited:
                seat = house.table.context.shown.person
                assert seat is not None
                turns += isinstance(view.pending, AwaitToss)
                session.submit(next(iter(session.options(seat)[0].commands())))
                house.table.follow()
            house.frame()
            assert not session.over
        assert curtains == 3

    def test_what_needs_no_hand_is_decided_before_everybody(self, tmp_path: Path) -> None:
        session = played_until(
            begin("person", "person", "person", seed="shield", tutorial=True),
            lambda session: isinstance(session.view(None).pending, AwaitProtection),
        )
        house = House(tmp_path)
        house.lay(session)
        shown = house.table.context.shown
        assert shown.viewer is None
        assert shown.chooser in session.waiting
        assert house.dock.choice.key == "protect"
        assert session.seats[shown.chooser].name in house.dock.choice.note(), "it says whose decision it is"


class TestNothingIsTold:
    @pytest.mark.parametrize("kind", [AwaitLastCall, AwaitEvaluation])
    def test_the_call_looks_the_same_whatever_is_held(self, tmp_path: Path, kind: type) -> None:
        """With other hands and the same public information every pixel is the same."""
        pictures = []
        for deal in range(3):
            session = at_call("person", "person", "person", kind=kind)
            if deal:
                states = session.match._states
                states[-1] = GAME.imagine(GAME.view(states[-1], None), Chance(f"deal {deal}"))
            house = House(tmp_path / str(deal))
            house.lay(session)
            house.frame(40)
            assert isinstance(house.call, CallPanel)
            surface = pygame.display.get_surface()
            assert surface is not None
            pictures.append((session.match.state.players[0].hand, pygame.image.tobytes(surface, "RGB")))
        assert len({hand for hand, _ in pictures}) > 1
        assert len({picture for _, picture in pictures}) == 1

    def test_alone_bots_answer_together_after_a_silence(self, tmp_path: Path) -> None:
        """The others' answers to a call come at once, in the order of the seats: after as long a time as
        they may need to think, so that nobody learns who did.
        """
        house = House(tmp_path, speed="brisk")
        session = with_play(0, "person", "random", "random", "random")
        for seat in session.waiting:
            if wish := found(session.options(seat), WishOption):
                session.submit(next(wish.commands()))
        house.lay(session)
        house.wait_for(lambda: not house.table.parts.animator.busy)
        moves = len(session.match.entries)
        house.press(pygame.K_x, "x")
        house.frame(round(HUSH["brisk"] / FRAME) - 4)
        assert len(session.match.entries) == moves + 1
        house.frame(12)
        answers = [entry.command for entry in session.match.entries[moves:]]
        assert {command.seat for command in answers[:4]} == {0, 1, 2, 3}

    @pytest.mark.parametrize("kind", [AwaitLastCall, AwaitEvaluation])
    def test_the_rhythm_of_a_call_is_the_same_whatever_bots_hold(
        self, tmp_path: Path, kind: type, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """From the press until the call closes: as many frames, and none shows anything else. Bots think
        here, so that the machine's time does not count.
        """
        monkeypatch.setattr(Questions, "use", lambda *_: None)
        seen, hands = set(), set()
        for deal in range(3):
            session = with_play(0, "person", *["delegate:freya"] * 3, kind=kind)
            states = session.match._states
            if deal:
                states[-1] = GAME.imagine(GAME.view(states[-1], 0), Chance(f"deal {deal}"))
            hands.add(tuple(player.hand for player in states[-1].players[1:]))
            house = House(tmp_path / str(deal), speed="brisk")
            house.lay(session)
            house.frame(60)
            call, pictures = len(session.match.entries), []
            house.press(pygame.K_x, "x")
            while len(session.match.entries) < call + 4:
                surface = pygame.display.get_surface()
                assert surface is not None
                pictures.append(pygame.image.tobytes(surface, "RGB"))
                house.frame()
            answers = [entry.command for entry in session.match.entries[call:]]
            assert {command.seat for command in answers} == {0, 1, 2, 3}
            seen.add(tuple(map(hash, pictures)))
        assert len(hands) > 1
        assert len(seen) == 1


def test_with_nothing_to_play_nobody_is_asked_alone(tmp_path: Path) -> None:
    """Alone among bots, a call in which only a pass is possible passes by itself."""
    house = House(tmp_path)
    session = house.open("person", "random", "random")
    asked = 0
    for _ in range(4000):
        if session.over:
            break
        if session.awaited:
            view = session.view(0)
            if isinstance(view.pending, AwaitLastCall | AwaitEvaluation):
                asked += 1
                assert plays(session.options(0))
            session.submit(session.options(0)[-1].draw(Chance("asked")))
            house.table.follow()
        house.frame()
    assert session.over


def calls_alone(seed: str) -> Iterator[tuple[View, set[str], bool]]:
    """The calls to one person among bots who could play a card: which ones, and whether they were asked."""
    session, chance = begin("person", "random", "random", seed=seed), Chance(seed)
    session.auto_answers.idle = PRESENTATION.privacy.idle
    while not session.over:
        view = session.view(0)
        called = isinstance(view.pending, AwaitLastCall | AwaitEvaluation) and 0 in session.waiting
        cards = {play.card for play in plays(session.options(0))} if called else set()
        asked = session.awaited == (0,)
        if cards:
            yield view, cards, asked
        seat = session.waiting[0]
        answer = None if asked else session.auto_answers.answer(seat, alone=True) if seat == 0 else None
        session.submit(answer or chance.pick(session.options(seat)).draw(chance))


def test_alone_a_call_that_no_own_card_could_change_needs_no_press() -> None:
    """Far from its cost; or under evaluation with nothing but anytime cards in hand."""
    found = set()
    for view, cards, asked in (call for number in range(40) for call in calls_alone(str(number))):
        judged = isinstance(view.pending, AwaitEvaluation)
        works = not judged or any(ACTIONS[card].window == "evaluation" for card in cards)
        assert asked == (view.final or (matters(view) and works))
        found.add((judged, asked))
    assert found == {(False, False), (False, True), (True, False), (True, True)}


def test_whoever_alone_wants_every_call_gets_it(tmp_path: Path) -> None:
    """With the setting no answer is given for the player, as soon as the table follows it."""
    house = House(tmp_path)
    house.program.settings.every_call = True
    session = house.open("person", "random", "random", seed="18")
    assert session.auto_answers.idle is None
    house.program.settings.every_call = False
    house.table.follow()
    assert session.auto_answers.idle is not None


class TestQuiet:
    def test_at_a_shared_screen_only_calls_that_may_matter_are_made(self, tmp_path: Path) -> None:
        for every in (False, True):
            house = House(tmp_path / str(every))
            house.program.settings.every_call = every
            session = played_until(
                begin("person", "person", "person", seed="quiet"),
                lambda session: (
                    isinstance(session.view(None).pending, AwaitLastCall | AwaitEvaluation)
                    and len(session.waiting) == 3
                    and not matters(session.view(None))
                ),
            )
            before = session.view(None).pending
            house.lay(session)
            house.frame(5)
            assert (session.view(None).pending == before) == every

    def test_who_wants_to_be_called_is_called_and_nobody_else_learns_of_it(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session = played_until(
            begin("person", "person", "person", seed="quiet"),
            lambda session: isinstance(session.view(None).pending, AwaitToss) and session.waiting == (0,),
        )
        house.lay(session)
        if isinstance(house.stack.top, HandoverScene):
            house.lift()
        house.click(house.place(Piece("stop", "last_call")))
        assert session.auto_answers.stops == {0: frozenset({"last_call"})}
        assert house.table.context.shown.stops == {"last_call"}
        house.press(pygame.K_e, "e")
        house.wait_for(lambda: isinstance(session.view(None).pending, AwaitLastCall))
        assert 0 in house.call.waits, "it asks its owner by name, cards or not"
        assert house.table.context.shown.stops == frozenset()
        if not matters(session.view(None)):
            assert set(house.call.waits) == {0}
