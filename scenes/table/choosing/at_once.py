"""Commands that need no choice: made at once, or after one question."""

from __future__ import annotations

from scenes.screens.dialog import Choice, DialogScene
from scenes.table.choosing.verbs import Extra
from scenes.table.context import TableContext


def perform(context: TableContext, extra: Extra) -> None:
    """Do it; a quiet one only after it has been asked about, unless nobody wants questions.

    Enter stays, the key that asked goes on with it when it is pressed again.
    """
    say = context.say
    if not (extra.quiet and context.settings.confirmations):
        context.submit(extra.command)
        return
    label = say(f"table.{extra.name}")
    go, stay = (
        Choice(label, lambda: context.submit(extra.command), cap=extra.cap, hotkeys=(extra.key,)),
        Choice(say("table.stay"), None, "primary"),
    )
    context.push(DialogScene(label, say(f"table.{extra.name}.ask"), [stay, go], cancel=0))
