#include "live/rooms.hpp"
#include "testing/list_scene.hpp"
#include "testing/soon.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using entries::Door;
using entries::ListOrder;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Not;

struct RoomDoorTest : ListScene {
    std::int64_t in(std::chrono::milliseconds time) { return millisecondsOf(clock.now()) + time.count(); }
    Result<json::object> set(Door door) {
        return ask({.kind = ListOrder::Kind::Door, .hostKey = hostKey, .door = door});
    }
    json::object door() {
        room->join(98, asViewer("Looking"));
        auto const seen = audience.said.at("hello").at("door").as_object();
        room->leave(98);
        return seen;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomDoorTest, storage::everyEngine(), storage::engineName);

TEST_P(RoomDoorTest, ADoorOpensByItselfAtItsTimeAndClosesAtTheNext) {
    room->join(1, asHost());
    auto const opensAt = in(60s);
    auto const answer = set({.opensAt = opensAt, .until = in(120s)}).value();
    EXPECT_EQ(answer.at("door").at("opensAt"), opensAt);
    EXPECT_EQ(door().at("opensAt"), opensAt) << "visitors see a countdown";
    EXPECT_EQ(gist(join("Ann")), "door_not_open_yet");
    pass(59s);
    EXPECT_EQ(gist(join("Ann")), "door_not_open_yet");
    pass(1s);
    auto const& said = audience.said.at("door").at("door").as_object();
    EXPECT_EQ(said.at("open"), true);
    EXPECT_FALSE(said.contains("opensAt"));
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    pass(60s);
    EXPECT_EQ(audience.said.at("door").at("door").at("closedBy"), "time");
    EXPECT_EQ(gist(join("Ben")), "door_closed");
}

TEST_P(RoomDoorTest, WhoJoinsAtTheMomentOfOpeningIsIn) {
    set({.opensAt = in(60s), .most = 1}).value();
    clock.turn(60s);
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    EXPECT_EQ(gist(join("Ben")), "door_full");
    EXPECT_FALSE(door().contains("opensAt")) << "it has been opened, and doesn't open again";
}

TEST_P(RoomDoorTest, ATimeOfOpeningIsKeptThroughARestart) {
    set({.opensAt = in(60s), .until = in(180s)}).value();
    takeUp();
    EXPECT_EQ(gist(join("Ann")), "door_not_open_yet");
    clock.turn(90s);
    takeUp();
    room->tick();
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    set({.opensAt = in(60s), .until = in(120s)}).value();
    clock.turn(300s);
    takeUp();
    room->tick();
    EXPECT_EQ(gist(join("Ben")), "door_closed") << "both times have passed";
    EXPECT_EQ(door().at("closedBy"), "time");
}

TEST_P(RoomDoorTest, AnEmptyRoomWaitsForItsDoorToOpenAndNotForEver) {
    room->join(1, asHost());
    set({.opensAt = in(3h)}).value();
    room->leave(1);
    pass(2h);
    EXPECT_FALSE(room->isOver());
    takeUp();
    pass(1h + 29min);
    EXPECT_FALSE(room->isOver()) << "half an hour is counted from the opening on";
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    pass(1min);
    EXPECT_TRUE(room->isOver());
    EXPECT_FALSE(isStored());
}

TEST_P(RoomDoorTest, ARoomOfGuestsWaitsThreeHoursForItsDoor) {
    room->join(1, asHost());
    set({.opensAt = in(5h)}).value();
    room->leave(1);
    EXPECT_EQ(stored().emptySince, in(3h));
    pass(3h + 29min);
    EXPECT_FALSE(room->isOver());
    pass(1min);
    EXPECT_TRUE(room->isOver());
}

TEST_P(RoomDoorTest, ARoomOfAnAccountWaitsUntilItsDoorOpens) {
    auto const ownerId = addUser();
    database->write([&](storage::Connection& connection) {
        connection.run(storage::Query{"own_room", "update live_rooms set owner_id = $2 where id = $1"}, id,
                       ownerId);
    });
    takeUp();
    set({.opensAt = in(5h)}).value();
    EXPECT_EQ(stored().emptySince, in(5h));
}

TEST_P(RoomDoorTest, ARoomWhoseDoorIsOpenedByHandIsNotWaitedFor) {
    set({.opensAt = in(3h)}).value();
    EXPECT_EQ(stored().emptySince, in(3h));
    open().value();
    EXPECT_EQ(stored().emptySince, in(0s));
    pass(30min);
    EXPECT_TRUE(room->isOver());
}

// The sweep of the process that starts after a crash.
TEST_P(RoomDoorTest, AnAbandonedRoomWaitsForItsDoorToo) {
    room->join(1, asHost());
    set({.opensAt = in(3h)}).value();
    ASSERT_EQ(stored().emptySince, std::nullopt);
    http::Metrics metrics;
    Rooms const rooms{*database, *draws, clock, noMedia, LiveCounts{metrics}, {}, nullptr};
    EXPECT_TRUE(testing::soon([&] { return stored().emptySince.has_value(); }));
    EXPECT_EQ(stored().emptySince, in(3h));
}

TEST_P(RoomDoorTest, TheHostOpensSoonerOrNotAtAll) {
    set({.opensAt = in(60s)}).value();
    open().value();
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    set({.opensAt = in(60s)}).value();
    EXPECT_EQ(gist(join("Ben")), "door_not_open_yet") << "opened again later";
    close();
    pass(120s);
    EXPECT_EQ(gist(join("Ben")), "door_closed");
}

TEST_P(RoomDoorTest, AListThatIsFullDoesNotOpen) {
    open().value();
    join("Ann").value();
    set({.opensAt = in(60s), .most = 1}).value();
    pass(60s);
    EXPECT_EQ(door().at("closedBy"), "full");
}

TEST_P(RoomDoorTest, TimesOfOpeningThatCanNotBeAreRefused) {
    EXPECT_EQ(set({.opensAt = in(0s)}).error().code, "invalid_door");
    EXPECT_EQ(set({.opensAt = in(25h)}).error().code, "invalid_door") << "the room ends before";
    EXPECT_EQ(gist(join("Ann")), "door_never_opened");
}

TEST_P(RoomDoorTest, WhoIsLetInUnderOneNameIsNotShownUnderAnother) {
    open({.approves = true}).value();
    auto const entry = entries::EntryId{join("Ann", annsKey)->at("entryId").as_string()};
    ListOrder const approval{.kind = ListOrder::Kind::Approve, .hostKey = hostKey, .entryId = entry};
    ask(approval).value();
    EXPECT_EQ(join("Ann", annsKey)->at("state"), "in") << "the same name again";
    EXPECT_EQ(join("Something rude", annsKey)->at("state"), "waiting");
    EXPECT_EQ(inRoom(), 0);
    ask(approval).value();
    EXPECT_EQ(inRoom(), 1);
    open().value();
    EXPECT_EQ(join("Anna", annsKey)->at("state"), "in") << "the host doesn't look at names any more";
}

TEST_P(RoomDoorTest, APageOfTheHostReadsTheNamesThatAnotherOneHasChanged) {
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    audience.take();
    open({.weights = {.names = {{"Zoe", 3}}}}).value();
    EXPECT_EQ(json::serialize(audience.said.at("door").at("door").at("weights")),
              R"({"names":[{"name":"Zoe","weight":3}]})");
    EXPECT_THAT(audience.take(), AllOf(Contains("1 door"), Not(Contains("2 door"))));
    open().value();
    EXPECT_THAT(audience.take(), Not(Contains("1 door"))) << "everyone may read all of this one";
}

} // namespace
} // namespace wheelwright::live
