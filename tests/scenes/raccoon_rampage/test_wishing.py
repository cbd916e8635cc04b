"""A wish at the window: by clicks, drags and keys; the pin and the slip that show it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.engine.events import found
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption, WishSaid
from scenes.raccoon_rampage.choices.naming import WishChoice
from scenes.raccoon_rampage.holdings import wishes
from scenes.raccoon_rampage.layout import layout_of
from scenes.table.piece import Piece
from tests.games.raccoon_rampage.table import AR, DE, FR, Table
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.house import House, begin, played_until


@cache
def _seed() -> str:
    """A game in which the first seat may promise votes at a call."""
    for number in range(200):
        if _may_promise(_at(str(number))):
            return str(number)
    raise AssertionError("nobody could promise anything")


def _at(seed: str) -> Session:
    return played_until(
        begin("person", "random", "random", "random", seed=seed),
        lambda session: (
            session.over
            or (
                (isinstance(session.view(None).pending, AwaitEvaluation) and 0 in session.waiting)
                and _may_promise(session)
            )
        ),
    )


def _may_promise(session: Session) -> bool:
    option = None if session.over else found(session.options(0), WishOption)
    return option is not None and any(most for _, most in option.places)


def promising(house: House) -> tuple[Session, int]:
    """The table at a call, and the space for which the person may promise votes."""
    house.program.settings.every_call = True
    session = house.lay(_at(_seed()))
    option = found(session.options(0), WishOption)
    assert option
    return session, next(space for space, most in option.places if most)


def said(session: Session) -> WishSaid:
    event = session.match.entries[-1].events[0]
    assert isinstance(event, WishSaid)
    return event


def test_a_wish_that_is_met_is_unpinned_and_one_that_is_not_any_more_stands_again() -> None:
    """A wish is met when the seat has given the votes it promised and the others those it asked for."""
    table = Table().put(2, "pets", AR, "1/0/0/0").main(DE)
    table.play(Wish(DE, 2, 0))
    said = wishes(GAME.view(table.state, None))
    assert [(policy, pin.seat, pin.others) for policy, pin in said] == [("pets", DE, 4)]
    laid = table.on(2)
    for votes, stands in (((0, 1, 1, 1), True), ((0, 1, 1, 1, 2), False), ((0, 1, 1), True)):
        queue = list(table.state.queue)
        queue[1] = replace(laid, votes=votes)
        assert bool(wishes(GAME.view(table.change(queue=tuple(queue)).state, None))) == stands


def test_a_promise_that_is_due_stands_though_the_policy_has_enough() -> None:
    """A promise that is not kept yet is still shown."""
    table = Table().put(4, "pets", AR, "0/0/0/0").lying(1, "3/0/0/0").last_call(DE).hand(DE, "bins")
    table.hand(FR, "bins").last_call(DE)
    table.play(Wish(FR, 4, 2))
    laid, queue = table.on(4), list(table.state.queue)
    for votes, stands in (((0, 2, 2, 3, 3), True), ((0, 2, 2, 1, 1), False)):
        queue[3] = replace(laid, votes=votes)
        assert bool(wishes(GAME.view(table.change(queue=tuple(queue)).state, None))) == stands


class TestThreeWays:
    def test_a_click_on_the_button_one_on_the_policy_and_a_promise(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session, space = promising(house)
        house.click(house.table.parts.controls.verbs["wish"].rect.center)
        house.click(house.place(Piece("space", space)))
        choice = house.dock.choice
        assert isinstance(choice, WishChoice)
        choice.mine.set(1)
        house.press(pygame.K_RETURN)
        assert (said(session).seat, said(session).space, said(session).mine) == (0, space, 1)

    def test_the_pin_is_dragged_onto_the_policy(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session, space = promising(house)
        house.drag("pin", Piece("space", space))
        if not isinstance(session.match.entries[-1].events[0], WishSaid):
            house.press(pygame.K_RETURN)
        assert said(session).space == space

    def test_by_keys_alone(self, tmp_path: Path) -> None:
        house = House(tmp_path)
        session, space = promising(house)
        house.press(pygame.K_w, "w")
        while house.dock.choice.chosen() != {Piece("space", space)}:
            house.press(pygame.K_DOWN)
            house.press(pygame.K_RIGHT)
        house.press(pygame.K_RETURN)
        assert said(session).space == space


def test_after_it_the_button_says_why_there_is_no_second(tmp_path: Path) -> None:
    house = House(tmp_path)
    session, space = promising(house)
    house.drag("pin", Piece("space", space))
    house.press(pygame.K_RETURN)
    if 0 in session.waiting and isinstance(session.view(None).pending, AwaitEvaluation):
        assert not house.table.parts.controls.verbs["wish"].enabled
        assert "wish" in house.table.parts.controls.verbs["wish"].reason


def test_everybody_reads_it_in_the_paper(tmp_path: Path) -> None:
    session, space = promising(House(tmp_path))
    option = found(session.options(0), WishOption)
    assert option
    session.submit(Wish(0, space, 1))
    for eyes in (None, 0, 1):
        view = session.view(eyes)
        assert 0 in {pin.seat for _, pin in wishes(view)}
        layout = layout_of((1280, 720), view)
        assert layout.slips
        assert all(layout.log_paper.contains(slip) for slip in layout.slips)
        assert not any(layout.log_body.colliderect(slip) for slip in layout.slips)


class TestBeforeEverybody:
    """In an open call a wish needs no hand: no curtain falls."""

    def calling(self, tmp_path: Path) -> tuple[House, Session]:
        """Two people and two bots at a call that matters, before the second seat's turn."""
        house = House(tmp_path)
        state = Table().lying(1, "1/0/0/0").hand(DE, "behind").hand(AR, "bins").last_call(DE).state
        session = Session.new(GAME.name, seats("person", "random", "person", "random"), {}, "staged", None)
        session.match._states = [state]
        return house, house.lay(session)

    def test_it_is_said_by_clicks_alone(self, tmp_path: Path) -> None:
        house, session = self.calling(tmp_path)
        house.click(house.call.wish.rect.center)
        for label in ("Otis", "Hobbyist Hunting", "1 from me for 2 of yours"):
            button = next(one for one in house.call._row if one.label == label)
            house.click(button.rect.center)
        assert said(session).seat == AR
        assert (said(session).space, said(session).mine) == (4, 1)
        assert house.met["HandoverScene"] == 0
        assert set(house.call.waits) == {DE, AR}, "the call is still open to both"
        assert set(house.call._wish.speakers) == {DE}

    def test_or_by_keys_and_escape_goes_back_to_the_call(self, tmp_path: Path) -> None:
        house, session = self.calling(tmp_path)
        house.press(pygame.K_w, "w")
        house.press(pygame.K_ESCAPE)
        assert house.call.pass_ in house.call._row
        for key in (pygame.K_w, pygame.K_1, pygame.K_2):
            house.press(key, chr(key))
        assert said(session).seat == DE
        assert (said(session).space, said(session).mine) == (2, 0)
