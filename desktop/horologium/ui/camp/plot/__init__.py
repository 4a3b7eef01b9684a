"""The story as a graph: what was, what could be next, and nothing that is still to be found out."""
