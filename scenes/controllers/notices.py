"""Notices about game controllers that are connected or removed."""

from scenes.audio.captions import Captions
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext
from scenes.window.keys import IN_HAND


class PadNotices:
    """Shows that a controller is ready, or, if it was in use, a dialog that it is gone."""

    def __init__(self, shell: AppContext, captions: Captions) -> None:
        self._shell, self._captions = shell, captions
        self._waiting: DialogScene | None = None

    def tell(self, name: str, here: bool) -> None:
        """Show that a controller of that name was connected (`here`) or removed."""
        stack, say = self._shell.stack, self._shell.say
        if here:
            self._captions.warn("pad.ready")
            if self._waiting is not None and stack.top is self._waiting:
                stack.pop()
        elif IN_HAND.kind and (self._waiting is None or stack.top is not self._waiting):
            go_on = DialogAnswer(say("pad.go_on"), None, "primary")
            self._waiting = DialogScene(say("pad.gone"), say("pad.gone.why", name=name), [go_on])
            stack.push(self._waiting)
