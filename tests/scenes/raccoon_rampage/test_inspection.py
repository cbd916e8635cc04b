"""Every piece has a page for every viewer, and no page reveals hidden information."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, AREAS, EVENTS, POLICIES, ROLES, SPACES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import Over
from scenes.art import pictograms
from scenes.raccoon_rampage.inspection import policies
from scenes.raccoon_rampage.inspection.cards import action, unseen
from scenes.raccoon_rampage.inspection.pages import RampageInspection
from scenes.raccoon_rampage.inspection.writer import PageBuilder
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.registry import showcase_of
from scenes.table.inspection.page import InlineDrawing, InspectionContext, Page
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still
from scenes.window.stack import SceneStack
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_rampage.games import begin, lost, won
from tests.scenes.rulebooks import assert_deeds_are_told

SAY, PAGES = ENGLISH.say, RampageInspection()


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def asked(session: Session, eyes: int | None, number: int | None = None) -> InspectionContext:
    return InspectionContext(GAME.name, session.view(eyes, number), session.seats, SAY, (0, 2, -1))


def pages(question: InspectionContext, size: tuple[int, int] = (1280, 720)) -> Iterator[tuple[str, Page]]:
    """Every page of a position."""
    layout = layout_of(size, question.view)
    for piece, _ in PAGES.places(layout, question.view):
        page = PAGES.page(piece, question)
        assert page is not None, piece
        yield piece, page


def words(page: Page) -> list[str]:
    """Everything that is written on a page."""
    rows = [row for row in (page.now.rows if page.now else ()) if not isinstance(row, InlineDrawing)]
    rows += page.beside.rows if page.beside else ()
    told = [page.title, page.kind, page.brief, *page.rules, *(badge.under for badge in page.badges)]
    return [*told, *(row.words for row in rows), *(figure for row in rows for figure in row.figures)]


@cache
def positions() -> tuple[tuple[Session, int], ...]:
    """Games with people of every kind at some of their positions: set-up, rounds, summit, ends."""
    mixed, three = won(seed="m", scenario="mixed"), won(3, "three")
    chosen = [(won(), number) for number in range(0, len(won().match.entries), 37)]
    chosen += [(game, number) for game in (mixed, three) for number in range(0, len(game.match.entries), 90)]
    return (*chosen, *((game, len(game.match.entries)) for game in (won(), lost(), mixed)), (begin(), 0))


@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_every_piece_has_its_page(eyes: int | None) -> None:
    kinds = set()
    for session, number in positions():
        for piece, page in pages(asked(session, eyes, number)):
            kinds.add(piece.partition(":")[0])
            assert page.title
            assert page.rules, piece
            assert all(page.rules)
            for line in words(page):
                assert "{" not in line
                assert all(pictograms.image(name, 20) for name in re.findall(r"\[([a-z ]+)\]", line)), line
    assert {"event", "space", "area", "socket", "pile", "ring", "tracker", "panel", "tray", "door"} <= kinds


def test_every_picture_of_a_page_is_painted() -> None:
    surface, painted = pygame.Surface((240, 200)), set()
    for piece, page in pages(asked(won(), 0, 60)):
        if (kind := piece.partition(":")[0]) not in painted:
            painted.add(kind)
            surface.fill("#000000")
            page.picture.paint(surface, surface.get_rect(), 1.0)
            assert surface.get_bounding_rect().width
            assert pygame.transform.average_color(surface)[:3] != (0, 0, 0), piece
            for row in page.now.rows if page.now else ():
                assert not isinstance(row, InlineDrawing)


def test_no_page_shows_a_card_that_its_reader_may_not_see() -> None:
    """A page from a seat's view does not depend on the cards that others hold, only on their number."""
    for session, number in positions():
        view = session.view(1, number)
        for piece, page in pages(asked(session, 1, number)):
            kind, _, place = piece.partition(":")
            hidden = kind == "space" and (queued := view.queue[int(place) - 1]) and not queued.policy
            if hidden or kind == "card":
                names = {SAY(f"rampage.policy.{name}") for name in POLICIES}
                names |= {SAY(f"rampage.action.{name}") for name in ACTIONS}
                assert not names & {page.title, *(row for row in words(page))}


def test_what_is_not_seen_of_a_seat_is_exactly_what_is_hidden() -> None:
    """A seat's hidden cards are those of its hand, its deck and its face-down policies."""
    for session, number in positions():
        state = session.match.state_after(number)
        writer = PageBuilder(asked(session, None, number))
        for seat, player in enumerate(state.players):
            down = [
                queued.policy
                for queued in (*state.queue, state.evaluated)
                if queued and queued.owner == seat and not queued.face_up and not queued.known
            ]
            held = [*player.hand, *player.deck, *player.set_aside, *down]
            assert sorted(unseen(writer, seat).elements()) == sorted(held)


def test_the_page_of_a_policy_tells_votes_majority_and_whose_it_is() -> None:
    session = won()
    for number in range(len(session.match.entries)):
        view = session.view(0, number)
        for space, queued in enumerate(view.queue, 1):
            if queued and queued.face_up and len(view.leaders(queued)) == 1 and queued.owner is not None:
                page = PAGES.page(Piece("space", space), asked(session, 0, number))
                assert page
                told = words(page)
                assert f"{len(queued.votes)}/{view.cost(queued)}" in told
                assert any(line.endswith("would have the majority.") for line in told)
                assert page.badges[0].figure == str(view.cost(queued))
                return
    raise AssertionError("nobody ever led a policy")


def test_a_lost_game_shows_nobody_points() -> None:
    session = lost()
    view = session.view(0)
    assert isinstance(view.pending, Over)
    for seat in range(4):
        page = PAGES.page(Piece("panel", seat), asked(session, 0))
        assert page
        assert SAY("rampage.ask.all_lost") in words(page)
        assert SAY("rampage.ask.if_win") not in words(page)


def test_every_card_event_role_and_space_can_be_told() -> None:
    writer = PageBuilder(asked(won(), 0, 60))
    assert all(policies.page(writer, name, ()).rules for name in POLICIES)
    assert all(action(writer, name).rules for name in ACTIONS)
    assert all(SAY(f"rampage.ask.role.{role}") for role in ROLES)
    assert all(PAGES.page(Piece("socket", space.name), writer.context) for space in SPACES)
    assert all(PAGES.page(Piece("area", area), writer.context) for area in AREAS)
    assert all(SAY(f"rampage.event.{event}.text") for event in EVENTS)


def test_a_mixed_storyline_tells_no_event_to_come() -> None:
    session = won(seed="m", scenario="mixed")
    page = PAGES.page(Piece("event", 5), asked(session, 0, 20))
    assert page
    assert page.title == "The event of round 5"
    seen = {story.name for story in session.view(0, 20).events}
    told = [row.words for row in page.now.rows if not isinstance(row, InlineDrawing)] if page.now else []
    assert told == [SAY(f"rampage.event.{name}") for name in EVENTS if name not in seen]


def test_whatever_can_be_done_or_is_to_be_decided_has_a_page_in_the_words_of_the_rulebook() -> None:
    assert_deeds_are_told(PRESENTATION, asked(won(), 0, 60))


@pytest.mark.parametrize(("name", "paper"), [("vote", "order_paper"), ("call", "hand_zone")])
def test_a_paper_over_the_table_is_the_policy_it_shows_and_nothing_under_it_is_asked(
    name: str, paper: str
) -> None:
    showcase = showcase_of("raccoon_rampage")
    table = showcase.shots[name](Still(showcase))
    assert isinstance(table, TableScene)
    SceneStack((1280, 720), 1.0).push(table)
    rect = getattr(table.context.shown.layout, paper)
    found = table.parts.table_inspector.inspectables()
    assert found
    there = {piece for piece, place in found.places if rect.collidepoint(place.center)}
    assert there == {found.piece_at(rect.center)}
    assert {piece.kind for piece in there} <= {"space", "evaluated"}
