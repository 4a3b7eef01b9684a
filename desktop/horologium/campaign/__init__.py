"""The campaign: who and what we own, where the story stands, and the named operations that change it.

No Qt, no SQL: what has to be kept goes through the ports that ``store`` implements.
"""
