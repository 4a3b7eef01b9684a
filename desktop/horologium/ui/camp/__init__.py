"""The screens of a campaign: one page a topic, each with a presenter; ``camp`` holds the campaign that is open."""
