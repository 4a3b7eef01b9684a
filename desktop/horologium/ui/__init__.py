"""Windows, pages and drawings: Qt lives here and nowhere else."""
