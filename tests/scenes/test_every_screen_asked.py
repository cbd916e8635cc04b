"""Every screen of the program, of every game: what lies on it has a page, or it is said here why not."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

import scenes
from scenes.art.frame import Frame
from scenes.challenges.scene import ChallengesPage
from scenes.chances.luck import LuckPage
from scenes.chances.scene import ChancesScene
from scenes.controllers.screen_keyboard import ScreenKeyboard
from scenes.daily.scene import DailyScene
from scenes.dialogs.agreement import AgreementScene
from scenes.dialogs.dialog import DialogScene
from scenes.dialogs.key_list import KeysScene
from scenes.duplicate.scene import DuplicatePage
from scenes.learning.book_scene import RulebookScene
from scenes.learning.welcome import Poster, WelcomeScene
from scenes.library.inspectable import InspectableLibrary
from scenes.library.rename import RenameScene
from scenes.newspaper.scene import NewspaperScene
from scenes.people.scene import PeopleScene
from scenes.post_mortem.scene import PostMortemPage
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.inspectable import InspectableResults, pages_at_the_end
from scenes.results.opened_seal import OpenedSealPage
from scenes.results.result_tabs import PAGES
from scenes.results.scene import ResultsActions
from scenes.screens.about import AboutScene
from scenes.screens.error import ErrorScene, PlainNotice
from scenes.screens.handover import HandoverScene
from scenes.screens.loading import LoadingScene
from scenes.screens.lobby.set_up import InspectableLobby
from scenes.screens.picture_file import SavingScene
from scenes.screens.preferences.greeting import GreetingScene
from scenes.screens.preferences.press_key import PressKeyScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.screens.seats import SeatsScene
from scenes.screens.title.inspectable import InspectableTitle
from scenes.table.history.history_scene import HistoryScene
from scenes.table.history.moment import MomentScene
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import Page
from scenes.table.inspection.scene import InspectionScene
from scenes.table.scene import TableScene
from scenes.tools.moments import OverScreen
from scenes.tools.shots import GENERAL, shots_of
from scenes.tools.still import ENDLESS, Still
from scenes.widgets.button import Button
from scenes.widgets.toggle import Toggle
from scenes.widgets.widget import Widget
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from tests.scenes.driving import ENGLISH, at
from tests.scenes.library.library import kept
from tests.scenes.person import Sitting
from tests.scenes.test_asked_screens import ask_everything
from tests.scenes.unpainted import unpainted

ASKED = (
    InspectableTitle,
    InspectableLobby,
    InspectableLibrary,
    InspectableResults,
    SeatsScene,
    TableScene,
    HistoryScene,
    ReplayScene,
)
"""Every piece on them opens its page; `InspectionScene` is that page."""
SILENT: dict[type[Scene], str] = {
    WelcomeScene: "two posters, each of which says what it leads to",
    RulebookScene: "it is what a page leads to: each piece in it stands beside its own rules",
    SettingsScene: "controls that say what they set",
    AboutScene: "a text to be read",
    GreetingScene: "controls that say what they set",
    PressKeyScene: "a question in words and its answers",
    ScreenKeyboard: "letters",
    KeysScene: "a list of keys with what each does",
    HandoverScene: "it hides: nothing may be asked until whoever is named has looked",
    DialogScene: "a question in words and its answers",
    SavingScene: "a sentence, and the way back",
    AgreementScene: "a question in words and its answers",
    OpenedSealPage: "figures in words, and the way on",
    DailyScene: "a calendar whose days say what came of them",
    NewspaperScene: "a page to be read",
    DuplicatePage: "rows that tell in words and figures what came of a deal",
    ChallengesPage: "tickets, each of which says in words what it asks for",
    ChancesScene: "curves that tell in words what is looked at",
    LuckPage: "bars and draws that are told in words",
    PostMortemPage: "rows that tell in words and figures what they are about",
    PeopleScene: "figures in words, and controls that say what they do",
    RenameScene: "a question in words and its answers",
    ErrorScene: "a sentence and the ways on",
    PlainNotice: "a sentence and the way on",
    LoadingScene: "it passes by itself",
    OverScreen: "it is covered at once by the two screens of a picture",
}
"""Screens on which nothing is asked, and why: they show words, and controls that say what they do."""


def _leaves(kind: type[Scene]) -> set[type[Scene]]:
    """The screens that are made of a class: those that no other refines."""
    below = [one for one in kind.__subclasses__() if one.__module__.startswith("scenes.")]
    return {leaf for one in below for leaf in _leaves(one)} if below else {kind}


def test_every_screen_is_asked_or_told_here() -> None:
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        importlib.import_module(module.name)
    assert _leaves(Scene) | {DialogScene} == {*ASKED, *SILENT, InspectionScene}


def inquiry_of(scene: Scene) -> Inspectables | None:
    """The pieces that can be inspected on a screen."""
    if isinstance(scene, TableScene):
        return scene.parts.table_inspector.inspectables()
    if isinstance(scene, MomentScene | InspectionScene):
        found = scene._inspectables
        return found() if callable(found) else found
    return scene.inspectables() if isinstance(scene, InspectableScreen) else None


def walk(scene: Scene) -> set[str]:
    """Ask every piece of a screen; each has a title and something to tell."""
    inspectables = inquiry_of(scene)
    assert inspectables is not None, scene
    for piece in inspectables.pieces:
        page = inspectables.page(piece)
        assert page is not None, piece
        assert page.title, piece
        assert page.rules or page.now or page.beside or page.kind, piece
        assert not _unsaid(page), piece
    return set(inspectables.pieces)


def _unsaid(page: Page) -> list[str]:
    """Sentences that the catalogue lacks, or that were not filled in."""
    told = (page.title, page.kind, page.brief, *page.rules)
    return [words for words in told if "{" in words or words.startswith(("ask.", "title."))]


def mute(controls: Sequence[Widget]) -> list[Widget]:
    """Buttons and switches that say nothing of themselves; beside lists and fields stand their words."""
    pressed = [widget for widget in controls if isinstance(widget, Button | Toggle)]
    return [widget for widget in pressed if not f"{widget.label}{widget.hint}".strip()]


SHOTS = [
    (game, name)
    for game, showcase in SHOWCASES.items()
    for name in shots_of(showcase)
    if not name.startswith("results") and name != "title"
]
"""every picture of every game; title and results are asked below, as they are met."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Button]:
    """The buttons that are drawn from now on."""
    found, draw = [], Button.draw

    def note(button: Button, surface: pygame.Surface, frame: Frame) -> None:
        found.append(button)
        draw(button, surface, frame)

    monkeypatch.setattr(Button, "draw", note)
    return found


def guarded(stack: SceneStack) -> set[int]:
    """The controls of all screens that hasty presses do not reach (`PressGuard`)."""
    return {id(control) for scene in stack.scenes for control in scene.controls()}


@pytest.mark.parametrize(("game", "name"), SHOTS, ids=str)
def test_every_piece_of_every_screen_has_its_page(game: str, name: str, drawn: list[Button]) -> None:
    with unpainted():
        scene = shots_of(SHOWCASES[game])[name](Still(SHOWCASES[game]))
    drawn.clear()
    with unpainted(), at(scene) as player:
        top = player.stack.top
        assert drawn or type(top) is LoadingScene
        whole = top.ring.widgets if isinstance(top, WelcomeScene) else ()
        painted = {id(poster._button) for poster in whole if isinstance(poster, Poster)}
        seen = {id(button) for button in drawn if button.visible} - painted
        assert seen <= guarded(player.stack)
        if type(top) in SILENT:
            assert not mute(top.ring.widgets)
            return
        assert walk(top)


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("page", PAGES)
def test_every_piece_of_the_end_has_its_page(game: str, page: str) -> None:
    session, shown = SHOWCASES[game].demonstration(4, ENDLESS), PRESENTATIONS[game]
    told = shown.results.results_of(session, ENGLISH)
    pages = pages_at_the_end(session, shown, ENGLISH.say)
    actions = ResultsActions(lambda: None, lambda: None)
    scene = InspectableResults(pages, ENGLISH, told, actions)
    with at(scene):
        scene.turn_to(page)
        scene.count.finish()
        inspectables = scene.inspectables()
        assert inspectables
        shows = page == PAGES[0] or getattr(told, page) is not None
        if shows:
            assert walk(scene), (game, page)


def test_what_lies_on_the_title_is_asked_by_every_hand(tmp_path: Path) -> None:
    kept(tmp_path, "Under way", 12, players=3)
    sitting = Sitting(tmp_path)
    sitting.program.title()
    sitting.frame(30)
    title = sitting.stack.top
    assert isinstance(title, InspectableTitle)
    assert walk(title) == {"last", *(f"game:{game}" for game in PRESENTATIONS)}
    inspectables = title.inspectables()
    assert inspectables
    for piece, place in inspectables.places:
        sitting.click(place.center, button=3)
        top = sitting.stack.top
        assert isinstance(top, InspectionScene)
        assert top.piece == piece
        sitting.press(pygame.K_ESCAPE)
    title.ring.focus(title.tiles[1])
    sitting.press(pygame.K_i, "i")
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert top.page.title == title.tiles[1].label
    sitting.press(pygame.K_r, "r")
    book = sitting.stack.top
    assert isinstance(book, RulebookScene)
    assert book.pages.book is list(PRESENTATIONS.values())[1].learning.book


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_who_sits_in_a_seat_that_is_changed_is_asked(game: str) -> None:
    scene = GENERAL["seats"](Still(SHOWCASES[game]))
    assert isinstance(scene, SeatsScene)
    with at(scene) as player:
        rows = {f"row:{number}" for number in range(len(scene.old))}
        assert ask_everything(player, scene) == rows
        scene.ring.focus(scene.fields[1])
        player.key(pygame.K_i, unicode="i")
        top = player.stack.top
        assert isinstance(top, InspectionScene)
        assert top.piece == "row:1"


def test_a_games_card_waits_until_the_games_are_imported(tmp_path: Path) -> None:
    """Importing one takes a third of a second: no frame of the title may."""
    sitting, asked = Sitting(tmp_path), []
    sitting.program.settings.reduced_motion = True
    sitting.program.title()
    title = sitting.stack.top
    assert isinstance(title, InspectableTitle)
    page = title._page_of

    def noted(game: str) -> Page:
        asked.append(game)
        return page(game)

    title._page_of, title._rest = noted, lambda: False
    tile = title.tiles[1].rect.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=tile, rel=(0, 0), buttons=(0, 0, 0)))
    sitting.frame(150)
    assert not asked
    title._rest = lambda: True
    sitting.frame(90)
    assert asked == [[*PRESENTATIONS][1]]
