"""All parts of one table, put together: which part knows which others."""

from collections.abc import Callable, Iterable
from typing import Any

from raccoon.app.opponents import Opponents
from scenes.audio.mixer import Sounds
from scenes.audio.repertoire import voice
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.banner import Banner
from scenes.table.controls.controls import Controls
from scenes.table.controls.headline import Headline
from scenes.table.controls.hints import Hints
from scenes.table.controls.magnifier import Magnifier
from scenes.table.controls.quick_actions import QuickActions
from scenes.table.controls.skip import Skip
from scenes.table.controls.thinking_bubble import ThinkingBubble
from scenes.table.described.feelings import lately
from scenes.table.hand.drag import Drag
from scenes.table.history.look_back import LookBack
from scenes.table.history.undo import Undo
from scenes.table.inspection.table_inspector import TableInspector
from scenes.table.log.game_log import GameLog, Item, LogStep
from scenes.table.log.log_controller import LogController
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_page import LogPage
from scenes.table.log.log_sheet import LogSheet
from scenes.table.motion.animator import Animator
from scenes.table.motion.flight_planner import FlightPlanner
from scenes.table.motion.pace import PACES
from scenes.table.picture.background_life import Background
from scenes.table.picture.covering import Covering
from scenes.table.picture.picture import TablePicture
from scenes.table.turns import Turns
from scenes.table.viewer import Viewer

CALLED_AFTER = 0.3
"""Seconds from a move to the sound that says it is the person's turn."""


class TableSounds(TablePart):
    """Plays the sounds of one table; `pace` returns the factor of flights' durations."""

    def __init__(self, context: TableContext, sounds: Sounds, pace: Callable[[], float]) -> None:
        super().__init__(context)
        self._pace = pace
        self._turn: int | None = None
        self._seen: Any = None
        self.sounds = sounds
        sounds.enter(context.presentation.sound.repertoire)

    def follow(self, step: LogStep) -> None:
        """Play the sounds of new moves and of the new position; set music, murmurs and tension."""
        context, session = self.context, self.context.session
        sound = context.presentation.sound
        if step.taken:
            self.sounds.hush()
            self.sounds.play("page")
        for place in step.fresh:
            self._play(sound.cues(session.visible_events(session.match.entries[place], None)))
            self._play(self._voices(place))
        view = session.view(None)
        if step.fresh and not step.taken and self._seen is not None:
            self._play(sound.change(self._seen, view))
        self._seen = view
        turn = context.presentation.words.turn(view)
        called, self._turn = self._turn not in (None, turn), turn
        if called and not step.taken and turn is not None and context.shown.person == turn:
            self.sounds.play("my_turn", CALLED_AFTER * self._pace())
        self.sounds.at(sound.music(view), sound.murmurs(view), sound.tension(view))

    def _voices(self, place: int) -> Iterable[tuple[float, str]]:
        """The voices of the characters that a move pleases or displeases, unless voices are switched off."""
        session, sound = self.context.session, self.context.presentation.sound
        if not self.context.settings.voices:
            return
        entries, faces = session.match.entries, Opponents(session.match.game.name).faces(session.seats)
        before = lately(entries, place, sound.events.ends_turn) if any(sound.events) else ()
        for after, seat, mood in sound.voices(entries[place].events, before):
            yield after, voice(faces[seat], mood)

    def _play(self, cues: Iterable[tuple[float, str]]) -> None:
        for after, effect in cues:
            self.sounds.play(effect, after * self._pace())

    def refused(self) -> None:
        """Play the sound of a refused move."""
        self.sounds.play("refusal")


class TableParts:
    """The parts by name, each made from the context and the parts before it."""

    def __init__(self, context: TableContext, viewer: Viewer, sounds: Sounds | None) -> None:
        self.context = context
        session, presentation, say = context.session, context.presentation, context.say
        self.picture = TablePicture(presentation.look, context.seats, say)
        self.game_log = GameLog(session, presentation.words, say)
        self.panel_host = PanelHost(context, self._choice_changed, self._step_back)
        self.undo = Undo(context, self.panel_host, viewer, self._ask_takeback)
        self.quick_actions = QuickActions(context)
        self.headline = Headline(context, self.quick_actions)
        self.banner = Banner(context, self.panel_host)
        self.hints = Hints(context, self.panel_host, self.quick_actions, self.headline)
        self.controls = Controls(
            context, self.panel_host, self.undo, self.quick_actions, self.banner, self.headline
        )
        self.background = Background(context, self.picture, self.panel_host, self.controls, self.hints)
        planner = FlightPlanner(context, self.game_log, self.picture, self.background, self.panel_host.maker)
        self.animator = Animator(context, self.game_log, self.picture, self.background, planner)
        self.table_sounds = TableSounds(
            context, sounds or Sounds(context.settings), lambda: PACES[context.settings.speed]
        )
        sheet = LogSheet(LogFilter(context.seats, presentation.words.kinds, say), say)
        self.log_page = LogPage(sheet, self._open_past)
        self.look_back = LookBack(context, self.game_log, self.log_page, self.picture)
        self.log = LogController(context, self.game_log, self.log_page, self.panel_host, self.animator)
        self.magnifier = Magnifier(context, self.panel_host)
        self.covering = Covering(
            context, self.panel_host, self.animator, self.log, self.hints, lambda: self.picture.raised
        )
        self.table_inspector = TableInspector(
            context, self.panel_host, self.controls, self.log, self.game_log, self.magnifier
        )
        self.turns = Turns(context, viewer, self.undo, self.animator, self.headline)
        turns = self.turns
        self.skip = Skip(context, self.animator, self.quick_actions, turns.hurry, lambda: turns.held)
        self.drag = Drag(context, self.panel_host, self.picture, self.turns.hurry)
        self.thinking = ThinkingBubble(context, self.banner)

    def _step_back(self) -> None:
        self.undo.undo()

    def _ask_takeback(self, moves: int) -> None:
        self.look_back.ask_takeback(moves)

    def _open_past(self, item: Item) -> None:
        self.look_back.open(item)

    def _choice_changed(self) -> None:
        self.controls.show()
