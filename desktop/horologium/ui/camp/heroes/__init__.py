"""The company and its heroes: at a glance, and sheet by sheet."""
