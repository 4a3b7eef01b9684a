"""Cards of a campaign as widgets: whole faces to read, small tiles to handle."""
