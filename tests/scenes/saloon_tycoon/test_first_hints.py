"""First-time hints: Angie, Phineus and special rooms are explained once, in passing, not in lessons."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import PlaceCubes
from scenes.learning.first_hints import FirstHints
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.inspection.page import InspectionContext
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from tests.games.saloon_tycoon.table import Table
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.street import Street

SAY = ENGLISH.say
PIECES = {
    "angie": Piece("person", "angie"),
    "phineus": Piece("person", "phineus"),
    "special": Piece("tile", "printing_press"),
}


def quiet() -> Table:
    """A position with nothing to explain."""
    return Table(2).gold(1, 1)


def meeting(what: str) -> Table:
    """A position with one thing to explain."""
    return quiet().gold(20) if what == "special" else quiet().guests(0, what)


def hints(street: Street) -> FirstHints:
    """The first-time hints of the table."""
    guest = street.table.parts.table_inspector.guest
    assert isinstance(guest, FirstHints)
    return guest


def shown(street: Street) -> str:
    """The words of the hint on the table; "" for none."""
    street.frame(3)
    hint = hints(street).hint
    return hint.page.brief if hint else ""


def on_the_table(folder: Path, what: str, size: tuple[int, int] = (1280, 720)) -> Street:
    street = Street(folder, size)
    street.stage(meeting(what).state)
    return street


@pytest.mark.parametrize("what", PIECES)
def test_what_is_met_for_the_first_time_is_explained_beside_it_and_never_again(
    tmp_path: Path, what: str
) -> None:
    street = on_the_table(tmp_path, what)
    assert shown(street) == SAY(f"saloon.first.{what}")
    assert hints(street).hint.piece == PIECES[what]
    street.press(pygame.K_F5)
    assert shown(street) == ""
    street.stage(meeting(what).state)
    assert shown(street) == "", "not at another table"
    remembered, warning = keeping.load(tmp_path)
    assert (remembered.explained[GAME.name], warning) == ((what,), None)


def test_it_comes_with_the_move_that_brings_it(tmp_path: Path) -> None:
    position = quiet().gold(4).away("phineus").house(0, "pantry@A1+0", saloon=3)
    street = Street(tmp_path)
    street.stage(position.state)
    assert shown(street) == ""
    street.table.context.submit(Supply(0, (0, 1), (1, 1)))
    assert shown(street) == SAY("saloon.first.phineus")


def test_nothing_is_explained_where_nothing_new_is_met(tmp_path: Path) -> None:
    street = Street(tmp_path)
    street.stage(quiet().guests(0, "flatfoot", "sydney").state)
    assert shown(street) == ""
    street.stage(quiet().guests(1, "angie").state)
    assert shown(street) == "", "she is at somebody else's"


def test_two_come_one_after_the_other(tmp_path: Path) -> None:
    street = Street(tmp_path)
    street.stage(quiet().guests(0, "angie", "phineus").state)
    assert shown(street) == SAY("saloon.first.angie")
    street.press(pygame.K_F5)
    assert shown(street) == SAY("saloon.first.phineus")


def test_it_waits_until_the_choice_that_is_due_has_been_made(tmp_path: Path) -> None:
    street = Street(tmp_path)
    street.stage(meeting("angie").gold(5).house(0, "kitchen@A1+0").due(PlaceCubes(1)).state)
    street.frame(20)
    assert street.table.parts.panel_host.panel is not None
    assert shown(street) == ""
    street.table.context.submit(PlaceCube(0, 1))
    assert shown(street) == SAY("saloon.first.angie")
    street.table.parts.panel_host.verb("build_tile")
    assert shown(street) == "", "it gives way to a choice"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_that_closes_it_does_nothing_else(tmp_path: Path, key: int) -> None:
    street = on_the_table(tmp_path, "angie")
    assert shown(street)
    scene, moves = street.table, len(street.table.context.session.match.entries)
    street.press(key)
    assert shown(street) == ""
    assert street.stack.top is scene
    assert len(scene.context.session.match.entries) == moves


def test_a_press_on_the_card_closes_it_and_reaches_nothing_below(tmp_path: Path) -> None:
    street = on_the_table(tmp_path, "special")
    assert shown(street)
    street.window.step(street.stack, 0)
    pos = hints(street).place().center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, touch=False))
    assert shown(street) == ""
    assert street.table.parts.panel_host.panel is None


def test_the_key_that_the_card_names_opens_the_whole_page(tmp_path: Path) -> None:
    street = on_the_table(tmp_path, "phineus")
    assert shown(street)
    street.press(pygame.K_i, "i")
    street.frame(3)
    page = street.stack.top
    assert isinstance(page, InspectionScene)
    assert page.piece == PIECES["phineus"]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("what", PIECES)
def test_it_lies_over_no_button(tmp_path: Path, what: str, size: tuple[int, int], text_scale: float) -> None:
    street = on_the_table(tmp_path, what, size)
    street.program.settings.text_scale = text_scale
    street.stack.resize(size, text_scale)
    assert shown(street)
    card = hints(street).place().inflate(-60, -60)
    controls = street.table.parts.controls
    buttons = [*controls.verbs.values(), controls.undo, controls.menu, *controls.quick_actions.buttons]
    assert all(not card.colliderect(button.rect) for button in buttons if button.visible)
    assert pygame.Rect((0, 0), size).contains(card)


@pytest.mark.parametrize("what", PIECES)
def test_it_can_be_read_again_on_the_page_of_the_piece(what: str) -> None:
    asked = InspectionContext(
        GAME.name, GAME.view(meeting(what).state, 0), tuple(seats("person", "random")), SAY
    )
    page = PRESENTATION.inspection.page(PIECES[what], asked)
    assert page is not None
    assert SAY(f"saloon.first.{what}") in page.rules


def test_a_lesson_has_its_teacher_and_no_hints(tmp_path: Path) -> None:
    street = Street(tmp_path)
    street.program.lessons.open(GAME.name)
    street.frame(5)
    assert not isinstance(street.table.parts.table_inspector.guest, FirstHints)


def test_settings_of_an_older_program_are_read_as_they_were(tmp_path: Path) -> None:
    keeping.save(keeping.Settings(music=0.25, introduced=(GAME.name,)), tmp_path)
    file = next(tmp_path.glob("settings*.json"))
    lines = file.read_text().splitlines()
    older = [line for line in lines if '"explained"' not in line]
    assert len(older) == len(lines) - 1
    file.write_text("\n".join(older))
    found, warning = keeping.load(tmp_path)
    assert (found.music, found.introduced, found.explained, warning) == (0.25, (GAME.name,), {}, None)
