"""Words have room where they stand: in lists, on slips, on cards and posters, in every usual window."""

from __future__ import annotations

import pygame
import pytest

from raccoon.games.saloon_tycoon import commands as cmd
from raccoon.games.saloon_tycoon import pending as at
from raccoon.games.saloon_tycoon.catalogue import CARDS, CLAIMS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from scenes.art import names, rich, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.saloon_tycoon.choices.supply import SupplyChoice
from scenes.saloon_tycoon.layout import layout_of
from scenes.table.choosing.dock import Dock
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.saloon_tycoon.test_table import choice

SIZE = (1280, 720)
FRAME = Frame.of(SIZE)


def crowd() -> tables.Table:
    """A full house and a full hand."""
    table = tables.Table(3).gold(30).hand(0, *[*CARDS][:5])
    rooms = (
        "kitchen@A1!",
        "pantry@A1!",
        "laundry@A2!",
        "guest_room@B1!",
        "guest_room@B1+2",
        "guest_room@B3+1",
    )
    return table.house(0, *rooms, saloon=4)


def dock(table: tables.Table, verb: str = "") -> Dock:
    """The page of a choice in its place at the side of the table."""
    made = Dock(choice(table, verb), lambda *_: None, None)
    layout = layout_of(SIZE, GAME.view(table.state, 0))
    made.layout(layout.dock, layout.frame)
    return made


def picks(made: Dock) -> list[Pick]:
    return [f.widget for f in made.choice.fields if isinstance(f.widget, Pick) and f.widget.visible]


def fits(pick: Pick) -> bool:
    """Whether every entry stands on one line of its plate at the smallest type."""
    style = Style(Face.BOOK_SEMIBOLD, FRAME.floor)
    plates = (rect for _, rect in pick.plates())
    room = min(plate.width for plate in plates) - 2 * FRAME.px(8)
    return all(rich.width(entry.label, style) <= room for entry in pick.entries)


@pytest.mark.parametrize("tile", ["pantry", "guest_room", "theater"])
def test_every_place_for_a_tile_stands_on_one_line(tile: str) -> None:
    made = dock(crowd(), "build_tile")
    assert made.choice.click(f"tile:{tile}")
    made.refresh()
    assert len(picks(made)) == 2
    assert all(fits(pick) for pick in picks(made))


def test_rooms_for_a_free_cube_and_guests_to_be_moved_stand_on_one_line() -> None:
    table = crowd().guests(0, "sydney").guests(1, "senator", "angie").guests(2, "phineus")
    for made in (dock(table.due(at.PlaceCubes(2))), dock(crowd().guests(1, "senator", "angie"), "bribe")):
        assert picks(made)
        assert all(fits(pick) for pick in picks(made))


def chain() -> Dock:
    """A slip that sets off as much as can be."""
    table = tables.Table(3).gold(20).away("flatfoot", "sydney").secrets(0, "s_talk_of_the_town")
    left = ("pantry@A1!", "kitchen@A1!", "pantry@A1+2")
    right = ("guest_room@B1!", "guest_room@B1!", "guest_room@B1+2")
    made = dock(table.house(0, *left, *right, saloon=2), "supply")
    slip = made.choice
    assert isinstance(slip, SupplyChoice)
    for row in range(len(slip.option.rooms)):
        slip.counters.add(row, 4)
    made.refresh()
    assert len(made.ledger.lines) > 6
    return made


def test_the_slip_keeps_its_rows_legible_under_the_longest_chain() -> None:
    made = chain()
    slip = made.choice
    assert isinstance(slip, SupplyChoice)
    assert slip.counters.rect.height >= len(slip.counters.rows) * 2 * FRAME.floor
    assert made.ledger.top + made.ledger.height(made.confirm.rect.width) <= made.confirm.rect.top


def test_lines_that_have_no_room_are_counted() -> None:
    ledger = chain().ledger
    every, high = ledger.lines, ledger.height(200)
    ledger.fit(FRAME, high, 200)
    assert ledger.fold(100, 200, lambda n: f"{n} more") <= 100
    *kept, last = ledger.seen
    assert kept == [*every[: len(kept)]]
    assert last.words == f"{len(every) - len(kept)} more"
    ledger.fit(FRAME, 10 * high, 200)
    assert ledger.fold(10 * high, 200, lambda n: "") == ledger.height(200)
    assert ledger.seen == every


@pytest.mark.parametrize("key", ["+", "3"])
def test_the_slip_counts_without_a_step_to_it(key: str) -> None:
    made = dock(crowd(), "supply")
    assert made.handle(pygame.event.Event(pygame.KEYDOWN, key=ord(key), unicode=key, mod=0), SIZE)
    order = made.choice.command()
    assert isinstance(order, cmd.Supply)
    assert sum(order.cubes) == (1 if key == "+" else 2), "a Guest Room has room for two more"


def test_the_two_longest_secret_claims_have_room_beside_usual_ones() -> None:
    def long(claim: str) -> int:
        return len(ENGLISH.say(f"saloon.claim.{claim}.text"))

    *_, second, first = sorted(SECRET_CLAIMS, key=long)
    made = dock(tables.dealt_table(3).set(0, secrets=(first, "s_sister_act", second, "s_landlord")))
    assert long(second) > 70
    pick = picks(made)[0]
    assert isinstance(pick, PickSome)
    style = Style(Face.BOOK_SEMIBOLD, FRAME.floor)
    for entry, (_, plate) in zip(pick.entries, pick.plates(), strict=True):
        words = plate.width - FRAME.px(30 + 24)
        assert rich.height(entry.label, style, words, style) <= plate.height, entry.label
    assert pick.plates()[-1][1].bottom <= pick.rect.bottom


@pytest.mark.parametrize("kind", ["card", "claim"])
def test_no_name_of_a_card_or_a_claim_is_cut_in_a_usual_window(kind: str) -> None:
    """In a hand of five, and on the notice board."""
    layout = layout_of(SIZE, GAME.view(crowd().state, 0))
    place = layout.hand[0] if kind == "card" else next(iter(layout.posters.values()))
    room = place.width - FRAME.px(16 if kind == "card" else 28)
    slim = names.narrow(FRAME.floor, Style(Face.POSTER, FRAME.floor))
    for name in CARDS if kind == "card" else [claim for claim, found in CLAIMS.items() if not found.secret]:
        words = names.hyphenated(
            ENGLISH.say(f"saloon.{kind}.{name}"), ENGLISH.say("saloon.syllables"), slim, room
        )
        assert all(text.width(line, slim) <= room for line in text.wrap(words, slim, room)), words


def test_a_word_is_divided_only_where_it_has_no_room() -> None:
    style = Style(Face.SLAB_BOLD, 12)
    wide = text.width("Troublemaker", style)
    assert names.hyphenated("No Troublemaker", "Trouble~maker", style, wide) == "No Troublemaker"
    assert names.hyphenated("No Troublemaker", "Trouble~maker", style, wide - 1) == "No Trouble- maker"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_secret_claims_are_read_whole_at_any_text_scale(scale: float) -> None:
    made, frame = dock(tables.dealt_table(3)), Frame.of(SIZE, scale)
    made.layout(made.rect, frame)
    pick = picks(made)[0]
    assert isinstance(pick, PickSome)
    drawn: list[int] = []

    def seen(
        surface: pygame.Surface, markup: str, box: pygame.Rect, style: Style, *_: object, **__: object
    ) -> None:
        drawn.append(style.pixels)
        assert rich.height(markup, style, box.width, style) <= box.height, markup

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.widgets.pick_some.rich.paragraph", seen)
        pick.draw(pygame.Surface(SIZE), frame)
    assert len(drawn) == 4
    assert len({*drawn}) == 1, "all in one type"
