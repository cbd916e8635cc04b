"""The built-in English sentences for damaged or missing catalogues."""

from __future__ import annotations

from collections.abc import Iterator

SENTENCES = {
    "dialog.notice": "Please note",
    "dialog.ok": "OK",
    "error.language_damaged": (
        "The text for the language {language} cannot be read, so English is shown. "
        "Reinstall the game to restore it."
    ),
    "error.report": "A report for the makers of the game is in {path}.",
    "error.safe": "Your game is safe: every move was written down before it was shown.",
    "error.sentences": "Some of the game’s text is damaged or missing. Reinstall the game to restore it.",
    "error.title": "The train has left the rails",
    "error.title_button": "Back to the title",
    "error.unexpected": (
        "Something went wrong that nobody foresaw ({what}). Your saved games are safe. {report}"
    ),
    "title.quit": "Quit",
}
"""The sentences needed even where no catalogue can be read, as the English catalogue has them."""


class LastWords:
    """A speaker for every key: a built-in sentence, or the key's last words and the facts."""

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence of `key`; "lobby.add_seat" gives "Add seat"."""
        if key in SENTENCES:
            return SENTENCES[key].format(**facts)
        words = key.rpartition(".")[2].replace("_", " ").capitalize()
        values = ", ".join(str(fact) for fact in facts.values())
        return f"{words}: {values}" if values else words

    def of(self, game: str) -> LastWords:
        """Return itself, for every game."""
        return self

    def __contains__(self, key: object) -> bool:
        """Return False: no key has a catalogue sentence, so each of them counts as missing."""
        return False

    def __iter__(self) -> Iterator[str]:
        return iter(())


LAST_WORDS = LastWords()
