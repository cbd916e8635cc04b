"""Everything is said: games are played by what is heard, every screen and control has words, secrets none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.errors import AppError
from raccoon.app.settings import DETAILS, Settings
from scenes.art.surface_cache import listen
from scenes.dialogs.dialog import DialogScene
from scenes.main import play
from scenes.program import Program
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.results.scene import ResultsScene
from scenes.screens.app_context import AppContext
from scenes.screens.handover import HandoverScene
from scenes.screens.loading import LoadingScene
from scenes.screens.preferences.greeting import greet
from scenes.speech import outputs, speech
from scenes.speech.narrator import Narrator
from scenes.speech.outputs import Engine, LineFile, Voice
from scenes.speech.words import heard, rows
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.widget import Widget
from scenes.window.keys import KEYS
from tests.scenes.driving import ENGLISH, Player, at, setting
from tests.scenes.person import Sitting, seats
from tests.scenes.speaking import ROLES, control_in, listening, with_ears
from tests.scenes.unpainted import unpainted

FULL = Path("/dev/full")


@pytest.fixture(autouse=True)
def unspoken() -> Iterator[None]:
    """Nobody listens any more afterwards."""
    yield
    listen(False)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_game_between_people_and_bots_is_played_by_what_is_heard(game: str, tmp_path: Path) -> None:
    """Lines and keys alone, curtains between the two people included."""
    sitting, listener = listening(tmp_path, 3)
    sitting.begin(seats("person", "person", "random", "random"), f"heard {game}", game=game)
    listener.play()
    curtains = [line for line in listener.everything if line.startswith("Look at the table. button.")]
    assert len(curtains) > 2
    sitting.stack.clear()


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in SHOWCASES for name in shots_of(SHOWCASES[game])]
)
def test_every_screen_says_what_it_is_and_every_control_has_words(
    game: str, name: str, tmp_path: Path
) -> None:
    listen(True)
    with unpainted(), at(shots_of(SHOWCASES[game])[name](Still(SHOWCASES[game]))) as player:
        lines = told_of(player, game, tmp_path)
        top = player.stack.top
        assert top
        assert lines or isinstance(top, LoadingScene)
        assert not [line for line in lines if "{" in line or "[" in line or "<" in line]
        assert not [one for one in top.controls() if isinstance(one, Widget) and not words_of(one)]


def told_of(player: Player, game: str, data: Path) -> list[str]:
    """The lines that are said of the screen before a player."""
    shell = AppContext(player.stack, data, Settings(), PRESENTATIONS)
    shell.catalogue = ENGLISH.of(game)
    ears = with_ears(shell)
    player.wait(4)
    return ears.heard()


@pytest.mark.parametrize("game", SHOWCASES)
def test_the_page_of_results_says_who_has_won(game: str, tmp_path: Path) -> None:
    scene = shots_of(SHOWCASES[game])["results"](Still(SHOWCASES[game]))
    assert isinstance(scene, ResultsScene)
    with at(scene) as player:
        (won,) = [line for line in told_of(player, game, tmp_path) if line.endswith((" wins.", " win."))]
    names = {one.seat.name: one.won for one in scene.results.seats}
    assert {name for name in names if name in won} == {name for name, has_won in names.items() if has_won}


def words_of(control: Widget) -> str:
    return f"{control.label}{control.hint}{control.value_text(ENGLISH.say)}".strip()


def test_what_is_asked_by_keys_is_said(tmp_path: Path) -> None:
    sitting, listener = listening(tmp_path, 1)
    sitting.begin(seats("person", "random", "random"), "hear")
    listener.ears.heard()
    title, *_ = listener.press(pygame.K_F5)
    assert title == "First stock"
    listener.press(pygame.K_TAB)
    counted = control_in(" ".join(listener.press(pygame.K_TAB)))
    assert counted
    assert counted.role in ROLES
    again = listener.press(pygame.K_F8)
    assert again == [counted.line]
    listener.press(pygame.K_RETURN)
    assert "Clara starts with" in " ".join(listener.everything)
    lines = [listener.press(pygame.K_TAB) for _ in range(3)]
    verb = listener.control(lines[-1])
    assert verb
    about = listener.press(pygame.K_F6)
    assert verb.line.startswith(about[0])
    assert len(about) > 3
    happened = listener.press(pygame.K_F7)
    assert happened[0].startswith("Clara starts with")
    assert len(happened) > 3
    sitting.stack.clear()


def test_a_key_ends_what_is_being_said_and_events_wait_for_each_other(tmp_path: Path) -> None:
    sitting, listener = listening(tmp_path, 1)
    sitting.begin(seats("person", "random", "random"), "hushed")
    hushed, spoken = listener.ears.hushed, len(listener.ears.lines)
    sitting.frame(5)
    assert listener.ears.hushed == hushed
    assert spoken > 3
    listener.press(pygame.K_TAB)
    assert listener.ears.hushed == hushed + 1
    sitting.stack.clear()


def test_details_grow(tmp_path: Path) -> None:
    sitting, listener = listening(tmp_path, 1)
    sitting.begin(seats("person", "random", "random"), "details")
    lengths = []
    for sitting.program.settings.speech_detail in DETAILS:
        listener.press(pygame.K_TAB)
        lengths.append(sum(map(len, listener.press(pygame.K_TAB))))
    assert lengths[0] < lengths[1] <= lengths[2]
    sitting.stack.clear()


def test_behind_a_curtain_only_its_name_is_said(tmp_path: Path) -> None:
    sitting, listener = listening(tmp_path, 1)
    sitting.begin(seats("person", "person"), "curtain", game="saloon_tycoon")
    for _ in range(400):
        top = sitting.stack.top
        if isinstance(top, HandoverScene):
            break
        listener.act()
    assert isinstance(top, HandoverScene)
    name, look = top.seat.name, "Look at the table. button. key U. 1 of 1."
    assert listener.press(pygame.K_F5)[-4:] == [name, f"Pass the laptop to {name}", top.hidden, look]
    assert listener.press(pygame.K_F6) == [look]
    assert listener.press(pygame.K_F7) == [ENGLISH.say("speech.nothing")]
    sitting.stack.clear()


def test_marks_of_type_are_not_said() -> None:
    said = heard("*Clara* has [coal] [luxury], 12→13 VP and\u00ad so on [emblem fox red] ↑", ENGLISH)
    assert said == "Clara has coal luxury, from 12 to 13 VP and so on arrow up"
    assert heard("3: [card fence|Vineyard Fences], Play .COM .", ENGLISH) == "3: Vineyard Fences, Play .COM."


# The voice.


def talking(command: list[str], reads: bool = False) -> Voice:
    return Voice(Engine(lambda line, language: [*command, line, language], reads))


def settled(voice: Voice) -> None:
    """Wait until it has nothing left to say."""
    voice._jobs.join()
    voice.close()
    voice.thread.join(20)
    assert not voice.thread.is_alive()


def test_a_voice_says_lines_in_their_order_and_language(tmp_path: Path) -> None:
    spoken = tmp_path / "spoken"
    writes = "import sys; open(sys.argv[1], 'a').write(' '.join(sys.argv[2:]) + chr(10))"
    voice = talking([sys.executable, "-c", writes, str(spoken)])
    for line in ("one", "two"):
        voice.say(line, "de")
    settled(voice)
    assert spoken.read_text("utf-8") == "one de\ntwo de\n"
    assert voice.lost == ""


def test_a_voice_that_reads_lines_gets_them_and_falls_silent(tmp_path: Path) -> None:
    spoken = tmp_path / "spoken"
    reads = "import sys; open(sys.argv[1], 'wb', 0).writelines(iter(sys.stdin.buffer.readline, b''))"
    voice = talking([sys.executable, "-c", reads, str(spoken)], reads=True)
    voice.say("one", "en")
    voice.hush()
    voice.say("two", "en")
    settled(voice)
    assert voice.lost == ""


@pytest.mark.parametrize("command", [["/nowhere/speaks"], [sys.executable, "-c", "raise SystemExit(3)"]])
def test_a_voice_that_dies_is_told_once_and_the_game_goes_on(command: list[str], tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    voice = talking(command)
    warned: list[str] = []
    sitting.stack.narrator = Narrator(sitting.program.shell, [voice], warned.append)
    sitting.program.title()
    sitting.frame(10)
    voice.thread.join(20)
    sitting.frame(2)
    sitting.press(pygame.K_TAB)
    assert warned == ["speech.lost.voice"]
    assert ENGLISH.say(warned[0])
    sitting.stack.clear()


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_a_full_disk_ends_the_file_and_nothing_else(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    warned: list[str] = []
    sitting.stack.narrator = Narrator(sitting.program.shell, [LineFile(str(FULL))], warned.append)
    sitting.program.title()
    sitting.frame(30)
    assert warned == ["speech.lost.file"]
    sitting.stack.clear()


def test_a_file_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(AppError) as told:
        play(tmp_path, (960, 540), speak=str(tmp_path / "none" / "lines.txt"))
    assert told.value.key == "error.speak"
    assert str(tmp_path) in ENGLISH.say(told.value.key, **told.value.facts)


def test_without_an_engine_whoever_asks_for_speech_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "engine", lambda: None)
    sitting = Sitting(tmp_path)
    sitting.program.settings.greeted = True
    sitting.program.title()
    sitting.program.shell.open_settings("raccoon_tycoon")
    sitting.frame(3)
    switch = setting(Player(sitting.window, sitting.stack), "speech")
    switch.press()
    sitting.frame(2)
    top = sitting.stack.top
    assert isinstance(top, DialogScene)
    assert top.sentence == ENGLISH.say("speech.no_engine")
    assert sitting.program.settings.speech
    sitting.stack.clear()


def test_speech_is_switched_on_and_off_and_the_first_start_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until somebody has answered whether they want it; then as they wish."""
    monkeypatch.setattr(speech, "engine", lambda: Engine(lambda *_: [sys.executable, "-c", ""]))
    sitting = Sitting(tmp_path)
    program: Program = sitting.program
    program.title()
    program.follow_speech(starting=True)
    assert sitting.stack.narrator
    greet(program.shell)
    sitting.frame(3)
    for key in (*[pygame.K_DOWN] * 4, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RETURN):
        sitting.press(key)
    assert not program.settings.speech
    assert sitting.stack.narrator is None
    program.settings.speech = True
    program.shell.apply_settings(program.settings)
    assert sitting.stack.narrator
    program.end_speech()
    sitting.stack.clear()


def test_engines_are_named_for_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outputs.shutil, "which", lambda name: name)
    for system, program in (("win32", "powershell"), ("darwin", "say"), ("linux", "spd-say")):
        monkeypatch.setattr(outputs.sys, "platform", system)
        found = outputs.engine()
        assert found
        assert found.command("words", "de")[0] == program
    monkeypatch.setattr(outputs.shutil, "which", lambda name: None)
    assert outputs.engine() is None


def test_keys_that_ask_are_like_all_others() -> None:
    for name in ("say_where", "say_here", "say_happened", "say_again"):
        assert ENGLISH.say(f"keys.{name}")
        assert KEYS.clashing(name, KEYS.key(name)) == []


def test_figures_are_read_behind_the_words_they_belong_to() -> None:
    """Page numbers on tabs go with the tabs, whose names are said with them; a blank is nothing."""
    drawn = ["Das Ziel", "1", "Dein Zug", "4", "Punkte", "Clara", " ", "23", "–", "Mabel", "7"]
    assert rows(drawn, {"Das Ziel", "Dein Zug"}) == ["Das Ziel, 1", "Punkte", "Clara, 23, –", "Mabel, 7"]
