"""The villagers, who act by themselves: whom they go for, how they come, what befalls the castle."""
