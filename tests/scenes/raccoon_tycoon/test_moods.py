"""Faces at the table: pleased, put out or calm by what has just happened, and seen where the player sits."""

from __future__ import annotations

from itertools import chain

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app import opponents
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import GameEnded, TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import CardPlayed, TokensTaken
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.table.context import TableNavigation
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights
from scenes.table.scene import TableScene
from scenes.window.window import render
from tests.games.declared import declared
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats

OPENED = AuctionOpened(0, "Top Dog", 6)
END = TurnEnded(0)


def won(seat: int) -> AuctionWon:
    return AuctionWon(seat, "Top Dog", 9, 0, (), None)


def sold(price: int) -> Sold:
    return Sold(0, "wheat", 2, 0, price, price - 2, ())


def bought(seat: int) -> BuildingBought:
    return BuildingBought(seat, "Warehouse", 10, None)


def test_every_event_is_felt_or_is_the_days_work() -> None:
    kinds = declared("raccoon_tycoon", Event)
    assert {spec.event for spec in EVENTS} == kinds


@pytest.mark.parametrize(
    ("events", "moods"),
    [
        ([bought(1)], (CALM, PLEASED, CALM)),
        ([TownBought(2, "Newgate", (3, 0, 0, 0, 0, 0), None)], (CALM, CALM, PLEASED)),
        ([BuildingUpgraded(0, "Warehouse", "Depot", 5)], (PLEASED, CALM, CALM)),
        ([TokensDiscarded(1, (1, 0, 0, 0, 0, 0))], (CALM, PUT_OUT, CALM)),
        ([sold(11)], (PLEASED, CALM, CALM)),
        ([sold(2)], (CALM, CALM, CALM)),
        ([FloorTraded(0, 2, "wood", 1, 3)], (PLEASED, CALM, PUT_OUT)),
        ([GameEnded(0, (20, 30, 30), (1, 2))], (PUT_OUT, PLEASED, PLEASED)),
        ([CardPlayed(0, 3), TokensTaken(0, (1, 0, 0, 0, 0, 0))], (CALM, CALM, CALM)),
    ],
)
def test_what_pleases_and_what_does_not(events: list[Event], moods: tuple[str, ...]) -> None:
    assert EVENTS.moods(events, 3) == moods


class TestAuctions:
    def test_who_is_outbid_is_put_out_until_they_lead_again(self) -> None:
        events: list[Event] = [OPENED, BidMade(1, 7)]
        assert EVENTS.moods(events, 3) == (PUT_OUT, CALM, CALM)
        events.append(BidMade(0, 8))
        assert EVENTS.moods(events, 3) == (CALM, PUT_OUT, CALM)

    def test_who_wins_is_pleased_and_who_bid_in_vain_is_not(self) -> None:
        events: list[Event] = [OPENED, BidMade(1, 7), Passed(2), Passed(0), won(1)]
        assert EVENTS.moods(events, 3) == (PUT_OUT, PLEASED, CALM)

    def test_who_never_wanted_it_passes_calmly(self) -> None:
        assert EVENTS.moods([OPENED, Passed(1)], 3) == (CALM, CALM, CALM)

    def test_the_next_auction_knows_nothing_of_the_last(self) -> None:
        events: list[Event] = [OPENED, BidMade(1, 7), Passed(0), won(1), END, END, END]
        events += [AuctionOpened(2, "Tycoon", 7), Passed(1), won(2)]
        assert EVENTS.moods(events, 3) == (CALM, CALM, PLEASED)


def test_a_mood_lasts_through_the_next_turn() -> None:
    events: list[Event] = [bought(0), END]
    assert EVENTS.moods(events, 2) == (PLEASED, CALM)
    assert EVENTS.moods([*events, TurnEnded(1)], 2) == (CALM, CALM)


def test_a_later_mood_takes_the_place_of_an_earlier_one() -> None:
    events: list[Event] = [bought(0), END, TokensDiscarded(0, (1, 0, 0, 0, 0, 0)), END]
    assert EVENTS.moods(events, 1) == (PUT_OUT,)


@pytest.fixture(scope="module")
def played() -> Session:
    session = Session.new("raccoon_tycoon", seats("random", "random", "random", "random"), {}, "moods", None)
    while not session.over:
        session.submit(session.think())
    return session


def test_the_last_turns_of_the_log_tell_what_the_whole_log_tells(played: Session) -> None:
    entries, met = played.match.entries, set()
    for moves in range(0, len(entries) + 1, 3):
        whole = EVENTS.moods(chain.from_iterable(entry.events for entry in entries[:moves]), 4)
        assert PRESENTATION.motion.moods(entries, moves, 4) == whole
        met |= set(whole)
    assert met == {CALM, PLEASED, PUT_OUT}


def table(session: Session) -> TableScene:
    ways = TableNavigation(lambda: None, lambda: None, lambda seat, lift, back: lift(), lambda sentence: None)
    return TableScene(session, Settings(speed="brisk"), ENGLISH.say, ways, PRESENTATION)


def test_the_face_changes_when_what_pleased_it_has_landed() -> None:
    session = Session.new("raccoon_tycoon", seats("random", "random", "random"), {}, "an evening", None)
    scene = table(session)
    render(scene, (1280, 720))
    while PLEASED not in PRESENTATION.motion.moods(session.match.entries, len(session.match.entries), 3):
        scene.parts.animator.queue.skip()
        before = scene.context.shown.moods
        scene.context.submit(session.think())
    assert scene.parts.animator.busy
    assert scene.parts.animator.picture(Highlights())[2].moods == before
    scene.parts.animator.queue.skip()
    assert scene.parts.animator.picture(Highlights())[2].moods == scene.context.shown.moods != before


def test_a_mood_is_seen_on_the_calling_card_and_nowhere_else(played: Session) -> None:
    scene = table(played)
    render(scene, (1920, 1080))
    drawn, guest = [], (desk_seat(scene.context.shown.view) + 1) % 4
    for mood in (CALM, PLEASED, PUT_OUT):
        picture = TablePicture(RaccoonTycoonLook(), played.seats, ENGLISH.say)
        surface = pygame.Surface((1920, 1080))
        moods = tuple(mood if seat == guest else CALM for seat in range(4))
        picture.draw(
            surface, scene.context.shown.layout, scene.context.shown.view, Highlights(moods=moods), ()
        )
        drawn.append(surface)
    card = scene.context.shown.layout.panels[guest]
    cards = {pygame.image.tobytes(surface.subsurface(card), "RGB") for surface in drawn}
    assert len(cards) == 3
    for surface in drawn:
        surface.fill(0, card)
    assert len({pygame.image.tobytes(surface, "RGB") for surface in drawn}) == 1


def test_my_own_mood_is_seen_at_my_desk_too() -> None:
    session = Session.new("raccoon_tycoon", seats("person", "random", "random"), {}, "my desk", None)
    scene = table(session)
    render(scene, (1920, 1080))
    desks = []
    for mood in (CALM, PLEASED, PUT_OUT):
        picture = TablePicture(RaccoonTycoonLook(), session.seats, ENGLISH.say)
        surface = pygame.Surface((1920, 1080))
        picture.draw(
            surface,
            scene.context.shown.layout,
            scene.context.shown.view,
            Highlights(moods=(mood, CALM, CALM)),
            (),
        )
        desks.append(pygame.image.tobytes(surface.subsurface(scene.context.shown.layout.me), "RGB"))
    assert len(set(desks)) == 3


def test_a_seat_that_changes_hands_changes_its_face_and_its_kind(played: Session) -> None:
    who = list(played.seats)
    who[1] = replace(who[1], controller="shrewd:otis")
    assert opponents.Opponents("raccoon_tycoon").faces(who)[1] == "dog"
    assert opponents.Opponents("raccoon_tycoon").faces(played.seats)[1] != "dog"
