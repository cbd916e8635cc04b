"""The night of a Spread: its layout, its animation pile by pile, its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, pairwise, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.app.wording import signed
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.catalogue import AREAS, SPACES
from raccoon.games.raccoon_rampage.pending import AwaitProtection
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled, PileTurnedUp, SpreadDealt
from scenes.raccoon_rampage.layout import NightLayout, layout_of
from scenes.raccoon_rampage.look import RampageLook
from scenes.raccoon_rampage.motion.nightfall import FALLS, PASSES
from scenes.raccoon_rampage.motion.transition import RampageMotion
from scenes.raccoon_rampage.picture import night, tracker
from scenes.raccoon_rampage.picture.ink import Ink
from scenes.table.motion.pace import PACES
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PLAIN, PaintContext
from scenes.table.piece import Piece
from tests.scenes.driving import ENGLISH, assert_apart
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.games import lost, won
from tests.scenes.raccoon_rampage.house import House, begin, step

SIZE = (960, 540)
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (960, 540))
BY_NIGHT = SpreadDealt | CardCancelled | PileTurnedUp


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def legs(first: Transition | None) -> Iterator[Transition]:
    """A transition's legs in their order."""
    while first:
        yield first
        first = first.then


def nights(session: Session) -> Iterator[tuple[MoveContext, tuple[Transition, ...]]]:
    """Every move of a game with events of the night, and its transition."""
    picture = TablePicture(RampageLook(), tuple(seats(*["random"] * len(session.seats))), ENGLISH.say)
    for place, entry in enumerate(session.match.entries):
        if any(isinstance(event, BY_NIGHT) for event in entry.events):
            before, after = session.view(None, place), session.view(None, place + 1)
            layout = layout_of(SIZE, after)
            move = MoveContext(before, after, entry.events, layout, layout.stage, ENGLISH.say)
            yield move, tuple(legs(RampageMotion().transition(move, picture)))


def at_protection(players: int = 4, people: int = 0) -> Session:
    """A game in which spread cards are dealt and a seat is asked, a person's where there are people."""
    controllers = ["person"] * people + ["random"] * (players - people)
    for seed in map(str, range(200)):
        session, chance = begin(*controllers, seed=seed), Chance(seed)
        while not session.over:
            pending = session.view(None).pending
            if isinstance(pending, AwaitProtection) and (not people or pending.asked[0] < people):
                return session
            step(session, chance)
    raise AssertionError("nobody was ever asked")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4])
def test_everything_lies_in_the_window_and_apart(players: int, size: tuple[int, int]) -> None:
    session = at_protection(players)
    layout = layout_of(size, session.view(None))
    assert isinstance(layout, NightLayout)
    foot = [layout.banner, *layout.verbs.values(), layout.undo, layout.menu]
    board = [layout.log_paper, layout.spread]
    cards = [layout.card(area, number) for area in AREAS for number in range(layout.places.each)]
    assert_apart([*foot, *board, layout.tracker, *layout.piles.values(), *layout.headings.values()], size)
    assert_apart([*layout.panels, layout.ring], size)
    assert_apart([layout.evaluated, layout.strip], size)
    assert all(layout.spread.contains(rect) for rect in (*layout.panels, layout.ring))
    assert all(any(pile.contains(card) for pile in layout.piles.values()) for card in cards)


@pytest.mark.parametrize("size", SIZES)
def test_every_space_of_the_map_is_seen(size: tuple[int, int]) -> None:
    layout = layout_of(size, at_protection().view(None))
    assert isinstance(layout, NightLayout)
    places = [layout.socket(space.name) for space in SPACES]
    over = [layout.tracker, layout.spread, layout.log_paper, layout.call, *layout.headings.values()]
    assert all(layout.europe.contains(place) for place in places)
    assert not any(place.collidepoint(other.center) for place, other in combinations(places, 2))
    assert not any(rect.collidepoint(place.center) for rect, place in product(over, places))
    assert min(place.top for place in places) > layout.sky.bottom - layout.reach


@pytest.mark.parametrize("each", [1, 2, 5])
def test_however_many_cards_there_are_each_is_seen(each: int) -> None:
    view = at_protection().view(None)
    layout = layout_of((1280, 720), view)
    assert isinstance(layout, NightLayout)
    layout = NightLayout(layout.size, replace(layout.places, each=each))
    for area in AREAS:
        lefts = [layout.card(area, number).left for number in range(each)]
        assert lefts == sorted({*lefts})
        assert layout.piles[area].contains(layout.card(area, each - 1))


class TestItComesAndPasses:
    def test_it_falls_over_the_table_and_passes_when_the_last_pile_lies_open(self) -> None:
        ended = 0
        for move, seen in nights(won(4)):
            dark = [leg for leg in seen if leg.layout.elsewhere]
            dealt = any(isinstance(event, SpreadDealt) for event in move.events)
            assert [leg.way for leg in dark if leg.way] == [FALLS] * dealt
            over = not any(move.after.piles)
            assert [leg.way_on for leg in dark if leg.way_on] == [PASSES] * over
            ended += over
        assert ended

    def test_pile_by_pile_the_raccoons_come_and_the_needle_climbs(self) -> None:
        """The pieces that do not move in a leg are those of the legs before it."""
        for session in (won(4), lost(3)):
            for move, seen in nights(session):
                turned = [event for event in move.events if isinstance(event, PileTurnedUp)]
                dark = [leg for leg in seen if leg.layout.elsewhere and tracker.NEEDLE_KEY in leg.hidden]
                assert len(dark) == len(turned)
                impact = move.before.impact
                for event, leg in zip(turned, dark, strict=True):
                    assert leg.view.impact == impact
                    assert Piece("pile", event.area) in leg.hidden
                    assert not leg.view.pending.asked, "nobody is asked any more"
                    impact += event.added
                assert not turned or impact == move.after.impact

    def test_each_card_is_read_before_the_next_is_turned(self) -> None:
        """At Brisk about 0.7 s lie between two of them, and the last line is read before day comes."""
        apart, rests = [], []
        games = (lost(4, str(seed)) for seed in range(20))
        for move, seen in chain.from_iterable(map(nights, games)):
            piles = [event.cards for event in move.events if isinstance(event, PileTurnedUp)]
            dark = [leg for leg in seen if tracker.NEEDLE_KEY in leg.hidden]
            for cards, leg in zip(piles, dark, strict=True):
                flights = [flight.at_pace(PACES["brisk"]) for flight in leg.flights]
                turns = [
                    flight.begin for flight in flights if flight.waits and flight.stops[0] == flight.stops[1]
                ]
                begins = sorted({begin for begin in turns if begin})[: len(cards) - 1]
                apart += [later - sooner for sooner, later in pairwise((0.0, *begins))]
                if leg.way_on:
                    landed = max(flight.end for flight in flights)
                    rests.append(leg.lasts * PACES["brisk"] - landed)
            if len(apart) > 5 and rests:
                break
        assert 0.65 <= min(apart) <= max(apart) <= 0.8
        assert min(rests) >= 1.0

    def test_a_line_says_what_each_pile_and_the_whole_night_have_brought(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written: list[str] = []
        line = Ink.line
        monkeypatch.setattr(
            Ink, "line", lambda to, words, *more: written.append(words) or line(to, words, *more)
        )
        session = won(4)
        for number, entry in enumerate(session.match.entries):
            turned = [event for event in entry.events if isinstance(event, PileTurnedUp)]
            if not turned:
                continue
            written.clear()
            next(found for found in nights(session) if found[0].events is entry.events)
            added, after = sum(event.added for event in turned), session.view(None, number + 1)
            key = "rampage.night.brought" if added else "rampage.night.calm"
            assert ENGLISH.say(key, n=added, impact=signed(after.impact)) in written
            for event in turned:
                told = "rampage.night.came" if event.added else "rampage.night.quiet"
                assert ENGLISH.say(told, n=event.added) in written
            return
        raise AssertionError("no night")

    def test_cards_that_lie_open_stay_until_day(self) -> None:
        for move, seen in nights(won(4)):
            turned = [event for event in move.events if isinstance(event, PileTurnedUp)]
            dark = [leg for leg in seen if tracker.NEEDLE_KEY in leg.hidden]
            for number, leg in enumerate(dark):
                lying = sum(flight.stays and flight.waits for flight in leg.flights)
                assert lying >= sum(len(event.cards) for event in turned[: number + 1])

    def test_each_leg_can_be_drawn(self) -> None:
        picture = TablePicture(RampageLook(), tuple(seats(*["random"] * 4)), ENGLISH.say)
        surface = pygame.Surface(SIZE)
        for _, seen in nights(won(4)):
            for leg in seen:
                picture.draw(surface, leg.layout, leg.view, PLAIN, ())


def test_the_board_tells_what_has_failed_and_by_how_much() -> None:
    view = at_protection().view(None)
    head, name, why = night.board_lines(view, ENGLISH.say)
    assert head == "Night falls"
    assert ENGLISH.say(f"rampage.policy.{view.evaluated.policy}") in name
    assert f"level {view.spread_level}" in why


def at_dawn(tmp_path: Path) -> House:
    """A table that still shows the night while its position is by day."""
    house = House(tmp_path, (1280, 720))
    house.program.settings.speed = "calm"
    session = house.lay(at_protection(people=1))
    while any(session.view(None).piles):
        house.click(house.dock.ways_out[0].rect.center)
        house.wait_for(lambda: 0 in session.waiting or not any(session.view(None).piles))
    return house


class TestAtTheWindow:
    def test_controls_lie_as_the_picture_does_until_it_is_day(self, tmp_path: Path) -> None:
        """While piles are turned up the position is of the day already: no button of the day is seen, and
        the headline does not tell what comes.
        """
        house = at_dawn(tmp_path)
        context, parts = house.table.context, house.table.parts
        assert not context.shown.layout.elsewhere
        house.frame(3)
        assert context.visible_layout.elsewhere
        assert parts.controls.verbs["wish"].rect == context.visible_layout.verbs["wish"]
        assert parts.headline.words
        assert parts.headline.plaque is None
        house.wait_for(lambda: context.other_layout is None)
        assert parts.controls.verbs["wish"].rect == context.shown.layout.verbs["wish"]

    def test_the_newspaper_does_not_know_it_before(self, tmp_path: Path) -> None:
        house = at_dawn(tmp_path)
        house.frame(3)
        sheet, log = house.table.parts.log.log.sheet, house.table.parts.game_log
        assert len(sheet.items) < len(log.items)
        house.wait_for(lambda: house.table.context.other_layout is None)
        assert tuple(sheet.items) == tuple(log.items)


@pytest.mark.parametrize("impact", [-2, -1, 0, 1, 2])
def test_the_needle_covers_neither_side_of_the_scale(impact: int, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = layout_of((1280, 720), at_protection().view(None))
    painting = PaintContext(layout.frame, ENGLISH.say, ())
    told: dict[str, pygame.Rect] = {}
    whole = Ink.line

    def line(ink: Ink, words: str, *more: Any, **facts: Any) -> pygame.Rect:
        told[words] = whole(ink, words, *more, **facts)
        return told[words]

    monkeypatch.setattr(Ink, "line", line)
    tracker._sides(Ink.on(pygame.Surface((1280, 720)), painting).at(layout.tracker), impact)
    _, place = tracker.needle(layout, impact, painting)
    half = layout.frame.px(tracker.NEEDLE[1] * 1.8) // 2
    for key in ("all_lose", "we_win"):
        words = told[ENGLISH.say(f"rampage.{key}")]
        assert abs(words.centery - place.centery) >= half + words.height // 3
