"""Drag and drop at the table: what lights up, what a drop does, why it is refused, how it flies back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.state import State
from scenes.art.frame import Frame
from scenes.art.palette import CREAM_TOP
from scenes.raccoon_tycoon.highlights import own
from scenes.table.choosing.dock import Dock
from scenes.table.choosing.preview_lines import Line
from scenes.table.hand.drag import Drag
from scenes.table.hand.drag_held import Held
from scenes.table.hand.drag_plaque import Plaque
from scenes.table.hand.drag_reach import Foreseen
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.pointing import Finger, Pointing
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, offering, stage, waiting

HAND = (8, 1, 2)


class Bench:
    """A table with a mouse over it."""

    def __init__(self, data: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.sitting = Sitting(data, size)
        self.mouse = Pointing(self.sitting)

    def put(self, state: State, *others: str) -> Session:
        """Put a state on the table."""
        self.session = stage(self.sitting, state, *others)
        return self.session

    @property
    def drag(self) -> Drag:
        """The hand of the table."""
        return self.sitting.table.parts.drag

    @property
    def dock(self) -> Dock | None:
        """The choice that stands open."""
        return self.sitting.table.parts.open_panel.panel

    def middle(self, piece: str) -> tuple[int, int]:
        """The middle of a piece."""
        return self.sitting.table.context.shown.layout.rects_of(piece)[0].center

    def take(self, piece: str) -> None:
        """Take a piece up."""
        x, y = self.middle(piece)
        self.mouse.down((x, y))
        self.mouse.move((x + 24, y + 12))

    def carry(self, piece: str, target: str) -> tuple[int, int]:
        """Take a piece up and hold it over a target."""
        self.take(piece)
        self.mouse.move(self.middle(target))
        return self.middle(target)

    def drop(self, piece: str, target: str) -> None:
        """Drag a piece onto a target."""
        self.mouse.up(self.carry(piece, target))

    def wait(self, seconds: float) -> None:
        """Let time pass in frames."""
        self.sitting.frame(round(seconds * 60))

    def unmoved(self) -> bool:
        """Nothing was played and nothing stands open."""
        return not self.session.match.entries and self.dock is None


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """A bench at a position where everything can be done."""
    bench = Bench(tmp_path)
    bench.put(_rich())
    return bench


def _rich() -> State:
    state = having(dealt(), tokens=counts(wheat=4, wood=3, coal=2), money=38, hand=HAND)
    return offering(having(state, buildings=("Wheat Field", "Warehouse")), "Bank", "Factory")


def lit(bench: Bench, piece: str) -> frozenset[str]:
    """What lights up while a piece is held."""
    bench.take(piece)
    assert bench.drag.held
    found = bench.drag.marks()
    assert found.dimmed
    bench.sitting.press(pygame.K_ESCAPE)
    bench.mouse.up((1, 1))
    bench.wait(0.4)
    return found.lit


def test_legal_targets_light_up(bench: Bench) -> None:
    offer = bench.sitting.table.context.shown.view.building_offer
    assert offer[1] == "Factory"
    affordable = {f"building:{place}" for place in (0, 2, 3)}
    assert lit(bench, "hand:0") == {"warehouse", "estate", "me"}
    assert lit(bench, "slot:wood") == {"market:wood", "town"}
    assert lit(bench, "gavel") == {"railroad:0", "railroad:1"}
    assert lit(bench, "railroad:1") == {"gavel"}
    assert lit(bench, "purse") == affordable | {"estate:0"}
    assert lit(bench, "building:0") == {"estate"}
    assert lit(bench, "building:1") == set()
    assert bench.unmoved()


@pytest.mark.parametrize(
    ("pending", "piece", "targets"),
    [
        (at.AwaitStartTokens(0, 1), "market:wood", {"warehouse"}),
        (at.AwaitTokens(0, 1), "market:luxury", {"warehouse"}),
        (at.AwaitTokens(0, 1), "market:coal", set()),
        (at.AwaitBonus(0, 1), "estate:0", {"warehouse"}),
        (at.AwaitBonus(0, 1), "estate:1", set()),
        (at.AwaitSecondSale(0, "wheat"), "slot:wheat", set()),
        (at.AwaitSecondSale(0, "wheat"), "slot:wood", {"market:wood"}),
    ],
)
def test_inside_an_action_only_its_pieces_go(
    bench: Bench, pending: at.Pending, piece: str, targets: set[str]
) -> None:
    bench.put(waiting(_rich(), pending))
    assert lit(bench, piece) == targets
    assert lit(bench, "hand:0") == set()


def test_a_drop_opens_the_choice_and_plays_nothing(bench: Bench) -> None:
    bench.drop("hand:2", "warehouse")
    assert bench.dock
    assert bench.dock.choice.command().card == HAND[2]  # type: ignore[union-attr]
    assert bench.dock.confirm.enabled
    assert not bench.session.match.entries


def test_dropping_again_or_a_double_click_submits_nothing(bench: Bench) -> None:
    for _ in range(3):
        bench.drop("hand:1", "warehouse")
    for _ in range(4):
        bench.mouse.tap(bench.middle("hand:1"))
    assert not bench.session.match.entries
    assert bench.dock
    assert bench.dock.choice.command().card == HAND[1]  # type: ignore[union-attr]


def test_the_wheel_and_another_grab_set_how_many(bench: Bench) -> None:
    bench.take("slot:wheat")
    bench.mouse.more(9)
    assert bench.drag.held
    assert bench.drag.held.count == 4
    bench.sitting.press(pygame.K_2, "2")
    assert bench.drag.held.count == 2
    bench.sitting.press(pygame.K_DOWN)
    assert bench.drag.held.count == 1
    bench.mouse.move(bench.middle("market:wheat"))
    bench.mouse.up(bench.middle("market:wheat"))
    assert bench.dock
    assert bench.dock.choice.command().amount == 1  # type: ignore[union-attr]
    bench.drop("slot:wheat", "market:wheat")
    bench.drop("slot:wheat", "market:wheat")
    assert bench.dock.choice.command().amount == 3  # type: ignore[union-attr]


def test_a_second_finger_takes_more(bench: Bench) -> None:
    finger = Finger(bench.sitting)
    finger.drag(bench.middle("slot:wood"), bench.middle("market:wood"), 3)
    assert bench.dock
    assert bench.dock.choice.command().amount == 3  # type: ignore[union-attr]


def test_a_target_is_met_a_little_beside_it_too(bench: Bench) -> None:
    town = bench.sitting.table.context.shown.layout.rects_of("town")[0]
    near = bench.sitting.table.context.shown.layout.frame.px(20)
    bench.take("slot:wood")
    bench.mouse.move((town.left - near, town.centery))
    bench.mouse.up((town.left - near, town.centery))
    assert bench.dock
    assert bench.dock.choice.key == "town"


def test_the_open_strip_is_the_auction_block(bench: Bench) -> None:
    bench.take("railroad:0")
    strip = bench.sitting.table.context.shown.layout.strip
    bench.mouse.move(strip.center)
    bench.mouse.up(strip.center)
    assert bench.dock
    assert bench.dock.choice.key == "auction"


def told(bench: Bench, piece: str, target: str) -> str:
    """What is said when a piece is dropped where it cannot go."""
    bench.drop(piece, target)
    words = bench.drag.reason.words
    bench.wait(0.4)
    return words


def test_an_illegal_drop_flies_back_and_says_why(bench: Bench) -> None:
    say = bench.sitting.table.context.say
    assert told(bench, "hand:0", "market:wood") == say("drag.goes.hand")
    assert told(bench, "slot:wheat", "market:wood") == say("drag.why.market", commodity="wood")
    assert told(bench, "slot:wheat", "railroad:0") == say("drag.goes.slot")
    assert told(bench, "building:1", "estate") == say("refusal.not_enough_money", need=40)
    assert told(bench, "purse", "building:1") == say("refusal.not_enough_money", need=40)
    assert told(bench, "purse", "estate:1") == say("drag.why.no_upgrade", name="Warehouse")
    assert told(bench, "market:wood", "warehouse") == say("drag.goes.market")
    assert told(bench, "gavel", "town") == say("drag.goes.gavel")
    assert bench.unmoved()


def test_the_reason_is_that_of_the_button(bench: Bench) -> None:
    bench.put(having(dealt(), tokens=counts(wheat=1), money=3))
    table = bench.sitting.table
    for piece, target, verb in (("gavel", "railroad:0", "auction"), ("slot:wheat", "town", "town")):
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
    bench.put(replace(_rich(), turn=1, pending=at.AwaitAction(1)))
    table = bench.sitting.table
    words = told(bench, "hand:0", "warehouse")
    assert words == table.context.say("table.why.turn", name=table.context.session.seats[1].name)
    assert not [entry for entry in bench.session.match.entries if entry.command.seat == 0]


def test_a_full_selection_takes_no_more_of_what_it_has_all_of(bench: Bench) -> None:
    bench.put(waiting(_rich(), at.AwaitStartTokens(0, 1)))
    bench.drop("market:wood", "warehouse")
    assert bench.dock
    assert bench.dock.confirm.enabled
    assert told(bench, "market:wood", "warehouse") == bench.sitting.table.context.say("drag.why.enough")
    assert bench.dock.choice.command().tokens == counts(wood=1)  # type: ignore[union-attr]


def test_in_a_full_selection_another_token_takes_the_place_of_the_first(bench: Bench) -> None:
    bench.put(waiting(_rich(), at.AwaitStartTokens(0, 2)))
    for name in ("wood", "goods", "iron"):
        bench.drop(f"market:{name}", "warehouse")
    assert bench.dock
    assert bench.dock.choice.command().tokens == counts(goods=1, iron=1)  # type: ignore[union-attr]


def test_it_flies_for_a_quarter_of_a_second(bench: Bench) -> None:
    home = bench.middle("hand:0")
    bench.drop("hand:0", "market:wood")
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
    bench.drop("hand:0", "market:wood")
    assert bench.drag.flight is None
    assert bench.drag.reason.words


def test_put_back_on_its_own_place_it_says_nothing(bench: Bench) -> None:
    bench.take("hand:0")
    bench.mouse.up(bench.middle("hand:0"))
    assert bench.drag.reason.words == ""
    assert bench.unmoved()


def test_the_picture_is_not_drawn_anew_while_a_piece_moves(bench: Bench) -> None:
    """Only the piece moves over the resting layer."""
    table = bench.sitting.table
    bench.take("hand:0")
    layer = table.parts.picture._layer
    start = bench.sitting.window.surface.copy()
    for x in range(300, 900, 50):
        bench.mouse.move((x, 300))
        assert table.parts.picture._layer is layer
    assert start.get_buffer().raw != bench.sitting.window.surface.get_buffer().raw


def test_the_piece_is_gone_from_its_place_and_under_the_pointer(bench: Bench) -> None:
    places = bench.sitting.table.context.shown.layout
    before = bench.sitting.window.surface.subsurface(places.hand[0]).copy()
    bench.take("hand:0")
    bench.mouse.move(places.panels[1].center)
    surface = bench.sitting.window.surface
    assert _different(before, surface.subsurface(places.hand[0]))
    over = pygame.Rect(0, 0, 40, 40)
    over.center = places.panels[1].center
    assert _different(bench.sitting.table.parts.picture.shown().subsurface(over), surface.subsurface(over))  # type: ignore[union-attr]


def _different(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


def test_every_grip_has_its_picture(bench: Bench) -> None:
    """No piece that can be taken up fails to be drawn, at any size of window and text."""
    pieces = ["hand:0", "slot:wood", "market:iron", "railroad:0", "building:0", "estate:0", "purse", "gavel"]
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 2.0), ((1024, 768), 1.5)):
        bench.sitting.stack.resize(size, scale)
        for piece in pieces:
            sprite = Held(bench.drag.reach, piece, bench.middle(piece), None).sprite
            assert min(sprite.get_size()) > 20
            assert sprite.get_bounding_rect().width > 10
    bench.sitting.stack.resize(bench.sitting.window.size, 1.0)


def test_tokens_of_others_are_told_apart_by_where_they_are_taken(bench: Bench) -> None:
    state = having(having(_rich(), buildings=("Trading Floor",)), 1, tokens=counts(wood=2, coal=1))
    bench.put(waiting(state, at.AwaitFloorTrade(0, 1)))
    table = bench.sitting.table
    panel, px = table.context.shown.layout.panels[1], table.context.shown.layout.frame.px
    step = (panel.width - px(37)) / len(COMMODITIES)
    for number, name in enumerate(COMMODITIES):
        pos = (round(panel.left + px(25) + (number + 0.3) * step), panel.centery)
        assert bench.drag.reach.piece_at(pos) == f"panel:1:{name}"


def test_a_click_that_can_do_nothing_says_why(bench: Bench) -> None:
    say = bench.sitting.table.context.say
    bench.mouse.tap(bench.middle("building:1"))
    assert bench.drag.reason.words == say("refusal.not_enough_money", need=40)
    bench.sitting.press(pygame.K_ESCAPE)
    assert bench.drag.reason.words == ""
    bench.put(having(dealt(), money=2))
    table = bench.sitting.table
    for piece, verb in (("market:iron", "sell"), ("gavel", "auction"), ("town", "town")):
        bench.mouse.tap(bench.middle(piece))
        assert bench.drag.reason.words == table.parts.controls.verbs[verb].reason != ""
        assert bench.unmoved()


def test_the_reason_goes_after_a_while(bench: Bench) -> None:
    bench.drop("hand:0", "town")
    assert bench.drag.reason.words
    bench.wait(4.5)
    assert bench.drag.reason.words
    bench.wait(1.0)
    assert not bench.drag.reason.words
    assert not bench.sitting.table.dirty


def test_over_a_target_the_plaque_says_how_many_are_held_and_nothing_lies_on_it(bench: Bench) -> None:
    bench.carry("slot:wheat", "market:wheat")
    assert bench.drag.held
    plaque = bench.drag.held.plaque()
    assert plaque
    *_, (_, place) = bench.drag.held.pictures()
    assert place.size == plaque.beside(*[pygame.Rect(0, 0, 1, 1)] * 3)[1].size
    small = plaque.size[1]
    bench.mouse.more(9)
    fuller = bench.drag.held.plaque()
    assert fuller
    assert fuller.size[1] < small


def test_the_plaque_says_what_the_button_will_say(bench: Bench) -> None:
    pos = bench.carry("slot:wheat", "market:wheat")
    assert bench.drag.held
    foreseen = bench.drag.held.foreseen()
    bench.mouse.up(pos)
    assert bench.dock
    assert foreseen.deed == bench.dock.confirm.label != ""
    assert foreseen.beneath == bench.dock.confirm.sub != ""


@pytest.mark.parametrize("left", [100, 1000])
def test_the_plaque_points_at_its_target(left: int) -> None:
    """From whichever side it stands on."""
    seen = Foreseen([Line("[wood] Price", "$2", "$1", -1)], deed="Sell 1 log of wood")
    plaque, bounds = Plaque(seen, (), Frame.of((1280, 720))), pygame.Rect(0, 0, 1280, 720)
    target = pygame.Rect(left, 300, 120, 200)
    image, place = plaque.beside(target, pygame.Rect(target.center, (0, 0)), bounds)
    assert not place.inflate(-40, -40).colliderect(target)
    towards = -1 if left < 640 else 1
    edge = place.centerx + towards * plaque.size[0] // 2
    tip = edge + 6 * towards - place.left, target.centery - place.top
    assert image.get_at(tip)[:3] == pygame.Color(CREAM_TOP)[:3]


def test_the_prices_to_come_are_seen_while_a_card_or_tokens_are_held_over_their_target(bench: Bench) -> None:
    bench.carry("hand:0", "warehouse")
    assert bench.drag.held
    risen = dict(own(bench.drag.marks()).ghost_prices)
    assert risen
    bench.sitting.press(pygame.K_ESCAPE)
    bench.take("slot:wheat")
    assert not own(bench.drag.marks()).ghost_prices
    bench.mouse.move(bench.middle("market:wheat"))
    bench.mouse.more(1)
    assert sum(own(bench.drag.marks()).leaving or ()) == 2
