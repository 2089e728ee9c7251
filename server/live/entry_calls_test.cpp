#include "testing/joining_people.hpp"
#include "testing/soon.hpp"
#include <csignal>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

using ::testing::HasSubstr;
using testing::joinAs;
using testing::jsonOf;
using testing::ServerProcess;
using testing::textIn;

// Promise D1.
TEST(Crash, EveryoneWhoJoinedIsOnTheListOnceAfterKillNine) {
    ServerProcess server{{"--test-rate-limits", "off"}};
    auto const room = testing::roomWithOpenDoor(server.port());
    testing::Crowd crowd{server.port(), room};
    EXPECT_TRUE(testing::soon([&] { return crowd.count() > 100; }));
    server.signal(SIGKILL);
    server.wait();
    auto const acknowledged = crowd.stop();
    server.startAgain();
    testing::expectEachOnce(testing::listOf(server.port(), room), acknowledged);
    auto const joined = joinAs(server.port(), room, {{"name", "Ben"}});
    EXPECT_EQ(joined.status, 201U) << "the room goes on: " << joined.body;
}

TEST(Crash, ADoorThatOpensLaterDoesSoAfterKillNine) {
    ServerProcess server{{"--test-rate-limits", "off"}};
    auto const room = testing::openLiveRoom(server.port(), boost::json::serialize(testing::quickWheel()));
    auto const soon = millisecondsOf(SystemClock{}.now()) + 5'000;
    auto const set =
        testing::setDoor(server.port(), room, R"("open":false,"opensAt":)" + std::to_string(soon));
    EXPECT_EQ(set.status, 200U) << set.body;
    EXPECT_THAT(joinAs(server.port(), room, {{"name", "Ann"}}).body, HasSubstr("door_not_open_yet"));
    server.signal(SIGKILL);
    server.wait();
    server.startAgain();
    EXPECT_TRUE(testing::soon([&] { return joinAs(server.port(), room, {{"name", "Ann"}}).status == 201U; }));
}

TEST(EntryCalls, OneAddressCanNotJoinAThousandTimesASecond) {
    ServerProcess const server{{"--rate-calls", "20"}};
    auto const room = testing::roomWithOpenDoor(server.port());
    testing::Reply reply;
    for (int i = 0; i <= 20; ++i)
        reply = joinAs(server.port(), room, {{"name", "Ann"}});
    EXPECT_EQ(reply.status, 429U);
    EXPECT_THAT(reply.body, HasSubstr("too_many_requests"));
    EXPECT_TRUE(reply.has("retry-after"));
}

// The host's network pays for the list, so the answer to somebody who joins doesn't speak of their own
// storage.
TEST(EntryCalls, AHostWithoutSpaceTakesNobodyIn) {
    ServerProcess const server{{"--test-rate-limits", "off", "--test-guest-budget", "1"}};
    auto wheel = testing::quickWheel();
    wheel["note"] = std::string(1'047'000, 'x');
    auto const room = testing::openLiveRoom(server.port(), boost::json::serialize(wheel));
    testing::setDoor(server.port(), room, R"("open":true)");
    testing::Reply reply;
    for (int i = 0; i < 20 && reply.status != 409; ++i)
        reply = joinAs(server.port(), room, {{"name", "Ann"}});
    EXPECT_EQ(reply.status, 409U);
    EXPECT_THAT(reply.body, HasSubstr("host_quota_exceeded"));
}

TEST(EntryCalls, NamesThatHideOrTurnTheTextAreTidiedAndLongOnesAreNotRead) {
    ServerProcess const server{{"--test-rate-limits", "off"}};
    auto const room = testing::roomWithOpenDoor(server.port());
    auto const join = [&](std::string const& name) { return joinAs(server.port(), room, {{"name", name}}); };
    EXPECT_THAT(join("\u200B\u2060\uFEFF").body, HasSubstr("name_missing"));
    EXPECT_EQ(textIn(jsonOf(join("\u202Egnp.exe\u2066")), "name"), "gnp.exe");
    EXPECT_EQ(textIn(jsonOf(join("A\u200Bnn\x01")), "name"), "Ann");
    EXPECT_EQ(join(std::string(10'240, 'x')).status, 413U);
    EXPECT_EQ(joinAs(server.port(), room, {{"name", 7}}).status, 422U);
}

TEST(EntryCalls, ASecondTabIsTheSamePersonAndAClearedBrowserCanNotTouchTheirEntry) {
    ServerProcess const server{{"--test-rate-limits", "off"}};
    auto const room = testing::roomWithOpenDoor(server.port());
    auto const ann = jsonOf(joinAs(server.port(), room, {{"name", "Ann"}}));
    auto const again = joinAs(server.port(), room, {{"name", "Anna"}, {"viewerKey", ann.at("viewerKey")}});
    EXPECT_EQ(again.status, 200U);
    EXPECT_EQ(jsonOf(again).at("entryId"), ann.at("entryId"));
    auto const cleared = jsonOf(joinAs(server.port(), room, {{"name", "Anna"}}));
    EXPECT_EQ(textIn(cleared, "name"), "Anna (2)");
    auto const entry = testing::pathOf(room) + "/entries/" + textIn(ann, "entryId");
    auto const type = "Content-Type: application/json\r\n";
    for (auto const& key : {textIn(cleared, "viewerKey"), std::string{}, std::string{"' or 1=1 --"}}) {
        boost::json::object const body{{"viewerKey", key}};
        EXPECT_EQ(testing::ask(server.port(), "DELETE", entry, type, boost::json::serialize(body)).status,
                  403U);
        EXPECT_EQ(testing::get(server.port(), entry + "/proof", "X-Viewer-Key: " + key + "\r\n").status,
                  403U);
    }
}

// The host's page is closed too: its settings apply without it.
TEST(EntryCalls, NobodyComesInOnceTheDoorIsClosedHoweverManyAreAtIt) {
    ServerProcess const server{{"--test-rate-limits", "off"}};
    auto const room = testing::roomWithOpenDoor(server.port());
    testing::LiveClient::host(server.port(), room).leave();
    testing::Crowd crowd{server.port(), room};
    EXPECT_TRUE(testing::soon([&] { return crowd.count() > 50; }));
    ASSERT_EQ(testing::setDoor(server.port(), room, R"("open":false)").status, 200U);
    auto const listed = testing::listOf(server.port(), room).size();
    EXPECT_THAT(joinAs(server.port(), room, {{"name", "Late"}}).body, HasSubstr("door_closed"));
    auto const acknowledged = crowd.stop();
    EXPECT_EQ(acknowledged.size(), listed) << "everyone who was told so, and nobody else";
    testing::expectEachOnce(testing::listOf(server.port(), room), acknowledged);
}

} // namespace
} // namespace wheelwright::live
