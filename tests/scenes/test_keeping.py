"""Settings and folders on the disk: round trips, damage, refusals."""

from pathlib import Path

import msgspec
import pytest

from raccoon.app.errors import AppError
from raccoon.app.paths import data_dir, saves_dir, settings_file
from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, LONGEST_NAME, Seat
from raccoon.app.settings import LastTable, Settings, load, save
from tests.scenes.driving import ENGLISH

GAME = "raccoon_tycoon"


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert load(tmp_path) == (Settings(), None)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    chosen = Settings(
        full_screen=True,
        window_size=(1920, 1080),
        music=0.0,
        speed="instant",
        text_scale=1.75,
        reduced_motion=True,
        curtain=False,
        tables={
            GAME: LastTable(
                seats=(Seat("Zoë", "person", "sky", "cane"),),
                options={"open_money": True, "length": "short", "cards": 3},
                level="shrewd",
                hint_giver="shrewd",
            )
        },
    )
    save(chosen, tmp_path)
    assert load(tmp_path) == (chosen, None)
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[]",
        b'{"music": 7}',
        b'{"speed": "warp"}',
        b'{"text_scale": "big"}',
        b'{"window_size": [1, 1]}',
        b'{"hints": "random"}',
        b'{"high_contrast": "yes"}',
        b'{"level": 7}',
        b'{"options": {"beginners": 3}}',
        b'{"tables": {"raccoon_tycoon": {"options": {"beginners": 0.5}}}}',
    ],
)
def test_a_damaged_file_gives_the_defaults_a_sentence_and_is_kept(tmp_path: Path, damage: bytes) -> None:
    settings_file(tmp_path).write_bytes(damage)
    settings, warning = load(tmp_path)
    assert settings == Settings()
    assert warning is not None
    beside = tmp_path / "settings.damaged.json"
    assert str(beside) in ENGLISH.say(warning.key, **warning.facts)
    save(settings, tmp_path)
    assert beside.read_bytes() == damage
    assert load(tmp_path) == (Settings(), None)


NEWER = b"""{
  "music": 0.25, "weather": {"rain": true},
  "tables": {"raccoon_tycoon": {"level": "shrewd", "lamps": 3}, "fourth": {"level": "x", "moon": 1}}
}"""


def test_what_only_a_newer_program_knows_stays_in_the_file(tmp_path: Path) -> None:
    settings_file(tmp_path).write_bytes(NEWER)
    settings, warning = load(tmp_path)
    assert warning is None
    assert (settings.music, settings.table(GAME).level) == (0.25, "shrewd")
    settings.music = 0.5
    settings.keep_table(GAME, level="canny")
    save(settings, tmp_path)
    kept = msgspec.json.decode(settings_file(tmp_path).read_bytes())
    assert kept["weather"] == {"rain": True}
    assert kept["music"] == 0.5
    assert kept["tables"][GAME].items() >= {"level": "canny", "lamps": 3}.items()
    assert kept["tables"]["fourth"].items() >= {"level": "x", "moon": 1}.items()
    assert load(tmp_path) == (settings, None)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_settings_that_a_newer_program_wrote_meanwhile_lose_nothing_of_its_own(tmp_path: Path) -> None:
    save(Settings(), tmp_path)
    settings, _ = load(tmp_path)
    settings_file(tmp_path).write_bytes(NEWER)
    save(settings, tmp_path)
    assert msgspec.json.decode(settings_file(tmp_path).read_bytes())["weather"] == {"rain": True}


def test_what_another_version_or_a_hand_wrote_is_left_out_where_it_cannot_be_shown(tmp_path: Path) -> None:
    """A lobby with a colour, an emblem or a face that nobody can draw would never open again."""
    strange = Seat("A\n" + "x" * 500, "person", "puce", "sock", "dragon")
    table = LastTable(seats=(strange, Seat("Bo", "shrewd:vixen")), hint_giver="nobody")
    save(Settings(tables={GAME: table}, language="xx"), tmp_path)
    settings, warning = load(tmp_path)
    assert warning is not None
    assert (warning.key, warning.facts) == ("error.language", {"language": "xx"})
    assert settings.language == "en"
    shown = settings.table(GAME).seats[0]
    assert shown.name.isprintable()
    assert len(shown.name) <= LONGEST_NAME
    assert (shown.colour in COLOURS, shown.emblem in EMBLEMS) == (True, True)
    assert shown.character in ("", *CHARACTERS)
    assert settings.table(GAME).seats[1] == Seat("Bo", "shrewd:vixen")
    assert settings.hint_giver(GAME) == "tycoon", "the most careful"


OLD = b"""{
  "full_screen": true, "music": 0.25, "hints": "shrewd", "level": "tycoon",
  "seats": [{"name": "Ann", "controller": "person", "colour": "sky", "emblem": "cane", "character": "hare"}],
  "options": {"beginners": true, "open_money": false}
}"""


def test_settings_of_when_there_was_one_game_are_those_of_the_first(tmp_path: Path) -> None:
    settings_file(tmp_path).write_bytes(OLD)
    settings, warning = load(tmp_path)
    assert warning is None
    assert (settings.full_screen, settings.music) == (True, 0.25)
    assert settings.tables == {
        GAME: LastTable(
            seats=(Seat("Ann", "person", "sky", "cane", "hare"),),
            options={"beginners": True, "open_money": False},
            level="tycoon",
            hint_giver="shrewd",
        )
    }
    assert settings.hint_giver(GAME) == "shrewd"
    save(settings, tmp_path)
    kept = msgspec.json.decode(settings_file(tmp_path).read_bytes())
    assert not {"hints", "seats", "options", "level"} & kept.keys(), "they are read once"
    assert load(tmp_path) == (settings, None)


def test_each_game_has_a_last_table_of_its_own(tmp_path: Path) -> None:
    settings = Settings()
    settings.keep_table(GAME, level="shrewd", options={"beginners": True})
    settings.keep_table("another", options={"length": "short"})
    settings.keep_table(GAME, hint_giver="shrewd")
    save(settings, tmp_path)
    kept, _ = load(tmp_path)
    assert kept.table(GAME) == LastTable(level="shrewd", options={"beginners": True}, hint_giver="shrewd")
    assert kept.table("another") == LastTable(options={"length": "short"})
    assert kept.table("a third") == LastTable()


def test_settings_that_cannot_be_read_are_no_crash(tmp_path: Path) -> None:
    settings_file(tmp_path).mkdir()
    settings, warning = load(tmp_path)
    assert settings == Settings()
    assert warning is not None
    assert warning.key == "settings.unreadable"


def test_a_disk_that_refuses_is_told_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(Settings(music=0.25), tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(AppError) as caught:
        save(Settings(music=1.0), tmp_path)
    assert "No space left" in ENGLISH.say(caught.value.key, **caught.value.facts)
    assert msgspec.json.decode(settings_file(tmp_path).read_bytes())["music"] == 0.25


def test_the_data_folder_is_made_with_its_saves(tmp_path: Path) -> None:
    folder = data_dir(tmp_path / "deep" / "down")
    assert folder.is_dir()
    assert saves_dir(folder).is_dir()


def test_without_an_override_the_data_folder_is_in_the_players_home(home: Path) -> None:
    assert home in data_dir(None).parents


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file")
    with pytest.raises(AppError) as caught:
        data_dir(blocked)
    assert str(blocked) in ENGLISH.say(caught.value.key, **caught.value.facts)
