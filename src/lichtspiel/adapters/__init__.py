"""The games in other people's tools: PettingZoo, OpenSpiel and Gymnasium. Needs the extra `research`."""
