"""The animations of events: flights by day, a verdict's stamp, the night of a Spread; sounds and music."""
