"""Pages that cover the table, and those before and after it: no lit button and no key cap on them is dead."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.art import surface_cache
from scenes.widgets.button import Button
from scenes.window import desktop
from tests.scenes.covering import SHEETS, key_of, lit, seen
from tests.scenes.person import Sitting

SIZE = (960, 540)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that were opened; pictures of one size are kept from page to page, to save time."""
    found: list[Path] = []
    monkeypatch.setattr(desktop, "open_folder", found.append)
    monkeypatch.setattr(surface_cache, "clear", lambda: None)
    return found


def _fresh(sitting: Sitting, page: str) -> None:
    """The page anew, whatever the last press has led to."""
    sitting.program.thinker.close()
    sitting.stack.clear()
    SHEETS[page].lay(sitting)
    sitting.frame(2)
    sitting.look()  # a button that waits before it can be pressed shows so


def _press(sitting: Sitting, button: Button, key: int | None) -> None:
    """By its key, or by a click where none is given."""
    if key is None:
        sitting.click(button.rect.center)
    else:
        sitting.press(key, button.cap.lower() if len(button.cap) == 1 else "")


def _reached(sitting: Sitting, button: Button, key: int | None) -> bool:
    """Whether the press comes to the button; what it does then is left out."""
    pressed: list[bool] = []
    meant, button.on_press = button.on_press, lambda: pressed.append(True)
    _press(sitting, button, key)
    button.on_press = meant
    return bool(pressed)


@pytest.mark.parametrize("page", SHEETS)
def test_no_lit_button_and_no_key_is_dead(page: str, tmp_path: Path, opened: list[Path]) -> None:
    sitting, sheet = Sitting(tmp_path, SIZE), SHEETS[page]
    sitting.watch(False)  # its screens are drawn where it looks at them
    sitting.program.settings.reduced_motion = True
    _fresh(sitting, page)
    buttons = lit(sheet, sitting)
    assert buttons
    for number in range(len(buttons)):
        button = lit(sheet, sitting)[number]
        key = None if page == "hands" and not button.hotkeys else key_of(button)  # its caps are what is set
        before: tuple[object, ...] = (seen(sheet, sitting), len(opened))
        _press(sitting, button, None if button.hotkeys else key)
        sitting.frame(2)
        after: tuple[object, ...] = (seen(sheet, sitting), len(opened)) if sitting.stack.top else ()
        assert after != before, (page, button.label)
        if after[:1] != before[:1]:
            _fresh(sitting, page)
        button = lit(sheet, sitting)[number]
        assert sheet.whole or _reached(sitting, button, None), (page, button.label)
        if button.hotkeys:
            assert _reached(sitting, button, key), (page, button.label)


def test_a_dead_button_would_be_found(tmp_path: Path, opened: list[Path]) -> None:
    sitting, sheet = Sitting(tmp_path, SIZE), SHEETS["certificate"]
    _fresh(sitting, "certificate")
    button = next(button for button in lit(sheet, sitting) if button.cap == "N")
    button.on_press = lambda: None
    before = seen(sheet, sitting)
    _press(sitting, button, None)
    assert seen(sheet, sitting) == before
