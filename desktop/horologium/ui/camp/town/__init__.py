"""The town: its market, workshop and surgeon, and whoever else can be paid there."""
