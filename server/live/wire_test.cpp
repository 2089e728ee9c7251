#include "live/wire.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace wheelwright::live {
namespace {

TEST(Wire, WhatIsSentArrives) {
    auto const wheel = std::make_shared<std::string const>("{\n\"a\":1}");
    WireMessage const sent{
        .kind = WireKind::Admit,
        .room = RoomId{"room"},
        .line = "line",
        .number = 17,
        .seat = 3,
        .details = {{"code", 1000}},
        .messages = {http::textMessage("first"),
                     http::textMessage("{", wheel, "}", http::SocketMessage::Slot::Anchor)}};
    auto const got = readWire(wireText(sent)).value();
    EXPECT_EQ(got.kind, WireKind::Admit);
    EXPECT_EQ(got.room, RoomId{"room"});
    EXPECT_EQ(got.line, "line");
    EXPECT_EQ(got.number, 17);
    EXPECT_EQ(got.seat, 3U);
    EXPECT_EQ(got.details, sent.details);
    ASSERT_EQ(got.messages.size(), 2U);
    EXPECT_EQ(got.messages[0]->head, sent.messages[0]->head);
    EXPECT_EQ(got.messages[1]->head, sent.messages[1]->head + *wheel + "}");
    EXPECT_EQ(got.messages[1]->slot, http::SocketMessage::Slot::Anchor);
}

TEST(Wire, TextMayHoldAnything) {
    std::string const text{"a\n\0b", 4};
    EXPECT_EQ(readWire(wireText({.kind = WireKind::Say, .text = text})).value().text, text);
}

TEST(Wire, AMessageHasWhatItsKindNeeds) {
    namespace json = boost::json;
    auto const arrives = [](WireKind kind, json::object details) {
        return readWire(wireText({.kind = kind, .details = std::move(details)})).has_value();
    };
    EXPECT_TRUE(arrives(WireKind::Edited, {{"question", 1}, {"revision", 2}}));
    EXPECT_TRUE(arrives(WireKind::Edited, {{"question", 1}, {"error", {{"fault", 3}}}}));
    for (auto const* const details :
         {"{}", R"({"question":1})", R"({"revision":2})", R"({"question":1,"revision":"x"})",
          R"({"question":1,"error":"x"})", R"({"question":1,"error":{}})",
          R"({"question":1,"error":{"fault":11}})", R"({"question":1,"error":{"fault":-1}})",
          R"({"question":1,"error":{"fault":"x"}})"})
        EXPECT_FALSE(arrives(WireKind::Edited, json::parse(details).as_object())) << details;
    EXPECT_TRUE(arrives(WireKind::Edit, {{"question", 1}}));
    EXPECT_FALSE(arrives(WireKind::Edit, {}));
    for (auto const kind : {WireKind::All, WireKind::One, WireKind::Dismiss, WireKind::DismissAll})
        EXPECT_FALSE(arrives(kind, {{"code", 1000}}));
}

TEST(Wire, WhatIsNoMessageIsNone) {
    auto const whole = wireText({.kind = WireKind::All, .messages = {http::textMessage("hello")}});
    EXPECT_TRUE(readWire(whole));
    EXPECT_FALSE(readWire(whole.substr(0, whole.size() - 1)));
    EXPECT_FALSE(readWire(whole + "x"));
    for (auto const* const text : {"", "x", "\n", "{}\n", "[]\n", R"({"kind":99}
)"})
        EXPECT_FALSE(readWire(text)) << text;
}

} // namespace
} // namespace wheelwright::live
