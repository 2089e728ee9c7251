#include "app/program/retention_rules.hpp"
#include "storage/migration_list.hpp"
#include "storage/table_copy.hpp"
#include "testing/every_engine.hpp"
#include "testing/turned_clock.hpp"
#include <map>
#include <set>

// What becomes of each stored time once the clock was ahead. A new column fails here until it is decided.
namespace wheelwright::app {
namespace {

using storage::Connection;
using storage::Query;

constexpr char kShown[] = "people and lists see it; nothing is decided by it";
constexpr char kCompared[] = "one that is too far ahead counts as over where it is compared (base/deadline)";
constexpr char kOrder[] = "orders its rows; nothing waits for it";

std::map<std::string, std::string> const kDecided{
    {"users.tier_expires_at", "a date that an operator chose"},
    {"users.credits_month", kCompared},
    {"users.disabled_at", kShown},
    {"invitations.created_at", kShown},
    {"invitations.expires_at", kCompared},
    {"identities.created_at", kShown},
    {"sessions.created_at", kShown},
    {"sessions.last_used_at", kShown},
    {"sessions.idle_until", kCompared},
    {"sessions.ends_at", kCompared},
    {"refresh_tokens.created_at", kShown},
    {"refresh_tokens.spent_at", kCompared},
    {"api_tokens.created_at", kShown},
    {"api_tokens.expires_at", "a date that its user chose"},
    {"api_tokens.last_used_at", kShown},
    {"webhooks.created_at", kShown},
    {"webhooks.failing_since", "a webhook ends a day late at most: its deliveries fail all the same"},
    {"webhooks.disabled_at", kShown},
    {"webhooks.old_until", "so long the secret from before signs beside the one that counts"},
    {"webhook_deliveries.due_at", kCompared},
    {"webhook_deliveries.tried_at", kShown},
    {"signing_keys.created_at", kShown},
    {"signing_keys.signs_from", "the newest key whose time has come signs, or the oldest of all"},
    {"receipt_keys.created_at", kShown},
    {"receipt_keys.signs_from", "as of signing_keys"},
    {"magic_links.expires_at", kCompared},
    {"mail_requests.asked_at", kCompared},
    {"outbox.asked_at", kCompared},
    {"outbox.next_try_at", kCompared},
    {"sign_in_attempts.expires_at", kCompared},
    {"wheels.saved_at", kShown},
    {"wheels.taken_down_at", kShown},
    {"wheel_versions.saved_at", kShown},
    {"recent_wheels.used_at", "always one more than the newest"},
    {"share_changes.changed_at", kCompared},
    {"media_erasures.asked_at", kCompared},
    {"co_edit_links.created_at", kShown},
    {"co_edit_links.last_saved_at", kShown},
    {"live_rooms.created_at", kShown},
    {"live_rooms.ends_at", kCompared},
    {"live_rooms.empty_since", kCompared},
    {"entries.joined_at", kShown},
    {"draw_lists.sealed_at", kShown},
    {"idea_jobs.ends_at", kCompared},
    {"report_cases.opened_at", kShown},
    {"report_cases.reported_at", kOrder},
    {"draw_log_leaves.logged_at", kOrder},
    {"source_budgets.day", "another day than today has nothing spent, whether before or ahead"},
};

bool isTime(std::string const& column) {
    static std::set<std::string> const endings{"_at", "_until", "_since", "_from", "_month"};
    return column == "at" || column == "day" ||
           std::ranges::any_of(endings, [&](auto const& each) { return column.ends_with(each); });
}

std::set<std::string> timesInSchema() {
    storage::SqlitePlace const place;
    auto database = storage::Database::open(place.address());
    storage::migrate(database, storage::migrationList(), testing::TurnedClock{}.now());
    std::set<std::string> times;
    database.read([&](Connection& connection) {
        for (auto const& table : storage::tablesInOrder(connection))
            for (auto const& row :
                 connection.run(Query{"columns", "select name, type from pragma_table_info($1)"}, table))
                if (row.get<std::string>("type") == "bigint" && isTime(row.get<std::string>("name")))
                    times.insert(table + "." + row.get<std::string>("name"));
    });
    return times;
}

TEST(StoredTimes, EachBearsAClockThatWasAhead) {
    std::set<std::string> decided;
    for (auto const& [table, column] : agedTimes())
        EXPECT_TRUE(decided.insert(table + "." + column).second) << table << "." << column;
    for (auto const& [place, why] : kDecided)
        EXPECT_TRUE(decided.insert(place).second) << place << " is corrected and needs no reason";
    EXPECT_EQ(decided, timesInSchema());
}

} // namespace
} // namespace wheelwright::app
