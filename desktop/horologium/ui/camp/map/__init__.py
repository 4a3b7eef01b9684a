"""The map of the campaign: the chart, the towns on it, and the way from one to another."""
