"""Words have room where they stand: in lists, on slips, on cards and posters, in every usual window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.games.saloon_tycoon import pending as at
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.catalogue import CARDS, CLAIMS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.game import GAME
from scenes.art import names, rich, surface_cache, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters import signs
from scenes.art.text import Style
from scenes.saloon_tycoon.choices.supply import SupplyChoice
from scenes.saloon_tycoon.layout import layout_of
from scenes.saloon_tycoon.look import SaloonLook
from scenes.saloon_tycoon.picture import boards, people
from scenes.saloon_tycoon.showcase import SHOWCASE
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.picture.zones import Highlights, PaintContext
from scenes.table.piece import Piece
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.folded_pick import ARROW
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from scenes.window.window import render
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.test_table import choice
from tests.scenes.unpainted import unpainted

SIZE = (1280, 720)
FRAME = Frame.of(SIZE)
SMALL = ((960, 540), (1024, 768))
SHOTS = shots_of(SHOWCASE)


def crowd() -> tables.Table:
    """A position with a full house and a full hand."""
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


def dock(table: tables.Table, verb: str = "") -> ChoicePanel:
    """The page of a choice, placed at the side of the table."""
    made = ChoicePanel(choice(table, verb), lambda *_: None, None)
    layout = layout_of(SIZE, GAME.view(table.state, 0))
    made.layout(layout.dock, layout.frame)
    return made


def picks(made: ChoicePanel) -> list[Pick]:
    return [f.widget for f in made.choice.fields if isinstance(f.widget, Pick) and f.widget.visible]


def fits(pick: Pick) -> bool:
    """Whether every entry, perhaps in brief, stands on one line between the arrows at the smallest type."""
    style = Style(Typeface.BOOK_SEMIBOLD, FRAME.floor)
    room = pick.rect.width - 2 * FRAME.px(ARROW)
    widths = (
        min(rich.width(words, style) for words in (entry.label, entry.brief) if words)
        for entry in pick.entries
    )
    return all(width <= room for width in widths)


@pytest.mark.parametrize("tile", ["pantry", "guest_room", "theater"])
def test_every_place_for_a_tile_stands_on_one_line(tile: str) -> None:
    made = dock(crowd(), "build_tile")
    assert made.choice.click(Piece("tile", tile))
    made.refresh()
    assert len(picks(made)) == 2
    assert all(fits(pick) for pick in picks(made))


def test_rooms_for_a_free_cube_and_guests_to_be_moved_stand_on_one_line() -> None:
    table = crowd().guests(0, "sydney").guests(1, "senator", "angie").guests(2, "phineus")
    for made in (dock(table.due(at.PlaceCubes(2))), dock(crowd().guests(1, "senator", "angie"), "bribe")):
        assert picks(made)
        assert all(fits(pick) for pick in picks(made))


def chain() -> ChoicePanel:
    """A position in which a purchase of cubes sets off as much as possible."""
    table = tables.Table(3).gold(20).away("flatfoot", "sydney").secrets(0, "s_talk_of_the_town")
    left = ("pantry@A1!", "kitchen@A1!", "pantry@A1+2")
    right = ("guest_room@B1!", "guest_room@B1!", "guest_room@B1+2")
    made = dock(table.house(0, *left, *right, saloon=2), "supply")
    slip = made.choice
    assert isinstance(slip, SupplyChoice)
    for row in range(len(slip.option.rooms)):
        slip.counters.tally.add(row, 4)
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
    *surface_cache, last = ledger.seen
    assert surface_cache == [*every[: len(surface_cache)]]
    assert last.words == f"{len(every) - len(surface_cache)} more"
    ledger.fit(FRAME, 10 * high, 200)
    assert ledger.fold(10 * high, 200, lambda n: "") == ledger.height(200)
    assert ledger.seen == every


@pytest.mark.parametrize("key", ["+", "3"])
def test_the_slip_counts_without_a_step_to_it(key: str) -> None:
    made = dock(crowd(), "supply")
    assert made.handle(pygame.event.Event(pygame.KEYDOWN, key=ord(key), unicode=key, mod=0), SIZE)
    order = made.choice.command()
    assert isinstance(order, Supply)
    assert sum(order.cubes) == (1 if key == "+" else 2), "a Guest Room has room for two more"


def test_the_two_longest_secret_claims_have_room_beside_usual_ones() -> None:
    def long(claim: str) -> int:
        return len(ENGLISH.say(f"saloon.claim.{claim}.text"))

    *_, second, first = sorted(SECRET_CLAIMS, key=long)
    made = dock(tables.dealt_table(3).set(0, secrets=(first, "s_sister_act", second, "s_landlord")))
    assert long(second) > 70
    pick = picks(made)[0]
    assert isinstance(pick, PickSome)
    style = Style(Typeface.BOOK_SEMIBOLD, FRAME.floor)
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
    slim = names.narrow(FRAME.floor, Style(Typeface.POSTER, FRAME.floor))
    for name in CARDS if kind == "card" else [claim for claim, found in CLAIMS.items() if not found.secret]:
        words = names.hyphenated(
            ENGLISH.say(f"saloon.{kind}.{name}"), ENGLISH.say("saloon.syllables"), slim, room
        )
        assert all(text.width(line, slim) <= room for line in text.wrap(words, slim, room)), words


def test_a_word_is_divided_only_where_it_has_no_room() -> None:
    style = Style(Typeface.SLAB_BOLD, 12)
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


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_every_opponents_name_is_whole_on_the_sign_of_a_neighbour(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = GAME.view(tables.Table(4).gold(0, 13, 13, 13).state, 0)
    layout = layout_of(size, view)
    boxes: list[pygame.Rect] = []
    monkeypatch.setattr(people.names, "draw", lambda _, __, box, *___: boxes.append(box))
    for who in Opponents(GAME.name).personalities:
        sat = tuple(replace(seat, name=ENGLISH.say(f"bot.{who}")) for seat in seats(*["random"] * 4))
        sign = [*people.parts(layout, view, Highlights(), PaintContext(layout.frame, ENGLISH.say, sat))][1]
        sign.paint(pygame.Surface(size), sign.area)
        slim = names.narrow(layout.frame.floor, Style(Typeface.POSTER, 20))
        assert text.width(sat[1].name, slim) <= boxes[-1].width


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_no_word_is_cut_on_any_screen_of_a_small_window(
    drawn: list[tuple[str, int]], name: str, size: tuple[int, int]
) -> None:
    with unpainted():
        surface_cache.clear()
        scene = SHOTS[name](Still(SHOWCASE))
        drawn.clear()
        render(scene, size, 1.0)
    assert len(drawn) > 4
    assert [words for words, _ in drawn if words.endswith(text.ELLIPSIS) and words != text.ELLIPSIS] == []
    assert [(words, pixels) for words, pixels in drawn if pixels < Frame.of(size).floor] == []


@pytest.mark.parametrize("size", SMALL)
def test_no_word_is_cut_at_a_full_table_in_a_small_window(
    drawn: list[tuple[str, int]], size: tuple[int, int]
) -> None:
    """A hand of five with the longest names, a roof over the name board, four guests at the own house."""
    longest = sorted(CARDS, key=lambda card: -len(ENGLISH.say(f"saloon.card.{card}")))[:5]
    rooms = ("guest_room@corner!", "guest_room@corner!", "kitchen@A1!", "pantry@B1!")
    table = tables.Table(4).gold(7).hand(0, *longest).house(0, *rooms, saloon=4)
    view = GAME.view(table.guests(0, "sydney", "angie", "phineus", "flatfoot").state, 0)
    layout = layout_of(size, view)
    sat = tuple(replace(seat, name="Wilhelmina") for seat in seats(*["random"] * 4))
    look, painting = SaloonLook(), PaintContext(layout.frame, ENGLISH.say, sat)
    surface = pygame.Surface(size)
    for part in look.parts(layout, view, Highlights(), (), painting):
        part.paint(surface, part.area)
    assert "Wilhelmina’s Saloon" in {words for words, _ in drawn}
    assert [words for words, _ in drawn if words.endswith(text.ELLIPSIS)] == []


def test_a_line_is_set_slimmer_before_it_is_cut() -> None:
    style = Style(Typeface.SLAB_BOLD, 12)
    wide = text.width("Guest Room", style)
    surface = pygame.Surface((200, 40))
    for limit, seen in ((wide, wide), (round(0.9 * wide), round(0.9 * wide))):
        assert text.draw(surface, "Guest Room", (0, 20), style, limit=limit, floor=12).width == seen
    cut = text.draw(surface, "Guest Room", (0, 20), style, limit=round(0.7 * wide), floor=12)
    assert cut.width <= round(0.7 * wide), "with an ellipsis"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_what_a_claim_asks_is_read_whole_on_the_table(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    """On its poster, of six; and on a secret one of two."""
    every, hidden = [claim for claim in CLAIMS if claim not in SECRET_CLAIMS], [*SECRET_CLAIMS]
    surface, read = pygame.Surface(size), set[str]()

    def seen(_: object, words: str, box: pygame.Rect, style: Style, align: str, floor: int) -> None:
        lines, used = names.fitted(words, style, box.size, floor)
        assert len(lines) * used.leading <= box.height or len(lines) == 1, words
        assert all(text.SLIMMEST * text.width(line, used) <= box.width for line in lines), words
        read.add(words.replace("- ", ""))

    def written(surface: object, words: str, box: pygame.Rect, style: Style, align: str, *rest: Any) -> None:
        seen(surface, words, box, style, align, rest[-1])

    def set_in_lines(lines: signs.CloseLines, _: object, box: pygame.Rect, align: str) -> None:
        assert lines.height <= box.height, lines.words
        wide = max(text.width(one, lines.style) for one in lines.words)
        assert round(lines.style.slim * wide) <= box.width, lines.words  # the pixels that are drawn
        read.add(" ".join(lines.words))

    monkeypatch.setattr(names, "draw", seen)
    monkeypatch.setattr(text, "paragraph", written)
    monkeypatch.setattr(signs.CloseLines, "draw", set_in_lines)
    monkeypatch.setattr(boards.art, "poster", lambda claim, size: pygame.Surface(size))
    painting = PaintContext(Frame.of(size, scale), ENGLISH.say, seats(*["random"] * 4))
    shown = [tables.Table(4).change(open_claims=tuple(every[n : n + 6])) for n in range(0, len(every), 6)]
    secret = [tables.Table(4).secrets(0, *hidden[n : n + 2]) for n in range(0, len(hidden), 2)]
    for table, make in (*((t, boards.parts) for t in shown), *((t, boards.secret_parts) for t in secret)):
        view = GAME.view(table.state, 0)
        for part in make(layout_of(size, view, scale), view, (), painting):
            part.paint(surface, part.area)
    assert {ENGLISH.say(f"saloon.claim.{claim}.short") for claim in CLAIMS} - read == set()
