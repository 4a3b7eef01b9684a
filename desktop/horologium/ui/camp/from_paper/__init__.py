"""A campaign that was played on paper, taken over with a wizard."""
