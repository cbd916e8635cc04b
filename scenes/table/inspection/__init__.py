"""The inspection: whatever lies on the table opens large, with its rules and what it means now."""
