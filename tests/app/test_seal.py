"""The seal of a deal: visible from the first move on, opened at the end, checked without the program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import raccoon
from raccoon.app.afterwards.fork import fork
from raccoon.app.saves.export import export, export_known, import_save
from raccoon.app.saves.reader import read
from raccoon.app.saves.seal import proof, with_plain_salt
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from tests.app.tables import begin, play, saved
from tests.scenes.person import seats

README = Path(raccoon.__path__[0]) / "app" / "saves" / "README.md"
GAMES = ("raccoon_tycoon", "saloon_tycoon", "raccoon_rampage")


def begun(folder: Path, game: str, *controllers: str) -> Session:
    return Session.new(game, seats(*controllers), {}, "sealed", folder)


def proves(session: Session) -> bool:
    header = read(saved(session)).header
    assert header.seal
    return proof(header.seal, header.seed, header.setup).holds


@pytest.mark.parametrize("game", GAMES)
def test_it_proves_the_deal_from_the_first_move_on(tmp_path: Path, game: str) -> None:
    assert proves(begun(tmp_path, game, PERSON, "random", "random"))
    assert proves(begun(tmp_path, game, PERSON, PERSON, "random"))


def test_two_games_of_one_deal_have_two_seals(tmp_path: Path) -> None:
    one, two = (begun(tmp_path, GAMES[0], PERSON, "random", "random").header for _ in range(2))
    assert one
    assert two
    assert one.seal
    assert two.seal
    assert one.setup == two.setup
    assert one.seal.digest != two.seal.digest


def test_another_deal_another_seed_or_another_salt_is_found(tmp_path: Path) -> None:
    header = begun(tmp_path, GAMES[0], PERSON, "random", "random").header
    assert header
    assert header.seal
    salt = with_plain_salt(header.seal).salt
    assert not proof(header.seal, header.seed + "!", header.setup).holds
    assert not proof(header.seal, header.seed, header.setup | {"players": 9}).holds
    assert not proof(replace(header.seal, salt=salt[::-1]), header.seed, header.setup).holds
    assert not proof(replace(header.seal, salt="not veiled"), header.seed, header.setup).holds


@pytest.mark.parametrize("people", [1, 2])
def test_no_file_and_no_export_of_a_running_game_tells_the_salt(tmp_path: Path, people: int) -> None:
    session = begun(tmp_path, GAMES[1], *[PERSON] * people, "random", "random")
    loaded = read(saved(session))
    assert loaded.header.seal
    salt = with_plain_salt(loaded.header.seal).salt.encode()
    written = [saved(session).read_bytes(), b"".join(export_known(loaded)), b"".join(export(loaded))]
    assert not [text for text in written if salt in text]
    assert json.loads(written[1].splitlines()[0])["seal"] == loaded.header.seal.digest


def test_ten_lines_outside_the_program_check_a_finished_game(tmp_path: Path) -> None:
    session = play(begin(tmp_path, 3, "outside", "random"))
    lines = b"".join(export(read(saved(session))))
    found = re.search(r"```python\n(import hashlib.*?)```", README.read_text("utf-8"), re.S)
    assert found
    assert len([line for line in found[1].splitlines() if line]) <= 10
    for text, said in ((lines, "was not touched"), (lines.replace(b'"seed":"', b'"seed":"x', 1), "another")):
        (tmp_path / "game.jsonl").write_bytes(text)
        command = [sys.executable, "-I", "-c", found[1], str(tmp_path / "game.jsonl")]
        assert said in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_it_goes_with_the_game_through_export_and_import_and_not_into_a_fork(tmp_path: Path) -> None:
    session = play(begin(tmp_path, 3, "outside", "random"))
    loaded = read(saved(session))
    (tmp_path / "there.raccoon").write_bytes(b"".join(export(loaded)))
    import_save(read(tmp_path / "there.raccoon"), tmp_path / "back.raccoon")
    assert loaded.header.seal
    back = read(tmp_path / "back.raccoon").header
    assert back.seal == loaded.header.seal
    child = fork(saved(session), 5, loaded.seats, tmp_path)
    assert child.header
    assert child.header.seal is None
