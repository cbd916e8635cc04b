"""Dialogs over any screen: a question, an agreement of several people, the list of keys."""
