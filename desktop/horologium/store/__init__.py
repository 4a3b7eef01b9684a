"""What is kept: campaigns as SQLite files, their history, battles, snapshots and exports. The only SQL."""
