#include "accounts/sign_in/return_target.hpp"
#include "testing/places.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

constexpr char kOurs[] = "https://wheel.example";

// Promise W1. The page has the same rule and reads the same table.
TEST(ReturnTarget, NeverLeavesTheSite) {
    std::ifstream file{testing::projectFile("api/return-targets.json")};
    auto const table = boost::json::parse(file);
    for (auto const& each : table.as_array())
        EXPECT_EQ(returnTarget(each.at("asked").as_string(), kOurs), each.at("target").as_string())
            << each.at("asked");
    EXPECT_EQ(returnTarget(std::string{"/\0/evil.com", 11}, kOurs), "/dashboard");
    EXPECT_EQ(returnTarget("/" + std::string(3000, 'a'), kOurs), "/dashboard");
}

// Whatever bytes arrive, the result is one path on this site that fits into a header.
TEST(ReturnTarget, AnyBytesGiveAPathThatAHeaderCanCarry) {
    static constexpr std::string_view pieces[] = {"/",        "\\", "%", "2f",  "%2F", "%5C", ":",  "https",
                                                  "//",       "@",  "?", "#",   ".",   "..",  "\t", "\r\n",
                                                  "evil.com", "\0", "é", "%09", "25",  "a",   " "};
    std::uint64_t seed = 88172645463325252ULL;
    for (int round = 0; round < 20'000; ++round) {
        std::string asked;
        for (int piece = 0; piece < 8; ++piece) {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            asked += pieces[seed % std::size(pieces)];
        }
        auto const target = returnTarget(asked, kOurs);
        ASSERT_TRUE(target.starts_with('/')) << asked;
        ASSERT_FALSE(target.starts_with("//") || target.starts_with("/\\")) << asked;
        for (char const c : target)
            ASSERT_TRUE(c > 0x20 && c < 0x7f && c != '#') << asked;
    }
}

TEST(ReturnTarget, NamesItsLanguage) {
    EXPECT_EQ(languageOf("/de-ch/wheels/x"), "de-ch");
    EXPECT_EQ(languageOf("/de?x=1"), "de");
    EXPECT_EQ(languageOf("/xx/"), "en");
    EXPECT_EQ(languageOf("/"), "en");
    EXPECT_EQ(languageOf(""), "en");
}

} // namespace
} // namespace wheelwright::accounts
