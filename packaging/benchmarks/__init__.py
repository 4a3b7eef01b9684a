"""What dev.py bench measures."""
