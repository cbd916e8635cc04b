"""Opens earlier points of the running game, and takes back to them if all people agree."""

from raccoon.app.errors import AppError
from raccoon.app.opponents import Opponents
from raccoon.app.wording import listed
from scenes.dialogs.agreement import AgreementScene
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.table.context import TableContext
from scenes.table.history.history_scene import HistoryScene
from scenes.table.history.moment import Past
from scenes.table.log.game_log import GameLog, Item, when
from scenes.table.log.log_page import LogPage
from scenes.table.picture.picture import TablePicture
from scenes.window.scene import Scene


class LookBack:
    """Opens the history of one table; `picture` is the table's own."""

    def __init__(self, context: TableContext, log: GameLog, page: LogPage, picture: TablePicture) -> None:
        self._context = context
        self._log = log
        self._page = page
        self._picture = picture

    @property
    def can_take_back(self) -> bool:
        """Whether there is a move to take back and a person who may agree."""
        session = self._context.session
        return bool(session.match.entries and session.people) and not session.over

    def open(self, item: Item | None = None) -> None:
        """Show the table as it was after a line of the log; None: as it is, to step back from."""
        scene = self.scene()
        if item:
            scene.show(item)
        self._context.push(scene)

    def scene(self) -> HistoryScene:
        """The history from the view of the table's viewer."""
        context, layout = self._context, self._context.shown.layout
        past = Past(
            context.session,
            context.presentation,
            context.say,
            context.shown.viewer,
            self._log,
            self._page,
            self._picture,
        )
        scene = HistoryScene(past, self.ask_takeback, context.back)
        scene.size, scene.text_scale = layout.size, layout.frame.text_scale
        return scene

    def ask_takeback(self, moves: int) -> None:
        """Ask whether to go back to the point after `moves` moves: all people if there are several; one
        person unless confirmations are switched off.
        """
        context = self._context
        if len(context.session.people) > 1:
            context.push(self.agreement(moves))
        elif context.settings.confirmations:
            context.push(self._question(moves))
        else:
            self._take_back(moves)

    def _question(self, moves: int) -> DialogScene:
        say = self._context.say
        yes = DialogAnswer(say("takeback.confirm"), lambda: self._take_back(moves))
        no = DialogAnswer(say("agreement.no"), None, "primary")
        sentence = self._sentence("takeback.alone", moves)
        return DialogScene(say("takeback.title"), sentence, [no, yes], cancel=0)

    def _sentence(self, key: str, moves: int, **facts: object) -> str:
        session, say = self._context.session, self._context.say
        to = when(session.match.game.progress(session.view(None, moves)), say)
        return say(key, n=len(session.match.entries) - moves, to=to, **facts)

    def agreement(self, moves: int) -> AgreementScene:
        """The screen on which all people agree to the takeback."""
        session, say = self._context.session, self._context.say
        seats = self._context.seats
        faces = Opponents(session.match.game.name).faces(seats)
        people = [(seats[seat], faces[seat]) for seat in session.people]
        names = listed([seat.name for seat, _ in people], say)
        sentence = self._sentence("takeback.ask", moves, people=names)
        title, label = say("takeback.title"), say("takeback.confirm")
        yes, ground = lambda: self._take_back(moves), self._context.presentation.lobby.draw_background
        scene = AgreementScene(say, title, sentence, people, label, yes, lambda: _leave(scene), ground)
        return scene

    def _take_back(self, moves: int) -> None:
        context = self._context
        context.back()
        try:
            context.session.take_back(moves)
        except AppError as error:
            context.navigation.message(context.say(error.key, **error.facts))
            return
        context.on_session_changed()
        back = next(item for item in reversed(self._log.items) if item.event is None)
        context.show_headline(back.sentence)


def _leave(scene: Scene) -> None:
    assert scene.stack
    scene.stack.pop()
