"""How files of older schemas become those of today."""
