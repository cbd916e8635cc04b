"""The valley of Astoria behind the table."""
