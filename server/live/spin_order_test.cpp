#include "live/spin_order.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace wheelwright::live {
namespace {

std::string drawn(std::string const& draw, std::size_t choices = 10) {
    auto const wheel = boost::json::parse(R"({"wheel-definition":{"draw":)" + draw + "}}");
    auto const [counts, teams, claim] = orderOf(wheel.as_object(), choices);
    return std::to_string(counts.winners) + "+" + std::to_string(counts.reserves) + ", teams " +
           std::to_string(teams);
}

TEST(SpinOrder, IsWhatThePageReadsFromTheWheel) {
    EXPECT_EQ(drawn("null"), "1+0, teams 0");
    EXPECT_EQ(drawn(R"({"winners":4})"), "1+0, teams 0") << "of another mode";
    EXPECT_EQ(drawn(R"({"mode":"several"})"), "3+0, teams 0");
    EXPECT_EQ(drawn(R"({"mode":"several","winners":2,"reserves":1})"), "2+1, teams 0");
    EXPECT_EQ(drawn(R"({"mode":"several","winners":2.5,"reserves":-1})"), "3+0, teams 0");
    EXPECT_EQ(drawn(R"({"mode":"several","winners":999,"reserves":9})"), "999+1, teams 0");
    EXPECT_EQ(drawn(R"({"mode":"teams"})"), "1+0, teams 2");
    EXPECT_EQ(drawn(R"({"mode":"teams","teams":30})"), "1+0, teams 10");
    EXPECT_EQ(drawn(R"({"mode":"teams","by":"size","size":3})"), "1+0, teams 4");
    EXPECT_EQ(drawn(R"({"mode":"teams","by":"size"})", 3), "1+0, teams 0") << "one team is none";
}

TEST(SpinOrder, APrizeIsOne) {
    auto const wheel = boost::json::parse(
        R"({"wheel-definition":{"draw":{"mode":"several","winners":4},"prizeFor":{"guid":"a","name":"Ann"}}})");
    EXPECT_EQ(orderOf(wheel.as_object(), 9).counts.all(), 1);
}

} // namespace
} // namespace wheelwright::live
