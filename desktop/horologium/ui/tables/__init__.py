"""The one table of the program: rows that can be searched, filtered, sorted, chosen from and exported."""
