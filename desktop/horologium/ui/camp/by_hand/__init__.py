"""The players' last word: values set by hand, each with a reason."""
