"""Every page after every game, by keyboard or controller alone, from the certificate and the library, in
large text, high contrast and with captions; and nothing of it disturbs a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from scenes.afterwards.page import AfterwardsPage
from scenes.art import theme
from scenes.library.scene import LibraryScene
from scenes.pages import ASIDE, TABS
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.table.scene import TableScene
from scenes.tools.still import ENDLESS
from scenes.widgets.button import Button
from tests.scenes.driving import assert_apart
from tests.scenes.padding import PadSitting
from tests.scenes.person import Sitting

SIZE = (1280, 720)
PAGES = [tab.name for tab in (*TABS, *ASIDE) if tab.name != "picture"]
FAR = 90
"""More controls than any ring has."""


@pytest.fixture(params=["keyboard", "controller"])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """Somebody who needs text of twice the size, high contrast and captions."""
    made = (Sitting if request.param == "keyboard" else PadSitting)(tmp_path)
    settings = made.program.settings
    settings.text_scale, settings.high_contrast, settings.captions = 2.0, True, True
    theme.choose(True)
    made.stack.resize(SIZE, 2.0)
    yield made
    theme.choose(False)
    made.program.thinker.close()


def way_to(sitting: Sitting, button: Button) -> int:
    """The arrow towards a control."""
    here, there = sitting.stack.top.ring.focused.rect, button.rect
    if here.top < there.bottom and there.top < here.bottom:
        return pygame.K_RIGHT if here.left < there.left else pygame.K_LEFT
    return pygame.K_DOWN if here.top < there.top else pygame.K_UP


def walk_to(sitting: Sitting, button: Button) -> None:
    """Press Tab, or the cross of the controller, until the control has the focus; then press it."""
    for _ in range(FAR):
        if button.focused:
            break
        sitting.press(way_to(sitting, button) if isinstance(sitting, PadSitting) else pygame.K_TAB)
    assert button.focused, button.label
    sitting.look()
    sitting.press(pygame.K_RETURN)


def counted(sitting: Sitting) -> ResultsScene:
    """The certificate, everything counted."""
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    sitting.frame(2)
    return results


def walk_through(sitting: Sitting) -> None:
    """Open every page from the certificate, and come back."""
    results = counted(sitting)
    assert set(PAGES) <= set(results.tabs)
    for name in PAGES:
        walk_to(sitting, results.tabs[name])
        sitting.frame(3)
        page = sitting.stack.top
        assert isinstance(page, AfterwardsPage | ReplayScene), name
        assert page.text_scale == 2.0
        shown = [widget.rect for widget in page.ring.widgets if widget.visible]
        assert_apart(shown, SIZE)
        sitting.look()
        sitting.press(pygame.K_ESCAPE)
        assert sitting.stack.top is results, name


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_from_the_certificate(sitting: Sitting, game: str, tmp_path: Path) -> None:
    sitting.program.ended(SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path)))
    sitting.frame(2)
    walk_through(sitting)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_from_the_library_while_a_table_waits(sitting: Sitting, game: str, tmp_path: Path) -> None:
    SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path)).close()
    table = waiting(sitting, game, tmp_path)
    session = table.context.session
    assert session.file
    before, entries = session.file.read_bytes(), session.match.entries
    sitting.program.open_library()
    sitting.frame(10)
    library = sitting.stack.top
    assert isinstance(library, LibraryScene)
    assert library.chosen
    if library.chosen.kind == "unfinished":
        sitting.press(pygame.K_RIGHT)
    sitting.look()
    sitting.press(pygame.K_RETURN)
    walk_through(sitting)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is library
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is table
    assert session.match.entries == entries
    assert session.file.read_bytes() == before


def waiting(sitting: Sitting, game: str, folder: Path) -> TableScene:
    """A game that is played at the window."""
    session: Session = SHOWCASES[game].demonstration(3, 20, saves_dir(folder))
    sitting.program.table(session)
    sitting.frame(3)
    return sitting.table
