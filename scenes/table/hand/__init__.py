"""Drag and drop at the table: picking up, carrying and dropping pieces."""
