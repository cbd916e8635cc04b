"""The written music: one rag a file."""
