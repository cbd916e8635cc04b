"""An independent reading of an export, as a stranger would write it from the words of `events`.

It shares no code with the game and draws nothing: only the lines of an export and what the description says.
"""
