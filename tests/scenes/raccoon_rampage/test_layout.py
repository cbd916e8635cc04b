"""The geometry of the table: everything is in the window, and nothing overlaps."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pygame
import pytest

from raccoon.app.text import Catalogue
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, ROUNDS, SPACES
from scenes.art import text
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import INK
from scenes.raccoon_rampage.layout import LargeLayout, NightLayout, RampageLayout, layout_of
from scenes.raccoon_rampage.outlook.forecast import opener, verdict_round, voters
from scenes.raccoon_rampage.picture import cards, queue
from scenes.raccoon_rampage.picture.card.sheet import FOOT, LOWER, Card
from scenes.raccoon_rampage.picture.card.vote_bar import places_of
from scenes.raccoon_rampage.picture.ink import Ink
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.table.choosing.page_rows import BUTTON
from scenes.table.layout import verbs_in_row
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece
from scenes.widgets.button import Button
from tests.scenes.driving import ENGLISH, assert_apart
from tests.scenes.lettering import GROWN, LANGUAGES
from tests.scenes.raccoon_rampage.games import won

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (960, 540))


def at(
    players: int, share: float, size: tuple[int, int], seat: int | None = 0, text_scale: float = 1.0
) -> RampageLayout:
    """The layout after that share of a game."""
    session = won(players)
    return layout_of(size, session.view(seat, round(share * len(session.match.entries))), text_scale)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_everything_lies_in_the_window_and_apart(size: tuple[int, int], players: int, share: float) -> None:
    layout = at(players, share, size)
    foot = [layout.banner, *verbs_in_row(layout), layout.undo, layout.menu]
    desk = [layout.me, *layout.hand.values(), layout.tray, layout.decks]
    assert_apart([*layout.panels, layout.log_paper, *foot, *desk], size)
    assert_apart([*layout.events, *layout.spaces.values(), layout.door, layout.night], size)
    assert_apart([*layout.cubes, layout.pin, layout.verbs["wish"]], size)
    assert all(layout.tray.contains(rect) for rect in (layout.pin, layout.verbs["wish"]))
    assert_apart([layout.ring, *layout.piles.values(), layout.tracker], size)
    assert_apart([layout.strip, layout.call, layout.voters], size)
    assert_apart([*layout.pool], size)


@pytest.mark.parametrize("size", SIZES)
def test_the_row_of_voters_grows_with_the_text_and_the_map_gives_way(size: tuple[int, int]) -> None:
    usual, large = at(4, 0.5, size), at(4, 0.5, size, text_scale=2.0)
    assert large.voters.height > 1.3 * usual.voters.height
    assert large.voters.bottom <= large.europe.top + 1
    assert_apart([large.strip, large.call, large.voters], size)
    assert_apart([*large.events, *large.spaces.values(), large.door, large.night], size)
    assert_apart([large.ring, *large.piles.values(), large.tracker], size)


@pytest.mark.parametrize("size", SIZES)
def test_every_space_of_the_map_can_be_hit(size: tuple[int, int]) -> None:
    layout = at(4, 0.5, size)
    places = [layout.socket(space.name) for space in SPACES]
    assert all(layout.europe.contains(place) for place in places)
    for one, other in combinations(places, 2):
        assert one.center != other.center
    assert not any(layout.tracker.colliderect(place) for place in places)
    assert not any(pile.colliderect(place) for pile in layout.piles.values() for place in places)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (960, 720)])
def test_the_row_of_verbs_ends_with_hint_step_back_and_menu_off_the_map(
    size: tuple[int, int], text_scale: float
) -> None:
    """By day and by night."""
    for each in (0, 2):
        places = replace(at(4, 0.5, size).places, each=each)
        layout = (NightLayout if each else RampageLayout)(size, places, text_scale)
        row = [layout.banner, *verbs_in_row(layout), layout.hint, layout.undo, layout.menu]
        assert_apart(row, size)
        assert not any(button.colliderect(layout.europe) for button in row)


@pytest.mark.parametrize("players", [3, 4])
def test_all_that_is_public_has_its_place_at_the_smallest_usual_window(players: int) -> None:
    layout = at(players, 0.5, (1280, 720))
    pieces = dict(layout.pieces())
    assert {Piece("space", space) for space in range(1, players + 5)} <= {*pieces}
    assert {Piece("event", number) for number in range(1, ROUNDS + 1)} <= {*pieces}
    assert {Piece("panel", seat) for seat in range(players)} <= {*pieces}
    assert {
        Piece("area", "france"),
        Piece("area", "germany"),
        Piece("area", "rest"),
        "ring",
        "tracker",
        Piece("pile", "rest"),
    } <= {*pieces}
    window = pygame.Rect(0, 0, 1280, 720)
    assert all(window.contains(rect) for rect in pieces.values())


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_whoever_looks_sits_at_the_top(seat: int | None) -> None:
    layout = at(4, 0.6, (1280, 720), seat)
    assert layout.places.desk == (seat if seat is not None else layout.places.desk)
    assert min(rect.top for rect in layout.panels) == layout.panels[layout.places.desk].top


class TestWhoVotes:
    """The seats below a policy are those that vote before it is evaluated."""

    @pytest.mark.parametrize("players", [3, 4])
    def test_what_the_rail_foretells_comes_true(self, players: int) -> None:
        """At the beginning of every main phase, for the policies that nothing moves meanwhile."""
        session = won(players)
        entries = session.match.entries
        for place, entry in enumerate(entries):
            if type(entry.command).__name__ != "PlacePolicy" or place + 1 >= len(entries):
                continue
            view = session.view(None, place + 1)
            assert voters(view, 1) == (view.turn,)
            assert voters(view, 2)[:1] == (view.turn,)
            assert len(voters(view, 4)) <= 4

    def test_a_policy_face_down_turns_up_at_the_turn_foretold(self) -> None:
        session = won(4)
        foretold: dict[int, int | None] = {}
        for place, entry in enumerate(session.match.entries, 1):
            view = session.view(None, place)
            for event in entry.events:
                name = type(event).__name__
                if name == "QueueMoved" and 5 in foretold and not view.accelerating:
                    assert foretold[5] == view.turn
                    foretold.clear()
                if name == "MainEnded":
                    foretold[5] = opener(view, 5)

    def test_the_verdict_comes_in_the_round_foretold(self) -> None:
        session = won(4)
        first = next(
            place
            for place, entry in enumerate(session.match.entries, 1)
            if type(entry.command).__name__ == "PlacePolicy"
        )
        view = session.view(None, first)
        assert [verdict_round(view, space) for space in (1, 4, 5, 8)] == [1, 2, 2, 3]


def test_everybody_wears_the_emblem_of_their_role() -> None:
    """The role's emblem replaces the seat's own, as it is on the role's votes."""
    session = won(4)
    displayed_seats = PRESENTATION.look.displayed_seats(session.seats, session.match.setup)
    assert [seat.emblem for seat in displayed_seats] == list(session.match.setup.roles)
    assert {seat.emblem: seat.colour for seat in displayed_seats} == {
        "DE": "orange",
        "FR": "sky",
        "AR": "pink",
        "HU": "green",
    }
    assert [seat.name for seat in displayed_seats] == [seat.name for seat in session.seats]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_no_name_of_a_card_is_cut(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """On the cards of a hand of six and in the queue, also far behind, where a card may have been turned up:
    drawn narrower, or broken, where there is no other room.
    """
    cut: list[str] = []
    monkeypatch.setattr(text, "_cut", lambda words, *_: cut.append(words) or words)
    monkeypatch.setattr(art, "vignette", lambda _, size: pygame.Surface(size))
    layout = at(4, 0.5, size)
    six = replace(layout.places, hand=tuple(Piece("card", number) for number in range(6)))
    context = PaintContext(layout.frame, ENGLISH.say, ())
    widths = [RampageLayout(size, six).hand[Piece("card", 0)], layout.spaces[1]]
    whole = Ink.on(pygame.Surface(size), context)
    for rect, name in product(widths, [*POLICIES, *ACTIONS]):
        cards.of_hand(whole.at(rect), name)
    for name in POLICIES:
        cards.of_hand(whole.at(layout.spaces[7]), name)
    assert cut == []


@pytest.mark.parametrize("size", SIZES)
def test_what_a_card_far_behind_does_stands_on_it(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dice, numbers and signs of every policy, though a card is thin there."""
    signs: list[pygame.Rect] = []
    mark, layout = Ink.mark, at(4, 0.5, size)
    monkeypatch.setattr(Ink, "mark", lambda to, rect, *more: signs.append(rect) or mark(to, rect, *more))
    rect, context = layout.spaces[7], PaintContext(layout.frame, ENGLISH.say, ())
    for name, policy in POLICIES.items():
        signs.clear()
        cards.of_hand(Ink.on(pygame.Surface(size), context).at(rect), name)
        assert len(signs) >= len(policy.effects)
        assert all(rect.contains(sign) for sign in signs), name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("votes", [0, 3, 7, 9])
def test_votes_of_a_thin_card_stand_in_two_rows_apart(size: tuple[int, int], votes: int) -> None:
    rect = at(4, 0.5, size).spaces[7]
    bar = rect.inflate(-rect.width // 6, 0)
    bar.height = rect.height // 8
    places = places_of(bar, 7, max(7, votes))
    assert len({place.top for place in places}) == 2
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
    assert all(bar.contains(place) for place in places)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_as_many_as_still_vote_are_told_apart_below_a_thin_card(size: tuple[int, int], scale: float) -> None:
    layout = at(4, 0.5, size, text_scale=scale)
    space = layout.spaces[8 if scale == 1.0 else 4]  # in large text nobody votes on what is so slim
    column = pygame.Rect(space.left, layout.voters.top, space.width, layout.voters.height)
    for count in range(1, 9):
        row = [*queue.emblems(column, count, column.height - 2, 3)]
        assert not any(one.colliderect(other) for one, other in combinations(row, 2))
        assert all(column.contains(place) for place in row)
        assert min(place.width for place in row) >= column.height * 0.3


def test_no_confirm_button_of_the_dock_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """The button says what is still missing; its room is that of the smallest usual window."""
    cut: list[str] = []
    monkeypatch.setattr(text, "_cut", lambda words, *_: cut.append(words) or words)
    layout = at(4, 0.5, (1280, 720))
    missing = "area", "card", "partner", "pile", "policy", "seat", "spread_out", "target", "vote"
    for key in missing:
        words, cap = ENGLISH.say(f"rampage.missing.{key}"), "confirm"
        button = Button(words, lambda: None, look="primary", cap=cap, size=24)
        button.rect = pygame.Rect(
            0, 0, layout.dock.width - layout.frame.px(36), layout.frame.px(BUTTON[layout.frame.is_large])
        )
        button.draw(pygame.Surface((1280, 720)), layout.frame)
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_large_names_have_their_full_type_on_every_card_of_hand_and_queue(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven cards in the hand, four policies face up and one turned up among the others."""
    drawn: list[int] = []
    monkeypatch.setattr(text, "draw", lambda to, words, at, style, *_, **__: drawn.append(style.pixels))
    draft, later = (at(4, share, size, text_scale=2.0) for share in (0.0, 0.5))
    turned = replace(later.places, turned=(5,))
    queue_rects = LargeLayout(size, turned, 2.0).spaces
    lower = {rect.size: LOWER for rect in draft.hand.values()}
    say = Catalogue.load(language).of(PRESENTATION.game).say
    for rect_size, more in (lower | {queue_rects[space].size: 0.0 for space in range(1, 6)}).items():
        context = PaintContext(draft.frame, say, ())
        ink = Ink.on(pygame.Surface(rect_size), context)
        for policy in POLICIES:
            name = say(f"rampage.policy.{policy}")
            Card.of(ink, name).name(name, INK, foot=FOOT + more)
    assert drawn
    assert min(drawn) >= GROWN * draft.frame.floor
