"""Who stands where: the tables that a game keeps of its campaign, and their charts."""
