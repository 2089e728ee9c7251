#include "wheels/share_cache.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kAddChange{"share_change_add",
                           "insert into share_changes (id, share_id, changed_at) values ($1, $2, $3)"};
constexpr Query kSince{"share_changes_since", "select id, share_id from share_changes where changed_at > $1"};
constexpr Query kDrop{"share_changes_drop",
                      "delete from share_changes where changed_at < $1 or changed_at > $2"};

} // namespace

void noteShareChange(Connection& connection, ShareId const& shareId, std::int64_t now) {
    connection.run(kAddChange, newUuid(), shareId, now);
}

std::vector<ShareChange> shareChangesSince(Connection& connection, std::int64_t since) {
    std::vector<ShareChange> changes;
    for (auto const& row : connection.run(kSince, since))
        changes.push_back({row.get<std::string>("id"), row.get<ShareId>("share_id")});
    return changes;
}

void dropShareChanges(Connection& connection, Instant now) {
    connection.run(kDrop, millisecondsOf(now) - 2 * kChangesReadBack,
                   latestDeadline(now, std::chrono::milliseconds{kChangesReadBack}));
}

} // namespace wheelwright::wheels
