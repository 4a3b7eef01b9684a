"""The sheet of a member: who they are, equipment, skills and record."""
