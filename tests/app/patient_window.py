"""A program that asks a question and is killed: ``python -m tests.app.patient_window``; it prints the
thinker's process id.
"""

import time

from raccoon.app.thinking.client import Thinker
from tests.app.tables import begin
from tests.app.test_thinking import EVER, at_a_hard_choice

if __name__ == "__main__":
    session = at_a_hard_choice(begin(None, bot="shrewd"))
    session.questions.thinker = Thinker(patience=EVER)
    session.prepare()
    while session.questions.thinker.thinks and not session.questions.thinker.has_partial_answer:
        session.prepare()
        time.sleep(0.005)
    print(session.questions.thinker.pid, flush=True)
    time.sleep(600)
