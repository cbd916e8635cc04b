"""What a person decides at the table, one kind of decision a file: fields, preview, command."""
