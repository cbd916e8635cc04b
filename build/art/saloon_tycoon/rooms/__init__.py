"""The sixteen rooms, cut open: their walls and their furniture, stage by stage."""
