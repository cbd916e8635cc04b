"""``raccoon shot``: a picture of every screen from a saved game, which stays unchanged."""

from pathlib import Path

import pytest

from raccoon.app.session.session import Session
from raccoon.cli import main
from tests.app.tables import begin, play, saved
from tests.scenes.raccoon_tycoon.stills import SHOTS


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The very beginning of a game of two bots, with no moves to look back at."""
    return saved(begin(tmp_path_factory.mktemp("saves"), 2))


@pytest.mark.parametrize("scene", SHOTS)
def test_every_screen_of_a_new_game_is_drawn_or_refused_and_nothing_is_written(
    scene: str, save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = save.read_bytes()
    out = tmp_path / "out.png"
    code = main(["shot", scene, str(out), "--state", str(save), "--size", "960x540"])
    told = capsys.readouterr().err
    assert (code == 0) == out.exists()
    assert (code == 0) == (told == "")
    if code:
        assert code == 2
        assert scene.partition("-")[0] in told
    assert save.read_bytes() == before
    assert [file.name for file in save.parent.iterdir()] == [save.name]


@pytest.mark.parametrize("scene", ["results", "why"])
def test_a_game_that_goes_on_has_no_end_to_show(
    scene: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(play(begin(tmp_path, 2), 40))
    assert main(["shot", scene, str(tmp_path / "out.png"), "--state", str(path)]) == 2
    assert "finished game" in capsys.readouterr().err


def test_nobody_sits_down_where_there_is_no_seat(tmp_path: Path) -> None:
    """A save with one seat too many could never be opened again."""
    session = begin(tmp_path, 2)
    before = saved(session).read_bytes()
    with pytest.raises(IndexError):
        session.change_seat(2, session.seats[0])
    assert saved(session).read_bytes() == before
    assert len(Session.load(saved(session)).seats) == 2


def test_a_game_that_there_is_not_is_told_with_those_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.png"
    assert main(["shot", "title", str(out), "--game", "chess"]) == 2
    told = capsys.readouterr().err
    assert "chess" in told
    assert "raccoon_tycoon" in told
    assert not out.exists()


def test_the_game_may_be_named(tmp_path: Path) -> None:
    named, usual = tmp_path / "named.png", tmp_path / "usual.png"
    assert main(["shot", "title", str(named), "--game", "raccoon_tycoon", "--size", "960x540"]) == 0
    assert main(["shot", "title", str(usual), "--size", "960x540"]) == 0
    assert named.read_bytes() == usual.read_bytes()


@pytest.mark.parametrize("save", ["saloon_tycoon-2-over", "raccoon_rampage-3-over"])
def test_a_save_is_drawn_as_the_game_it_is_of(save: str, tmp_path: Path) -> None:
    state = Path(__file__).parents[1] / "archive" / "v0_3_0" / "player" / "saves" / f"{save}.raccoon"
    pictures: list[bytes] = []
    for game in ([], ["--game", save.partition("-")[0]]):
        out = tmp_path / f"{len(pictures)}.png"
        assert main(["shot", "moment", str(out), "--state", str(state), "--size", "960x540", *game]) == 0
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]
