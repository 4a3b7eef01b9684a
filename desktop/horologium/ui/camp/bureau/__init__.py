"""What is done with whole campaigns: restore, export, take in, fork, compare, mend."""
