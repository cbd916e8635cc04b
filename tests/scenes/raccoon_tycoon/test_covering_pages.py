"""Pages that cover the table, and those before and after it: no lit button and no key cap on them is dead."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.window import desktop
from scenes.window.scene import Scene
from tests.scenes.raccoon_tycoon.covering import SHEETS, key_of, lit, seen
from tests.scenes.raccoon_tycoon.person import Sitting


def _fresh(sitting: Sitting, page: str) -> None:
    """The page anew, whatever the last press has led to."""
    sitting.program.thinker.close()
    sitting.stack.clear()
    SHEETS[page].lay(sitting)
    sitting.frame(2)


@pytest.mark.parametrize("page", SHEETS)
def test_no_lit_button_and_no_key_is_dead(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(desktop, "open_folder", opened.append)
    sitting, sheet = Sitting(tmp_path, (960, 540)), SHEETS[page]
    sitting.program.settings.reduced_motion = True
    _fresh(sitting, page)
    presses = [(number, way) for number, b in enumerate(lit(sheet, sitting)) for way in _ways(key_of(b))]
    assert presses
    for number, way in presses:
        button = lit(sheet, sitting)[number]
        before: tuple[object, ...] = (seen(sheet, sitting), len(opened))
        if way == "key":
            key = key_of(button)
            assert key is not None
            sitting.press(key, button.cap.lower() if len(button.cap) == 1 else "")
        else:
            sitting.click(button.rect.center)
        sitting.frame(2)
        after: tuple[object, ...] = (seen(sheet, sitting), len(opened)) if sitting.stack.top else ()
        assert after != before, (page, button.label, way)
        _fresh(sitting, page)


def _ways(key: int | None) -> tuple[str, ...]:
    return ("click",) if key is None else ("click", "key")


def test_a_dead_button_would_be_found(tmp_path: Path) -> None:
    sitting, sheet = Sitting(tmp_path, (960, 540)), SHEETS["certificate"]
    _fresh(sitting, "certificate")
    button = next(button for button in lit(sheet, sitting) if button.cap == "N")
    button.on_press = lambda: None
    top, before = sitting.stack.top, seen(sheet, sitting)
    sitting.click(button.rect.center)
    assert isinstance(top, Scene)
    assert seen(sheet, sitting) == before
