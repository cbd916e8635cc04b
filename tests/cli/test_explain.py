"""``raccoon explain``: the reason of a move of a saved game, in the words of the look back at it."""

from pathlib import Path

import pytest

from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.wording import plain
from raccoon.cli import main
from scenes.registry import PRESENTATIONS
from scenes.table.history.move_reason import MoveReason
from tests.app.tables import begin, person, play, saved, seats

SAVES = Path(__file__).parents[1] / "archive/v0_3_0/player/saves"
OVER = ("over-5", "saloon_tycoon-2-over", "raccoon_rampage-3-over")


@pytest.mark.parametrize("save", OVER)
def test_the_move_of_a_person_or_a_plain_bot_is_explained_as_a_hint_would(
    save: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = SAVES / f"{save}.raccoon"
    session = Session.load(path, keep=False)
    movers = [session.seats[entry.command.seat] for entry in session.match.entries]
    move = next(n for n, who in enumerate(movers, 1) if n > 9 and not session.reasons.own(who))
    assert main(["explain", str(path), str(move)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Move {move} of {len(movers)}, by {movers[move - 1].name}."
    lent = lines.index("A shrewd second opinion:")
    assert lent >= 1
    assert ": " in lines[lent + 1]


def test_a_bots_move_is_explained_as_the_look_back_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play(begin(tmp_path, bot="easygoing"))
    say = Catalogue.load().of("raccoon_tycoon").say
    slip = MoveReason(session, PRESENTATIONS["raccoon_tycoon"].words, say, session.seats)
    slip.show(20)
    slip.update()
    assert main(["explain", str(saved(session)), "20"]) == 0
    out = capsys.readouterr().out
    assert f"{slip.title()}:" in out.splitlines()
    assert plain(slip.advice_text().sentence.replace("*", ""), session.seats, say) in out
    assert plain(slip.advice_text().figures, session.seats, say) in out
    assert "<" not in out


def test_a_number_that_no_move_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(play(begin(tmp_path)))
    assert main(["explain", str(path), "99999"]) == 2
    assert "There is no move 99999" in capsys.readouterr().err
    assert main(["explain", str(path), "0"]) == 2
    assert main(["explain", str(path), "first"]) == 2


def test_a_running_game_gives_nothing_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    between = Session.new("raccoon_tycoon", seats(3, PERSON), {}, "one", tmp_path)
    between.submit(next(iter(between.options(between.waiting[0])[0].commands())))
    bots = play(begin(tmp_path, seed="two"), 5)
    for session in (between, bots):
        assert main(["explain", str(saved(session)), "1"]) == 2
        out, err = capsys.readouterr()
        assert not out
        assert "not over" in err


def test_who_plays_alone_may_ask_about_their_own_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play(begin(tmp_path), 12)
    mover = session.match.entries[3].command.seat
    person(session, mover)
    assert main(["explain", str(saved(session)), "4"]) == 0
    assert "second opinion" in capsys.readouterr().out
    other = next(n for n, entry in enumerate(session.match.entries, 1) if entry.command.seat != mover)
    assert main(["explain", str(saved(session)), str(other)]) == 2


def test_a_damaged_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(play(begin(tmp_path)))
    path.write_bytes(path.read_bytes().replace(b"number", b"nunber"))
    assert main(["explain", str(path), "1"]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert "is damaged" in err
