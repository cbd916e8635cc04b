"""The dock at the table's side: what is chosen from stays legible however large the text is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import (
    AwaitBonus,
    AwaitDiscard,
    AwaitSecondPurchase,
    AwaitSecondSale,
    AwaitStartTokens,
    AwaitTokens,
    Pending,
)
from scenes.art import rich
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.raccoon_tycoon.choices.produce import ProduceChoice
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.folded_pick import ARROW
from scenes.widgets.pick import Pick, PickEntry
from tests.scenes.driving import SIZES
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_tiles_to_choose_from_grow_with_the_text(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    sitting = Sitting(tmp_path, size)
    stage(sitting, having(dealt(), money=60))
    sitting.stack.resize(size, scale)
    sitting.frame()
    if sitting.table.parts.log.page:
        sitting.press(pygame.K_RETURN)
    sitting.press(pygame.K_b)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    pick = dock.choice.fields[0].widget
    assert isinstance(pick, Pick)
    least = 30 * dock.frame.scale
    assert all(rect.height >= least for _, rect in pick.plates())
    assert pick.rect.bottom <= dock.ledger.top or dock.is_beside
    assert dock.ledger.top <= dock.confirm.rect.top


def at_the_town(tmp_path: Path, **tokens: int) -> ChoicePanel:
    """The choice of how to pay for the town, with these tokens."""
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), tokens=counts(**tokens)))
    sitting.press(pygame.K_t)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    return dock


def test_what_is_missing_is_said_once(tmp_path: Path) -> None:
    """The confirming button says it itself: no hint repeats it over the fields."""
    dock = at_the_town(tmp_path, wheat=2, wood=1, iron=1, coal=1)
    counters = next(field.widget for field in dock.choice.fields if isinstance(field.widget, Counters))
    counters.tally.clear()
    assert not dock.confirm.enabled
    assert dock.confirm.reason == dock.confirm.label == "Choose 4 tokens"
    assert dock.confirm.hint == ""


def test_one_control_has_the_focus_while_a_choice_stands_open(tmp_path: Path) -> None:
    """The keys go to the choice: the row below keeps its place and shows it again afterwards."""
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), money=60))
    sitting.press(pygame.K_TAB)
    sitting.press(pygame.K_b)
    row = sitting.table.parts.controls.ring.widgets
    assert isinstance(sitting.table.parts.panel_host.panel, ChoicePanel)
    sitting.press(pygame.K_TAB)
    assert not any(button.focused for button in row)
    sitting.press(pygame.K_ESCAPE)
    assert sum(button.focused for button in row) == 1


def test_where_the_price_takes_everything_it_is_counted_already(tmp_path: Path) -> None:
    """Four of any kind, and just four tokens: there is nothing to choose but whether."""
    dock = at_the_town(tmp_path, wheat=1, wood=1, iron=1, coal=1)
    assert dock.confirm.enabled
    assert dock.confirm.label.startswith("Buy ")
    assert dock.choice.drop(Piece("slot", "wood"), "town", 1)
    assert dock.choice.command() is None  # what is carried there is counted alone


def producing(tmp_path: Path) -> ChoicePanel:
    """The page of the cards, for the owner of a building whose bonus is asked for later."""
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), buildings=("Tool & Die",)))
    sitting.press(pygame.K_p)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    return dock


def test_rising_prices_are_shown_with_the_card_although_a_bonus_is_still_to_be_chosen(
    tmp_path: Path,
) -> None:
    dock = producing(tmp_path)
    choice = dock.choice
    assert isinstance(choice, ProduceChoice)
    for card in choice.option.cards:
        choice.pick.choose(str(card))
        dock.refresh()
        raised = {name for name, n in zip(COMMODITIES, PRODUCTION_CARDS[card].price, strict=True) if n}
        shown = {name for name in COMMODITIES if any(f"[{name}]" in line.words for line in dock.ledger.lines)}
        assert shown == raised


def test_every_card_stands_in_one_line_of_its_own(tmp_path: Path) -> None:
    dock = producing(tmp_path)
    pick = dock.choice.fields[0].widget
    assert isinstance(pick, Pick)
    pick.entries = (
        *pick.entries,
        PickEntry("?", "4  [wheat] [wood] [goods]  [rise] [wheat] [wood] [iron] [coal]", brief="[wheat]"),
    )
    for entry in pick.entries:
        pick.chosen = entry.key
        pick.draw(pygame.Surface((1280, 720)), dock.frame)
        box = pick.rect.inflate(-2 * dock.frame.px(ARROW), 0)
        style = Style(Typeface.BOOK_SEMIBOLD, pick._type(dock.frame, box), "#ffffff")
        assert [len(rich.lines(words, style, box.width)) for words in pick._written] == [1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_s, pygame.K_a, pygame.K_b, pygame.K_t])
def test_no_page_of_a_verb_is_more_than_a_fifth_empty(
    tmp_path: Path, size: tuple[int, int], key: int
) -> None:
    """Between the facts and the buttons what is chosen is seen large, or nothing more has room there. A page
    beside its piece has columns, of which one is the longest.
    """
    sitting = Sitting(tmp_path, size)
    stage(sitting, having(dealt(), money=60, tokens=counts(wheat=3, wood=2, iron=2, coal=2)))
    sitting.press(key)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    assert dock.choice.picture()
    seen = dock.page_layout.picture_rect()
    top = seen.bottom if seen else dock.ledger.top + dock.ledger.height(dock.confirm.rect.width)
    assert dock.confirm.rect.top - top <= (0.35 if dock.is_beside else 0.2) * dock.rect.height
    if seen:
        assert dock.rect.contains(seen)
        assert not any(seen.colliderect(widget.rect) for widget in dock.ring.widgets if widget.visible)


def test_what_is_chosen_is_what_is_seen(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, (1280, 720))
    stage(sitting, having(dealt(), money=60))
    sitting.press(pygame.K_b)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    pick = dock.choice.fields[0].widget
    assert isinstance(pick, Pick)
    seen = set()
    for entry in pick.entries:
        pick.choose(entry.key)
        picture, paint = pygame.Surface((120, 80)), dock.choice.picture()
        assert paint
        paint(picture, picture.get_rect())
        seen.add(pygame.image.tobytes(picture, "RGB"))
    assert len(seen) == len(pick.entries) > 1


def test_a_sale_is_told_under_its_column_too(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, (1280, 720))
    stage(sitting, having(dealt(), tokens=counts(iron=2)))
    sitting.press(pygame.K_s)
    dock, shown = sitting.table.parts.panel_host.panel, sitting.table.context.shown
    assert isinstance(dock, ChoicePanel)
    slip = sitting.table.parts.picture.zones(shown.layout, shown.view, dock.marks(), ())["slip"]
    column = shown.layout.market["iron"]
    assert slip.area.top >= column.bottom
    assert slip.area.left < column.centerx < slip.area.right
    assert {f"+{dock.confirm.sub.removeprefix('for ')}", "×2"} <= {*dict(slip.figures)}


FOUR = next(number for number, card in PRODUCTION_CARDS.items() if sum(card.production) == 4)


@pytest.mark.parametrize(
    ("pending", "buildings"),
    [
        (AwaitBonus(0, FOUR), ("Tool & Die", "Water Mill")),
        (AwaitTokens(0, FOUR), ()),
        (AwaitDiscard(0, 2), ()),
        (AwaitStartTokens(0, 1), ()),
        (AwaitSecondSale(0, "wheat"), ("Freight Company",)),
        (AwaitSecondPurchase(0), ("Construction Company",)),
    ],
)
def test_no_page_of_a_part_of_an_action_is_more_than_a_fifth_empty(
    tmp_path: Path, pending: Pending, buildings: tuple[str, ...]
) -> None:
    state = having(dealt(), tokens=counts(wheat=3, wood=3), buildings=buildings, money=40)
    sitting = Sitting(tmp_path, (1920, 1080))
    stage(sitting, waiting(state, pending))
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    free = dock.confirm.rect.top - dock.ledger.top - dock.ledger.height(dock.confirm.rect.width)
    assert free <= dock.rect.height * (0.4 if dock.is_beside else 0.2) or (
        dock.page_layout.picture_rect() and dock.choice.picture()
    )


def test_tokens_that_are_given_back_are_told_from_those_that_come() -> None:
    counted = counts(wheat=1, coal=1)
    seen = []
    for paint in (
        chosen_piece.taken(counted),
        chosen_piece.returned(counted),
        chosen_piece.available(counted),
    ):
        picture = pygame.Surface((240, 120))
        paint(picture, picture.get_rect())
        seen.append(pygame.image.tobytes(picture, "RGB"))
    assert len(set(seen)) == 3


@pytest.mark.parametrize("held", [5, 9])
def test_where_every_card_overfills_the_warehouse_or_none_nothing_is_marked(
    tmp_path: Path, held: int
) -> None:
    sitting = Sitting(tmp_path, (1920, 1080))
    stage(sitting, having(dealt(), tokens=counts(wheat=held), money=40))
    sitting.press(pygame.K_p)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    pick = dock.choice.fields[0].widget
    assert isinstance(pick, Pick)
    assert not any("[warehouse]" in entry.label for entry in pick.entries)


def test_a_card_that_overfills_the_warehouse_is_told_from_one_that_does_not(tmp_path: Path) -> None:
    three, four = (next(n for n, c in PRODUCTION_CARDS.items() if sum(c.production) == i) for i in (3, 4))
    other = next(n for n, c in PRODUCTION_CARDS.items() if sum(c.production) == 3 and n != three)
    state = having(
        dealt(), hand=(three, four, other), buildings=("Cottage Industry",), tokens=counts(wheat=8)
    )
    sitting = Sitting(tmp_path, (1920, 1080))
    stage(sitting, state)
    sitting.press(pygame.K_p)
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    pick = dock.choice.fields[0].widget
    assert isinstance(pick, Pick)
    full = {entry.key for entry in pick.entries if "[warehouse]" in entry.label}
    assert full == {str(four)}


def test_a_page_that_moves_to_another_piece_does_not_take_a_hasty_press(tmp_path: Path) -> None:
    """Its button lies elsewhere now: a press there is answered only after it was seen there."""
    sitting = Sitting(tmp_path, (1280, 720))
    session = stage(sitting, having(dealt(), tokens=counts(wheat=2, luxury=2)))
    sitting.press(pygame.K_s)
    layout, places = sitting.table.context.shown.layout, []
    for name in ("luxury", "wheat"):
        sitting.click(layout.market[name].center)
        dock = sitting.table.parts.panel_host.panel
        assert isinstance(dock, ChoicePanel)
        assert dock.is_beside
        assert dock.rect.left <= layout.market[name].centerx <= dock.rect.right
        places.append(dock.confirm.rect.center)
    assert not dock.confirm.rect.collidepoint(places[0])
    made = len(session.match.entries)
    sitting.click_at_once(places[1])
    assert len(session.match.entries) == made
    sitting.click(places[1])
    assert len(session.match.entries) > made
