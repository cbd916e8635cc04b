"""The decisions of a person at the table, one kind a file: fields, preview, command."""
