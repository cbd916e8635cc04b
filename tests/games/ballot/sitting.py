"""People round a table of Ballot: the hands of the house, which know no game, at a window of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.widgets.pick import Pick
from tests.games.ballot.council import seats
from tests.scenes.person import Sitting


class Council(Sitting):
    """The program with a council on its table."""

    def convene(
        self,
        *controllers: str,
        seed: str = "council",
        saves: Path | None = None,
        people: Sequence[Seat] = (),
        **options: str,
    ) -> Session:
        """Put a new game on the table."""
        session = Session.new("ballot", people or seats(*controllers), options, seed, saves)
        return self.lay(session)

    def lay(self, session: Session) -> Session:
        """Put a game on the table."""
        self.program.table(session)
        self.frame()
        return session

    @property
    def dock(self) -> ChoicePanel:
        """The choice that stands open, which must be there."""
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, ChoicePanel), panel
        return panel

    @property
    def pick(self) -> Pick:
        """Its list."""
        widget = self.dock.choice.fields[0].widget
        assert isinstance(widget, Pick)
        return widget

    def fill_in(self, key: str) -> None:
        """Click an entry of the list."""
        self.click(dict(self.pick.plates())[key].center)
        assert self.pick.chosen == key

    def lift(self) -> Seat:
        """Lift the curtain when it has fallen; whom it was for."""
        self.wait_for(lambda: isinstance(self.stack.top, HandoverScene))
        curtain = self.stack.top
        assert isinstance(curtain, HandoverScene)
        self.click(curtain.look_button.rect.center)
        return curtain.seat

    def vote(self, how: str) -> None:
        """Fill in a vote and confirm it."""
        self.fill_in(how)
        self.click(self.dock.confirm.rect.center)

    def wait_for(self, condition: Callable[[], bool], frames: int = 6000) -> None:
        """Let frames pass until it holds."""
        for _ in range(frames):
            if condition():
                return
            self.frame()
        raise AssertionError("it did not come about")
