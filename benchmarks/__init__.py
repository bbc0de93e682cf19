"""What this machine can do: engines, adapters, the server, and how strong the bots are. Not part of the package."""
