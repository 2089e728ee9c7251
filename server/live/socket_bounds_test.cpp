#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/socket_frames.hpp"
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

using testing::FrameClient;
using testing::handshakeText;
using testing::LiveClient;
using testing::maskedFrame;

struct SocketBoundsTest : testing::SharedServer<SocketBoundsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    std::string ticket() { return testing::liveTicket(server.port(), room.liveId); }
    FrameClient connect() { return {server.port(), room.liveId, ticket()}; }
    std::string socketPath(std::string const& ticket) const {
        return "/api/live/" + room.liveId + "/socket?ticket=" + ticket;
    }
    testing::Reply shakeHands(std::string const& path, std::string const& header = "") {
        return testing::askRaw(server.port(), handshakeText(server.port(), path, header));
    }

    testing::LiveRoom room = testing::openLiveRoom(server.port(), testing::sampleWheelText(newUuid()));
};

// Promise K1.
TEST_F(SocketBoundsTest, AForeignPageGetsNoSocket) {
    auto const path = socketPath(ticket());
    EXPECT_EQ(shakeHands(path, "Origin: https://elsewhere.example\r\n").status, 403U);
    EXPECT_EQ(shakeHands(path, "Origin: null\r\n").status, 403U);
    EXPECT_EQ(shakeHands(path, "Sec-Fetch-Site: cross-site\r\n").status, 403U);
    auto const ours = "Origin: http://localhost:" + std::to_string(server.port()) + "\r\n";
    EXPECT_EQ(shakeHands(path, ours).status, 101U); // the ticket was not spent on the foreign ones
}

TEST_F(SocketBoundsTest, ATicketIsForOneRoomAndOnce) {
    auto const used = ticket();
    auto const accepted = shakeHands(socketPath(used));
    EXPECT_EQ(accepted.status, 101U);
    EXPECT_EQ(accepted.header("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="); // RFC 6455 §1.3
    auto const again = shakeHands(socketPath(used));
    EXPECT_EQ(again.status, 403U);
    EXPECT_THAT(again.body, ::testing::HasSubstr("ticket_spent"));
    EXPECT_EQ(shakeHands(socketPath("guessed")).status, 403U);
    auto const other = testing::openLiveRoom(server.port(), testing::sampleWheelText(newUuid()));
    auto const foreign = testing::liveTicket(server.port(), other.liveId);
    EXPECT_EQ(shakeHands(socketPath(foreign)).status, 403U);
}

TEST_F(SocketBoundsTest, WhatIsNoHandshakeIsToldSo) {
    auto const reply = testing::get(server.port(), socketPath(ticket()));
    EXPECT_EQ(reply.status, 426U);
    EXPECT_EQ(reply.header("sec-websocket-version"), "13");
}

// Promise K2.
TEST_F(SocketBoundsTest, BrokenFramesCloseWithTheirReason) {
    struct Case {
        std::string bytes;
        unsigned code;
    };
    std::vector<Case> const cases{
        {"\x81\x02hi", 1002},                             // unmasked
        {maskedFrame(0x89, std::string(126, 'x')), 1002}, // a control frame that is too large
        {maskedFrame(0x83, "hi"), 1002},                  // of no known kind
        {maskedFrame(0x81, "\xC3\x28"), 1007},            // not UTF-8
        {maskedFrame(0x81, std::string(70'000, 'x')), 1009},
        {maskedFrame(0x81, std::string(1'000'000, 'x')), 1009},
        {maskedFrame(0x82, "hi"), 1003}, // binary
    };
    for (auto const& [bytes, code] : cases) {
        auto client = connect();
        client.send(bytes);
        EXPECT_EQ(client.closeCode(), code);
    }
}

TEST_F(SocketBoundsTest, AFloodIsClosed) {
    for (std::string const& frame : {maskedFrame(0x81, R"({"type":"clock","sent":1})"), maskedFrame(0x89, ""),
                                     maskedFrame(0x01, "") + maskedFrame(0x80, "")}) {
        auto client = connect();
        for (int i = 0; i < 50; ++i)
            client.send(frame);
        EXPECT_EQ(client.closeCode(), 1008U);
    }
}

TEST_F(SocketBoundsTest, FortyMessagesInTenSecondsAreFine) {
    LiveClient client{server.port(), room.liveId, ticket()};
    for (int i = 0; i < 40; ++i)
        client.sayText(R"({"type":"clock","sent":1})");
    for (int i = 0; i < 40; ++i)
        client.next("clock");
}

TEST_F(SocketBoundsTest, WhatIsNotUnderstoodIsRefusedAndTheConnectionStays) {
    LiveClient client{server.port(), room.liveId, ticket()};
    for (auto const* text :
         {"hello", "[]", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"clock"})",
          R"({"type":"clock","type":"clock","sent":1})", R"({"type":"name","name":{}})"}) {
        client.sayText(text);
        EXPECT_EQ(client.next("refused").at("code").as_string(), "unknown_message") << text;
    }
    client.sayText(R"({"type":"clock","sent":-3.6e6})");
    client.next("clock");
}

TEST_F(SocketBoundsTest, AClosingClientIsAnswered) {
    auto client = connect();
    client.send(maskedFrame(0x88, std::string{"\x03\xE8", 2}));
    EXPECT_EQ(client.closeCode(), 1000U);
}

TEST_F(SocketBoundsTest, FramesRightBehindTheHandshakeAreHeard) {
    testing::Client client{server.port()};
    client.send(handshakeText(server.port(), socketPath(ticket())) + maskedFrame(0x89, "?"));
    EXPECT_EQ(client.receive().status, 101U);
    EXPECT_EQ(client.take(3), "\x8A\x01?");
}

} // namespace
} // namespace wheelwright::live
