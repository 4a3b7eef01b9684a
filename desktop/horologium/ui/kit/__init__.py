"""What every part of the window is made of: theme, texts, dialogs, tables, and controls painted by hand."""
