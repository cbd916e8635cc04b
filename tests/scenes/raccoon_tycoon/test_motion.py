"""Nothing teleports: every event moves its pieces, over a table that stays consistent meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.match import Entry
from raccoon.games.raccoon_tycoon import events
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.art.moving import steps
from scenes.raccoon_tycoon import telling
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.auction.room import GAVEL, LOT, RAISED
from scenes.raccoon_tycoon.look import TycoonLook
from scenes.raccoon_tycoon.motion.event_flights import FLIGHTS, all_flights
from scenes.raccoon_tycoon.motion.places import Board, in_slot
from scenes.raccoon_tycoon.motion.transition import Between, offer_moves, row_moves
from scenes.table.motion.flights import LONGEST, SHORTEST, Flight
from scenes.table.motion.pace import PACES
from scenes.table.picture.marks import Marks
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Part, ZoneCache
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.scenes.raccoon_tycoon.person import Mouse, Sitting, seats
from tests.scenes.raccoon_tycoon.positions import say
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still

SIZE = (1280, 720)
RARE = (events.FloorTraded, events.DrawPileShuffled, events.BuildingUpgraded, events.TokensDiscarded)


def test_every_event_has_its_motion_or_is_named_as_still() -> None:
    kinds = {getattr(events, name) for name in events.__all__}
    assert kinds == set(GAME.events)
    assert FLIGHTS.known == kinds


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window(SIZE) as opened:
        yield opened


def _games() -> Iterator[Session]:
    """Games in which everything happens, bonuses, exports and floor trades among it."""
    for players, bot, seed, options in (
        (2, "random", "m1", {}),
        (3, "greedy", "m1", {"mixed_opening": True}),
        (5, "random", "m0", {}),
        (5, "random", "m2", {"sudden_death": True, "open_money": True}),
    ):
        session = Session.new("raccoon_tycoon", seats(*[bot] * players), options, seed, None)
        while not session.over:
            session.submit(session.think())
        yield session


Shown = tuple[Between, Board, list[Flight], Entry]


def _shown(session: Session, every: int = 1) -> Iterator[Shown]:
    """Each entry as its seat, another seat and nobody sees it set out."""
    picture = TablePicture(TycoonLook(), session.seats, say())
    for number, entry in enumerate(session.match.entries):
        if number % every and not any(isinstance(event, RARE) for event in entry.events):
            continue
        others = (entry.command.seat + 1) % len(session.seats)
        for eyes in (entry.command.seat, others, None):
            before, after = session.view(eyes, number), session.view(eyes, number + 1)
            between = Between(before, after, SIZE, 1.0)
            board = Board(between, picture, say(), pygame.Rect(224, 10, 832, 464), after.turn)
            yield between, board, all_flights(board, session.hidden(entry, eyes)), entry


@pytest.fixture(scope="module")
def shown(window: Window) -> list[Shown]:
    return [step for session in _games() for step in _shown(session, 3)]


def test_every_moving_kind_of_event_was_shown(shown: list[Shown]) -> None:
    met = {type(event) for *_, entry in shown for event in entry.events}
    assert met >= FLIGHTS.answered


def test_a_flight_takes_150_to_450_milliseconds_at_every_speed(shown: list[Shown]) -> None:
    for *_, flights, _ in shown:
        for flight in flights:
            for pace in (PACES["calm"], PACES["brisk"], PACES["fast"]):
                assert flight.lingers or SHORTEST <= flight.at_pace(pace).seconds <= LONGEST


def test_meanwhile_nothing_is_in_two_places(shown: list[Shown]) -> None:
    """Tokens and money lie still only where they were before and will be after."""
    for between, *_ in shown:
        held = between.held
        for view in (between.before, between.after):
            assert all(a <= b for a, b in zip(held.supply, view.supply, strict=True))
            for player, other in zip(held.players, view.players, strict=True):
                assert all(a <= b for a, b in zip(player.tokens, other.tokens, strict=True))
                if player.money is not None and other.money is not None:
                    assert player.money <= other.money
                assert set(player.railroads) <= set(other.railroads)
                assert set(player.towns) <= set(other.towns)


def test_every_place_that_is_kept_free_is_filled_by_a_flight(shown: list[Shown]) -> None:
    for between, _, flights, entry in shown:
        landed = Counter(tuple(flight.stops[-1]) for flight in flights if flight.stays)
        for key in between.hidden:
            kind, _, name = key.partition(":")
            if kind == "price":
                price = between.after.prices[COMMODITIES.index(name)]
                assert landed[tuple(between.new.token_spot(name, price))] == 1, entry
            elif not any(
                isinstance(event, events.AuctionOpened | events.BidMade | events.Passed)
                for event in entry.events
            ):
                assert landed[tuple(between.new.rects_of(key)[0])] == 1, (key, entry)
        for place, held in enumerate(between.places.contents):
            assert held is not None or landed[tuple(in_slot(between.places.slots[place]))] == 1, entry


def test_tokens_that_come_fly_from_the_supply_and_those_that_go_fly_back(shown: list[Shown]) -> None:
    for between, board, flights, entry in shown:
        moved = [a - b for a, b in zip(between.after.supply, between.before.supply, strict=True)]
        for name, change in zip(COMMODITIES, moved, strict=True):
            supply = tuple(board.supply(name))
            came = sum(tuple(flight.stops[-1]) == supply for flight in flights)
            left = sum(tuple(flight.stops[0]) == supply for flight in flights)
            assert came - left == change, entry


def test_pieces_of_a_row_are_told_apart_by_kind_and_order() -> None:
    assert list(row_moves(("a", "a", "b"), ("a", "b", "b"))) == [(0, 0), (2, 1), (None, 2)]
    assert list(offer_moves(("x", "y"), ("z", "y"))) == [(None, 0), (1, 1)]
    assert list(offer_moves(("x", "y"), ("y",))) == [(1, 0)]


def _at_a_motion(tmp_path: Path, speed: str, **settings: object) -> tuple[Sitting, TableScene]:
    """A table just as a bot's move sets out."""
    sitting = Sitting(tmp_path, speed=speed)
    for name, value in settings.items():
        setattr(sitting.program.settings, name, value)
    sitting.begin(seats("person", "greedy", "greedy"), "motion")
    hands = Mouse(5)
    for _ in range(4000):
        sitting.step(hands)
        top = sitting.stack.top
        if isinstance(top, TableScene) and top.parts.animator.busy and top.context.shown.person is None:
            return sitting, top
    raise AssertionError("nothing moved")


def test_the_picture_is_composed_once_when_it_sets_out_and_once_when_it_has_landed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    composed = []
    compose = TablePicture._compose
    monkeypatch.setattr(TablePicture, "_compose", lambda *args: composed.append(1) or compose(*args))
    frames = 0
    while table.parts.animator.busy:
        sitting.frame()
        frames += 1
    assert frames > 10
    assert len(composed) <= 2


def test_a_click_and_space_skip_what_is_in_the_air(tmp_path: Path) -> None:
    """What flies, the pause after it, and what the others do up to the end of the turn."""
    for skip in (
        lambda sitting: sitting.click((900, 300)),
        lambda sitting: sitting.press(pygame.K_SPACE, " "),
    ):
        sitting, table = _at_a_motion(tmp_path, "calm")
        entries = len(table.context.session.match.entries)
        table.parts.turns.wait = 5.0
        skip(sitting)
        sitting.frame()
        made = table.context.session.match.entries[entries:]
        assert made, "the pause was skipped as well"
        ends = table.context.presentation.words.ends_turn
        ended = [any(ends(event) for event in entry.events) for entry in made]
        assert not any(ended[:-1]), "no further than to the end of the turn"
        assert ended[-1] or table.context.shown.person is not None
        sitting.stack.clear()


def test_at_a_persons_turn_space_lands_what_is_in_the_air_and_presses_nothing(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    while table.context.shown.person is None or not table.parts.animator.busy:
        sitting.frame()
    entries = len(table.context.session.match.entries)
    sitting.press(pygame.K_SPACE, " ")
    assert not table.parts.animator.busy
    assert len(table.context.session.match.entries) == entries


def test_bots_wait_until_everything_has_landed(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "fast")
    entries = len(table.context.session.match.entries)
    while table.parts.animator.busy:
        assert len(table.context.session.match.entries) == entries
        sitting.frame()


@pytest.mark.usefixtures("ground_at_once")
def test_a_bots_move_its_flights_and_the_picture_each_have_a_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All at once would be too long a frame beside a bot that thinks."""
    done: list[str] = []

    def noted(holder: object, name: str) -> None:
        work = getattr(holder, name)

        def and_noted(*args: object, **rest: object) -> object:
            made = work(*args, **rest)
            if made != []:  # where nothing flies there was nothing to work out
                done.append(name)
            return made

        monkeypatch.setattr(holder, name, and_noted)

    noted(Session, "submit")
    noted(telling, "all_flights")
    noted(TablePicture, "_compose")
    sitting = Sitting(tmp_path, speed="fast")
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
    sitting.frame(3)
    met: set[str] = set()
    while len(session.match.entries) < 40:
        done.clear()
        sitting.frame()
        assert len(done) <= 1
        met.update(done)
    assert met == {"submit", "all_flights", "_compose"}


@pytest.mark.usefixtures("ground_at_once")
def test_what_lies_still_while_a_move_is_shown_is_drawn_before_it_sets_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    early: list[Part] = []
    late: list[Part] = []
    drawn_zone, composing = ZoneCache._drawn, [0]
    compose = TablePicture._compose

    def drawn(part: Part, margin: int) -> pygame.Surface:
        crossing = isinstance(top := sitting.stack.top, TableScene) and top.parts.animator.under_way.crossing
        if crossing or not composing[0]:
            (late if composing[0] else early).append(part)
        return drawn_zone(part, margin)

    def composed(*args: Any) -> pygame.Surface:
        composing[0] += 1
        picture = compose(*args)
        composing[0] -= 1
        return picture

    monkeypatch.setattr(ZoneCache, "_drawn", staticmethod(drawn))
    monkeypatch.setattr(TablePicture, "_compose", composed)
    sitting = Sitting(tmp_path, speed="fast")
    with steps.spread():
        session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
        while len(session.match.entries) < 12:
            sitting.frame()
    assert early
    assert not late


def test_until_a_bots_move_sets_out_every_piece_lies_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is missing for a frame because the move before has only just landed, nor the auction's gavel."""
    drawn: list[Marks] = []
    gavels: list[bool] = []
    draw, draw_panel = TablePicture.draw, AuctionPanel.draw

    def noted(picture: TablePicture, surface: pygame.Surface, *shown: Any) -> None:
        drawn.append(shown[2])
        draw(picture, surface, *shown)

    def panel_noted(panel: AuctionPanel, *shown: Any) -> None:
        gavels.append("gavel" not in panel.hidden)
        draw_panel(panel, *shown)

    monkeypatch.setattr(TablePicture, "draw", noted)
    monkeypatch.setattr(AuctionPanel, "draw", panel_noted)
    sitting = Sitting(tmp_path, speed="fast")
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
    sitting.frame(3)
    table, due = sitting.table, 0
    while len(session.match.entries) < 40:
        shown = len(gavels)
        sitting.frame()
        if table.parts.animator.under_way.due:
            due += 1
            assert not drawn[-1].hidden
            assert all(gavels[shown:])
    assert due > 30
    assert not all(gavels), "no gavel has fallen"


def test_after_its_blow_the_gavel_lies_until_the_room_has_closed_and_only_then_the_next_card_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[frozenset[str]] = []
    draw_panel = AuctionPanel.draw

    def noted(panel: AuctionPanel, *shown: Any) -> None:
        seen.append(panel.hidden)
        draw_panel(panel, *shown)

    monkeypatch.setattr(AuctionPanel, "draw", noted)
    sitting = Sitting(tmp_path, speed="calm")
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "gavel")
    while not any(
        isinstance(event, events.AuctionWon) for entry in session.match.entries for event in entry.events
    ):
        sitting.frame()
    table = sitting.stack.top
    assert isinstance(table, TableScene)
    while not (crossing := table.parts.animator.under_way.crossing):
        sitting.frame()
    seen.clear()
    while crossing.shows_panel:
        sitting.frame()
    assert list(dict.fromkeys(seen))[-2:] == [{GAVEL, LOT}, {RAISED, LOT}]
    room = crossing.departure.panel
    assert room
    turned_up = [flight for flight in crossing.transition.flights if flight.stays and not flight.waits]
    assert turned_up
    assert all(flight.begin >= crossing.time + room.entrance.seconds for flight in turned_up)


def test_nothing_flies_at_the_speed_instant(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="instant")
    session = sitting.begin(seats("greedy", "greedy", "random"), "instant")
    for _ in range(40):
        sitting.frame()
        assert not sitting.table.parts.animator.busy
    assert len(session.match.entries) > 40


def test_with_reduced_motion_the_picture_fades_and_nothing_flies(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm", reduced_motion=True)
    assert not table.parts.animator.under_way.air.flights
    sitting.frame(10)
    assert not table.parts.animator.busy


def test_what_is_shown_once_more_flies_and_lands(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    while table.parts.animator.busy or table.context.shown.person is None:
        sitting.frame()
    entries = len(table.context.session.match.entries)
    for number in range(1, entries + 1):
        table.parts.animator.show(number)
        flew = len(table.parts.animator.under_way.air.flights)
        for _ in range(600):
            sitting.frame()
            if not table.parts.animator.busy:
                break
        else:
            raise AssertionError(f"{flew} pieces never landed")
    assert len(table.context.session.match.entries) == entries


def test_in_a_window_of_another_size_everything_has_landed(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    sitting.stack.resize((1600, 900))
    assert not table.parts.animator.busy
    table.draw(pygame.Surface((1600, 900)))


def test_an_auction_kept_looks_like_one_drawn_anew(window: Window) -> None:
    scene = SHOTS["auction"](Still(None, "en"))
    stack = SceneStack(window.size)
    stack.push(scene)
    pictures = []
    for _ in range(3):
        stack.picture.redraw()
        window.step(stack, 0.0)
        pictures.append(window.surface.copy())
    assert pictures[0].get_buffer().raw == pictures[1].get_buffer().raw == pictures[2].get_buffer().raw


def test_the_card_of_an_auction_lands_where_the_panel_shows_it(window: Window) -> None:
    """Neither its place nor its size jumps when the panel takes over from the flight."""
    scene = SHOTS["auction"](Still(None, "en"))
    assert isinstance(scene, TableScene)
    SceneStack(window.size).push(scene)
    panel = pygame.Surface(window.size)
    scene.draw(panel)
    entries = scene.context.session.match.entries
    opened = max(number for number, entry in enumerate(entries, 1) if _opens(entry))
    scene.parts.animator.show(opened)
    landed = [
        flight
        for flight in scene.parts.animator.under_way.air.flights
        if flight.stops[-1].height > window.size[1] // 4
    ]
    assert len(landed) == 1
    place = landed[0].stops[-1]
    image, flown = landed[0].look(1.0, place.size), pygame.Surface(window.size)
    flown.blit(image, place)
    inner = place.inflate(-place.width // 10, -place.height // 10)  # in the corners the ground is seen
    assert pygame.transform.average_color(flown.subsurface(inner))[:3] != (0, 0, 0)
    assert flown.subsurface(inner).copy().get_buffer().raw == panel.subsurface(inner).copy().get_buffer().raw


def _opens(entry: Entry) -> bool:
    return any(isinstance(event, events.AuctionOpened) for event in entry.events)


@pytest.mark.usefixtures("ground_at_once")
def test_a_mended_picture_is_the_one_composed_anew(window: Window) -> None:
    """Through a stretch of a game, lying still and in the air, with and without something lit up."""
    session = Session.new("raccoon_tycoon", seats(*["random"] * 3), {}, "m1", None)
    kept, surfaces = (
        TablePicture(TycoonLook(), session.seats, say()),
        (pygame.Surface(SIZE), pygame.Surface(SIZE)),
    )
    for number in range(60):
        before = session.view(0)
        session.submit(session.think())
        between = Between(before, session.view(0), SIZE, 1.0)
        lit = frozenset({"market:wood", "town"}) if number % 3 == 0 else frozenset()
        chosen = frozenset({"hand:1"}) if number % 5 == 0 else frozenset()
        for layout, view, marks in (
            (between.places, between.held, Marks(hidden=between.hidden)),
            (between.new, between.after, Marks(lit=lit, dimmed=bool(lit), chosen=chosen)),
        ):
            for picture, surface in zip(
                (kept, TablePicture(TycoonLook(), session.seats, say())), surfaces, strict=True
            ):
                picture.draw(surface, layout, view, marks, (before.prices,))
            assert surfaces[0].get_buffer().raw == surfaces[1].get_buffer().raw, number
