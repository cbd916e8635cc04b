"""The screens that ``raccoon shot`` can draw of every game, each with something to show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pygame

from raccoon.app import opponents
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.seats import PERSON, Seat
from raccoon.app.text import languages
from scenes.art import theme
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.dialogs.key_list import KeysScene
from scenes.learning.book_scene import RulebookScene
from scenes.results.scene import ResultsActions, ResultsScene, takeback_remark
from scenes.screens.handover import HandoverScene
from scenes.screens.lobby.inspectable import InspectableLobby
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import Offered
from scenes.screens.seats import SeatsScene
from scenes.screens.settings import SettingsScene
from scenes.screens.title.scene import TitleActions, TitleLook, TitleScene
from scenes.table.scene import TableScene
from scenes.tools.still import ENDLESS, SEED, Shot, Showcase, Still, ended, looked_back, nothing, over, read
from scenes.window.scene import Scene
from scenes.window.window import render


def shots_of(showcase: Showcase) -> Mapping[str, Shot]:
    """Every picture of a game by the name given on the command line: those of all games, then its own."""
    return {**GENERAL, **showcase.shots}


def _title(still: Still) -> Scene:
    game, say = still.showcase.presentation.game, still.catalogue.say
    ground = still.showcase.presentation.lobby.title_ground()
    look = TitleLook(ground, say(f"game.{game}.motto"), say(f"game.{game}.place"))
    learning = still.showcase.presentation.learning
    rules, learn = nothing if learning.book else None, nothing if learning.course else None
    actions = TitleActions(nothing, nothing, nothing, nothing, nothing, rules, learn)
    return TitleScene(still.catalogue, actions, look, moving=lambda: False)


def _lobby(still: Still) -> Scene:
    shown, catalogue = still.showcase.presentation, still.catalogue
    game, chooser = game_named(shown.game), opponents.chooser(SEED)
    invitations = Invitations(opponents.Opponents(shown.game), game.seats, chooser, catalogue.say)
    seats = still.showcase.cast_seats(4)
    return InspectableLobby(catalogue, game, shown.lobby, invitations, Offered(seats), nothing, nothing)


def _settings(still: Still) -> Scene:
    game = still.showcase.presentation.game
    ground = still.showcase.presentation.lobby.lie_behind
    return SettingsScene(still.catalogue, still.settings, game, nothing, nothing, languages(), ground)


def _table(still: Still) -> Scene:
    return still.table(read)


def _recap(still: Still) -> Scene:
    """The table as a person comes back to it."""
    return still.table()


def _thinking(still: Still) -> Scene:
    """An opponent who takes a while."""
    session = still.session()
    while session.waiting == (0,):
        session.change_seat(0, still.showcase.seats(1, people=0)[0])
        session.submit(session.think())
    return still.table(lambda table: table.parts.thinking.show(session.waiting[:1]), session)


def _hint(still: Still) -> Scene:
    """The best move and why, thought on the spot."""

    def begin(table: TableScene) -> None:
        read(table)
        hinted(table)

    return still.table(begin)


def hinted(table: TableScene) -> None:
    """The hint is open."""
    table.parts.hints.toggle()
    table.parts.hints.update(0.0)


def _moment(still: Still) -> Scene:
    """A look back, some lines down the log."""
    table = still.table()
    table.follow()
    items = [item for item in table.parts.game_log.items if item.event and not item.trivial]
    scene = table.parts.look_back.scene()
    scene.show(looked_back(items, 6, "moment"))
    return scene


def _agreement(still: Still) -> Scene:
    """The question whether all people agree to go back."""
    session = still.session()
    last = min(3, len(session.seats)) - 1
    session.change_seat(last, still.showcase.seats(last + 1, people=last + 1)[last])
    table = still.table(session=session)
    return over(still, table.parts.look_back.agreement(max(0, len(session.match.entries) - 12)))


def _seats(still: Still) -> Scene:
    roster = opponents.Opponents(still.showcase.presentation.game)
    ground = still.showcase.presentation.lobby.lie_behind
    session = still.session()
    displayed_seats = partial(still.showcase.presentation.look.displayed_seats, setup=session.match.setup)
    return SeatsScene(still.catalogue, session.seats, roster, nothing, nothing, ground, displayed_seats)


def _handover(still: Still) -> Scene:
    seat, falls = (
        Seat("Prudence", PERSON, "green", "monocle", "cat"),
        still.showcase.presentation.privacy.curtain,
    )
    return HandoverScene(still.catalogue, seat, nothing, curtain=falls)


def _results(page: str) -> Shot:
    def scene(still: Still) -> Scene:
        session = ended(still.session(moves=ENDLESS), "results")
        told = still.showcase.presentation.results.told(session, still.catalogue)
        remark = takeback_remark(session, still.catalogue)
        shown = ResultsScene(
            still.catalogue, told, ResultsActions(nothing, nothing, nothing, nothing), remark
        )
        shown.turn_to(page)
        return shown

    return scene


def _menu(still: Still) -> Scene:
    say = still.catalogue.say
    keys = (
        "menu.take_back",
        "menu.seats",
        "menu.rules",
        "title.settings",
        "menu.new",
        "menu.same",
        "menu.library",
    )
    choices = [DialogAnswer(say("menu.resume"), None, "primary"), *(DialogAnswer(say(key)) for key in keys)]
    choices.append(DialogAnswer(say("menu.leave"), None, "quiet"))
    return over(still, DialogScene(say("menu.title"), say("menu.saved"), choices))


def _keys(still: Still) -> Scene:
    keys = still.showcase.presentation.words.keys
    return over(still, KeysScene(still.catalogue.say, keys, nothing))


def _rulebook(still: Still) -> Scene:
    """The book at its first page."""
    book = still.showcase.presentation.learning.book
    if book is None:
        raise AppError("cli.shot_state", name="rulebook")
    return RulebookScene(still.catalogue.say, book, nothing)


GENERAL: dict[str, Shot] = {
    "title": _title,
    "lobby": _lobby,
    "settings": _settings,
    "table": _table,
    "recap": _recap,
    "thinking": _thinking,
    "hint": _hint,
    "moment": _moment,
    "agreement": _agreement,
    "seats": _seats,
    "handover": _handover,
    "results": _results("certificate"),
    "results-charts": _results("charts"),
    "results-ledger": _results("ledger"),
    "menu": _menu,
    "keys": _keys,
    "rulebook": _rulebook,
}
"""The pictures of every game by name."""


def shot(
    showcase: Showcase,
    scene: str,
    out: Path,
    state: Path | None = None,
    size: tuple[int, int] = (1920, 1080),
    text_scale: float = 1.0,
    language: str = "en",
    high_contrast: bool = False,
) -> None:
    """Draw a screen of a game (`shots_of`) to a PNG file without a display; `state` is a save to show."""
    theme.choose(high_contrast)
    picture = render(shots_of(showcase)[scene](Still(showcase, state, language)), size, text_scale)
    pygame.image.save(picture, str(out))
