#include "wheels/co_edit_links.hpp"
#include "base/digest.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kOfWheel{"co_edit_links_of_wheel",
                         "select id, created_at, last_saved_at from co_edit_links where wheel_id = $1 "
                         "order by created_at desc, id"};
constexpr Query kAddLink{"co_edit_link_add", "insert into co_edit_links (id, wheel_id, key_hash, created_at) "
                                             "values ($1, $2, $3, $4)"};
constexpr Query kEnd{"co_edit_link_end", "delete from co_edit_links where wheel_id = $1 and id = $2"};
constexpr Query kOpens{"co_edit_link_opens",
                       "select id from co_edit_links where key_hash = $1 and wheel_id = $2"};
constexpr Query kSaved{"co_edit_link_saved",
                       "update co_edit_links set last_saved_at = $2 where key_hash = $1"};

} // namespace

std::vector<CoEditLink> coEditLinksOf(Connection& connection, WheelId const& wheelId) {
    std::vector<CoEditLink> links;
    for (auto const& row : connection.run(kOfWheel, wheelId))
        links.push_back({row.get<LinkId>("id"), row.get<std::int64_t>("created_at"),
                         row.get<std::optional<std::int64_t>>("last_saved_at")});
    return links;
}

void keepCoEditLink(Connection& connection, WheelId const& wheelId, LinkId const& linkId,
                    std::string_view key, std::int64_t now) {
    connection.run(kAddLink, linkId, wheelId, sha256Hex(key), now);
}

bool dropCoEditLink(Connection& connection, WheelId const& wheelId, LinkId const& linkId) {
    return connection.run(kEnd, wheelId, linkId).affected() > 0;
}

bool opensWheel(Connection& connection, WheelId const& wheelId, std::string_view key) {
    return !key.empty() && !connection.run(kOpens, sha256Hex(key), wheelId).empty();
}

void noteCoEdit(Connection& connection, std::string_view key, std::int64_t now) {
    connection.run(kSaved, sha256Hex(key), now);
}

} // namespace wheelwright::wheels
