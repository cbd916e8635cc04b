"""The lines of any game's export, as a stranger would read them: with JSON, BLAKE2b and their description
only.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any


def lines(export: bytes) -> Iterator[dict[str, Any]]:
    """Every line's record; the checksums are checked."""
    previous = ""
    for line in export.splitlines():
        record: dict[str, Any] = json.loads(line)
        body = line[: line.rindex(b',"checksum"')]
        previous = hashlib.blake2b(previous.encode() + body, digest_size=16).hexdigest()
        assert record["checksum"] == previous
        yield record
