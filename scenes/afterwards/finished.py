"""A finished game and the tabs between its pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from raccoon.app.session.session import Session
from scenes.afterwards import row
from scenes.screens.app_context import AppContext, nowhere

if TYPE_CHECKING:
    from scenes.afterwards.page import AfterwardsPage
    from scenes.table.presentation.result_data import Results
    from scenes.widgets.button import Button

Shown = TypeVar("Shown", bound="AfterwardsPage")

CERTIFICATE = "certificate"


class FinishedGame:
    """A finished game: the session, results and sentences for its pages, and the tabs between them."""

    def __init__(self, shell: AppContext, session: Session, pages: Sequence[PageTab]) -> None:
        self.shell, self.session, self.pages = shell, session, pages
        self.shown = shell.presentations[session.match.game.name]
        self.catalogue = shell.catalogue.of(self.shown.game)
        self.say = self.catalogue.say

    @cached_property
    def results(self) -> Results:
        """The final results."""
        return self.shown.results.results_of(self.session, self.catalogue)

    def openers(self, pages: Sequence[PageTab]) -> Mapping[str, Callable[[], None]]:
        """Return the functions that open those of the pages that this game has, by name, in order."""
        attempt = self.shell.attempt
        return {page.name: partial(attempt, partial(page.open, self)) for page in pages if page.offered(self)}

    def tabs(self, here: str = "") -> dict[str, Button]:
        """Return the tabs of a page with the name `here`: the certificate, then all pages."""
        own = self.results.front
        first = own.tab if own else self.say(f"results.page.{CERTIFICATE}")
        tabs = {CERTIFICATE: row.numbered(first, self.shell.back, 1)}
        for number, (name, open_) in enumerate(self.openers(self.pages).items(), 2):
            words = self.say(f"results.page.{name}"), nowhere if name == here else open_, number
            tabs[name] = row.numbered(*words, self.say(f"results.page.{name}.tip"))
            tabs[name].chosen = name == here
        return tabs

    def page(self, make: Callable[[FinishedGame], Shown]) -> Shown:
        """Return a page of this game, with its winners."""
        page = make(self)
        page.winners = self.results.winners
        return page

    def show(self, make: Callable[[FinishedGame], AfterwardsPage]) -> None:
        """Show a page over the certificate, replacing another page."""
        from scenes.afterwards.page import AfterwardsPage

        stack = self.shell.stack
        (stack.replace if isinstance(stack.top, AfterwardsPage) else stack.push)(self.page(make))


def _always(game: FinishedGame) -> bool:
    """Return True, for a page that every game has."""
    return True


class PageTab(NamedTuple):
    """A page's name (``results.page.<name>``), the function that opens it, and whether a game has it."""

    name: str
    open: Callable[[FinishedGame], None]
    offered: Callable[[FinishedGame], bool] = _always
