"""The bill of materials of the packaged program: CycloneDX JSON, made from its folder."""

import hashlib
import json
import re
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from contents import BOOTLOADER, PROJECT, PYTHON, Part, is_native, libraries
from linux.unused import EMPTY

Json = dict[str, object]
SPEC = "1.6"
LIBRARIES = {library.name for library in libraries()}


def bill(folder: Path, inside: Iterable[Part], version: str, epoch: int, executable: str) -> str:
    """The bill as text; the same program gives the same bill."""
    components = [_component(part, folder, executable) for part in inside]
    root: Json = {
        "type": "application",
        "bom-ref": PROJECT,
        "name": PROJECT,
        "version": version,
        "licenses": _licences("MIT"),
        "purl": f"pkg:pypi/{PROJECT}@{version}",
    }
    if (folder / "_internal" / EMPTY).is_file():
        root["components"] = _natives((EMPTY,), folder)
    refs = [component["bom-ref"] for component in components]
    body: Json = {
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": root,
        },
        "components": components,
        "dependencies": [{"ref": PROJECT, "dependsOn": refs}, *({"ref": ref} for ref in refs)],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(body, sort_keys=True))
    head: Json = {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
    }
    return json.dumps(head | body, indent=1) + "\n"


def _component(part: Part, folder: Path, executable: str) -> Json:
    """A part with its native files, each with its digest."""
    found = _natives([*part.files, *([executable] if part.name == BOOTLOADER else [])], folder)
    component: Json = {
        "type": "library",
        "bom-ref": re.sub(r"[^\w.+@-]+", "-", f"{part.name}@{part.version}".rstrip("@")),
        "name": part.name,
        "licenses": _licences(part.licence),
    }
    if part.version:
        component["version"] = part.version
    if part.name == PYTHON:
        component["purl"] = f"pkg:generic/python@{part.version}"
    elif part.name not in LIBRARIES:
        component["purl"] = f"pkg:pypi/{part.name}@{part.version}"
    if part.home:
        component["externalReferences"] = [{"type": "website", "url": part.home}]
    if found:
        component["components"] = found
    return component


def _natives(names: Iterable[str], folder: Path) -> list[Json]:
    files = {name: _file(folder, name) for name in names}
    return [
        {
            "type": "file",
            "bom-ref": f"file:{name}",
            "name": name,
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(file.read_bytes()).hexdigest()}],
        }
        for name, file in files.items()
        if is_native(file)
    ]


def _file(folder: Path, name: str) -> Path:
    return folder / name if (folder / name).is_file() else folder / "_internal" / name


def _licences(expression: str) -> list[Json]:
    if expression.startswith("LicenseRef-"):
        return [{"license": {"name": expression.removeprefix("LicenseRef-").replace("-", " ")}}]
    if re.search(r" (AND|OR|WITH) ", expression):
        return [{"expression": expression}]
    return [{"license": {"id": expression}}]
