"""Write the schema of everything that crosses the wire into a file, for `make types`."""

import sys
from pathlib import Path

import msgspec

from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.openapi import all_types

Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(all_types(ENDPOINTS))))
