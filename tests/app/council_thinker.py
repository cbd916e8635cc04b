"""A thinking process for Ballot: ``python -m tests.app.council_thinker [HOW]``.

Without HOW it behaves like the real one. Else it fails at questions of seat 1: it does not answer them
(``silent``), dies at one (``dies``), answers nonsense (``nonsense``), gives an invalid move (``garbled``) or
hangs (``hangs``); with ``endless`` every bot gives better and better answers without end.
"""

import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from raccoon.app.thinking import server
from raccoon.app.thinking.protocol import BotReply, Question, line, read_message
from raccoon.bots.bot import Bot
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from tests.games.ballot.bots import Councillor
from tests.games.ballot.installed import install


class Ponderer(Councillor):
    """Never finishes."""

    def moves(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        while True:
            time.sleep(0.002)
            yield self.choose(view, options, chance)


def say(words: bytes) -> None:
    sys.stdout.buffer.write(words)
    sys.stdout.buffer.flush()


def misbehave(how: str, question: Question) -> None:
    if how == "dies":
        sys.exit(3)
    elif how == "hangs":
        time.sleep(600)
    elif how == "nonsense":
        say(b"the wind told me\n")
    elif how == "garbled":
        say(line(BotReply(question.id, command={"type": "Dance", "seat": 1}, done=True)))


def answer(how: str) -> None:
    say(line(BotReply(0, done=True)))
    for found in sys.stdin.buffer:
        message = read_message(found)
        if not isinstance(message, Question):
            continue
        if msgspec.json.decode(message.view)["seat"] == 1:
            misbehave(how, message)
            continue
        *_, last = server.think(message)
        say(line(msgspec.structs.replace(last, done=True)))


def ponderers(game: str, name: str) -> Bot:
    return Ponderer("mayor")


if __name__ == "__main__":
    install()
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if wanted in ("", "endless"):
        if wanted:
            server._bot = ponderers  # type: ignore[assignment]
        server.serve(*server.own_streams(0))
    answer(wanted)
