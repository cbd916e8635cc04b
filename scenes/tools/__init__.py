"""Pictures of every screen without a display (`raccoon shot`)."""
