#include "live/arrival_text.hpp"
#include "live/spread_audience.hpp"
#include "testing/redis_process.hpp"
#include "testing/room_scene.hpp"
#include <csignal>

namespace wheelwright::live {
namespace {

// A room with a guest at another process, whose messages the test writes by hand.
struct SpreadAudienceTest : RoomScene {
    void SetUp() override {
        std::signal(SIGPIPE, SIG_IGN); // as the server does
        RoomScene::SetUp();
        auto record = room->record();
        room.emplace(RoomNeeds{*database, *draws, clock, noMedia}, std::move(record), spread);
        onMessage({.kind = WireKind::Join, .number = 1, .seat = 7, .details = jsonOf(asViewer("Ben"))});
        ASSERT_FALSE(room->isEmpty());
    }
    void onMessage(WireMessage message) {
        message.room = id;
        message.line = "line";
        spread.onMessage("ben", message, *room, 1);
    }

    testing::RedisProcess server;
    redis::MessageBus bus{redis::parseRedisAddress(server.address()).value()};
    http::Metrics metrics;
    LoopAudience here{LiveCounts{metrics}};
    SpreadAudience spread{here, RoomId{"room"}, &bus};
};
INSTANTIATE_TEST_SUITE_P(OnSqlite, SpreadAudienceTest, ::testing::Values(storage::Engine::Sqlite),
                         storage::engineName);

TEST_P(SpreadAudienceTest, WhoeverLeavesThereIsGoneHere) {
    onMessage({.kind = WireKind::Left, .number = 2, .seat = 7});
    EXPECT_TRUE(room->isEmpty());
}

TEST_P(SpreadAudienceTest, ALostMessageCutsTheLine) {
    onMessage({.kind = WireKind::Say, .number = 3, .seat = 7, .text = R"({"type":"name","name":"Cleo"})"});
    EXPECT_TRUE(room->isEmpty());
}

TEST_P(SpreadAudienceTest, ABeatThatCountsMoreThanWasHeardCutsTheLine) {
    onMessage({.kind = WireKind::Beat, .number = 1});
    EXPECT_FALSE(room->isEmpty());
    onMessage({.kind = WireKind::Beat, .number = 2});
    EXPECT_TRUE(room->isEmpty());
}

TEST_P(SpreadAudienceTest, AMessageThatComesTwiceCutsTheLine) {
    WireMessage const said{
        .kind = WireKind::Say, .number = 2, .seat = 7, .text = R"({"type":"name","name":"Cleo"})"};
    onMessage(said);
    EXPECT_FALSE(room->isEmpty());
    onMessage(said);
    EXPECT_TRUE(room->isEmpty());
}

TEST_P(SpreadAudienceTest, ACutLineIsNotTakenUpInTheMiddle) {
    onMessage({.kind = WireKind::Cut});
    EXPECT_TRUE(room->isEmpty());
    onMessage({.kind = WireKind::Join, .number = 2, .seat = 8, .details = jsonOf(asViewer("Cleo"))});
    EXPECT_TRUE(room->isEmpty());
}

} // namespace
} // namespace wheelwright::live
