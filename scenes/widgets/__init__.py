"""Controls drawn by ourselves: buttons, steppers, the focus ring, tooltips and the pointer."""
