"""The chronicle: its entries, notes with pictures, and the whole as a book to keep."""
