"""The buttons and the words round a table: verbs, banner, headline, hints."""
