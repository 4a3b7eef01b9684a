"""Small widgets that the pages share."""
