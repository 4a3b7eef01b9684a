"""Everything drawn: textures, metal, frames, icons and the dial, by QPainter alone."""
