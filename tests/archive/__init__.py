"""The files of earlier versions, kept for ever: every later version opens it unchanged.

A folder a version (``v0_1_0``), each with two rooms. ``player`` is a player's folder as that version left
it: ``settings.json`` and ``saves``. ``expected`` is what that version made of it: for every save NAME its
export (``NAME.jsonl.gz``), its state and what the list and the check say (``NAME.json``), and a small picture
of the table (``NAME.png``) where tables had new looks; and the settings as they were read
(``settings.json``).

A release adds a folder of its own, once, and never changes an older one:

    python -m tests.archive.make tests/archive/v0_4_0

(To v0_2_0 came later: ``floor-unasked``, from the last program that dealt by version 1 of Raccoon Tycoon's
rules, and the saves of the games that have come to the house since; to v0_3_0 ``play-unasked``, from the
last that dealt by version 1 of Saloon Tycoon's.)

Only the pictures follow the table's looks: where those are meant to have changed, ``--pictures`` draws those
of a folder anew. Look at them before you commit them.
"""
