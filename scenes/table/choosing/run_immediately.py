"""Quick actions: commands made at once, or after one question."""

from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.table.choosing.actions import QuickAction
from scenes.table.context import TableContext


def run_immediately(context: TableContext, extra: QuickAction) -> None:
    """Make the command; a quiet one only after a question, unless confirmations are switched off.

    Enter cancels; the key that asked, pressed again, makes it.
    """
    say = context.say
    if not (extra.quiet and context.settings.confirmations):
        context.submit(extra.command)
        return
    label = say(f"table.{extra.name}")
    action = extra.key_action(context.presentation.game)
    go, stay = (
        DialogAnswer(label, lambda: context.submit(extra.command), action=action),
        DialogAnswer(say("table.stay"), None, "primary"),
    )
    context.push(DialogScene(label, say(f"table.{extra.name}.ask"), [stay, go], cancel=0))
