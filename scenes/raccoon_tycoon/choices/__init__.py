"""The choices of a person at the table: fields, preview, command."""
