"""Why a piece cannot go where it was dropped, and how it flies back."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from scenes.table.piece import Piece
from tests.scenes.raccoon_tycoon.dragging import Bench, bench, rich
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, waiting

__all__ = ["bench"]


def told(bench: Bench, piece: str, target: str) -> str:
    """The words when a piece is dropped where it cannot go."""
    bench.drop(piece, target)
    words = bench.drag.reason.words
    bench.wait(0.4)
    return words


def test_an_illegal_drop_flies_back_and_says_why(bench: Bench) -> None:
    say = bench.sitting.table.context.say
    assert told(bench, Piece("hand", 0), Piece("market", "wood")) == say("drag.goes.hand")
    assert told(bench, Piece("slot", "wheat"), Piece("market", "wood")) == say(
        "drag.why.market", commodity="wood"
    )
    assert told(bench, Piece("slot", "wheat"), Piece("railroad", 0)) == say("drag.goes.slot")
    assert told(bench, Piece("building", 1), "estate") == say("refusal.not_enough_money", need=40)
    assert told(bench, "purse", Piece("building", 1)) == say("refusal.not_enough_money", need=40)
    assert told(bench, "purse", Piece("estate", 1)) == say("drag.why.no_upgrade", name="Warehouse")
    assert told(bench, Piece("market", "wood"), "warehouse") == say("drag.goes.market")
    assert told(bench, "gavel", "town") == say("drag.goes.gavel")
    assert bench.unmoved()


def test_the_reason_is_that_of_the_button(bench: Bench) -> None:
    bench.put(having(dealt(), tokens=counts(wheat=1), money=3))
    table = bench.sitting.table
    for piece, target, verb in (
        ("gavel", Piece("railroad", 0), "auction"),
        (Piece("slot", "wheat"), "town", "town"),
    ):
        words = told(bench, piece, target)
        button = table.parts.controls.verbs[verb]
        assert not button.enabled
        assert words in (button.reason, _price(bench, target))


def _price(bench: Bench, target: str) -> str:
    if not target.startswith("railroad"):
        return ""
    name = bench.sitting.table.context.shown.view.railroad_offer[int(target[-1])]
    return bench.sitting.table.context.say("refusal.not_enough_money", need=RAILROADS[name].minimum_bid)


def test_out_of_turn_a_piece_flies_back_with_the_reason(bench: Bench) -> None:
    bench.sitting.program.settings.speed = "calm"
    bench.put(replace(rich(), turn=1, pending=at.AwaitAction(1)))
    table = bench.sitting.table
    words = told(bench, Piece("hand", 0), "warehouse")
    assert words == table.context.say("table.why.turn", name=table.context.session.seats[1].name)
    assert not [entry for entry in bench.session.match.entries if entry.command.seat == 0]


def test_a_full_selection_takes_no_more_of_what_it_has_all_of(bench: Bench) -> None:
    bench.put(waiting(rich(), at.AwaitStartTokens(0, 1)))
    bench.drop(Piece("market", "wood"), "warehouse")
    assert bench.dock
    assert bench.dock.confirm.enabled
    assert told(bench, Piece("market", "wood"), "warehouse") == bench.sitting.table.context.say(
        "drag.why.enough"
    )
    assert bench.dock.choice.command().tokens == counts(wood=1)


def test_it_flies_for_a_quarter_of_a_second(bench: Bench) -> None:
    home = bench.middle(Piece("hand", 0))
    bench.drop(Piece("hand", 0), Piece("market", "wood"))
    assert bench.drag.flight
    places = []
    for _ in range(18):
        flight = bench.drag.flight
        if flight is None:
            break
        places.append(flight.age)
        assert flight.end == home
        bench.sitting.frame()
    assert bench.drag.flight is None
    assert 0.2 < places[-1] < 0.25


def test_with_reduced_motion_it_is_back_at_once(bench: Bench) -> None:
    bench.sitting.program.settings.reduced_motion = True
    bench.drop(Piece("hand", 0), Piece("market", "wood"))
    assert bench.drag.flight is None
    assert bench.drag.reason.words


def test_put_back_on_its_own_place_it_says_nothing(bench: Bench) -> None:
    bench.take(Piece("hand", 0))
    bench.mouse.up(bench.middle(Piece("hand", 0)))
    assert bench.drag.reason.words == ""
    assert bench.unmoved()


def test_a_click_that_can_do_nothing_says_why(bench: Bench) -> None:
    say = bench.sitting.table.context.say
    bench.mouse.tap(bench.middle(Piece("building", 1)))
    assert bench.drag.reason.words == say("refusal.not_enough_money", need=40)
    bench.sitting.press(pygame.K_ESCAPE)
    assert bench.drag.reason.words == ""
    bench.put(having(dealt(), money=2))
    table = bench.sitting.table
    for piece, verb in ((Piece("market", "iron"), "sell"), ("gavel", "auction"), ("town", "town")):
        bench.mouse.tap(bench.middle(piece))
        assert bench.drag.reason.words == table.parts.controls.verbs[verb].reason != ""
        assert bench.unmoved()


def test_the_reason_goes_after_a_while(bench: Bench) -> None:
    bench.drop(Piece("hand", 0), "town")
    assert bench.drag.reason.words
    bench.wait(4.5)
    assert bench.drag.reason.words
    bench.wait(1.0)
    assert not bench.drag.reason.words
    assert not bench.sitting.table.dirty
