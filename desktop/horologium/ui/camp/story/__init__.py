"""The section of the story: what is told at each stage of a campaign, and what can be done there."""
