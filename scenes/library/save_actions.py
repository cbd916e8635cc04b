"""The actions on the chosen save, and their buttons."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from raccoon.app.saves.listing import Listing
from raccoon.app.text import Say
from scenes.library.save_summary import LEGIBLE, SaveSummary
from scenes.widgets.button import Button
from scenes.window.press_guard import ENTER

SaveAction = Callable[[Listing], None]


@dataclass(frozen=True)
class SaveActions:
    """The actions of the buttons. `open` continues a save or shows its results."""

    open: SaveAction
    replay: SaveAction
    """Shows the moves so far."""
    same_deal: SaveAction
    new_deal: SaveAction
    rename: SaveAction
    throw: SaveAction
    put_back: SaveAction
    folder: Callable[[bool], None]
    """Opens the folder of the saves, or of the trash."""
    people: Callable[[], None]
    back: Callable[[], None]


class PageButtons:
    """The buttons of the page; `chosen` returns the save that they are about."""

    def __init__(self, say: Say, actions: SaveActions, chosen: Callable[[], SaveSummary | None]) -> None:
        self._say, self._chosen = say, chosen
        self._actions, self._trash = actions, False

        def about(act: SaveAction) -> Callable[[], None]:
            return lambda: self._do(act)

        self.main = Button(
            "", lambda: self._do(self._main), look="primary", cap="confirm", hotkeys=ENTER, size=34
        )
        self.same = _button(say, "same", "same_deal", about(actions.same_deal), tip=True)
        self.new = _button(say, "new", "new_deal", about(actions.new_deal), tip=True)
        self.replay = _button(say, "replay", "replay", about(actions.replay), tip=True)
        self.rename = _button(say, "rename", "rename", about(actions.rename))
        self.folder = _button(say, "folder", "folder", lambda: actions.folder(self._trash))
        self.people = _button(say, "people", "people", actions.people, tip=True)
        self.throw = _button(say, "throw", "throw", about(actions.throw))
        self.back = Button(say("library.back"), actions.back, look="quiet", cap="back", size=24)
        self.same.look = self.new.look = "verb"

    @property
    def all(self) -> list[Button]:
        """Every button, in reading order."""
        return [
            self.main,
            self.same,
            self.new,
            self.replay,
            self.rename,
            self.folder,
            self.people,
            self.throw,
            self.back,
        ]

    @property
    def shown(self) -> tuple[list[Button], list[Button]]:
        """The main button, if it is visible, and those in pairs below it."""
        others = [button for button in self.all[1:] if button.visible]
        return ([self.main] if self.main.visible else []), others

    def fit(self, save: SaveSummary | None, trash: bool, on_table: Path | None) -> None:
        """Show the buttons that apply to a save, and set the reasons of those that cannot be pressed."""
        self._trash = trash
        for button in (self.main, self.same, self.new, self.replay, self.rename, self.throw):
            button.about = save.listing.path if save else None
        whole = save is not None and save.kind in LEGIBLE
        self.main.label = self._say(f"library.{main_words(save, trash)}")
        self.main.visible = save is not None and (trash or whole or save.salvageable)
        for button in (self.same, self.new):
            button.visible = whole and not trash
        self.replay.visible = save is not None and save.kind == "unfinished" and not trash
        for button in (self.rename, self.throw):
            button.visible = save is not None and not trash
            busy = save is not None and save.listing.path == on_table
            button.reason = self._say("library.why.on_table") if busy else ""
        self.throw.visible &= save is not None and save.kind != "closed"

    def _main(self, listing: Listing) -> None:
        (self._actions.put_back if self._trash else self._actions.open)(listing)

    def _do(self, act: SaveAction) -> None:
        if save := self._chosen():
            act(save.listing)


def main_words(save: SaveSummary | None, trash: bool) -> str:
    """The key of the main button's words for a save."""
    if trash:
        return "put_back"
    words = {"finished": "results", "damaged": "salvage"}
    return words.get(save.kind, "continue") if save else "continue"


def _button(say: Say, name: str, action: str, on_press: Callable[[], None], tip: bool = False) -> Button:
    words = say(f"library.{name}.tip") if tip else ""
    label = say(f"library.{name}")
    return Button(label, on_press, look="quiet", action=action, tip=words, size=24)
