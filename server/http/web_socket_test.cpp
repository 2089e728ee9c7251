#include "http/web_socket.hpp"
#include "testing/socket_frames.hpp"
#include <boost/asio/co_spawn.hpp>
#include <gmock/gmock.h>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using Slot = SocketMessage::Slot;

struct NotingHandler final : SocketHandler {
    void opened(std::shared_ptr<WebSocket>) override {}
    void received(std::string_view text) override { heard.emplace_back(text); }
    void closed() override { isClosed = true; }
    void leaving() override { isLeaving = true; }
    SharedMessage tooSlow() override { return textMessage("too slow"); }
    std::vector<std::string> heard;
    bool isClosed = false;
    bool isLeaving = false;
};

// A WebSocket and the other end of its connection, on one loop that the test turns.
struct WebSocketTest : ::testing::Test {
    WebSocketTest() {
        tcp::acceptor door{loop.io, {asio::ip::address_v4::loopback(), 0}};
        Socket ours{loop.io.get_executor()};
        door.set_option(asio::socket_base::receive_buffer_size(65'536));
        theirs.connect(door.local_endpoint());
        door.accept(ours);
        ours.set_option(asio::socket_base::send_buffer_size(65'536));
        theirs.non_blocking(true);
        socket = std::make_shared<WebSocket>(loop, std::move(ours), handler);
        auto serving = socket->serve("");
        asio::co_spawn(loop.io.get_executor(), std::move(serving), asio::detached);
        turn();
    }
    void turn() { loop.io.run_for(50ms); }
    void waitForSomething() { loop.io.run_one_for(50ms); }
    // All that has arrived at the other end so far.
    std::string arrived() {
        std::string all;
        for (int quiet = 0; quiet < 3;) {
            loop.io.poll();
            char bytes[65'536];
            boost::system::error_code problem;
            auto const count = theirs.read_some(asio::buffer(bytes), problem);
            all.append(bytes, count);
            quiet = count > 0 ? 0 : quiet + 1;
            if (quiet > 0) waitForSomething();
        }
        return all;
    }

    Loop loop;
    std::shared_ptr<NotingHandler> handler = std::make_shared<NotingHandler>();
    tcp::socket theirs{loop.io};
    std::shared_ptr<WebSocket> socket;
    std::string const large = std::string(4'000'000, 'x'); // more than the machine keeps on the way
};

TEST_F(WebSocketTest, PingsEveryTwentySecondsAndGivesUpAfterTwentyMore) {
    auto const now = SteadyClock::now();
    socket->closeIfLate(now + 19s);
    EXPECT_EQ(arrived(), "");
    socket->closeIfLate(now + 21s);
    EXPECT_EQ(arrived(), (std::string{"\x89\x00", 2}));
    socket->closeIfLate(now + 39s);
    turn();
    EXPECT_FALSE(handler->isClosed);
    socket->closeIfLate(now + 41s);
    turn();
    EXPECT_TRUE(handler->isClosed);
}

TEST_F(WebSocketTest, AnswersAPingAndHandsOnAMessage) {
    theirs.send(asio::buffer(testing::maskedFrame(0x89, "?") + testing::maskedFrame(0x81, "hi")));
    EXPECT_EQ(arrived(), "\x8A\x01?");
    EXPECT_THAT(handler->heard, ::testing::ElementsAre("hi"));
}

TEST_F(WebSocketTest, AWaitingMessageGivesWayToANewerOneOfItsSlot) {
    socket->send(textMessage(large));
    for (auto const* text : {"old wheel", "new wheel"})
        socket->send(textMessage(text, Slot::First));
    for (auto const* text : {"old list", "new list"})
        socket->send(textMessage(text, Slot::Second));
    auto const all = arrived();
    EXPECT_THAT(all, ::testing::Not(::testing::HasSubstr("old")));
    EXPECT_THAT(all, ::testing::EndsWith("new list"));
    EXPECT_THAT(all, ::testing::HasSubstr("new wheel"));
}

TEST_F(WebSocketTest, WhatAnAnchorWasSaidOfStays) {
    socket->send(textMessage(large));
    socket->send(textMessage("wheel 1", Slot::First));
    socket->send(textMessage("spin", Slot::Anchor));
    socket->send(textMessage("wheel 2", Slot::First));
    auto const all = arrived();
    EXPECT_LT(all.find("wheel 1"), all.find("spin"));
    EXPECT_LT(all.find("spin"), all.find("wheel 2"));
}

TEST_F(WebSocketTest, SomeoneWhoDoesNotReadIsSentAway) {
    socket->send(textMessage(large));
    for (int i = 0; i < 300; ++i)
        socket->send(textMessage("never read"));
    auto const all = arrived();
    EXPECT_THAT(all, ::testing::Not(::testing::HasSubstr("never read")));
    EXPECT_THAT(all, ::testing::EndsWith(std::string{"\x81\x08too slow\x88\x02\x03\xF5"})); // 1013
}

TEST_F(WebSocketTest, EightMegabytesAreTooMuchToWait) {
    socket->send(textMessage(large));
    socket->send(textMessage(large));
    socket->send(textMessage(large));
    EXPECT_THAT(arrived(), ::testing::EndsWith("\x03\xF5"));
}

TEST_F(WebSocketTest, HearsThatTheServerStops) {
    socket->drain();
    EXPECT_TRUE(handler->isLeaving);
}

} // namespace
} // namespace wheelwright::http
