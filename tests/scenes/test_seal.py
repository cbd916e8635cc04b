"""The seal of a deal, in the log from the first move on and behind the certificate at the end."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.paths import saves_dir
from raccoon.app.saves.seal import in_groups, with_plain_salt
from raccoon.app.session.session import Session
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.results.opened_seal import OpenedSealPage
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats


@pytest.mark.parametrize("game", [*PRESENTATIONS])
def test_the_log_begins_with_it(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    people = seats("person", "random", "random")
    session = sitting.begin(people, "seal", saves=saves_dir(tmp_path), game=game)
    assert session.header
    assert session.header.seal
    first = sitting.table.parts.log.log.sheet.items[0]
    assert in_groups(session.header.seal.digest) in first.sentence
    assert first.moves == 0


def certificate(folder: Path, session: Session) -> tuple[Sitting, ResultsScene]:
    sitting = Sitting(folder)
    sitting.program.ended(session)
    sitting.frame(2)
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    return sitting, results


@pytest.mark.parametrize("forged", [False, True])
@pytest.mark.parametrize("game", [*PRESENTATIONS])
def test_the_certificate_opens_it_and_says_whether_the_deal_is_the_same(
    game: str, forged: bool, tmp_path: Path
) -> None:
    session = SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path))
    assert session.header
    assert session.header.seal
    salt = with_plain_salt(session.header.seal).salt
    if forged:
        session.header = replace(session.header, seed="another")
    sitting, results = certificate(tmp_path, session)
    sitting.click(results.tabs["seal"].rect.center)
    page = sitting.stack.top
    assert isinstance(page, OpenedSealPage)
    shown = dict(page.rows)
    assert shown[ENGLISH.say("seal.salt")] == in_groups(salt)
    assert page.verdict == ENGLISH.say("seal.other" if forged else "seal.same")
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is results


def test_a_game_that_was_never_sealed_has_no_such_page(tmp_path: Path) -> None:
    session = SHOWCASES["saloon_tycoon"].demonstration(3, ENDLESS)
    _, results = certificate(tmp_path, session)
    assert "seal" not in results.tabs
