"""The table server: people open one address and play. One process, asyncio, SQLite; see docs/server.md."""
