"""Everything that can be asked over HTTP, in one table."""

from typing import Final

from lichtspiel.server.http import daily_schemas, schemas
from lichtspiel.server.http.call_links import HTML, get_call_link, post_call_link
from lichtspiel.server.http.calls import (
    delete_calls,
    delete_way,
    get_calls,
    post_hook,
    post_mail,
    post_push,
    put_calls,
)
from lichtspiel.server.http.daily import get_daily, get_daily_results, post_daily
from lichtspiel.server.http.finals import get_final_picture
from lichtspiel.server.http.games import get_games, get_picture, get_rules, get_words
from lichtspiel.server.http.health import get_health, get_live, get_metrics, get_ready
from lichtspiel.server.http.lessons import get_lessons, post_lesson, post_lesson_preview
from lichtspiel.server.http.links import post_devices, post_invitation, post_invitations, post_join
from lichtspiel.server.http.moments import get_moment, post_moment
from lichtspiel.server.http.own_games import JSON_LINES, get_ratings, get_records, get_results
from lichtspiel.server.http.passkeys import (
    delete_passkey,
    get_passkeys,
    post_passkey,
    post_passkey_options,
    post_sign_in,
    post_sign_in_options,
    put_passkey,
)
from lichtspiel.server.http.people import (
    delete_me,
    delete_own_game,
    delete_own_table,
    get_me,
    post_sign_out,
    put_me,
    put_own_table,
)
from lichtspiel.server.http.previews import post_preview
from lichtspiel.server.http.privacy import get_privacy
from lichtspiel.server.http.puzzles import get_answer, get_puzzle, get_puzzles, post_puzzle, post_puzzle_preview
from lichtspiel.server.http.replays import get_record, get_replay
from lichtspiel.server.http.requests import Endpoint
from lichtspiel.server.http.reviews import get_review, post_review, post_tried_move
from lichtspiel.server.http.schemas import Link, Me, MomentWish, OpenTables, Replay, Seated, TriedMove
from lichtspiel.server.http.seats import post_seat
from lichtspiel.server.http.shuffles import get_shuffle
from lichtspiel.server.http.signing_in import NewPasskey, OwnPasskeys, PasskeyOptions, SignIn, SignInOptions
from lichtspiel.server.http.tables import get_table, get_tables, post_tables
from lichtspiel.server.live.messages import State

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", get_me, None, Me),
    Endpoint("PUT", "/api/me", put_me, schemas.NameWish, Me),
    Endpoint("DELETE", "/api/me", delete_me, None, None, 204, cost=40),
    Endpoint("PUT", "/api/me/tables/{table}", put_own_table, None, None, 204, cost=3),
    Endpoint("DELETE", "/api/me/tables/{table}", delete_own_table, None, None, 204, cost=3),
    Endpoint("DELETE", "/api/me/games/{table}", delete_own_game, None, None, 204, cost=20),
    Endpoint("GET", "/api/me/results", get_results, None, schemas.OwnResults, cost=10),
    Endpoint("GET", "/api/me/ratings", get_ratings, None, schemas.OwnRatings),
    Endpoint("GET", "/api/me/records", get_records, None, JSON_LINES, cost=20),
    Endpoint("GET", "/api/me/passkeys", get_passkeys, None, OwnPasskeys),
    Endpoint("POST", "/api/me/passkeys/options", post_passkey_options, None, PasskeyOptions, cost=3),
    Endpoint("POST", "/api/me/passkeys", post_passkey, NewPasskey, OwnPasskeys, 201, cost=10),
    Endpoint("PUT", "/api/me/passkeys/{passkey}", put_passkey, schemas.NameWish, OwnPasskeys, cost=3),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", delete_passkey, None, None, 204, cost=3),
    Endpoint("POST", "/api/sign-in/options", post_sign_in_options, None, SignInOptions, cost=3),
    Endpoint("POST", "/api/sign-in", post_sign_in, SignIn, Me, cost=10),
    Endpoint("POST", "/api/sign-out", post_sign_out, None, None, 204),
    Endpoint("GET", "/api/me/calls", get_calls, None, schemas.OwnCalls, cost=2),
    Endpoint("PUT", "/api/me/calls", put_calls, schemas.QuietWish, schemas.OwnCalls, cost=3),
    Endpoint("DELETE", "/api/me/calls", delete_calls, None, None, 204, cost=2),
    Endpoint("POST", "/api/me/calls/push", post_push, schemas.PushWish, schemas.OwnCalls, 201, cost=10),
    Endpoint("POST", "/api/me/calls/mail", post_mail, schemas.MailWish, schemas.OwnCalls, 201, cost=20),
    Endpoint("POST", "/api/me/calls/hook", post_hook, schemas.HookWish, schemas.NewHook, 201, cost=10),
    Endpoint("DELETE", "/api/me/calls/{way}", delete_way, None, None, 204, cost=2),
    Endpoint("GET", "/api/calls/{token}", get_call_link, None, HTML, cost=2),
    Endpoint("POST", "/api/calls/{token}", post_call_link, None, HTML, cost=3),
    Endpoint("GET", "/api/privacy", get_privacy, None, schemas.Keeping),
    Endpoint("GET", "/api/games", get_games, None, schemas.Games, cost=2),
    Endpoint("GET", "/api/games/{game}/rules", get_rules, None, schemas.RuleBook, cost=2),
    Endpoint("GET", "/api/games/{game}/pictures/{picture}", get_picture, None, "image/svg+xml", cost=2),
    Endpoint("GET", "/api/lessons/{game}", get_lessons, None, schemas.Course),
    Endpoint("POST", "/api/lessons/{game}/{lesson}", post_lesson, schemas.LessonAnswers, schemas.LessonState),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}/preview",
        post_lesson_preview,
        schemas.LessonPreview,
        schemas.PreviewedMove,
    ),
    Endpoint("GET", "/api/words/{lang}", get_words, None, "text/plain; charset=utf-8", cost=2),
    Endpoint("GET", "/api/tables", get_tables, None, OpenTables, cost=5),
    Endpoint("POST", "/api/tables", post_tables, schemas.TableWish, schemas.Seated, 201, cost=4),
    Endpoint("GET", "/api/tables/{table}", get_table, None, State, cost=2),
    Endpoint("GET", "/api/tables/{table}/shuffle", get_shuffle, None, schemas.FairShuffle, cost=2),
    Endpoint("POST", "/api/tables/{table}/seats", post_seat, schemas.SitWish, schemas.Seated, 201, cost=3),
    Endpoint("POST", "/api/tables/{table}/invitations", post_invitations, schemas.InvitationWish, Link, 201, cost=10),
    Endpoint("POST", "/api/tables/{table}/devices", post_devices, schemas.DeviceWish, Link, 201, cost=10),
    Endpoint("POST", "/api/invitation", post_invitation, schemas.LinkFollowed, schemas.Invitation),
    Endpoint("POST", "/api/join", post_join, schemas.JoinWish, schemas.Seated, 201, cost=3),
    Endpoint("GET", "/api/tables/{table}/record", get_record, None, "application/json", cost=3),
    Endpoint("GET", "/api/tables/{table}/picture", get_final_picture, None, "image/svg+xml", cost=10),
    Endpoint("GET", "/api/tables/{table}/replay", get_replay, None, Replay, cost=20),
    Endpoint("GET", "/api/tables/{table}/review", get_review, None, schemas.GameReview, cost=10),
    Endpoint("POST", "/api/tables/{table}/review", post_review, None, schemas.GameReview, cost=10),
    Endpoint("GET", "/api/tables/{table}/moments/{number}", get_moment, None, schemas.Choosing, cost=10),
    Endpoint(
        "POST",
        "/api/tables/{table}/moments/{number}/preview",
        post_preview,
        TriedMove,
        schemas.PreviewedMove,
        cost=2,
    ),
    Endpoint("POST", "/api/tables/{table}/moments/{number}", post_moment, MomentWish, Seated, 201, cost=10),
    Endpoint("POST", "/api/tables/{table}/review/{number}", post_tried_move, TriedMove, schemas.JudgedMove, cost=20),
    Endpoint("GET", "/api/puzzles/{game}", get_puzzles, None, schemas.Puzzles, cost=2),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}", get_puzzle, None, schemas.ShownPuzzle, cost=3),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}", post_puzzle, TriedMove, schemas.PuzzleVerdict, cost=3),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}/preview", post_puzzle_preview, TriedMove, schemas.PreviewedMove),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}/answer", get_answer, None, schemas.PuzzleAnswer, cost=3),
    Endpoint("GET", "/api/daily", get_daily, None, daily_schemas.Daily, cost=3),
    Endpoint("GET", "/api/daily/{game}/{day}", get_daily_results, None, daily_schemas.DailyResults, cost=2),
    Endpoint("POST", "/api/daily/{game}/{day}", post_daily, daily_schemas.DailyWish, Seated, 201, cost=4),
    Endpoint("GET", "/live", get_live, None, schemas.Alive, cost=0),
    Endpoint("GET", "/ready", get_ready, None, schemas.Alive, cost=0),
    Endpoint("GET", "/health", get_health, None, schemas.Health, cost=0),
    Endpoint("GET", "/metrics", get_metrics, None, "text/plain; version=0.0.4", cost=0),
)
