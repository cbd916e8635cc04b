"""A thinking process that misbehaves: ``python -m tests.app.unruly HOW``.

It answers as the real one does, except that it: is ``mute`` from the start, hangs at a question (``hangs``),
dies at one (``dies``), answers ``nonsense``, gives an ``illegal`` move or one of another seat (``impostor``),
gives better and better answers without end (``endless``), reports that the bot failed (``lost``), stops
answering for ever (``shuts``), or writes as fast as it can: about the question (``floods``), about one that
is no longer open (``floods the past``), or about it after a good answer (``answers and floods``).
"""

import os
import sys
import time
from collections.abc import Iterator

import msgspec

from raccoon.app.thinking.protocol import BotReply, Question, line, read_message
from raccoon.app.thinking.server import think
from raccoon.games.raccoon_tycoon.actions.produce import Produce


def say(answer: BotReply) -> None:
    sys.stdout.buffer.write(line(answer))
    sys.stdout.buffer.flush()


def sane(question: Question) -> BotReply:
    *_, last = think(msgspec.structs.replace(question, bot="sensible"))
    return msgspec.structs.replace(last, done=True)


def answers(how: str, question: Question) -> Iterator[BotReply]:
    seat = msgspec.json.decode(question.view)["seat"]
    if how == "hangs":
        time.sleep(600)
    elif how == "dies":
        sys.exit(3)
    elif how == "lost":
        yield BotReply(question.id, failed="ZeroDivisionError: division by zero", done=True)
    elif how == "illegal":
        yield BotReply(question.id, command=Produce(seat, 99), done=True)
    elif how == "impostor":
        answer = sane(question)
        assert answer.command is not None
        other = msgspec.structs.replace(answer.command, seat=(seat + 1) % 3)
        yield msgspec.structs.replace(answer, command=other)
    elif how == "shuts":
        os.close(1)
        time.sleep(600)
    elif "floods" in how:
        yield from flood(how, question)
    while how == "endless":
        yield msgspec.structs.replace(sane(question), done=False)
        time.sleep(0.005)


def flood(how: str, question: Question) -> Iterator[BotReply]:
    """Valid lines as fast as they can be written."""
    answer = sane(question)
    if how == "answers and floods":
        yield answer
    about = 999_999 if how == "floods the past" else question.id
    lines = (line(msgspec.structs.replace(answer, id=about, done=False))[:-1] + b" " * 3000 + b"\n") * 10
    while True:
        sys.stdout.buffer.write(lines)


def main(how: str) -> None:
    if how == "mute":
        time.sleep(600)
    say(BotReply(0, done=True))
    for found in sys.stdin.buffer:
        message = read_message(found)
        if not isinstance(message, Question):
            continue
        if how == "nonsense":
            print("the wind told me", flush=True)
        for answer in answers(how, message):
            say(answer)


if __name__ == "__main__":
    main(sys.argv[1])
