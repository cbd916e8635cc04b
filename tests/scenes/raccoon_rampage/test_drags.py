"""Everything that can be clicked can be dragged too: policies, votes, cards, protection, raccoons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitDraft,
    AwaitMain,
    AwaitMoves,
    AwaitPlace,
    AwaitProtection,
    AwaitToss,
    AwaitVotes,
    Effects,
)
from raccoon.games.raccoon_rampage.phases.effects import AreaOption
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from scenes.raccoon_rampage.choices.votes import VotesChoice
from scenes.raccoon_rampage.holdings import hand_pieces, in_hand, missing
from scenes.raccoon_rampage.outlook.stakes import outcomes
from scenes.raccoon_rampage.picture.queue import policy_card
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece
from tests.games.raccoon_rampage.table import DE, Table
from tests.scenes.raccoon_rampage.house import House, begin, played_until
from tests.scenes.staged import stage

HOLDING = (pygame.K_RETURN, "\r")


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A window at the calm pace, so that nothing goes on by itself."""
    return House(tmp_path, speed="calm")


def until(kind: type, fits: Callable[[Session], bool] = lambda _: True) -> Session:
    """A game in which the first seat, a person among waiting bots, is asked for this."""

    def asked(session: Session) -> bool:
        here = isinstance(session.view(None).pending, kind) and session.waiting[:1] == (0,)
        return session.over or (here and fits(session))

    for number in range(300):
        found = played_until(begin("person", "random", "random", "random", seed=str(number)), asked)
        if not found.over:
            return found
    raise AssertionError("it did not come about")


def policy_of(session: Session) -> str:
    """The piece of a policy of the hand."""
    return next(piece for piece in hand_pieces(session.view(0)) if piece.startswith("policy"))


def test_a_policy_is_dragged_onto_the_last_space(house: House) -> None:
    session = house.lay(until(AwaitPlace))
    free = session.view(0).queue.index(None) + 1
    house.drag(policy_of(session), Piece("space", free))
    assert house.dock.choice.key == "place_policy"
    house.press(*HOLDING)
    placed = session.view(0).queue[free - 1]
    assert placed is not None
    assert placed.owner == 0
    assert not placed.face_up


def test_a_click_on_a_card_seen_large_chooses_it(house: House) -> None:
    session = house.lay(until(AwaitPlace))
    house.press(pygame.K_p, "p")
    choice, layout = house.dock.choice, house.table.context.shown.layout
    assert choice.key == "place_policy"
    if not choice.chosen():
        piece, rect = choice.papers(layout)[-1]
        house.click(rect.center)
        assert choice.chosen() == {piece}
    ((piece, rect),) = choice.papers(layout)
    assert rect.width > 2 * layout.hand[piece].width
    command = choice.command()
    assert isinstance(command, PlacePolicy)
    assert in_hand(session.view(0), piece) == command.policy


def test_a_card_of_votes_may_be_dropped_on_the_policy_they_are_for(house: House) -> None:
    """The votes themselves are laid out afterwards."""
    session = stage(house, GAME.name, Table().hand(DE, "celebrity", "bins").main(DE, placed=3).state)
    assert session.waiting == (0,)
    house.drag(Piece("action", 0), Piece("space", 2))
    assert house.dock.choice.key == "play_action"
    house.press(*HOLDING)
    assert isinstance(session.view(0).pending, AwaitVotes)


def test_elsewhere_it_flies_back_and_says_why(house: House) -> None:
    session = house.lay(until(AwaitPlace))
    house.drag(policy_of(session), "tracker")
    assert house.table.parts.drag.flight
    assert house.table.parts.drag.reason.words == house.program.say("rampage.goes.policy")


class TestVotes:
    def begun(self, house: House) -> tuple[Session, VotesChoice]:
        """A person who has dragged a vote onto space 2."""
        session = house.lay(until(AwaitMain))
        assert session.view(0).votes_left > 1
        house.drag("cubes", Piece("space", 2))
        choice = house.dock.choice
        assert isinstance(choice, VotesChoice)
        return session, choice

    def test_they_are_laid_out_first_and_placed_together(self, house: House) -> None:
        session, choice = self.begun(house)
        before = session.view(0)
        house.drag("cubes", Piece("space", 1))
        assert choice.laid.targets == [2, 1]
        assert session.view(0) == before, "nothing is revealed before they are confirmed"
        house.press(*HOLDING)
        house.wait_for(lambda: session.view(0).votes_placed == before.votes_placed + 2)
        for space in (1, 2):
            policy, was = session.view(0).queue[space - 1], before.queue[space - 1]
            assert policy is not None
            assert was is not None
            assert policy.votes == (*was.votes, 0)

    def test_a_second_drag_takes_one_back(self, house: House) -> None:
        _, choice = self.begun(house)
        house.drag(Piece("space", 2), "tray")
        assert choice.laid.targets == []

    def test_a_click_adds_one_and_escape_forgets_all(self, house: House) -> None:
        session, choice = self.begun(house)
        house.click(house.place(Piece("space", 3)))
        assert choice.laid.targets == [2, 3]
        house.press(pygame.K_ESCAPE)
        assert house.table.parts.panel_host.panel is None
        assert session.view(0).votes_placed == 0

    def test_each_row_has_the_name_of_what_lies_there(self, house: House) -> None:
        _, choice = self.begun(house)
        assert choice.option.choices == (1, 2, 3, 4)
        queue = house.table.context.shown.view.queue
        assert choice.laid.counters.labels == tuple(
            house.program.say(f"rampage.policy.{policy.policy}") for policy in queue[:4]
        )

    def test_the_policy_that_is_voted_on_lies_large_over_the_map(self, house: House) -> None:
        """With the place of the tracker if it passes among its figures."""
        self.begun(house)
        shown, picture = house.table.context.shown, house.table.parts.picture
        zones = picture.zones(shown.layout, shown.view, house.dock.marks(), ())
        paper = zones["stake"]
        assert shown.layout.europe.colliderect(paper.area)
        assert all(paper.area.width > 2 * rect.width for rect in shown.layout.spaces.values())
        policy = shown.view.queue[1]
        assert policy is not None
        assert any(signed(outcome.likely) in dict(paper.figures) for outcome in outcomes(shown.view, policy))

    def test_enough_is_good_news_at_a_policys_foot_as_soon_as_the_votes_would_do(self, house: House) -> None:
        session, _ = self.begun(house)
        view, table = session.view(0), house.table.context
        painting = PaintContext(table.shown.layout.frame, table.say, table.seats)
        short = missing(view, view.queue[1])
        assert short
        assert not policy_card(view, 2, view.queue[1], (0,) * (short - 1), painting).met
        assert policy_card(view, 2, view.queue[1], (0,) * short, painting).met

    def test_no_more_than_the_influence_gives(self, house: House) -> None:
        session, choice = self.begun(house)
        for _ in range(7):
            house.click(house.place(Piece("space", 1)))
        assert len(choice.laid.targets) == session.view(0).votes_left


def test_a_card_is_discarded_onto_the_discards(house: House) -> None:
    session = house.lay(until(AwaitToss))
    cards = len(session.view(0).players[0].discard)
    house.drag(hand_pieces(session.view(0))[0], "decks")
    house.press(*HOLDING)
    assert len(session.view(0).players[0].discard) >= cards


def test_a_policy_of_the_pool_is_dragged_into_the_queue(house: House) -> None:
    session = house.lay(until(AwaitDraft))
    free = session.view(0).queue.index(None) + 1
    policy, owner = session.view(0).pool[2]
    house.drag(Piece("pool", 2), Piece("space", free))
    house.press(*HOLDING)
    drafted = session.view(0).queue[free - 1]
    assert drafted is not None
    assert (drafted.policy, drafted.owner) == (policy, owner)


def test_protection_is_dragged_onto_a_pile_and_the_card_goes_unseen(house: House) -> None:
    session = house.lay(until(AwaitProtection))
    before = session.view(0)
    house.drag("ring", f"pile:{house.dock.choice.lit().__iter__().__next__().partition(':')[2]}")
    house.press(*HOLDING)
    after = session.view(0)
    assert after.players[0].protection == before.players[0].protection - 1
    assert after.spread_unseen == before.spread_unseen + 1


def from_germany(session: Session) -> bool:
    """Whether one may leave Germany."""
    (option,) = session.options(0)
    pending = session.view(0).pending
    return (
        isinstance(option, AreaOption) and "germany" in option.choices and pending.steps[0].kind == "mitigate"
    )


def test_a_raccoon_is_dragged_to_the_board_on_which_it_scores(house: House) -> None:
    session = until(Effects, from_germany)
    house.lay(session)
    germany = next(seat for seat, player in enumerate(session.view(0).players) if player.role == "DE")
    before = session.view(0).players[germany].tokens
    house.drag(Piece("area", "germany"), Piece("panel", germany))
    house.press(*HOLDING)
    assert session.view(0).players[germany].tokens == before + 1


def test_votes_are_moved_from_policy_to_policy(house: House) -> None:
    session = until(AwaitMoves, lambda found: len(found.options(0)) > 1)
    house.lay(session)
    space, colour = session.options(0)[0].votes[-1]
    target = next(t for t in session.options(0)[0].targets if t != space)
    end = Piece("event", target - EVENT_TARGET) if target > EVENT_TARGET else Piece("space", target)
    house.drag(Piece("space", space), end)
    moves = len(session.match.entries)
    house.press(*HOLDING)
    assert len(session.match.entries) > moves
    assert session.match.entries[moves].command.source == space
    assert colour is not None
