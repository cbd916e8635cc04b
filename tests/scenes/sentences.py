"""The sentences of a catalogue's templates."""

from collections.abc import Iterator

from raccoon.app.message import Template


def sentences_of(template: Template) -> Iterator[str]:
    """Every sentence of a template, of all its forms."""
    if isinstance(template, str):
        yield template
        return
    for name, form in template.items():
        if name != "by":
            yield from sentences_of(form)
