"""Dialogs over any screen: a question, the agreement of several people, the list of keys."""
