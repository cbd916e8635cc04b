"""kill -9 in the middle of a game: the next start is at the very same point."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import raccoon
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import unfinished
from raccoon.app.saves.reader import read
from raccoon.app.session.session import Session
from tests.app.tables import begin, play, saved

resource = pytest.importorskip("resource", reason="limits a file's size as POSIX systems can")
ROOT = Path(raccoon.__path__[0]).parent


def killed(folder: Path, pending: str, lines: int) -> list[str]:
    """The last of that many lines that the player printed before it was killed, field by field."""
    command = [sys.executable, "-m", "tests.app.player", str(folder), pending]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        try:
            said = [player.stdout.readline() for _ in range(lines)]
        finally:
            player.kill()
        rest = player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL
    return (said + rest)[-1].rstrip("\n").split("\t")


@pytest.mark.parametrize("pending", ["AwaitStartTokens", "AwaitBonus", "AwaitDiscard", "AwaitBid"])
def test_a_killed_game_goes_on_at_the_same_choice(tmp_path: Path, pending: str) -> None:
    path, state = killed(tmp_path, pending, 1)
    found = next(unfinished(saves(tmp_path)), None)
    assert found is not None
    assert found.path == Path(path)
    assert not found.torn
    session = Session.load(found.path)
    assert msgspec.json.encode(session.match.state).decode() == state
    assert type(session.match.state.pending).__name__ == pending
    assert session.waiting == found.waiting
    play(session)
    assert session.over
    assert list(read(found.path).entries) == session.match.entries


def test_a_game_killed_while_it_plays_has_every_move_it_told(tmp_path: Path) -> None:
    path, number = killed(tmp_path, "-", 40)
    told = {int(number)}
    assert told <= {entry.number for entry in read(Path(path)).entries}
    session = play(Session.load(Path(path)))
    assert session.over


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """The system itself refuses to let the file grow; only part of the last command fits."""
    session = play(begin(tmp_path), 20)
    path = saved(session)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = path.read_bytes()
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 30, hard))
    try:
        with pytest.raises(SaveError) as caught:
            session.submit(session.think())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert caught.value.key == "save.unwritable"
    assert path.read_bytes() == before
    play(session)
    assert list(read(path).entries) == session.match.entries
