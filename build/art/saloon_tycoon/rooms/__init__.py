"""The sixteen rooms, cut open: their walls, and what stands in them stage by stage."""
