"""What is kept: the database, journals, people, links, and how long."""
