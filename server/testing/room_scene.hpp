#pragma once
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "live/room.hpp"
#include "live/room_store.hpp"
#include "testing/migrated_test.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::live {

inline std::string payloadOf(http::SocketMessage const& message) {
    auto const size = static_cast<unsigned char>(message.head[1]);
    std::size_t const header = size == 126 ? 4 : size == 127 ? 10 : 2;
    return message.head.substr(header) + (message.shared ? *message.shared : "") + message.tail;
}

// An audience for tests that records the messages to each seat.
struct NotedAudience final : Audience {
    void note(std::string to, http::SocketMessage const& message) {
        auto object = boost::json::parse(payloadOf(message)).as_object();
        std::string const type{object.at("type").as_string()};
        heard.push_back(to + " " + type);
        said.insert_or_assign(type, object);
        last = std::move(object);
    }
    void admit(Seat seat, std::vector<http::SharedMessage> first) override {
        for (auto const& message : first)
            note(std::to_string(seat), *message);
    }
    void toAll(http::SharedMessage message) override { note("all", *message); }
    void toOne(Seat seat, http::SharedMessage message) override { note(std::to_string(seat), *message); }
    void dismiss(Seat seat, http::SharedMessage message, http::CloseCode) override {
        note(std::to_string(seat), *message);
    }
    void dismissAll(http::SharedMessage message, http::CloseCode) override { note("all", *message); }

    std::vector<std::string> take() { return std::exchange(heard, {}); }
    std::vector<std::string> heard;
    boost::json::object last;
    std::map<std::string, boost::json::object> said; // the last message of each type
};

// A test fixture: a room with its own database, a clock that the test moves, and an audience that records.
struct RoomScene : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        database.emplace(open());
        draws.emplace(*database, clock);
        openRoom("ABC234");
    }
    void openRoom(std::string const& code) {
        auto const now = clock.now().time_since_epoch().count();
        RoomRecord record{.id = RoomId{newUuid()},
                          .code = code,
                          .hostKeyHash = sha256Hex(hostKey),
                          .hostId = {},
                          .hostName = {},
                          .ownerId = {},
                          .wheelId = wheelId,
                          .wheel = testing::sampleWheelText(wheelId),
                          .lang = "en",
                          .spin = {},
                          .removed = {},
                          .createdAt = now,
                          .endsAt = now + std::chrono::milliseconds{kRoomLives}.count(),
                          .emptySince = now};
        id = record.id;
        database->write([&](storage::Connection& connection) { addRoom(connection, record); });
        takeUp();
    }
    void takeUp() {
        auto record =
            database->write([&](storage::Connection& connection) { return takeUpRoom(connection, id); });
        room.emplace(RoomNeeds{*database, *draws, clock, noMedia}, std::move(*record), audience);
    }
    Arrival asHost() { return {"key of the host, secret", "Ada", sha256Hex(hostKey), {}}; }
    Arrival asViewer(std::string const& name) { return {"key of " + name + ", long enough", name, {}, {}}; }
    void pass(std::chrono::milliseconds time) {
        clock.turn(time);
        room->tick();
    }
    std::string state() { return std::string{audience.last.at("state").as_string()}; }
    RoomRecord stored() {
        return database->read(
            [&](storage::Connection& connection) { return findRoom(connection, id).value(); });
    }
    bool isStored() {
        return database->read(
            [&](storage::Connection& connection) { return findRoom(connection, id).has_value(); });
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Draws> draws;
    wheels::OwnMedia noMedia;
    NotedAudience audience;
    std::string hostKey = newSecret();
    wheels::WheelId wheelId{newUuid()};
    RoomId id;
    std::optional<Room> room;
};
} // namespace wheelwright::live
