"""What players and bots are told: views, words, odds."""
