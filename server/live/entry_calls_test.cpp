#include "testing/quick_room.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <csignal>
#include <gmock/gmock.h>
#include <set>
#include <thread>

namespace wheelwright::live {
namespace {

using testing::jsonOf;
using testing::LiveRoom;
using testing::ServerProcess;
using testing::textIn;

std::string listOf(LiveRoom const& room) {
    return "/api/live/" + room.liveId;
}

LiveRoom roomWithOpenDoor(std::uint16_t port) {
    auto const room = testing::openLiveRoom(port, boost::json::serialize(testing::quickWheel()));
    auto const opened =
        testing::ask(port, "PUT", listOf(room) + "/door", "Content-Type: application/json\r\n",
                     R"({"open":true,"hostKey":")" + room.hostKey + "\"}");
    EXPECT_EQ(opened.status, 200U) << opened.body;
    return room;
}

// A phone after the other joins, until the server is gone.
void joinUntilTheEnd(std::uint16_t port, LiveRoom const& room, std::vector<std::string>& acknowledged,
                     std::atomic<int>& count) {
    try {
        for (;;) {
            auto const joined = testing::postJson(port, listOf(room) + "/entries", R"({"name":"Ann"})");
            if (joined.status != 201) return;
            acknowledged.push_back(textIn(jsonOf(joined), "entryId"));
            ++count;
        }
    } catch (std::exception const&) {
        // The server is gone, as it should be.
    }
}

// Promise D1.
TEST(Crash, EveryoneWhoJoinedIsOnTheListOnceAfterKillNine) {
    ServerProcess server{{"--test-rate-limits", "off"}};
    auto const room = roomWithOpenDoor(server.port());
    std::vector<std::vector<std::string>> acknowledged(8);
    std::atomic<int> count = 0;
    {
        std::vector<std::jthread> threads;
        for (auto& each : acknowledged)
            threads.emplace_back([&] { joinUntilTheEnd(server.port(), room, each, count); });
        EXPECT_TRUE(testing::soon([&] { return count > 100; }));
        server.signal(SIGKILL);
        server.wait();
    }
    server.startAgain();
    std::multiset<std::string> ids;
    std::set<std::string> names;
    std::int64_t after = 0;
    for (bool hasMore = true; hasMore;) {
        auto const page =
            jsonOf(testing::get(server.port(), listOf(room) + "/entries?after=" + std::to_string(after)));
        for (auto const& entry : page.at("entries").as_array()) {
            ids.emplace(entry.at("entryId").as_string());
            names.emplace(entry.at("name").as_string());
        }
        after = page.at("change").as_int64();
        hasMore = page.at("hasMore").as_bool();
    }
    for (auto const& device : acknowledged)
        for (auto const& id : device)
            EXPECT_EQ(ids.count(id), 1U);
    EXPECT_EQ(names.size(), ids.size()) << "told apart";
    auto const joined = testing::postJson(server.port(), listOf(room) + "/entries", R"({"name":"Ben"})");
    EXPECT_EQ(joined.status, 201U) << "the room goes on: " << joined.body;
}

TEST(EntryCalls, OneAddressCanNotJoinAThousandTimesASecond) {
    ServerProcess const server{{"--rate-calls", "20"}};
    auto const room = roomWithOpenDoor(server.port());
    testing::Reply reply;
    for (int i = 0; i <= 20; ++i)
        reply = testing::postJson(server.port(), listOf(room) + "/entries", R"({"name":"Ann"})");
    EXPECT_EQ(reply.status, 429U);
    EXPECT_THAT(reply.body, ::testing::HasSubstr("too_many_requests"));
    EXPECT_TRUE(reply.has("retry-after"));
}

// The host's network pays for the list, so the answer to somebody who joins doesn't speak of their own
// storage.
TEST(EntryCalls, AHostWithoutSpaceTakesNobodyIn) {
    ServerProcess const server{{"--test-rate-limits", "off", "--test-guest-budget", "1"}};
    auto wheel = testing::quickWheel();
    wheel["note"] = std::string(1'047'000, 'x');
    auto const room = testing::openLiveRoom(server.port(), boost::json::serialize(wheel));
    testing::ask(server.port(), "PUT", listOf(room) + "/door", "Content-Type: application/json\r\n",
                 R"({"open":true,"hostKey":")" + room.hostKey + "\"}");
    testing::Reply reply;
    for (int i = 0; i < 20 && reply.status != 409; ++i)
        reply = testing::postJson(server.port(), listOf(room) + "/entries", R"({"name":"Ann"})");
    EXPECT_EQ(reply.status, 409U);
    EXPECT_THAT(reply.body, ::testing::HasSubstr("host_quota_exceeded"));
}

} // namespace
} // namespace wheelwright::live
