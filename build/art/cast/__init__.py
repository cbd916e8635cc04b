"""The cast: whose head, dress and moods are whose, and the pictures they sit for."""
