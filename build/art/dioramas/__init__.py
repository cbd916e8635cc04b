"""The buildings and towns of Astoria as dioramas: one light, one view, one set of materials."""
