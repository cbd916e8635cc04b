"""What moves on this table when something happens, and how everybody feels about it."""
