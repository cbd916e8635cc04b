"""The spoken form of the words of screens and controls: without markup, names for pictures."""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from raccoon.app.grammar import SOFT
from raccoon.app.settings import SpeechDetail
from raccoon.app.text import Speaker
from scenes.art.rich import as_typed
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget
from scenes.window.press_guard import Control

PICTURE = re.compile(r"[\[<]([^\]>]*)[\]>]")
BLANKS = re.compile(r"[ \t\n]+")
LOOSE = re.compile(r" ([.,:;])(?!\w)")
STRONG = re.compile(r"\*(\S(?:[^*]*\S)?)\*")
BECOMES = re.compile(r"(\S*\d\S*) ?→ ?(\S*\d\S*)")
NAMED = {
    "↑": "speech.arrow.up",
    "↓": "speech.arrow.down",
    "←": "speech.arrow.left",
    "→": "speech.arrow.right",
    "↵": "key.return",
}
"""The catalogue keys of the names of signs."""
KEPT = 1024
"""Lines whose spoken form is cached: a screen is read in every frame."""


@lru_cache(maxsize=KEPT)
def heard(markup: str, speaker: Speaker) -> str:
    """The spoken form of a sentence in `rich` markup; pictures by their names (``event.word.<name>``)."""

    def named(found: re.Match[str]) -> str:
        picture, _, words = found[1].partition("|")
        key = f"event.word.{picture.replace('_', ' ')}"
        return f" {words or (speaker.say(key) if key in speaker else '')} "

    words = STRONG.sub(r"\1", PICTURE.sub(named, markup.replace(SOFT, "")))
    words = BECOMES.sub(lambda two: speaker.say("speech.from_to", before=two[1], after=two[2]), words)
    for sign in NAMED.keys() & {*words}:
        words = words.replace(sign, f" {speaker.say(NAMED[sign])} ")
    return LOOSE.sub(r"\1", BLANKS.sub(" ", as_typed(words))).strip(" ·•")


def described(control: Control, speaker: Speaker, detail: SpeechDetail) -> list[str]:
    """The words about a control: label, role, value, its use or why it is disabled, its key."""
    if not isinstance(control, Widget):
        return []
    say, usual = speaker.say, detail != "brief"
    parts = [control.label or control.hint]
    if usual and control.role:
        parts.append(say(f"speech.role.{control.role}"))
    parts.append(control.value_text(say))
    if not control.enabled:
        told = control.reason == control.label
        parts.append(say("speech.off") if told else say("speech.unavailable", why=control.reason))
    elif detail == "full":
        parts += [control.tip, control.purpose]
    if usual and isinstance(control, Button) and control.key_name:
        parts.append(say("speech.key", key=control.key_name))
    parts += [control.refusal] if control.enabled or control.refusal != control.reason else []
    told_parts = (heard(part, speaker) for part in parts if part)  # type: ignore[arg-type]  # they have hashes
    return [part for part in dict.fromkeys(told_parts) if part]


def rows(words: Sequence[str], own: Collection[str] = ()) -> list[str]:
    """Drawn words as lines, figures appended to the words before them; without the `own` words of controls.

    The first line is kept even if it is a control's, as the heading.
    """
    found: list[str] = []
    of_control = True
    for line in filter(str.strip, words):
        figures = not any(map(str.isalpha, line))
        if figures and not of_control:
            found[-1] += f", {line}"
        elif not figures:
            of_control = bool(found) and line in own
            found += [] if of_control else [line]
    return found


def sentence(parts: Iterable[str]) -> str:
    """Join parts into one line, each with a full stop unless it ends with a sign."""
    return " ".join(part if part[-1] in ".!?:…" else f"{part}." for part in parts if part)
