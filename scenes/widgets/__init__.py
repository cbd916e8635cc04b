"""Controls of the program's own: buttons, lists, steppers, the focus ring, tooltips, pointer events."""
