"""Nothing teleports: every event moves its pieces, over a table that stays consistent meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.engine.match import Entry
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.build import BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import DrawPileShuffled
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.motion.places import AnimationContext
from scenes.raccoon_tycoon.motion.table_places import in_slot
from scenes.raccoon_tycoon.motion.transition import ViewDiff, offer_moves, row_moves
from scenes.raccoon_tycoon.picture.players import parts
from scenes.raccoon_tycoon.telling import RaccoonTycoonMotion, all_flights
from scenes.table.motion.flights import LONGEST, SHORTEST, Flight
from scenes.table.motion.pace import PACES
from scenes.table.motion.transition import MoveContext
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights, PaintContext
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.games.declared import declared
from tests.scenes.person import seats
from tests.scenes.raccoon_tycoon.positions import say
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still

SIZE = (1280, 720)
RARE = (FloorTraded, DrawPileShuffled, BuildingUpgraded, TokensDiscarded)


def test_every_event_has_its_motion_or_is_named_as_still() -> None:
    kinds = declared("raccoon_tycoon", Event)
    assert kinds == set(GAME.events)
    assert {spec.event for spec in EVENTS} == kinds


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


Shown = tuple[ViewDiff, AnimationContext, list[Flight], Entry]


def _shown(session: Session, every: int = 1) -> Iterator[Shown]:
    """Each entry as its seat, another seat and nobody sees it set out."""
    picture = TablePicture(RaccoonTycoonLook(), session.seats, say())
    for number, entry in enumerate(session.match.entries):
        if number % every and not any(isinstance(event, RARE) for event in entry.events):
            continue
        others = (entry.command.seat + 1) % len(session.seats)
        for eyes in (entry.command.seat, others, None):
            before, after = session.view(eyes, number), session.view(eyes, number + 1)
            between = ViewDiff(before, after, SIZE, 1.0)
            board = AnimationContext(between, picture, say(), pygame.Rect(224, 10, 832, 464), after.turn)
            yield between, board, all_flights(board, session.visible_events(entry, eyes)), entry


@pytest.fixture(scope="module")
def shown(window: Window) -> list[Shown]:
    return [step for session in _games() for step in _shown(session, 3)]


def test_every_moving_kind_of_event_was_shown(shown: list[Shown]) -> None:
    met = {type(event) for *_, entry in shown for event in entry.events}
    assert met >= {spec.event for spec in EVENTS if spec.flights}


def test_a_flight_takes_150_to_450_milliseconds_at_every_speed(shown: list[Shown]) -> None:
    for *_, flights, _ in shown:
        for flight in flights:
            for pace in (PACES["calm"], PACES["brisk"], PACES["fast"]):
                assert flight.lingers or SHORTEST <= flight.at_pace(pace).seconds <= LONGEST


def test_no_sum_stands_over_a_name(shown: list[Shown]) -> None:
    """Names, purses and points are in the upper half of the panels."""
    told = 0
    for between, _, flights, _ in shown:
        for flight in flights:
            if flight.lingers:
                told += 1
                panels = [panel for panel in between.new.panels if panel.colliderect(flight.stops[-1])]
                assert panels
                for panel in panels:
                    upper = pygame.Rect(panel.left, panel.top, panel.width, round(0.42 * panel.height))
                    assert not upper.colliderect(flight.stops[-1])
    assert told > 50


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
            elif not any(isinstance(event, AuctionOpened | BidMade | Passed) for event in entry.events):
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
        for flight in scene.parts.animator.queue.air.flights
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
    return any(isinstance(event, AuctionOpened) for event in entry.events)


@pytest.mark.usefixtures("ground_at_once")
def test_a_mended_picture_is_the_one_composed_anew(window: Window) -> None:
    """Through a stretch of a game, lying still and in the air, with and without something lit up."""
    session = Session.new("raccoon_tycoon", seats(*["random"] * 3), {}, "m1", None)
    kept, surfaces = (
        TablePicture(RaccoonTycoonLook(), session.seats, say()),
        (pygame.Surface(SIZE), pygame.Surface(SIZE)),
    )
    for number in range(60):
        before = session.view(0)
        session.submit(session.think())
        between = ViewDiff(before, session.view(0), SIZE, 1.0)
        lit = frozenset({Piece("market", "wood"), "town"}) if number % 3 == 0 else frozenset()
        chosen = frozenset({Piece("hand", 1)}) if number % 5 == 0 else frozenset()
        for layout, view, marks in (
            (between.places, between.held, Highlights(hidden=between.hidden)),
            (between.new, between.after, Highlights(lit=lit, dimmed=bool(lit), chosen=chosen)),
        ):
            for picture, surface in zip(
                (kept, TablePicture(RaccoonTycoonLook(), session.seats, say())), surfaces, strict=True
            ):
                picture.draw(surface, layout, view, marks, (before.prices,))
            assert surfaces[0].get_buffer().raw == surfaces[1].get_buffer().raw, number


def test_while_the_light_goes_on_to_the_next_player_no_panel_has_the_turn() -> None:
    session = Session.new("raccoon_tycoon", seats("greedy", "greedy", "greedy"), {}, "m1", None)
    while not any(isinstance(event, TurnEnded) for event in _latest(session)):
        session.submit(session.think())
    moves = len(session.match.entries)
    before, after = session.view(None, moves - 1), session.view(None, moves)
    picture = TablePicture(RaccoonTycoonLook(), session.seats, say())
    stage = pygame.Rect(0, 0, 100, 100)
    layout = layout_of(SIZE, after)
    move = MoveContext(before, after, session.match.entries[-1].events, layout, stage, say())
    way = RaccoonTycoonMotion().transition(move, picture)
    painting = PaintContext(layout.frame, say(), session.seats)
    tabs = [part.inputs.tab for part in parts(layout, way.view, Highlights(own=way.own), painting)]
    assert before.turn != after.turn
    assert tabs == ["", "", ""]
    landed = [part.inputs.tab for part in parts(layout, after, Highlights(), painting)]
    assert landed[after.turn] == "turn"
    assert sorted(landed) == ["", "next", "turn"]


def _latest(session: Session) -> tuple[Event, ...]:
    entries = session.match.entries
    return entries[-1].events if entries else ()
