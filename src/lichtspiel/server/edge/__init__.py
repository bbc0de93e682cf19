"""Where the network meets the server: protocols, addresses, identity, limits, and who is let in."""
