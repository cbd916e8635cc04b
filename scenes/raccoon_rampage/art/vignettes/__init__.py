"""The pictures on policies, actions and events: a ground, and a scene before it."""
