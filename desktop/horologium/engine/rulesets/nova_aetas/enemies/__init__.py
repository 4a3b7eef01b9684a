"""What enemies do, and why."""
