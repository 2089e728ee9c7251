#include "wheels/recent_list.hpp"

namespace wheelwright::wheels {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kList{"recent_list", "select wheels.id, wheels.name, wheels.saved_at from recent_wheels "
                                     "join wheels on wheels.id = recent_wheels.wheel_id where user_id = $1 "
                                     "and (wheels.owner_id is null or wheels.owner_id = $1) "
                                     "order by used_at desc limit $2"};
constexpr Query kUses{"recent_uses",
                      "select wheels.id, wheels.name, used_at from recent_wheels join wheels on wheels.id = "
                      "recent_wheels.wheel_id where user_id = $1 order by used_at desc"};
constexpr Query kNewest{"recent_newest", "select wheel_id, used_at from recent_wheels where user_id = $1 "
                                         "order by used_at desc limit 1"};
constexpr Query kTouch{"recent_touch",
                       "insert into recent_wheels (user_id, wheel_id, used_at) values ($1, $2, $3) "
                       "on conflict (user_id, wheel_id) do update set used_at = excluded.used_at"};
constexpr Query kTrim{"recent_trim", "delete from recent_wheels where user_id = $1 and used_at < "
                                     "(select min(used_at) from (select used_at from recent_wheels "
                                     "where user_id = $1 order by used_at desc limit $2) as kept)"};

boost::json::object recentEntry(std::string_view id, std::string_view name, std::int64_t savedAt) {
    return {{"id", id}, {"name", name}, {"updatedAt", savedAt}};
}

} // namespace

boost::json::array recentOf(Connection& connection, UserId const& userId) {
    boost::json::array list;
    for (auto const& row : connection.run(kList, userId, kRecentKept))
        list.push_back(recentEntry(row.get<std::string>("id"), row.get<std::string>("name"),
                                   row.get<std::int64_t>("saved_at")));
    return list;
}

boost::json::array recentUsesOf(Connection& connection, UserId const& userId) {
    boost::json::array list;
    for (auto const& row : connection.run(kUses, userId))
        list.push_back({{"id", row.get<std::string>("id")},
                        {"name", row.get<std::string>("name")},
                        {"usedAt", row.get<std::int64_t>("used_at")}});
    return list;
}

boost::json::array withFirst(boost::json::array const& recent, WheelRecord const& wheel) {
    boost::json::array list{recentEntry(wheel.id.text(), wheel.name, wheel.savedAt)};
    for (auto const& other : recent)
        if (other.at("id").as_string() != wheel.id.text() &&
            list.size() < static_cast<std::size_t>(kRecentKept))
            list.push_back(other);
    return list;
}

bool isMostRecent(Connection& connection, UserId const& userId, WheelId const& wheelId) {
    auto const newest = connection.run(kNewest, userId).first();
    return newest && newest->get<WheelId>("wheel_id") == wheelId;
}

// Times always increase, even for two uses within a millisecond or after the clock was set back.
void moveToFront(Connection& connection, UserId const& userId, WheelId const& wheelId, std::int64_t now) {
    auto const newest = connection.run(kNewest, userId).first();
    if (newest && newest->get<WheelId>("wheel_id") == wheelId) return;
    auto const used = newest ? std::max(now, newest->get<std::int64_t>("used_at") + 1) : now;
    connection.run(kTouch, userId, wheelId, used);
    connection.run(kTrim, userId, kRecentKept);
}

} // namespace wheelwright::wheels
