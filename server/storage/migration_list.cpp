#include "storage/migration_list.hpp"
#include "storage/migration_fills.hpp"

namespace wheelwright::storage {
std::vector<Migration> const& migrationList() {
    static std::vector<Migration> const list{
        {1,
         "installation",
         {"create table installation (name text primary key, value text not null)"},
         fillInstallation},
        {2,
         "accounts",
         {"create table users (id text primary key, name text not null, email text, "
          "email_verified bigint not null, picture text, provider_name text not null, tier text not null, "
          "tier_expires_at bigint, credits bigint not null, role text not null, created_at bigint not null)",
          "create index users_by_email on users (email)",
          "create table identities (issuer text not null, subject text not null, "
          "user_id text not null references users (id) on delete cascade, provider_name text not null, "
          "email text, created_at bigint not null, primary key (issuer, subject))",
          "create index identities_by_user on identities (user_id)",
          "create table sessions (id text primary key, "
          "user_id text not null references users (id) on delete cascade, provider_name text not null, "
          "device text not null, created_at bigint not null, last_used_at bigint not null, "
          "idle_until bigint not null, ends_at bigint not null)",
          "create index sessions_by_user on sessions (user_id)",
          "create table refresh_tokens (hash text primary key, "
          "session_id text not null references sessions (id) on delete cascade, "
          "created_at bigint not null, spent_at bigint)",
          "create index refresh_tokens_by_session on refresh_tokens (session_id)",
          "create table signing_keys (kid text primary key, private_key text not null, "
          "created_at bigint not null, signs_from bigint not null)",
          "create table magic_links (hash text primary key, email text not null, return_to text not null, "
          "expires_at bigint not null)",
          "create index magic_links_by_email on magic_links (email)",
          "create table mail_requests (email text not null, source text not null, asked_at bigint not null)",
          "create index mail_requests_by_email on mail_requests (email, asked_at)",
          "create index mail_requests_by_source on mail_requests (source, asked_at)",
          "create table outbox (email text primary key, return_to text not null, language text not null, "
          "asked_at bigint not null, next_try_at bigint not null, tries bigint not null)",
          "create table sign_in_attempts (state_hash text primary key, provider_name text not null, "
          "browser_hash text not null, nonce text not null, verifier text not null, "
          "return_to text not null, expires_at bigint not null, code text, given_name text)"},
         fillAccounts},
        {3,
         "wheels",
         {"create table wheels (id text primary key, owner_id text references users (id) on delete cascade, "
          "owner text, name text not null, slice_count bigint not null, colors text not null, "
          "version bigint not null, saved_at bigint not null, share_id text unique)",
          "create index wheels_by_owner on wheels (owner_id, saved_at)",
          "create table wheel_versions (wheel_id text not null references wheels (id) on delete cascade, "
          "version bigint not null, name text not null, slice_count bigint not null, colors text not null, "
          "saved_at bigint not null, body text not null, primary key (wheel_id, version))",
          "create table recent_wheels (user_id text not null references users (id) on delete cascade, "
          "wheel_id text not null references wheels (id) on delete cascade, used_at bigint not null, "
          "primary key (user_id, wheel_id))",
          "create index recent_wheels_by_wheel on recent_wheels (wheel_id)",
          "create table share_changes (id text primary key, share_id text not null, "
          "changed_at bigint not null)",
          "create index share_changes_by_time on share_changes (changed_at)"}},
        {4,
         "media",
         {"create table uploads (id text primary key, "
          "user_id text not null references users (id) on delete cascade, kind text not null, "
          "name text not null, file_name text not null, content_type text not null, size bigint not null, "
          "thumbnail_size bigint not null, width bigint, height bigint, duration double precision, "
          "loudness double precision, missing bigint not null, created_at bigint not null, "
          "expires_at bigint)",
          "create index uploads_by_user on uploads (user_id, created_at)",
          "create index uploads_by_expiry on uploads (expires_at)",
          "create table media_erasures (id text primary key, asked_at bigint not null)",
          "create table spent_tokens (hash text primary key, spent_at bigint not null)",
          "create index spent_tokens_by_time on spent_tokens (spent_at)"},
         fillMedia},
        {5,
         "reviews",
         {"create table reviews (number bigint primary key, submitted_at bigint not null, "
          "user_id text references users (id) on delete cascade, name text not null, email text not null, "
          "type text not null, usage text not null, rating bigint not null, body text not null, "
          "state text not null, is_example bigint not null, response text)",
          "create index reviews_by_state on reviews (state, number)",
          "create index reviews_by_rating on reviews (state, rating, number)",
          "create index reviews_by_user on reviews (user_id)",
          "create table review_counts (rating bigint not null, block bigint not null, "
          "approved bigint not null, primary key (rating, block))",
          "create table review_marks (name text primary key, value bigint not null)",
          "create table review_log (id text primary key, at bigint not null, "
          "user_id text references users (id), moderator text not null, action text not null, "
          "number bigint not null, detail text not null)",
          "create index review_log_by_time on review_log (at)",
          "create index review_log_by_user on review_log (user_id)"},
         fillReviews},
        {6,
         "co-editing",
         {"create table co_edit_links (id text primary key, "
          "wheel_id text not null references wheels (id) on delete cascade, key_hash text not null unique, "
          "created_at bigint not null, last_saved_at bigint)",
          "create index co_edit_links_by_wheel on co_edit_links (wheel_id)"}},
        {7,
         "draws",
         {"create table spin_chains (chain text primary key, of_room bigint not null, "
          "last_number bigint not null, last_link text not null)",
          "create table spins (id text primary key, chain text not null, number bigint not null, "
          "seed text not null, salt text not null, commitment text not null, previous text not null, "
          "committed_at bigint not null, drawn_at bigint, receipt text, unique (chain, number))",
          "create table receipt_keys (id text primary key, private_key text not null, "
          "created_at bigint not null)"}},
        {8,
         "live rooms",
         {"create table live_rooms (id text primary key, code text not null unique, "
          "host_key_hash text not null, host_id text not null, host_name text not null, "
          "owner_id text references users (id) on delete cascade, wheel_id text not null, "
          "wheel text not null, revision bigint not null, rest double precision not null, "
          "viewers_spin bigint not null, hides_texts bigint not null, lang text not null, "
          "spin text not null, removed text not null, generation bigint not null, "
          "created_at bigint not null, ends_at bigint not null, empty_since bigint)",
          "create index live_rooms_by_owner on live_rooms (owner_id)"}},
        {9,
         "ideas",
         {"alter table users add column credits_month bigint",
          "create table idea_jobs (id text primary key, "
          "user_id text not null references users (id) on delete cascade, state text not null, "
          "language text not null, choices bigint not null, outcome text not null, "
          "asked_at bigint not null, ends_at bigint not null)",
          "create index idea_jobs_by_user on idea_jobs (user_id, asked_at)",
          "create index idea_jobs_by_end on idea_jobs (state, ends_at)",
          "create unique index idea_jobs_running on idea_jobs (user_id) where state = 'running'"}},
        {10,
         "reports",
         {"alter table wheels add column taken_down_at bigint",
          "create table report_cases (number bigint primary key, share_id text not null unique, "
          "wheel_id text not null references wheels (id) on delete cascade, state text not null, "
          "version bigint not null, opened_at bigint not null, reported_at bigint not null, "
          "reports bigint not null, reports_since_kept bigint not null, note text not null)",
          "create index report_cases_by_state on report_cases (state, reported_at)",
          "create index report_cases_by_wheel on report_cases (wheel_id)",
          "create table share_reports (id text primary key, "
          "case_number bigint not null references report_cases (number) on delete cascade, "
          "reason text not null, message text not null, email text, created_at bigint not null)",
          "create index share_reports_by_case on share_reports (case_number, created_at)",
          "create index share_reports_by_time on share_reports (created_at)",
          "create index share_reports_by_email on share_reports (email)",
          "create table report_marks (name text primary key, value bigint not null)",
          "create table report_log (id text primary key, at bigint not null, "
          "user_id text references users (id), moderator text not null, action text not null, "
          "number bigint not null, detail text not null)",
          "create index report_log_by_time on report_log (at)",
          "create index report_log_by_user on report_log (user_id)"},
         fillReports},
        {11,
         "retention",
         {"alter table users add column last_used_at bigint",
          "create index users_by_use on users (last_used_at)",
          "create index review_log_by_number on review_log (number)"},
         fillRetention},
        {12, "save ids", {"alter table wheels add column save_id text"}},
        {13,
         "log of spins",
         {"create table spin_logs (wheel_id text primary key references wheels (id) on delete cascade, "
          "last_seq bigint not null, folded bigint not null, base text not null)",
          "create table spin_log_entries (wheel_id text not null references wheels (id) on delete cascade, "
          "seq bigint not null, entry_id text not null, body text, primary key (wheel_id, seq), "
          "unique (wheel_id, entry_id))"}},
        {14,
         "bounds",
         {"alter table wheels add column bytes bigint not null default 0",
          "create index wheels_by_weight on wheels (owner_id, bytes)",
          "alter table live_rooms add column opened_from text not null default ''",
          "create index live_rooms_by_source on live_rooms (opened_from)",
          "alter table spin_chains add column of_guest bigint not null default 0",
          "create index spins_by_time on spins (committed_at)"},
         fillBounds},
        {15,
         "indexes of upkeep",
         {"create index sessions_by_idle on sessions (idle_until)",
          "create index sessions_by_end on sessions (ends_at)",
          "create index refresh_tokens_by_spending on refresh_tokens (spent_at)"}},
        {16,
         "indexes of rooms",
         {"create index live_rooms_by_end on live_rooms (ends_at)",
          "create index live_rooms_by_emptiness on live_rooms (empty_since)",
          "create index live_rooms_by_standing on live_rooms (id, generation, empty_since)"}},
        {17,
         "log of draws",
         {"create table draw_log (origin text primary key, size bigint not null)",
          "create table draw_log_leaves (hash text primary key, opened bigint not null, "
          "logged_at bigint not null, place bigint)",
          "create unique index draw_log_leaves_by_place on draw_log_leaves (place) where place is not null",
          "create index draw_log_leaves_waiting on draw_log_leaves (opened, logged_at, hash) "
          "where place is null",
          "create table draw_log_nodes (level bigint not null, place bigint not null, "
          "hash text not null, primary key (level, place))",
          "alter table receipt_keys add column signs_from bigint not null default 0",
          "alter table receipt_keys add column public_key text not null default ''"},
         fillDrawLog},
        {18,
         "beacons of draws",
         {"alter table spins add column beacon_chain text not null default ''",
          "alter table spins add column beacon_round bigint not null default 0",
          "alter table spins add column closed_leaf text not null default ''"}},
        {19,
         "keys of draws",
         {"alter table spins add column key_digest text not null default ''",
          "alter table spins add column closed_list text not null default ''"}},
        {20,
         "ledger",
         // Deferred: PostgreSQL would check the reference again when a cascade of the user's own deletion
         // updates the balance twice.
         {"create table ledger_balances (user_id text not null references users (id) on delete cascade "
          "deferrable initially deferred, kind text not null, bytes bigint not null, primary key (user_id, "
          "kind))",
          "create table source_budgets (source text primary key, day bigint not null, "
          "spent bigint not null)",
          "alter table spins add column owner_id text references users (id) on delete set null",
          "create index spins_by_owner on spins (owner_id)", "drop index wheels_by_weight"},
         fillLedger},
        {21,
         "epochs of media addresses",
         {"alter table users add column address_epoch bigint not null default 0"}},
        {22,
         "results of spins",
         {"alter table spin_logs add column results text not null default ''",
          "alter table spin_logs add column settled bigint not null default -1",
          "alter table spin_logs add column last_order bigint not null default 0",
          "alter table spin_logs add column cleared_order bigint not null default 0",
          "alter table spin_logs add column next_folded bigint not null default 0",
          "alter table spin_logs add column next_base text not null default ''",
          "alter table spin_logs add column bytes bigint not null default 0",
          "create index spin_logs_unsettled on spin_logs (wheel_id) where settled <> last_seq"},
         fillResults},
        {23,
         "lists of live rooms",
         // A list outlives its room, so it doesn't refer to live_rooms.
         {"create table entry_lists (room_id text primary key, "
          "owner_id text references users (id) on delete cascade, door text not null, "
          "opened_at bigint not null)",
          "create index entry_lists_by_owner on entry_lists (owner_id)",
          "create index entry_lists_by_time on entry_lists (opened_at)",
          "create table entries (id text primary key, "
          "room_id text not null references entry_lists (room_id) on delete cascade, "
          "owner_id text references users (id) on delete cascade, "
          "user_id text references users (id) on delete cascade, name text not null, "
          "state bigint not null, came bigint not null, key_hash text not null, salt text not null, "
          "place bigint not null, change_number bigint not null, joined_at bigint not null)",
          "create index entries_by_change on entries (room_id, change_number)",
          "create index entries_by_owner on entries (owner_id)",
          "create index entries_by_user on entries (user_id)"},
         fillEntries},
        {24,
         "lists of draws",
         {"create table draw_lists (spin_id text primary key references spins (id) on delete cascade, "
          "owner_id text references users (id) on delete set null, root text not null, "
          "size bigint not null, sealed_at bigint not null, leaves text not null)",
          "create index draw_lists_by_owner on draw_lists (owner_id)"},
         fillDrawLists},
        {25,
         "claims of draws",
         {"create table draw_claims (spin_id text not null references spins (id) on delete cascade, "
          "number bigint not null, event text not null, primary key (spin_id, number))"}},
        {26,
         "weights, doubles and hosts of lists of live rooms",
         {"alter table entries add column weight bigint not null default 1",
          "alter table entries add column same_as text", "create index entries_by_key on entries (key_hash)",
          "alter table entry_lists add column host_key_hash text not null default ''"}},
        {27,
         "people of live rooms from elsewhere",
         {"alter table entries add column given_weight bigint not null default 1"}},
        {28,
         "doors and claims of live rooms are charged",
         {"alter table draw_claims add column owner_id text references users (id) on delete set null",
          "update draw_claims set owner_id = (select owner_id from spins where spins.id = "
          "draw_claims.spin_id)",
          "create index draw_claims_by_owner on draw_claims (owner_id)"},
         chargeDoorsAndClaims},
        {29,
         "tokens of programs",
         {"create table api_tokens (id text primary key, "
          "user_id text not null references users (id) on delete cascade, name text not null, "
          "digest text not null, scopes text not null, created_at bigint not null, expires_at bigint, "
          "last_used_at bigint)",
          "create unique index api_tokens_by_digest on api_tokens (digest)",
          "create index api_tokens_by_user on api_tokens (user_id)"}},
        {30,
         "keys of repeated draws",
         {"create table draw_keys (digest text primary key, "
          "spin_id text not null references spins (id) on delete cascade, draw_key text not null, "
          "asked text not null, asked_at bigint not null)",
          "create index draw_keys_by_spin on draw_keys (spin_id)",
          "create index draw_keys_by_time on draw_keys (asked_at)"}},
        {31, "disabled accounts", {"alter table users add column disabled_at bigint"}},
        {32,
         "accounts found without case and accents",
         {"alter table users add column sought text"},
         foldUsers},
        {33,
         "invitations",
         {"create table invitations (id text primary key, digest text not null, "
          "made_by text not null references users (id) on delete cascade, note text not null, "
          "created_at bigint not null, expires_at bigint not null)",
          "create unique index invitations_by_digest on invitations (digest)",
          "create index invitations_by_maker on invitations (made_by)"}},
        {34,
         "warnings of unused accounts",
         {"alter table users add column warned_at bigint", "alter table users add column language text"}},
        {35,
         "webhooks",
         {"create table webhooks (id text primary key, "
          "user_id text not null references users (id) on delete cascade, "
          "wheel_id text references wheels (id) on delete cascade, url text not null, events text not null, "
          "secret text not null, old_secret text not null, old_until bigint, created_at bigint not null, "
          "failing_since bigint, disabled_at bigint, disabled_why text not null default '')",
          "create index webhooks_by_user on webhooks (user_id)",
          "create index webhooks_by_wheel on webhooks (wheel_id)",
          "create table webhook_deliveries (id text primary key, "
          "webhook_id text not null references webhooks (id) on delete cascade, type text not null, "
          "data text not null, made_at bigint not null, due_at bigint, tried_at bigint, "
          "attempts bigint not null, delivered bigint not null, status bigint not null, "
          "problem text not null)",
          "create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, due_at)",
          "create index webhook_deliveries_by_due on webhook_deliveries (due_at)",
          "create index webhook_deliveries_by_time on webhook_deliveries (made_at)"}},
    };
    return list;
}

} // namespace wheelwright::storage
