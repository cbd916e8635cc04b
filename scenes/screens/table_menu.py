"""The screens over a table: its menu, the seats, the curtain, the offer to change a setting."""

from collections.abc import Callable, Sequence
from functools import partial

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from scenes.art.landscape import backdrop
from scenes.art.pieces import characters
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext
from scenes.screens.handover import HandoverScene
from scenes.screens.seats import SeatsScene
from scenes.table.scene import TableScene

HOUSE = "house"
"""The key in `Settings.explained` for settings that belong to no game."""


class TableMenu:
    """The screens over the table of one `session`; `more` returns further answers of the menu."""

    def __init__(
        self, shell: AppContext, session: Session, more: Callable[[], Sequence[DialogAnswer]] = tuple
    ) -> None:
        self._shell = shell
        self._session = session
        self._shown = shell.presentations[session.match.game.name]
        self._more = more

    def open(self) -> None:
        """Open the menu over the table; the game is already saved."""
        table = self._shell.stack.top
        self._shell.stack.push(self.menu_scene(table if isinstance(table, TableScene) else None))

    def menu_scene(self, table: TableScene | None) -> DialogScene:
        """Return the menu; without a table it offers no taking back."""
        say = self._shell.say
        choices = [DialogAnswer(say("menu.resume"), None, "primary")]
        if table and table.parts.look_back.can_take_back:
            choices.append(DialogAnswer(say("menu.take_back"), table.parts.look_back.open))
        if self._shown.learning.book:
            rules = partial(self._shell.ways.book, self._shown.game)
            choices.append(DialogAnswer(say("menu.rules"), rules))
        if self._session.lesson_script is None:  # in a lesson the others' moves are prepared
            choices.append(DialogAnswer(say("menu.seats"), self.seats))
        choices += [
            DialogAnswer(say("title.settings"), self._open_settings),
            *self._more(),
            DialogAnswer(say("menu.leave"), self._shell.ways.title, "quiet"),
        ]
        menu = DialogScene(say("menu.title"), say("menu.saved"), choices, cancel=0)
        if table and table.context.shown.viewer is not None:
            menu.painting = characters.painted(self._faces[table.context.shown.viewer])
        return menu

    @property
    def _faces(self) -> Sequence[str]:
        return Opponents(self._shown.game).faces(self._session.seats)

    def seats(self) -> None:
        """Open the screen on which seats are given to people or bots."""
        self._shell.stack.push(self.seats_scene())

    def seats_scene(self) -> SeatsScene:
        """Return the screen on which seats are changed."""
        roster = Opponents(self._shown.game)
        return SeatsScene(
            self._shell.catalogue.of(self._shown.game),
            self._session.seats,
            roster,
            self._change_seats,
            self._shell.back,
            self._background,
            self._displayed_seats,
        )

    def _displayed_seats(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the seats in the colours that the table shows."""
        return self._shown.look.displayed_seats(seats, self._session.match.setup)

    def _change_seats(self, seats: Sequence[Seat]) -> None:
        def change() -> None:
            for number, seat in enumerate(seats):
                if seat != self._session.seats[number]:
                    self._session.change_seat(number, seat)

        self._shell.attempt(change)
        if isinstance(self._shell.stack.top, SeatsScene):
            self._shell.back()

    def _open_settings(self) -> None:
        self._shell.open_settings(self._shown.game, self._background)

    @property
    def _background(self) -> backdrop.PaintBackdrop:
        return self._shown.lobby.draw_background

    def curtain(self, seat: Seat, lift: Callable[[], None], step_back: DialogAnswer | None) -> None:
        """Hide everything until the next person looks; until then the previous one may take back a step."""
        self._shell.stack.push(self.curtain_scene(seat, lift, step_back))

    def curtain_scene(
        self, seat: Seat, lift: Callable[[], None], step_back: DialogAnswer | None
    ) -> HandoverScene:
        """Return the curtain before a person's turn; `lift` is called after it was lifted."""

        def look() -> None:
            self._shell.back()
            lift()

        seats = self._session.seats
        place = seats.index(seat)
        displayed_seats, face = self._displayed_seats(seats)[place], self._faces[place]
        catalogue, privacy = self._shell.catalogue.of(self._shown.game), self._shown.privacy
        hidden = catalogue.say(privacy.hidden)
        menu, falls = self.open_at_curtain, privacy.curtain
        return HandoverScene(catalogue, displayed_seats, look, hidden, face, menu, falls, step_back)

    def open_at_curtain(self) -> None:
        """Open the menu over the curtain: it shows nothing of the table."""
        say, settings = self._shell.say, self._open_settings
        choices = [
            DialogAnswer(say("menu.resume"), None, "primary"),
            DialogAnswer(say("title.settings"), settings),
            DialogAnswer(say("menu.leave"), self._shell.ways.title, "quiet"),
        ]
        self._shell.stack.push(DialogScene(say("menu.title"), say("menu.saved"), choices, cancel=0))

    def answered(self, seat: Seat, setting: str, action: str, changed: Callable[[], None]) -> None:
        """Explain, the first time only, that a setting made the move `action`; offer to switch it."""
        settings, say = self._shell.settings, self._shell.say
        if setting in settings.explained.get(HOUSE, ()):
            return

        def switch() -> None:
            setattr(settings, setting, not getattr(settings, setting))
            self._shell.save_settings()
            changed()

        settings.explain(HOUSE, setting)
        self._shell.save_settings()
        alone = len(self._session.people) == 1 and setting == "every_call"
        key = f"answered.{setting}.alone" if alone else f"answered.{setting}"
        title, sentence = say("answered.title", name=seat.name), say(key, name=seat.name, deed=action)
        choices = [
            DialogAnswer(say("answered.keep"), None, "primary"),
            DialogAnswer(say(f"answered.{setting}.change"), switch),
        ]
        self._shell.stack.push(DialogScene(title, sentence, choices, cancel=0))
