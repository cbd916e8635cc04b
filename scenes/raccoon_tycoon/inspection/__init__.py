"""What can be asked at this table, and the page of every piece."""
