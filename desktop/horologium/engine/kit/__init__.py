"""What rulesets share: boards, sight, dice, decks."""
