"""The parts of dev.py; standard library only."""
