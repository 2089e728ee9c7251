#pragma once
#include "testing/room_scene.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {

// A test fixture: a room whose host lets people put themselves on the wheel.
struct ListScene : RoomScene {
    Result<boost::json::object> ask(entries::ListOrder order) {
        Result<boost::json::object> answer = Error{Fault::Unavailable, "not answered", ""};
        room->order(std::move(order), [&](Result<boost::json::object> made) { answer = std::move(made); });
        room->settleJoins();
        return answer;
    }
    Result<boost::json::object> open(entries::Door door = {}) {
        door.isOpen = true;
        return ask({.kind = entries::ListOrder::Kind::Door, .hostKey = hostKey, .door = door});
    }
    void close() { ask({.kind = entries::ListOrder::Kind::Door, .hostKey = hostKey}).value(); }
    Result<boost::json::object> join(std::string const& name, std::string const& viewerKey = "",
                                     std::optional<UserId> const& userId = {}) {
        return ask({.viewerKey = viewerKey, .name = name, .userId = userId});
    }
    // What the answer says: the code of an error, or the name and whether it is a new entry.
    static std::string gist(Result<boost::json::object> const& answer) {
        if (!answer) return answer.error().code;
        return std::string{answer->at("name").as_string()} + (answer->at("isNew").as_bool() ? " is new" : "");
    }
    Result<boost::json::object> remove(boost::json::object const& joined, entries::ListOrder order = {}) {
        order.kind = entries::ListOrder::Kind::Remove;
        order.entryId = entries::EntryId{joined.at("entryId").as_string()};
        return ask(std::move(order));
    }
    Result<boost::json::object> merge(boost::json::object const& joined, boost::json::object const& into) {
        return ask({.kind = entries::ListOrder::Kind::Merge,
                    .hostKey = hostKey,
                    .entryId = entries::EntryId{joined.at("entryId").as_string()},
                    .into = entries::EntryId{into.at("entryId").as_string()}});
    }
    entries::Entry entryOf(boost::json::object const& joined) {
        entries::EntryId const entryId{joined.at("entryId").as_string()};
        return database->read(
            [&](storage::Connection& connection) { return *entries::findEntry(connection, id, entryId); });
    }
    UserId addUser() {
        UserId const added{newUuid()};
        database->write([&](storage::Connection& connection) {
            connection.run(storage::Query{"add_user",
                                          "insert into users (id, name, email_verified, provider_name, tier, "
                                          "credits, role, created_at) values ($1, '', 0, 'email', 'free', 0, "
                                          "'user', 1)"},
                           added);
        });
        return added;
    }
    // The same host opens a room on another day. Returns the key that the first one had.
    std::string openAnother() {
        auto const before = std::exchange(hostKey, newSecret());
        openRoom("DEF567");
        return before;
    }
    std::int64_t inRoom() {
        room->join(99, asViewer("Counting"));
        auto const many = audience.said.at("hello").at("entries").at("count").as_int64();
        room->leave(99);
        return many;
    }
    std::string const annsKey = "key of Ann, long enough";
};

} // namespace wheelwright::live
