"""The table on the network: HTTP, WebSocket, identity, storage, fan-out and bot workers."""
