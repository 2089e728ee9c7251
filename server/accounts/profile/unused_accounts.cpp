#include "accounts/profile/unused_accounts.hpp"
#include "base/deadline.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kExactTo = 1h;

constexpr Query kNoteUse{"user_note_use", "update users set last_used_at = $2 where id = $1 and "
                                          "(last_used_at is null or last_used_at < $3 or last_used_at > $4)"};
constexpr Query kLast{"user_last_use", "select last_used_at from users where id = $1"};
constexpr Query kUnused{"users_unused",
                        "select id from users where (last_used_at < $1 or (last_used_at is null and "
                        "created_at < $1)) and role = 'user' and (tier = 'free' or tier_expires_at < $2) "
                        "order by id limit $3"};

} // namespace

void noteUse(Connection& connection, UserId const& userId, Instant now) {
    connection.run(kNoteUse, userId, millisecondsOf(now), millisecondsOf(now - kExactTo), latestTime(now));
}

void noteUse(Connection& connection, UserId const& userId, std::optional<Instant> lastUse, Instant now) {
    if (!lastUse || isDue(*lastUse, now, kExactTo)) noteUse(connection, userId, now);
}

std::optional<Instant> lastUseOf(Connection& connection, UserId const& userId) {
    auto const row = connection.run(kLast, userId).first();
    auto const at = row ? row->get<std::optional<std::int64_t>>("last_used_at") : std::nullopt;
    return at ? std::optional{instantOf(*at)} : std::nullopt;
}

std::vector<UserId> unusedSince(Connection& connection, Instant before, Instant now, std::int64_t most) {
    std::vector<UserId> ids;
    for (auto const& row : connection.run(kUnused, millisecondsOf(before), millisecondsOf(now), most))
        ids.push_back(row.get<UserId>("id"));
    return ids;
}

} // namespace wheelwright::accounts
