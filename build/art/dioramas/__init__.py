"""The buildings of Astoria as dioramas: one light, one view, one set of materials."""
