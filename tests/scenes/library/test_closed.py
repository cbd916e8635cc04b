"""Files for another program stay on the shelf, and nobody is led to throw them away."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir
from scenes.dialogs.dialog import DialogScene
from scenes.library.save_summary import SaveSummary
from tests.app import tables
from tests.app.test_versions import CASES
from tests.scenes.driving import ENGLISH
from tests.scenes.library.library import Reader, kept, opened


def shown(reader: Reader, name: str) -> SaveSummary:
    """Choose the card of a file and return its summary."""
    save = next(one for one in reader.library.shelf.games if one.listing.path.stem == name)
    reader.library.shelf.choose(save)
    reader.wait()
    return save


def labels(reader: Reader) -> set[str]:
    """The labels of the page's visible buttons."""
    return {button.label for button in reader.library.buttons.all if button.visible}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game under way, a damaged one, one of another game, and two of a newer program."""
    damaged = kept(tmp_path, "Damaged", 5)
    damaged.write_bytes(damaged.read_bytes().replace(b'"seat":', b'"seat": '))
    strange = kept(tmp_path, "Strange", 5)
    first, *rest = tables.records(strange)
    tables.reseal(strange, [{**first, "game": "chess"}, *rest])
    kept(tmp_path, "Under way", 5)
    for name in ("opt_newer", "evt_newer"):
        shutil.copy(CASES / f"{name}.raccoon", saves_dir(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", ["opt_newer", "evt_newer"])
def test_the_card_of_a_newer_programs_game_says_so(folder: Path, name: str) -> None:
    before = (saves_dir(folder) / f"{name}.raccoon").read_bytes()
    with opened(folder) as reader:
        save = shown(reader, name)
        assert save.headline == ENGLISH.say("library.newer", version="9.9.0")
        assert save.standing == ENGLISH.say("library.newer.short")
        assert save.sentence == ENGLISH.say("save.newer", path=f"{name}.raccoon", version="9.9.0")
        assert ENGLISH.say("library.throw") not in labels(reader)
        assert ENGLISH.say("library.salvage") not in labels(reader)
        reader.key(pygame.K_DELETE)
        assert save in reader.library.shelf.games
        reader.key(pygame.K_RETURN)
        dialog = reader.stack.top
        assert isinstance(dialog, DialogScene)
        assert dialog.sentence == save.sentence
    assert (saves_dir(folder) / f"{name}.raccoon").read_bytes() == before


def test_only_what_is_damaged_is_called_so(folder: Path) -> None:
    with opened(folder) as reader:
        kinds = {save.listing.path.stem: save.kind for save in reader.library.shelf.games}
        assert kinds == {
            "Under way": "unfinished",
            "Damaged": "damaged",
            "Strange": "closed",
            "opt_newer": "closed",
            "evt_newer": "closed",
        }
        assert "chess" in shown(reader, "Strange").sentence
        assert ENGLISH.say("library.throw") not in labels(reader)
        shown(reader, "Damaged")
        assert ENGLISH.say("library.throw") in labels(reader)
