"""The tabs of the results: the row of all pages after a game, and small buttons for further pages."""

from collections.abc import Callable, Mapping

from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.afterwards.new_medals import NewMedals, WonFirst
from scenes.afterwards.row import GAP, numbered
from scenes.art.frame import Frame
from scenes.table.presentation.result_data import Results
from scenes.widgets.button import Button, share_type_size

LARGE = 62.0
"""Their height with large text."""
PAGES = ("certificate", "charts", "ledger")
"""The pages of this screen; the others are screens of their own."""
SMALL, BAND, BESIDE = (214.0, 46.0), 902.0, 90.0
"""The size of the small buttons; their top on the lower band of the paper, and that of the first of them
next to a first page of the game's own.
"""

Openers = Mapping[str, Callable[[], None]]


class ResultTabs(dict[str, Button]):
    """The tabs by the names of their pages: those of the `row`, then the `small` ones; and the new `medals`
    that `find` returns.
    """

    def __init__(
        self,
        say: Say,
        results: Results,
        turn_to: Callable[[str], None],
        ways: tuple[Openers, Openers],
        find: Callable[[], WonFirst | None],
    ) -> None:
        further, aside = ways
        own = {page: lambda page=page: turn_to(page) for page in PAGES}
        first, *others = PAGES
        pages = {first: own[first], **further, **{page: own[page] for page in others}, **aside}
        self.front = results.front
        words = {first: self.front.tab} if self.front else {}
        for number, (page, press) in enumerate(pages.items(), 1):
            label, tip = words.get(page) or say(f"results.page.{page}"), ""
            if page not in PAGES:
                tip = say(f"results.page.{page}.tip")
            self[page] = numbered(label, press, number, tip)
            if page not in PAGES:  # it covers the result, which may not have been seen yet
                self[page].early = say("press.early")
            elif page != first:
                self[page].visible = getattr(results, page) is not None
        tabs = [*self.values()]
        self.row, self.small = tabs[: 1 + len(further)], tabs[1 + len(further) :]
        for button in self.small:
            button.look, button.size = "quiet", 22
        self.medals = NewMedals(say, find, aside.get("people", lambda: None))

    def choose(self, page: str, frame: Frame) -> None:
        """Highlight the tab of the page shown; place the small ones on the lower band of the paper, or next
        to a first page of the game's own.
        """
        for name, tab in self.items():
            tab.chosen = name == page
        shown, wide = [button for button in self.small if button.visible], SMALL[0]
        high = LARGE if frame.is_large else SMALL[1]
        beside = self.front is not None and page == PAGES[0]
        left = paper.sheet(frame)[0] if beside else 960 - (len(shown) * (wide + GAP) - GAP) / 2
        for number, button in enumerate(shown):
            across, down = (0.0, number * (high + GAP)) if beside else (number * (wide + GAP), 0.0)
            top = BESIDE if beside else BAND + SMALL[1] - high + paper.rise(frame)
            button.rect = frame.rect(left + across, top + down, wide, high)
        if shown:
            share_type_size(shown, frame)
        foot = BESIDE + len(shown) * (high + GAP) + GAP
        self.medals.lay(frame, page == PAGES[0], foot if self.front else None)
