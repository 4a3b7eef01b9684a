"""The languages of the window: catalogues, and who reads them aloud."""
