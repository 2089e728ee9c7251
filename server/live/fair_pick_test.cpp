#include "live/fair_pick.hpp"
#include "wheels/wheel_structure.hpp"
#include <array>
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <set>

namespace wheelwright::live {
namespace {

DrawFacts factsOf(std::int64_t number) {
    return {std::string(32, 's'), SpinId{"5f0c6f5e-3a7b-4f0e-9a53-0d4a8e7c1b22"}, number, "digest", "00ff"};
}

std::vector<DrawEntry> threeEntries() {
    return {{"a", "Anna", 1}, {"b", "Ben", 2}, {"c", "Cleo", 5}};
}

TEST(FairPick, FollowsFromItsFactsAlone) {
    auto const first = fairPick(factsOf(1), threeEntries(), 1).front().guid;
    EXPECT_EQ(fairPick(factsOf(1), threeEntries(), 1).front().guid, first);
}

// 8,000 draws; the sums of squares stay under the 0.1 % bound of chi-square with two degrees of freedom.
TEST(FairPick, GivesEachItsShare) {
    std::array<double, 3> won{};
    for (std::int64_t number = 1; number <= 8'000; ++number)
        ++won[static_cast<std::size_t>(fairPick(factsOf(number), threeEntries(), 1).front().guid[0] - 'a')];
    double distance = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        auto const expected = 1'000.0 * std::array{1.0, 2.0, 5.0}[i];
        distance += (won[i] - expected) * (won[i] - expected) / expected;
    }
    EXPECT_LT(distance, 13.8);
}

TEST(FairPick, DrawsNobodyTwice) {
    auto const winners = fairPick(factsOf(7), threeEntries(), 9);
    std::set<std::string> guids;
    for (auto const& winner : winners)
        guids.insert(winner.guid);
    EXPECT_EQ(winners.size(), 3U);
    EXPECT_EQ(guids.size(), 3U);
}

// With a total just above half of all numbers about half the first attempts must be drawn again.
TEST(FairPick, DrawsAgainInsteadOfFavouringTheFirst) {
    auto const total = (std::uint64_t{1} << 63U) + 1;
    for (std::int64_t number = 1; number <= 50; ++number)
        EXPECT_LT(fairNumber(factsOf(number), 1, total), total);
}

TEST(FairPick, EveryFactMatters) {
    auto const total = std::uint64_t{1} << 60U;
    auto const before = fairNumber(factsOf(1), 1, total);
    auto facts = factsOf(1);
    facts.entropy = "00fe";
    EXPECT_NE(fairNumber(facts, 1, total), before);
    facts = factsOf(1);
    facts.seed[0] = 't';
    EXPECT_NE(fairNumber(facts, 1, total), before);
    facts = factsOf(1);
    facts.digest = "digesu";
    EXPECT_NE(fairNumber(facts, 1, total), before);
    EXPECT_NE(fairNumber(factsOf(1), 2, total), before);
    facts = factsOf(1);
    facts.beacon = "0a";
    auto const sealed = fairNumber(facts, 1, total);
    facts.beacon = "0b";
    EXPECT_NE(fairNumber(facts, 1, total), sealed) << "of a public beacon";
}

TEST(DrawEntries, AreTheActiveSlicesWithHealedWeights) {
    auto const wheel = boost::json::parse(R"({"wheel-definition":{"slices":[
        {"guid":"a","text":"Anna","weight":2.9},{"guid":"b","text":"Ben","active":false},
        {"guid":"c","weight":-3},{"guid":"d","weight":1e300}]}})");
    auto const entries = drawEntries(wheel.as_object()).value();
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[0].weight, 2);
    EXPECT_EQ(entries[1].weight, 1);
    EXPECT_EQ(entries[2].weight, wheels::kHeaviest);
}

TEST(DrawEntries, RefuseWhatCannotBeDrawnFairly) {
    for (auto const* slices : {"[]", R"([{"guid":"a","active":false}])", R"([{"guid":"a"},{"guid":"a"}])",
                               R"([{"guid":"a b"}])", R"([{"text":"x"}])", "[7]", "7"}) {
        auto const wheel =
            boost::json::parse(std::string{R"({"wheel-definition":{"slices":)"} + slices + "}}");
        EXPECT_EQ(drawEntries(wheel.as_object()).error().code, "invalid_wheel") << slices;
    }
    EXPECT_FALSE(drawEntries({}));
}

TEST(DrawEntries, HaveOneDigestForOneWheel) {
    auto entries = threeEntries();
    auto const before = wheelDigest(entries, "salt");
    EXPECT_EQ(before.size(), 64U);
    entries[0].weight = 2;
    EXPECT_NE(wheelDigest(entries, "salt"), before);
    EXPECT_NE(wheelDigest(threeEntries(), "tlas"), before);
}

} // namespace
} // namespace wheelwright::live
