"""The main window: how it is built, its commands and dialogs, and what watches over it."""
