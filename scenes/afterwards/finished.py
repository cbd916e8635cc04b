"""A finished game and the ways between its pages: the same row of tabs is on each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from raccoon.app.session.session import Session
from scenes.afterwards import row
from scenes.screens.app_context import AppContext

if TYPE_CHECKING:
    from scenes.afterwards.page import AfterwardsPage
    from scenes.table.presentation.result_data import Results
    from scenes.widgets.button import Button

Shown = TypeVar("Shown", bound="AfterwardsPage")

CERTIFICATE = "certificate"


class FinishedGame:
    """A finished game: what its pages are made of, and the ways between the certificate and its `pages`."""

    def __init__(self, shell: AppContext, session: Session, pages: Sequence[PageTab]) -> None:
        self.shell, self.session, self.pages = shell, session, pages
        self.shown = shell.presentations[session.match.game.name]
        self.catalogue = shell.catalogue.of(self.shown.game)
        self.say = self.catalogue.say

    @cached_property
    def results(self) -> Results:
        """The records of the end."""
        return self.shown.results.told(self.session, self.catalogue)

    def openers(self, pages: Sequence[PageTab]) -> Mapping[str, Callable[[], None]]:
        """The ways to those of the pages that this game has, by name and in their order."""
        attempt = self.shell.attempt
        return {page.name: partial(attempt, partial(page.open, self)) for page in pages if page.offered(self)}

    def tabs(self, here: str = "") -> dict[str, Button]:
        """The row on a page of that name: the certificate, which it came from, and all tabs."""
        own = self.results.front
        first = own.tab if own else self.say(f"results.page.{CERTIFICATE}")
        tabs = {CERTIFICATE: row.numbered(first, self.shell.back, 1)}
        for number, (name, open_) in enumerate(self.openers(self.pages).items(), 2):
            words = self.say(f"results.page.{name}"), _stay if name == here else open_, number
            tabs[name] = row.numbered(*words, self.say(f"results.page.{name}.tip"))
            tabs[name].chosen = name == here
        return tabs

    def page(self, make: Callable[[FinishedGame], Shown]) -> Shown:
        """A page of this game, with the heads of who has won."""
        page = make(self)
        page.winners = self.results.winners
        return page

    def show(self, make: Callable[[FinishedGame], AfterwardsPage]) -> None:
        """Put a page over the certificate, in place of another one that is there."""
        from scenes.afterwards.page import AfterwardsPage

        stack = self.shell.stack
        (stack.replace if isinstance(stack.top, AfterwardsPage) else stack.push)(self.page(make))


def _stay() -> None:
    """Stay on the page that is shown."""


def _every(game: FinishedGame) -> bool:
    """Whether a page is offered that every game has."""
    return True


class PageTab(NamedTuple):
    """A page: its name (``results.page.<name>``, ``.tip``), what opens it, and whether a game has it."""

    name: str
    open: Callable[[FinishedGame], None]
    offered: Callable[[FinishedGame], bool] = _every
