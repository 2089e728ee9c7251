#include "http/json_body.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

std::string outcome(std::string const& text) {
    auto const result = parseJsonObject(text);
    return result ? "accepted" : result.error().message;
}

TEST(JsonBody, AnObjectIsAccepted) {
    EXPECT_EQ(outcome(R"({"a":1,"b":{"a":[1.5,"ü😀\ud83d\ude00",null,true]}} )"), "accepted");
    EXPECT_EQ(outcome(R"({"a":{"x":1},"b":{"x":1}})"), "accepted");
}

// Promise H4.
TEST(JsonBody, HostileJsonIsRefusedWithASentence) {
    EXPECT_EQ(outcome(std::string(10'000, '[')), "The JSON is nested deeper than 64 levels.");
    std::string deep;
    for (int i = 0; i < 10'000; ++i)
        deep += R"({"a":)";
    EXPECT_EQ(outcome(deep), "The JSON is nested deeper than 64 levels.");
    EXPECT_EQ(outcome(R"({"a":1,"a":2})"), "The JSON repeats a key within one object.");
    EXPECT_EQ(outcome(R"({"a":1,"\u0061":2})"), "The JSON repeats a key within one object.");
    EXPECT_EQ(outcome(R"({"x":[{"a":1,"b":2,"a":3}]})"), "The JSON repeats a key within one object.");
    EXPECT_EQ(outcome(R"({"a":1e999})"), "The JSON contains a number that is too large.");
    EXPECT_EQ(outcome(R"({"a":-1e400})"), "The JSON contains a number that is too large.");
    for (auto const* text :
         {R"({"a":"\ud800"})", R"({"a":"\udc00x"})", "{\"a\":\"\xff\"}", "{\"a\":\"\xed\xa0\x80\"}", "{",
          "{}{}", "{\"a\":1,}", "{'a':1}", "", "nul", "{\"a\":\"\n\"}", "{\"a\":NaN}", "{\"a\":01}"})
        EXPECT_EQ(outcome(text), "The body isn't valid JSON.") << text;
    for (auto const* text : {"[]", "1", "\"x\"", "null"})
        EXPECT_EQ(outcome(text), "The body must be a JSON object.") << text;
}

} // namespace
} // namespace wheelwright::http
