"""The picture while a piece is held: the piece, the plaque beside its target, what is to come."""

from __future__ import annotations

import pygame

from scenes.raccoon_tycoon.holdings import own_marks
from scenes.table.hand.drag_picture import pictures, preview
from scenes.table.hand.drag_session import DragSession
from scenes.table.piece import Piece
from tests.scenes.raccoon_tycoon.dragging import Bench, bench

__all__ = ["bench"]


def test_the_picture_is_not_drawn_anew_while_a_piece_moves(bench: Bench) -> None:
    """Only the piece moves over the resting layer."""
    table = bench.sitting.table
    bench.take(Piece("hand", 0))
    layer = table.parts.picture._layer
    start = bench.sitting.window.surface.copy()
    for x in range(300, 900, 50):
        bench.mouse.move((x, 300))
        assert table.parts.picture._layer is layer
    assert start.get_buffer().raw != bench.sitting.window.surface.get_buffer().raw


def test_the_piece_is_gone_from_its_place_and_under_the_pointer(bench: Bench) -> None:
    places = bench.sitting.table.context.shown.layout
    before = bench.sitting.window.surface.subsurface(places.hand[0]).copy()
    bench.take(Piece("hand", 0))
    bench.mouse.move(places.panels[1].center)
    surface = bench.sitting.window.surface
    assert _different(before, surface.subsurface(places.hand[0]))
    over = pygame.Rect(0, 0, 40, 40)
    over.center = places.panels[1].center
    layer = bench.sitting.table.parts.picture._layer
    assert layer
    assert _different(layer.subsurface(over), surface.subsurface(over))


def _different(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


def test_every_grip_has_its_picture(bench: Bench) -> None:
    """No piece that can be taken up fails to be drawn, at any size of window and text."""
    pieces = [
        Piece("hand", 0),
        Piece("slot", "wood"),
        Piece("market", "iron"),
        Piece("railroad", 0),
        Piece("building", 0),
        Piece("estate", 0),
        Piece("purse"),
        Piece("gavel"),
    ]
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 2.0), ((1024, 768), 1.5)):
        bench.sitting.stack.resize(size, scale)
        for piece in pieces:
            sprite = DragSession(bench.drag.drop_targets, piece, bench.middle(piece), None).sprite
            assert min(sprite.get_size()) > 20
            assert sprite.get_bounding_rect().width > 10
    bench.sitting.stack.resize(bench.sitting.window.size, 1.0)


def test_over_a_target_the_plaque_says_how_many_are_held_and_nothing_lies_on_it(bench: Bench) -> None:
    bench.carry(Piece("slot", "wheat"), Piece("market", "wheat"))
    assert bench.drag.held
    plaque = preview(bench.drag.held)
    assert plaque
    *_, (_, place) = pictures(bench.drag.held)
    assert place.size == plaque.beside(*[pygame.Rect(0, 0, 1, 1)] * 3)[1].size
    small = plaque.size[1]
    bench.mouse.more(9)
    fuller = preview(bench.drag.held)
    assert fuller
    assert fuller.size[1] < small


def test_the_plaque_says_what_the_button_will_say(bench: Bench) -> None:
    pos = bench.carry(Piece("slot", "wheat"), Piece("market", "wheat"))
    assert bench.drag.held
    outcome = bench.drag.held.outcome()
    bench.mouse.up(pos)
    assert bench.dock
    assert outcome.action == bench.dock.confirm.label != ""
    assert outcome.sub_label == bench.dock.confirm.sub != ""


def test_the_prices_to_come_are_seen_while_a_card_or_tokens_are_held_over_their_target(bench: Bench) -> None:
    bench.carry(Piece("hand", 0), "warehouse")
    assert bench.drag.held
    risen = dict(own_marks(bench.drag.marks()).ghost_prices)
    assert risen
    bench.sitting.press(pygame.K_ESCAPE)
    bench.take(Piece("slot", "wheat"))
    assert not own_marks(bench.drag.marks()).ghost_prices
    bench.mouse.move(bench.middle(Piece("market", "wheat")))
    bench.mouse.more(1)
    assert sum(own_marks(bench.drag.marks()).leaving or ()) == 2
