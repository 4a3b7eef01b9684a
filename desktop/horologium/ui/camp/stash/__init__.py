"""The stash: everything that the company owns, and what can be done with it."""
