"""What can be wrong with a campaign that can be read: each module finds one kind of thing and knows how to mend it."""
