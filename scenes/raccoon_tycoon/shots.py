"""The screens that ``raccoon shot`` can draw, each with something to show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from msgspec.structs import replace

from raccoon.app import opponents
from raccoon.app.errors import AppError
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue, languages
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.picture.card_pieces import cards_scene
from scenes.raccoon_tycoon.picture.pieces import PiecesScene
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.results import results
from scenes.results.scene import ResultsActions, ResultsScene, takeback_remark
from scenes.screens.dialog import Choice, DialogScene
from scenes.screens.handover import HandoverScene
from scenes.screens.key_list import KeysScene
from scenes.screens.lobby import LobbyScene
from scenes.screens.lobby_invitations import Company
from scenes.screens.seats import SeatsScene
from scenes.screens.settings import SettingsScene
from scenes.screens.title import TitleActions, TitleScene
from scenes.table.context import TableNavigation
from scenes.table.game_log import Item
from scenes.table.history_scene import looking_back
from scenes.table.scene import TableScene
from scenes.window.scene import Scene

NAMES = ("Clara", "Vixen", "Otis", "Barnaby", "Wilhelmina")
CAST = (PERSON, "shrewd:vixen", "tycoon:otis", "easygoing:barnaby", "sensible:wilhelmina")
"""Who is seen in a picture, seat by seat."""
DEMO_SEED = "ember"
DEMO_MOVES = 106


def nothing(*_: object) -> None:
    """What a button of a still picture does."""


class Still:
    """What a still picture is made of: a save or a demonstration game, and a language."""

    def __init__(self, state: Path | None, language: str) -> None:
        self.state = state
        self.catalogue = Catalogue.load(language)
        self.settings = Settings(language=language)

    def session(self, players: int = 4, moves: int = DEMO_MOVES) -> Session:
        """The saved game, which stays as it is, or one of a person against bots some moves in."""
        if self.state:
            return Session.load(self.state, keep=False)
        return cast(demonstration(players, moves))


def seats_of(players: int, people: int = 1) -> list[Seat]:
    """So many seats, the first ones people, the others greedy bots."""
    return [
        Seat(NAMES[seat], PERSON if seat < people else "greedy", COLOURS[seat], EMBLEMS[seat])
        for seat in range(players)
    ]


def demonstration(players: int, moves: int) -> Session:
    """A game that bots played for some moves and the first seat, a person, goes on with."""
    bots = seats_of(players, people=0)
    session = Session.new(GAME, bots, {}, DEMO_SEED, None)
    while not session.over and (moves > 0 or not _at_action(session)):
        session.submit(session.think())
        moves -= 1
    if not session.over:
        session.change_seat(0, seats_of(players)[0])
    return session


def cast_seats(players: int) -> list[Seat]:
    """A person and characters."""
    return [replace(seat, controller=who) for seat, who in zip(seats_of(players), CAST, strict=False)]


def cast(session: Session) -> Session:
    """The same game with a person and characters in the seats; nothing is kept of it."""
    for number, seat in enumerate(cast_seats(len(session.seats))):
        session.change_seat(number, seat)
    return session


def _at_action(session: Session) -> bool:
    """Whether the first seat is to take its action."""
    return session.waiting == (0,) and isinstance(session.view(None).pending, AwaitAction)


Begin = Callable[[TableScene], object]
"""What has been done at a table before its picture is taken."""


def table(still: Still, begin: Begin | None = None, session: Session | None = None) -> TableScene:
    """The table at the point of the save."""
    ways = TableNavigation(nothing, nothing, nothing, nothing)
    session = session or still.session()
    return TableScene(session, still.settings, still.catalogue.say, ways, PRESENTATION, begin=begin)


def _read(shown: TableScene) -> None:
    """The log is in sight: the recap has been read."""
    shown.parts.log.close_page()


def _resting(still: Still) -> TableScene:
    """The table with the log in sight."""
    return table(still, _read)


def _over(still: Still, scene: Scene) -> TableScene:
    """A scene over a table, as it is met in play."""

    def begin(shown: TableScene) -> None:
        _read(shown)
        shown.context.push(scene)

    return table(still, begin)


def _thinking(still: Still) -> TableScene:
    """An opponent who takes a while."""
    session = still.session()
    while session.waiting == (0,):
        session.change_seat(0, seats_of(4, people=0)[0])
        session.submit(session.think())
    return table(still, lambda shown: shown.parts.thinking.show(session.waiting[:1]), session)


def _hint(still: Still) -> TableScene:
    """The best move and why, thought on the spot."""

    def begin(shown: TableScene) -> None:
        _read(shown)
        _hinted(shown)

    return table(still, begin)


def _auction_hint(still: Still) -> TableScene:
    """The same in an auction."""
    return _auction(still, _hinted)


def _hinted(shown: TableScene) -> None:
    shown.parts.hints.toggle()
    shown.parts.hints.update(0.0)


def _moment(still: Still) -> Scene:
    """A look back, some lines down the log."""
    shown = table(still)
    shown.follow()
    items = [item for item in shown.parts.game_log.items if item.event and not item.trivial]
    scene = shown.parts.look_back.scene()
    scene.show(_back(items, 6, "moment"))
    return scene


def _back(items: Sequence[Item], lines: int, scene: str) -> Item:
    """The line so many lines from the end, or the first; AppError where there is none."""
    if not items:
        raise AppError("cli.shot_state", name=scene)
    return items[max(-lines, -len(items))]


def _why(still: Still) -> Scene:
    """A finished game looked back at: why somebody made a move."""
    session = _over_with(still.session() if still.state else demonstration(4, 100_000), "why")
    scene = looking_back(session, PRESENTATION, still.catalogue.say, nothing)
    scene.resize((1920, 1080))
    items = [item for item in scene.past.log.items if item.kind == "auctions"]
    scene.show(_back(items, 9, "why"))
    scene.reason.update()
    return scene


def _agreement(still: Still) -> Scene:
    session = still.session()
    last = min(3, len(session.seats)) - 1
    session.change_seat(last, seats_of(last + 1, people=last + 1)[last])
    shown = table(still, session=session)
    question = shown.parts.look_back.agreement(max(0, len(session.match.entries) - 12))
    return _over(still, question)


def _seats(still: Still) -> Scene:
    roster = opponents.Opponents(GAME)
    return SeatsScene(still.catalogue, still.session().seats, roster, nothing, nothing)


def _highest_bid(still: Still) -> Scene:
    """The auction with a highest bid being typed."""

    def begin(shown: TableScene) -> None:
        panel = shown.parts.open_panel.panel
        if isinstance(panel, AuctionPanel):
            panel.controls.highest.press()

    return _auction(still, begin)


def _choosing(verb: str) -> Callable[[Still], Scene]:
    return lambda still: table(still, lambda shown: shown.parts.open_panel.verb(verb))


def _dragging(still: Still) -> Scene:
    """A production card held over the warehouse."""

    def begin(shown: TableScene) -> None:
        _read(shown)
        start, end = (shown.context.shown.layout.rects_of(piece)[0].center for piece in ("hand:0", "crate"))
        shown.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        shown.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return table(still, begin)


def _title(still: Still) -> Scene:
    actions = TitleActions(nothing, nothing, nothing, nothing)
    return TitleScene(still.catalogue, actions)


def _lobby(still: Still) -> Scene:
    company = Company(opponents.Opponents(GAME), opponents.chooser(DEMO_SEED), still.catalogue.say)
    return LobbyScene(still.catalogue, company, cast_seats(4), {}, nothing, nothing)


def _settings(still: Still) -> Scene:
    return SettingsScene(still.catalogue, still.settings, nothing, nothing, languages())


def _handover(still: Still) -> Scene:
    return HandoverScene(still.catalogue, Seat("Prudence", PERSON, "green", "monocle", "cat"), nothing)


def _over_with(session: Session, scene: str) -> Session:
    """The game, which has ended; AppError when it has not."""
    if not session.over:
        raise AppError("cli.shot_state", name=scene)
    return session


def _results(page: str) -> Callable[[Still], Scene]:
    def scene(still: Still) -> Scene:
        session = _over_with(still.session(moves=100_000), "results")
        told, remark = results(session, still.catalogue), takeback_remark(session, still.catalogue)
        actions = ResultsActions(nothing, nothing, nothing)
        shown = ResultsScene(still.catalogue, told, actions, remark)
        shown.turn_to(page)
        return shown

    return scene


def _gallery(still: Still) -> Scene:
    """Every piece with its name."""
    return PiecesScene(still.catalogue.say)


def _gallery_cards(still: Still) -> Scene:
    """Every production card, the market's columns, and what the game is framed with."""
    return cards_scene(still.catalogue.say, still.session())


def _menu(still: Still) -> Scene:
    say = still.catalogue.say
    keys = ("menu.take_back", "menu.seats", "title.settings")
    choices = [Choice(say("menu.resume"), None, "primary"), *(Choice(say(key)) for key in keys)]
    choices.append(Choice(say("menu.leave"), None, "quiet"))
    return _over(still, DialogScene(say("menu.title"), say("menu.saved"), choices))


def _keys(still: Still) -> Scene:
    return _over(still, KeysScene(still.catalogue.say, nothing))


def _auction(still: Still, begin: Begin | None = None) -> TableScene:
    """The table at the first bid after the point of the save."""
    session = still.session()
    if not still.state:
        session = demonstration(4, DEMO_MOVES)
        session.change_seat(0, seats_of(4, people=0)[0])
        while session.waiting != (0,) or not isinstance(session.view(None).pending, AwaitBid):
            session.submit(session.think())
        cast(session)
    return table(still, begin, session)


SHOTS: dict[str, Callable[[Still], Scene]] = {
    "title": _title,
    "lobby": _lobby,
    "settings": _settings,
    "table": _resting,
    "recap": table,
    "thinking": _thinking,
    "hint": _hint,
    "hint-auction": _auction_hint,
    "moment": _moment,
    "why": _why,
    "agreement": _agreement,
    "seats": _seats,
    "limit": _highest_bid,
    "produce": _choosing("produce"),
    "sell": _choosing("sell"),
    "auction": _auction,
    "open-auction": _choosing("auction"),
    "build": _choosing("build"),
    "town": _choosing("town"),
    "drag": _dragging,
    "handover": _handover,
    "results": _results("certificate"),
    "results-charts": _results("charts"),
    "results-ledger": _results("ledger"),
    "menu": _menu,
    "gallery": _gallery,
    "gallery-cards": _gallery_cards,
    "keys": _keys,
}
"""Every screen by the name given on the command line."""
