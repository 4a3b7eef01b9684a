"""What every ruleset stands on: questions, the table, the log, the codec."""
