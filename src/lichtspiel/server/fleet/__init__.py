"""Several processes on one PostgreSQL: each table has one owner, and all others relay to it (decision 0092)."""
