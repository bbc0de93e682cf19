"""Everything that can be asked over HTTP, in one table."""

from typing import Final

from lichtspiel.server.http import schemas
from lichtspiel.server.http.games import get_games, get_rules, get_words
from lichtspiel.server.http.health import get_health, get_live, get_metrics, get_ready
from lichtspiel.server.http.links import post_devices, post_invitation, post_invitations, post_join
from lichtspiel.server.http.people import delete_me, delete_own_table, get_me, put_me
from lichtspiel.server.http.privacy import get_privacy
from lichtspiel.server.http.replays import get_record, get_replay
from lichtspiel.server.http.requests import Endpoint
from lichtspiel.server.http.schemas import Link, Me, OpenTables, Replay
from lichtspiel.server.http.seats import post_seat
from lichtspiel.server.http.tables import get_table, get_tables, post_tables
from lichtspiel.server.live.messages import State

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", get_me, None, Me),
    Endpoint("PUT", "/api/me", put_me, schemas.NameWish, Me),
    Endpoint("DELETE", "/api/me", delete_me, None, None, 204, cost=40),
    Endpoint("DELETE", "/api/me/tables/{table}", delete_own_table, None, None, 204, cost=3),
    Endpoint("GET", "/api/privacy", get_privacy, None, schemas.Keeping),
    Endpoint("GET", "/api/games", get_games, None, schemas.Games, cost=2),
    Endpoint("GET", "/api/games/{game}/rules", get_rules, None, schemas.RuleBook, cost=2),
    Endpoint("GET", "/api/words/{lang}", get_words, None, "text/plain; charset=utf-8", cost=2),
    Endpoint("GET", "/api/tables", get_tables, None, OpenTables, cost=5),
    Endpoint("POST", "/api/tables", post_tables, schemas.TableWish, schemas.Seated, 201, cost=4),
    Endpoint("GET", "/api/tables/{table}", get_table, None, State, cost=2),
    Endpoint("POST", "/api/tables/{table}/seats", post_seat, schemas.SitWish, schemas.Seated, 201, cost=3),
    Endpoint("POST", "/api/tables/{table}/invitations", post_invitations, schemas.InvitationWish, Link, 201, cost=10),
    Endpoint("POST", "/api/tables/{table}/devices", post_devices, schemas.DeviceWish, Link, 201, cost=10),
    Endpoint("POST", "/api/invitation", post_invitation, schemas.LinkFollowed, schemas.Invitation),
    Endpoint("POST", "/api/join", post_join, schemas.JoinWish, schemas.Seated, 201, cost=3),
    Endpoint("GET", "/api/tables/{table}/record", get_record, None, "application/json", cost=3),
    Endpoint("GET", "/api/tables/{table}/replay", get_replay, None, Replay, cost=20),
    Endpoint("GET", "/live", get_live, None, schemas.Alive, cost=0),
    Endpoint("GET", "/ready", get_ready, None, schemas.Alive, cost=0),
    Endpoint("GET", "/health", get_health, None, schemas.Health, cost=0),
    Endpoint("GET", "/metrics", get_metrics, None, "text/plain; version=0.0.4", cost=0),
)
