#include "live/rooms.hpp"
#include "testing/room_scene.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

struct RoomTest : RoomScene {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomTest, storage::everyEngine(), storage::engineName);

TEST_P(RoomTest, AHostWhoIsGoneIsWaitedForAMinute) {
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    pass(2s);
    audience.take();
    room->leave(1);
    EXPECT_EQ(state(), "away");
    pass(59s);
    audience.take();
    pass(1s);
    EXPECT_THAT(audience.take(), ElementsAre("all host"));
    EXPECT_EQ(state(), "waiting");
    room->join(3, asHost());
    EXPECT_THAT(audience.take(), ElementsAre("all host", "3 hello"));
}

TEST_P(RoomTest, EndsAfterADay) {
    room->join(1, asHost());
    pass(23h + 59min);
    EXPECT_FALSE(room->isOver());
    pass(1min);
    EXPECT_TRUE(room->isOver());
    EXPECT_EQ(audience.last.at("reason").as_string(), "expired");
    EXPECT_FALSE(isStored());
}

TEST_P(RoomTest, FromAWrongFutureIsOver) {
    room->join(1, asHost());
    clock.turn(-2 * 365 * 24h);
    room->tick();
    EXPECT_TRUE(room->isOver());
    EXPECT_FALSE(isStored());
}

TEST_P(RoomTest, WhatIsLeftOfOneFromAWrongFutureIsErased) {
    clock.turn(-2 * 365 * 24h);
    http::Metrics metrics;
    Rooms const rooms{*database, *draws, clock, noMedia, LiveCounts{metrics}, {}, nullptr};
    EXPECT_TRUE(testing::soon([&] { return !isStored(); }));
}

TEST_P(RoomTest, EndsWhenItHasBeenEmptyForHalfAnHour) {
    room->join(1, asHost());
    pass(2h);
    room->leave(1);
    pass(29min);
    EXPECT_FALSE(room->isOver());
    pass(1min);
    EXPECT_TRUE(room->isOver());
}

TEST_P(RoomTest, SaysWhoIsHereOnceASecondAtMost) {
    room->join(1, asHost());
    pass(0ms);
    audience.take();
    for (Seat seat = 2; seat < 200; ++seat)
        room->join(seat, asViewer(seat % 2 == 0 ? "" : "V" + std::to_string(seat)));
    audience.take();
    pass(999ms);
    EXPECT_THAT(audience.take(), ElementsAre());
    pass(1ms);
    EXPECT_THAT(audience.take(), ElementsAre("all viewers"));
}

TEST_P(RoomTest, OnlyTheHostShowsWhatSomebodyWrote) {
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    pass(2s);
    audience.take();
    room->receive(2, WordsShown{"a", "hello"});
    EXPECT_THAT(audience.take(), ElementsAre("2 refused"));
    room->receive(1, WordsShown{"a", "hello"});
    EXPECT_THAT(audience.take(), ElementsAre("all said"));
    EXPECT_EQ(audience.last.at("text"), "hello");
    auto const written =
        readPageMessage(R"({"type":"say","guid":"a","text":" I'm\u0000\u202E  here\nnow "})");
    EXPECT_EQ(std::get<WordsShown>(written.value()).text, "I'm here now");
    for (auto const* const bad :
         {R"({"type":"say","guid":"a"})", R"({"type":"say","text":"a"})",
          R"({"type":"say","guid":"","text":"a"})", R"({"type":"say","guid":"a","text":1})"})
        EXPECT_EQ(readPageMessage(bad).error().code, "unknown_message") << bad;
}

TEST_P(RoomTest, AnOverlayIsNoViewer) {
    auto overlay = asViewer("OBS");
    overlay.isPicture = true;
    room->join(1, asHost());
    room->join(2, overlay);
    pass(2s);
    auto const& viewers = audience.last;
    EXPECT_EQ(viewers.at("count"), 1);
    EXPECT_EQ(viewers.at("list").as_array().size(), 1U);
    room->leave(2);
    pass(2s);
    EXPECT_EQ(audience.last.at("count"), 1);
}

TEST_P(RoomTest, ListsAHundredWithNamesFirst) {
    room->join(1, {"no name, but a long key", "", {}, {}});
    for (Seat seat = 2; seat < 150; ++seat)
        room->join(seat, asViewer("V" + std::to_string(seat)));
    pass(1s);
    EXPECT_EQ(audience.last.at("count").as_int64(), 149);
    EXPECT_EQ(audience.last.at("list").as_array().size(), 100U);
    EXPECT_EQ(audience.last.at("list").at(0).at("name").as_string(), "V2");
}

TEST_P(RoomTest, EditsAreShownFourTimesASecondAndTheNewestWins) {
    room->join(1, asHost());
    pass(1s);
    audience.take();
    for (int i = 0; i < 10; ++i)
        room->edit(hostKey, testing::sampleWheelText(wheelId, "Edit " + std::to_string(i))).value();
    room->tick();
    EXPECT_THAT(audience.take(), ElementsAre("all wheel"));
    EXPECT_EQ(audience.last.at("wheel").at("wheel-definition").at("name").as_string(), "Edit 9");
    room->edit(hostKey, testing::sampleWheelText(wheelId, "Edit 10")).value();
    pass(249ms);
    EXPECT_THAT(audience.take(), ElementsAre());
    pass(1ms);
    EXPECT_THAT(audience.take(), ElementsAre("all wheel"));
}

TEST_P(RoomTest, ASpinStartsSoonAndItsResultComesWhenItHasEnded) {
    room->join(1, asHost());
    pass(1s);
    auto const next = draws->list(id, 1'000).draws.front().commitment;
    audience.take();
    room->receive(1, SpinAsked{next.spinId, std::string(64, 'a')});
    EXPECT_THAT(audience.take(), ElementsAre("all spin"));
    EXPECT_EQ(audience.last.at("startsAt").as_int64(), clock.now().time_since_epoch().count() + 400);
    EXPECT_EQ(audience.last.at("duration").as_int64(), 8000);
    EXPECT_EQ(audience.last.at("rotates").as_int64(), 8);
    EXPECT_EQ(room->dueAt(), clock.now().time_since_epoch().count() + 8400);
    pass(8400ms);
    EXPECT_THAT(audience.take(), ElementsAre("all result"));
    EXPECT_EQ(audience.last.at("next").at("number").as_int64(), 2);
}

TEST_P(RoomTest, AnotherProcessGoesOnInTheMiddleOfASpin) {
    room->join(1, asHost());
    auto const next = draws->list(id, 1'000).draws.front().commitment;
    room->receive(1, SpinAsked{next.spinId, std::string(64, 'a')});
    clock.turn(5s);
    takeUp();
    audience.take();
    pass(3400ms);
    EXPECT_THAT(audience.take(), ElementsAre("all result"));
    EXPECT_EQ(draws->list(id, 1'000).draws.size(), 2U);
    takeUp(); // and again: the commitment that was announced is kept
    EXPECT_EQ(draws->list(id, 1'000).draws.size(), 2U);
}

TEST_P(RoomTest, AWheelThatNobodyCanWinOnIsNotSpun) {
    room->join(1, asHost());
    room->edit(hostKey, R"({"wheel-definition":{"slices":[]}})").value();
    auto const next = draws->list(id, 1'000).draws.front().commitment;
    room->receive(1, SpinAsked{next.spinId, std::string(64, 'a')});
    EXPECT_EQ(audience.last.at("code").as_string(), "invalid_wheel");
    room->receive(1, SpinAsked{next.spinId, "mine"});
    EXPECT_EQ(audience.last.at("code").as_string(), "invalid_draw");
}

TEST_P(RoomTest, ARoomThatIsGoneFromTheDatabaseEnds) {
    room->join(1, asHost());
    write(*database, "delete from live_rooms");
    room->receive(1, RulesChanged{true});
    EXPECT_TRUE(room->isOver());
}

// Otherwise the row says that the room is empty, and the sweep ends it with people in it.
TEST_P(RoomTest, APresenceThatCouldNotBeStoredIsStoredLater) {
    write(*database, "alter table live_rooms rename to away");
    room->join(1, asHost());
    write(*database, "alter table away rename to live_rooms");
    ASSERT_TRUE(stored().emptySince);
    pass(0ms);
    ASSERT_TRUE(stored().emptySince) << "it waits before it tries again";
    EXPECT_EQ(room->dueAt(), clock.now().time_since_epoch().count() + 1000);
    pass(1s);
    EXPECT_EQ(stored().emptySince, std::nullopt);
    EXPECT_EQ(stored().hostName, "Ada");
}

// As after a crash: its guests may never come back, and the room still counts against the limits.
TEST_P(RoomTest, ARoomThatIsTakenUpAgainIsStoredAsEmptyUntilSomebodyJoins) {
    room->join(1, asHost());
    ASSERT_EQ(stored().emptySince, std::nullopt);
    takeUp();
    pass(0ms);
    EXPECT_EQ(stored().emptySince, clock.now().time_since_epoch().count());
    room->join(1, asHost());
    EXPECT_EQ(stored().emptySince, std::nullopt);
}

TEST_P(RoomTest, TheSweepFindsRoomsThatNoProcessRuns) {
    room->join(1, asHost());
    ASSERT_EQ(stored().emptySince, std::nullopt);
    http::Metrics metrics; // of the process that is started after the crash
    Rooms const rooms{*database, *draws, clock, noMedia, LiveCounts{metrics}, {}, nullptr};
    EXPECT_TRUE(testing::soon([&] { return stored().emptySince.has_value(); }));
}

// Two processes on one database without Redis would mark each other's rooms forever.
TEST_P(RoomTest, WithoutRedisOnlyTheFirstSweepNotesRoomsOfOtherProcesses) {
    room->join(1, asHost());
    http::Metrics metrics;
    Rooms const rooms{*database, *draws, clock, noMedia, LiveCounts{metrics}, {.sweep = 10ms}, nullptr};
    ASSERT_TRUE(testing::soon([&] { return stored().emptySince.has_value(); }));
    room->storeIfOccupied();
    auto expired = stored();
    expired.code = "ABC235";
    expired.endsAt = 1;
    for (int sweeps = 0; sweeps < 3; ++sweeps) { // each erases an expired room as the last thing
        expired.id = RoomId{newUuid()};
        database->write([&](storage::Connection& connection) { addRoom(connection, expired); });
        ASSERT_TRUE(testing::soon([&] {
            return !database->read(
                [&](storage::Connection& connection) { return findRoom(connection, expired.id); });
        }));
    }
    EXPECT_EQ(stored().emptySince, std::nullopt);
}

TEST_P(RoomTest, ARowThatCallsAnOccupiedRoomEmptyIsCorrected) {
    room->join(1, asHost());
    write(*database, "update live_rooms set empty_since = 1");
    room->storeIfOccupied();
    EXPECT_EQ(stored().emptySince, std::nullopt);
    room->leave(1);
    write(*database, "update live_rooms set empty_since = 1");
    room->storeIfOccupied();
    EXPECT_EQ(stored().emptySince, 1);
}

TEST_P(RoomTest, ADrawWhoseWinnerIsGoneFromTheWheelIsNotSpun) {
    room->join(1, asHost());
    auto wheel = testing::sampleWheel(wheelId, "Lunch", {"Pizza", "Soup", "Salad", "Rice"});
    auto const entropy = std::string(64, 'a');
    for (auto const& repeated : {entropy, std::string(64, 'b')}) {
        // An earlier request made the draw, but its answer was lost.
        auto const drawn = draws->list(id, 1'000).draws.front().commitment;
        auto const made = draws->draw({drawn.spinId, room->record()}, {wheel, entropy}).value();
        auto const& receipt = std::get<MadeDraw>(made).receipt;
        auto const& winner = receipt.at("winners").at(0);
        auto& slices = wheel.at("wheel-definition").at("slices").as_array();
        slices.erase(
            std::ranges::find_if(slices, [&](auto const& slice) { return slice.at("guid") == winner; }));
        room->edit(hostKey, boost::json::serialize(wheel)).value();
        pass(1s);
        audience.take();
        room->receive(1, SpinAsked{drawn.spinId, repeated});
        EXPECT_THAT(audience.take(), ElementsAre("all result", "1 refused"));
        EXPECT_EQ(audience.last.at("code").as_string(), "winner_gone");
        EXPECT_EQ(audience.said.at("result").at("winner"), winner);
        EXPECT_EQ(audience.said.at("result").at("next").at("number"), drawn.number + 1);
    }
    auto const next = draws->list(id, 1'000).draws.front().commitment;
    room->receive(1, SpinAsked{next.spinId, entropy});
    EXPECT_THAT(audience.take(), ElementsAre("all spin"));
}

// The host's page has heard the result, and its change is on the way.
TEST_P(RoomTest, AViewersSpinWaitsForWhatTheHostChangesAfterAResult) {
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    room->receive(1, RulesChanged{true});
    auto const newest = [&] { return draws->list(id, 1'000).draws.front().commitment; };
    auto const entropy = std::string(64, 'a');
    room->receive(1, SpinAsked{newest().spinId, entropy});
    auto const winner = audience.said.at("spin").at("winner");
    pass(20s);
    audience.take();
    auto const second = newest();
    room->receive(2, SpinAsked{second.spinId, entropy});
    pass(250ms);
    EXPECT_THAT(audience.take(), ElementsAre()) << "it waits, and nobody is told off";
    auto wheel = testing::sampleWheel(wheelId, "Lunch", {"Pizza", "Soup", "Salad"});
    for (auto& slice : wheel.at("wheel-definition").at("slices").as_array())
        if (slice.at("guid") == winner) slice.as_object()["active"] = false;
    room->edit(hostKey, boost::json::serialize(wheel)).value();
    pass(0ms);
    EXPECT_THAT(audience.take(), ElementsAre("all wheel", "all spin"));
    auto const receipt = draws->find(second.spinId).value();
    for (auto const& entry : receipt.at("entries").as_array())
        EXPECT_NE(entry.at("guid"), winner);
    pass(20s);
    audience.take();
    room->receive(2, SpinAsked{newest().spinId, entropy});
    pass(600ms);
    EXPECT_THAT(audience.take(), ElementsAre("all spin"))
        << "a host who changes nothing is not waited for long";
}

// A process that was frozen while another took the room up.
TEST_P(RoomTest, WhoLostTheRoomChangesNothingAndSendsItsGuestsOn) {
    room->join(1, asHost());
    auto const next = draws->list(id, 1'000).draws.front().commitment;
    database->write([&](storage::Connection& connection) { takeUpRoom(connection, id); });
    audience.take();
    room->receive(1, SpinAsked{next.spinId, std::string(64, 'a')});
    EXPECT_THAT(audience.take(), ElementsAre("all bye"));
    EXPECT_EQ(audience.last.at("reason").as_string(), "leaving");
    EXPECT_TRUE(room->hasMoved());
    EXPECT_FALSE(draws->list(id, 1'000).draws.front().isDrawn);
    EXPECT_EQ(room->edit(hostKey, testing::sampleWheelText(wheelId, "Old")).error().code, "unavailable");
    room->join(2, asViewer("Ben"));
    EXPECT_THAT(audience.take(), ElementsAre("2 bye"));
}

TEST_P(RoomTest, WhoLostTheRoomNeitherEndsItNorStoresAnything) {
    room->join(1, asHost());
    database->write([&](storage::Connection& connection) { takeUpRoom(connection, id); });
    room->receive(1, RoomEnded{});
    EXPECT_EQ(audience.last.at("reason").as_string(), "leaving");
    EXPECT_TRUE(isStored());
    takeUp();
    room->join(1, asHost());
    database->write([&](storage::Connection& connection) { takeUpRoom(connection, id); });
    EXPECT_EQ(room->edit(hostKey, testing::sampleWheelText(wheelId, "Old")).error().code, "unavailable");
    EXPECT_TRUE(room->hasMoved());
}

// Promise: durable when it is answered.
TEST_P(RoomTest, AnEditOfARoomWhoseRowIsGoneIsRefused) {
    database->write([&](storage::Connection& connection) {
        connection.run(storage::Query{"drop_room", "delete from live_rooms"});
    });
    EXPECT_EQ(room->edit(hostKey, testing::sampleWheelText(wheelId)).error().code, "live_not_found");
}

TEST_P(RoomTest, ARoomThatWasTakenUpElsewhereMeanwhileHasMoved) {
    auto const takenUp = [&] {
        return database->write([&](storage::Connection& connection) { return takeUpRoom(connection, id); });
    };
    database->write([&](storage::Connection& connection) {
        connection.run(storage::Query{"drop_spins", "delete from spins"});
    });
    auto lost = takenUp();
    takenUp();
    room.emplace(RoomNeeds{*database, *draws, clock, noMedia}, std::move(*lost), audience);
    EXPECT_TRUE(room->hasMoved());
}

struct RoomOfSeven : RoomScene {
    void SetUp() override {
        RoomScene::SetUp();
        room->join(1, asHost());
        auto wheel = testing::sampleWheel(wheelId, "Class", {"A", "B", "C", "D", "E", "F", "G"});
        wheel.at("wheel-definition").at("slices").at(0).as_object()["weight"] = 1000;
        room->edit(hostKey, boost::json::serialize(wheel)).value();
        pass(1s);
    }
    boost::json::object spin(DrawCounts counts, std::int64_t teams = 0) {
        auto const next = draws->newest(id)->commitment;
        room->receive(1, SpinAsked{next.spinId, std::string(64, 'a'), counts, teams});
        return audience.last;
    }
    boost::json::object receiptOf(boost::json::object const& spin) {
        return draws->find(SpinId{spin.at("spinId").as_string()}).value();
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomOfSeven, storage::everyEngine(), storage::engineName);

TEST_P(RoomOfSeven, DrawsSeveralWinnersWithReserves) {
    auto const drawn = spin({3, 2});
    auto const receipt = receiptOf(drawn);
    auto const& places = drawn.at("places");
    EXPECT_EQ(places.at("winners"), receipt.at("winners"));
    EXPECT_EQ(places.at("winners").as_array().size(), 3U);
    EXPECT_EQ(places.at("winners").at(0), drawn.at("winner"));
    EXPECT_EQ(places.at("reserves"), receipt.at("reserves"));
    EXPECT_EQ(places.at("reserves").as_array().size(), 2U);
    pass(1min);
    EXPECT_FALSE(spin({}).contains("places")) << "one winner is as it always was";
}

TEST_P(RoomOfSeven, DealsEveryoneOutToTeamsWithOneWeight) {
    auto const drawn = spin({}, 3);
    EXPECT_EQ(drawn.at("places").at("teams"), 3);
    EXPECT_EQ(drawn.at("places").at("winners").as_array().size(), 7U);
    auto const receipt = receiptOf(drawn);
    for (auto const& entry : receipt.at("entries").as_array())
        EXPECT_EQ(entry.at("weight"), 1);
    pass(1min);
    auto many = testing::sampleWheel(wheelId, "Crowd", std::vector<std::string>(1001));
    for (int i = 0; auto& slice : many.at("wheel-definition").at("slices").as_array())
        slice.as_object()["guid"] = "g" + std::to_string(++i);
    room->edit(hostKey, boost::json::serialize(many)).value();
    EXPECT_EQ(spin({}, 3).at("code"), "invalid_draw");
}

} // namespace
} // namespace wheelwright::live
