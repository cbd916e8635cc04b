"""The screens that ``raccoon shot`` can draw of every game, each prepared with contents."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from shutil import copyfile

import pygame
from msgspec.structs import replace

from raccoon.app.afterwards.chances import Judge
from raccoon.app.afterwards.daily import DailyResult, seed_of
from raccoon.app.afterwards.medals import medals
from raccoon.app.afterwards.review import Review
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.paths import saves_dir, sketches_dir
from raccoon.app.saves.days import Day
from raccoon.app.saves.seal import Proof, digest_of
from raccoon.app.saves.seatings import Seating
from raccoon.app.seats import PERSON
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.engine.codec import Codec
from scenes.afterwards.finished import FinishedGame
from scenes.art import theme
from scenes.challenges.controller import challenges_page
from scenes.chances.controller import chances_scene, luck_page
from scenes.daily.scene import DailyScene
from scenes.duplicate.controller import duplicate_page
from scenes.learning.book_scene import rulebook_scene
from scenes.learning.lessons import Guest, Lessons
from scenes.learning.welcome import first_start
from scenes.library.controller import LibraryController
from scenes.library.rename import RenameScene
from scenes.library.sketches import ENDING, MIDDLE, WHOLE, signature
from scenes.library.sketching import draw
from scenes.newspaper.controller import has_newspaper, newspaper_scene
from scenes.pages import ASIDE, TABS, finished
from scenes.people.controller import PeopleController
from scenes.post_mortem.scene import post_mortem_page
from scenes.replay.controller import ReplayController
from scenes.replay.theatre import replay
from scenes.results.inspectable import results_scene
from scenes.results.opened_seal import OpenedSealPage
from scenes.results.scene import ResultsActions
from scenes.screens.about import AboutScene
from scenes.screens.lobby.set_up import lobby_scene
from scenes.screens.preferences.greeting import greeting_scene
from scenes.screens.preferences.press_key import PressKeyScene
from scenes.screens.preferences.rows import PAGES, PageName
from scenes.screens.preferences.scene import SettingsScene
from scenes.screens.title.offering import offering
from scenes.screens.unfinished import Unfinished
from scenes.table.controls.key_help import keys_scene
from scenes.table.scene import TableScene
from scenes.tools.moments import OverScreen, glances_at, line_from_end, over_table, require_over, skip_deal
from scenes.tools.still import ENDLESS, SEED, Shot, Showcase, Still, close_recap, nothing
from scenes.window.scene import Scene
from scenes.window.window import render


def shots_of(showcase: Showcase) -> Mapping[str, Shot]:
    """Return every shot of a game by its name on the command line: the general ones, then its own."""
    printed = {"newspaper": _newspaper} if has_newspaper(showcase.presentation) else {}
    return {**GENERAL, **printed, **showcase.shots}


def _title(still: Still) -> Scene:
    still.settings.reduced_motion = True
    still.shell.library.open()
    still.shell.library.wait()
    return offering(still.shell, still.covers, Unfinished(still.shell, ()))


def _recap(still: Still) -> Scene:
    """The recap at the viewer's last turn that began with one; the table if none did."""
    session = still.session()
    table = still.table(session=session)
    table.follow()
    while table.parts.log.page is None and session.match.entries:
        session.go_back(len(session.match.entries) - 1)
        table.follow()
    return table


def _lobby(still: Still) -> Scene:
    shown = still.showcase.presentation
    still.settings.keep_table(shown.game, seats=tuple(still.showcase.cast_seats(4)))
    return lobby_scene(still.shell, shown, nothing, by_chance=SEED)


def _settings(still: Still, page: PageName = "game") -> SettingsScene:
    shown = still.showcase.presentation
    scene = still.shell.settings_scene(shown.game, shown.lobby.draw_background)
    scene.page = page
    return scene


def _settings_key(still: Still) -> Scene:
    say = still.shell.say_in(still.showcase.presentation.game)
    return OverScreen(_settings(still, PAGES[-1]), PressKeyScene(say, "undo", say("keys.undo"), nothing))


def _library(still: Still) -> Scene:
    """The library with the save, or with a running and a finished game; their small pictures are drawn."""
    data = still.shell.data
    saves = still.shell.library
    if still.state:
        copyfile(still.state, saves_dir(data) / still.state.name)
    else:
        for moves in (ENDLESS, still.showcase.moves):
            still.showcase.with_cast(still.showcase.demonstration(4, moves, saves_dir(data))).close()
    saves.open()
    saves.wait()
    language = still.settings.language
    for one in saves.listings:
        name, pictures = signature(one.path, language), draw(still.presentations, one.path, language)
        for what, picture in zip((WHOLE, MIDDLE), pictures, strict=True):
            pygame.image.save(picture, str(sketches_dir(data) / f"{name}.{what}{ENDING}"))
    door = LibraryController(still.shell)
    door.look_again(wait=True)
    return door.scene()


def _rename(still: Still) -> Scene:
    say = still.catalogue.say
    title = say(f"game.{still.showcase.presentation.game}")
    return OverScreen(_library(still), RenameScene(say, title, nothing))


def _lesson(still: Still) -> Scene:
    """The first step of the guided game."""
    laid: list[tuple[Session, Guest]] = []
    still.shell.ways.table = lambda *table: laid.append(table)
    Lessons(still.shell).open(still.showcase.presentation.game)
    session, guest = laid[0]
    return still.table(skip_deal, session=session, guest=guest)


def _thinking(still: Still) -> Scene:
    session = still.session()
    while session.waiting == (0,):
        session.change_seat(0, still.showcase.seats(1, people=0)[0])
        session.submit(session.think())
    return still.table(lambda table: table.parts.thinking.show(session.waiting[:1]), session)


def _hint(still: Still) -> Scene:
    """The best move and its reason, computed at once."""

    def begin(table: TableScene) -> None:
        close_recap(table)
        open_hint(table)

    return still.table(begin)


def open_hint(table: TableScene) -> None:
    """Open the hint and compute it."""
    table.parts.hints.toggle()
    table.parts.hints.update(0.0)


def _moment(still: Still) -> Scene:
    """A look back, some lines down the log."""
    table = still.table()
    table.follow()
    items = [item for item in table.parts.game_log.items if item.event and not item.trivial]
    scene = table.parts.look_back.scene()
    scene.show(line_from_end(items, 6, "moment"))
    return scene


def _agreement(still: Still) -> Scene:
    """The dialog in which all people agree to take back moves."""
    session = still.session()
    last = min(3, len(session.seats)) - 1
    session.change_seat(last, still.showcase.seats(last + 1, people=last + 1)[last])
    table = still.table(session=session)
    asked = table.parts.look_back.agreement(max(0, len(session.match.entries) - 12))
    return over_table(still, lambda _: asked)


def _handover(still: Still) -> Scene:
    session = still.session()
    return still.menu(session).curtain_scene(session.seats[0], nothing, None)


def _results(page: str) -> Shot:
    def scene(still: Still) -> Scene:
        session = require_over(still.session(moves=ENDLESS), "results")
        further, aside = (dict.fromkeys([tab.name for tab in tabs], nothing) for tabs in (TABS, ASIDE))
        known = medals(session.match.game.name)
        new = {session.seats[0].name: known[6:11] + known[-3:]}
        actions = ResultsActions(nothing, nothing, further, aside, nothing, lambda: new)
        shown = results_scene(session, still.showcase.presentation, still.catalogue, actions)
        shown.turn_to(page)
        shown.count.finish()
        shown.update(0.0)
        return shown

    return scene


def _finished(still: Still, shot: str) -> FinishedGame:
    return finished(still.shell, require_over(still.session(moves=ENDLESS), shot))


def _seal(still: Still) -> Scene:
    match, salt, seed = still.session().match, "0b7d2c51f3a94e6685d1c70e", "5K7M2Q"
    digest = digest_of(seed, Codec(match.game).encode(match.setup), salt)
    game = _finished(still, "seal")
    return OpenedSealPage(Proof(digest, salt, digest), seed, game.say, game.tabs(), nothing)


def _replay(still: Still) -> Scene:
    """The replay of a finished game, at its middle."""
    session = require_over(still.session(moves=ENDLESS), "replay")
    scene = replay(session, still.showcase.presentation, still.catalogue.say, nothing, nothing, nothing)
    scene.resize((1920, 1080))
    scene.seek(scene.stops.last // 2)
    return scene


def _chances(still: Still) -> Scene:
    """The chances to win of a finished game, by a first, quick assessment."""
    session = still.showcase.demonstration(4, ENDLESS, saves_dir(still.shell.data))
    scene = finished(still.shell, session).page(chances_scene)
    scene.assessment.close()
    scene.assessment.course = Judge(session.match).initial()
    scene.curves.show(scene.assessment.course)
    scene.update(0.0)
    return scene


def _luck(still: Still) -> Scene:
    """Luck and mistakes in a finished game, by a first, quick assessment."""
    session = still.showcase.demonstration(4, ENDLESS, saves_dir(still.shell.data))
    scene, glances = finished(still.shell, session).page(luck_page), glances_at(session)
    scene.assessment.close()
    scene.assessment.course = Judge(session.match).initial()
    scene.assessment.review = Review("", len(glances), glances, over=True)
    scene.update(0.0)
    return scene


def _newspaper(still: Still) -> Scene:
    """The front page of a finished game, from its top."""
    scene = newspaper_scene(_finished(still, "newspaper"))
    while not scene.printed:
        scene.update(0.0)
    return scene


def _post_mortem(still: Still) -> Scene:
    return _finished(still, "post-mortem").page(post_mortem_page)


def _people(still: Still) -> Scene:
    folder = saves_dir(still.shell.data)
    for players in (2, 3, 4, 3, 4):
        if players in game_named(still.showcase.presentation.game).seats:
            played = still.showcase.demonstration(players, ENDLESS)
            first, second, *bots = still.showcase.cast_seats(players)
            second = replace(second, controller=PERSON, character="fox")
            played.seatings = (Seating(1, (first, second, *bots)),)
            session = rematch(played, folder, same_deal=True)
            for entry in played.match.entries:
                session.submit(entry.command)
            session.close()
    library = still.shell.library
    library.open()
    library.wait()
    scene = PeopleController(still.shell).scene()
    while not scene.counted:
        scene.update(0.0)
    return scene


def _daily(still: Still) -> Scene:
    game, today = still.showcase.presentation.game, Day(2026, 11, 25)
    places = {today.replace(day=day): 1 + day * day % 4 for day in range(2, 25) if day % 5}
    results = {(game, seed_of(day, game)): DailyResult(place, 40) for day, place in places.items()}
    return DailyScene(still.catalogue.say, (game,), today, results, nothing, nothing)


def _duplicate(still: Still) -> Scene:
    session = still.showcase.with_cast(still.showcase.demonstration(4, ENDLESS, saves_dir(still.shell.data)))
    page = finished(still.shell, session).page(duplicate_page)
    while not page.complete:
        page.update(0.0)
    return page


def _fork(still: Still) -> Scene:
    session = still.session()
    return ReplayController(still.shell, Thinker).seats_scene(session, 1)


def _menu(still: Still) -> Scene:
    return over_table(still, lambda table: still.menu(table.context.session).menu_scene(table))


def _rulebook(still: Still) -> Scene:
    book = rulebook_scene(still.shell, still.showcase.presentation.game)
    if book is None:
        raise AppError("cli.shot_state", name="rulebook")
    return book


GENERAL: dict[str, Shot] = {
    "title": _title,
    "first-start": lambda still: first_start(still.shell, still.showcase.presentation.game),
    "library": _library,
    "rename": _rename,
    "lesson": _lesson,
    "lobby": _lobby,
    "settings": _settings,
    **{f"settings-{page}": partial(_settings, page=page) for page in PAGES[1:]},
    "settings-key": _settings_key,
    "greeting": lambda still: greeting_scene(still.shell, nothing),
    "about": lambda still: AboutScene(still.catalogue.say, nothing),
    "table": lambda still: still.table(close_recap),
    "recap": _recap,
    "thinking": _thinking,
    "hint": _hint,
    "moment": _moment,
    "agreement": _agreement,
    "seats": lambda still: still.menu(still.session()).seats_scene(),
    "handover": _handover,
    "results": _results("certificate"),
    "results-charts": _results("charts"),
    "results-ledger": _results("ledger"),
    "seal": _seal,
    "replay": _replay,
    "daily": _daily,
    "challenges": lambda still: challenges_page(still.shell, still.showcase.presentation.game),
    "duplicate": _duplicate,
    "fork": _fork,
    "chances": _chances,
    "luck": _luck,
    "post-mortem": _post_mortem,
    "people": _people,
    "menu": _menu,
    "keys": lambda still: over_table(still, lambda table: keys_scene(table.context)),
    "rulebook": _rulebook,
}
"""The shots of every game by name."""


def shot(
    still: Still,
    scene: str,
    out: Path,
    size: tuple[int, int] = (1920, 1080),
    text_scale: float = 1.0,
    high_contrast: bool = False,
) -> None:
    """Draw a screen (one of `shots_of`) to a PNG file without a display."""
    still.settings.high_contrast, still.settings.text_scale = high_contrast, text_scale
    theme.choose(high_contrast)
    picture = render(shots_of(still.showcase)[scene](still), size, text_scale)
    pygame.image.save(picture, str(out))
