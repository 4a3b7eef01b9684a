"""The Codex: rules of all games in our own words, and what a campaign has come across."""
