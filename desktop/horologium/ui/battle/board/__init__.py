"""The board: any cells, drawn once, with figures, tokens and overlays above them."""
