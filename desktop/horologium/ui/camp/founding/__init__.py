"""The wizard that begins a campaign: its story, its company, the rules of its table."""
