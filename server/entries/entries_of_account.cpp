#include "entries/entries_of_account.hpp"
#include "base/clock.hpp"
#include "storage/query.hpp"

namespace wheelwright::entries {
namespace {

namespace json = boost::json;
using storage::Connection;
using storage::Query;

constexpr Query kJoined{"entries_of_user",
                        "select room_id, name, joined_at from entries where user_id = $1 order by joined_at"};
constexpr Query kLists{"entry_lists_of_user",
                       "select room_id, opened_at from entry_lists where owner_id = $1 "
                       "order by opened_at"};
constexpr Query kNames{"entry_names",
                       "select name, joined_at from entries where room_id = $1 order by place"};
constexpr Query kEraseLists{"entry_lists_erase_of_user", "delete from entry_lists where owner_id = $1"};
constexpr Query kEraseEntries{"entries_erase_of_user", "delete from entries where user_id = $1"};

// A list with a comma between its items.
class Items {
public:
    explicit Items(accounts::ExportSink const& sink) : sink_{sink} { sink_("["); }
    void add(json::object const& item) {
        sink_(std::exchange(comma_, ","));
        sink_(json::serialize(item));
    }
    void end() { sink_("]"); }

private:
    accounts::ExportSink const& sink_;
    std::string comma_;
};

std::string timeIn(storage::Row const& row, char const* column) {
    return isoTime(instantOf(row.get<std::int64_t>(column)));
}

} // namespace

// Reads one list at a time: each may have ten thousand people.
void EntriesOfAccount::exportTo(Connection& connection, UserId const& userId,
                                accounts::ExportSink const& sink) const {
    sink(R"({"joined":)");
    Items joined{sink};
    for (auto const& row : connection.run(kJoined, userId))
        joined.add({{"liveId", row.get<std::string>("room_id")},
                    {"name", row.get<std::string>("name")},
                    {"joinedAt", timeIn(row, "joined_at")}});
    joined.end();
    sink(R"(,"lists":)");
    Items lists{sink};
    for (auto const& row : connection.run(kLists, userId)) {
        auto const roomId = row.get<std::string>("room_id");
        json::array people;
        for (auto const& person : connection.run(kNames, roomId))
            people.push_back(
                {{"name", person.get<std::string>("name")}, {"joinedAt", timeIn(person, "joined_at")}});
        lists.add(
            {{"liveId", roomId}, {"openedAt", timeIn(row, "opened_at")}, {"people", std::move(people)}});
    }
    lists.end();
    sink("}");
}

void EntriesOfAccount::erase(Connection& connection, UserId const& userId) const {
    connection.run(kEraseLists, userId);
    connection.run(kEraseEntries, userId);
}

} // namespace wheelwright::entries
