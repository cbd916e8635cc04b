"""A saved game in the place of a command is opened, as with "play" before it."""

from pathlib import Path

import pytest

from raccoon.app.text import Catalogue
from raccoon.cli import parser

SAY = Catalogue.load().say


@pytest.mark.parametrize("options", [[], ["--windowed"], ["--size", "1280x720", "--data-dir", "my games"]])
def test_a_file_is_opened_as_play_opens_it(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save = tmp_path / "Tuesday’s game.raccoon"
    save.touch()
    for name in (str(save), save.name):
        short, long = (parser(SAY).parse_args([*options, *words]) for words in ([name], ["play", name]))
        assert vars(short) == vars(long)
        assert short.save == Path(name)
        assert parser(SAY).parse_args([name, *options]) == short


def test_a_command_is_one_even_where_a_file_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("verify").touch()
    assert parser(SAY).parse_args(["verify", "my.raccoon"]).saves == [Path("my.raccoon")]
