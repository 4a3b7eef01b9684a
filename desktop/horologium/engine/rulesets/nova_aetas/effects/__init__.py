"""What skills, equipment and injuries do."""
