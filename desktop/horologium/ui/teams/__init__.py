"""The team builder: teams of one's own for any game that builds some, checked while they are built, kept as files."""
