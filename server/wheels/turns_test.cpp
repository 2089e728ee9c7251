#include "testing/sample_wheel.hpp"
#include "wheels/turns.hpp"
#include "wheels/wheel_structure.hpp"
#include <gmock/gmock.h>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using ::testing::ElementsAre;

// The same cases as in web/src/wheel/picking/turns.test.ts.
struct TurnsTest : ::testing::Test {
    json::object wheel(json::object turns, std::vector<std::string> const& choices = {"a", "b", "c"}) const {
        auto made = testing::sampleWheel("w", "Lunch", choices);
        made["wheel-definition"].as_object()["turns"] = std::move(turns);
        return made;
    }
    void won(std::string const& choice, std::int64_t at) {
        results.history.push_back({{"guid", "g-" + choice}, {"won", 1}, {"lastWonTimestamp", at}});
    }
    std::vector<std::string> inTurn(json::object const& given) const {
        std::vector<std::string> texts;
        auto const turned = wheelInTurn(given, results, now);
        for (auto const& slice : turned.at("wheel-definition").at("slices").as_array())
            if (isActive(slice.as_object())) texts.emplace_back(slice.at("text").as_string());
        return texts;
    }
    Instant const now = *dayStart("2026-11-15") + std::chrono::hours{9};
    SpinResults results;
};

TEST_F(TurnsTest, WithoutAModeAWheelIsAsItIs) {
    won("a", 5);
    EXPECT_THAT(inTurn(wheel({})), ElementsAre("a", "b", "c"));
    EXPECT_THAT(inTurn(wheel({{"mode", "whatever"}})), ElementsAre("a", "b", "c"));
}

TEST_F(TurnsTest, AnAbsentChoiceIsOffOnItsDayOnly) {
    auto given = wheel({});
    auto& absent = given.at("wheel-definition").at("slices").at(1).as_object();
    absent["absentOn"] = "2026-11-15";
    EXPECT_THAT(inTurn(given), ElementsAre("a", "c"));
    absent["absentOn"] = "2026-11-14";
    EXPECT_THAT(inTurn(given), ElementsAre("a", "b", "c"));
}

TEST_F(TurnsTest, NoChoiceWinsAgainUntilAllHadATurn) {
    auto const given = wheel({{"mode", "noRepeats"}, {"since", 10}});
    won("a", 5);
    EXPECT_THAT(inTurn(given), ElementsAre("a", "b", "c"));
    won("a", 11);
    EXPECT_THAT(inTurn(given), ElementsAre("b", "c"));
    EXPECT_FALSE(endsRound(given, results, {"g-c"}, now));
    won("c", 12);
    EXPECT_THAT(inTurn(given), ElementsAre("b"));
    EXPECT_TRUE(endsRound(given, results, {"g-b"}, now));
    results.roundEndedAt = 12; // by an entry of the log
    EXPECT_THAT(inTurn(given), ElementsAre("a", "b", "c"));
}

TEST_F(TurnsTest, ARoundDoesNotWaitForTheAbsent) {
    auto given = wheel({{"mode", "noRepeats"}, {"since", 0}}, {"a", "b"});
    given.at("wheel-definition").at("slices").at(1).as_object()["absentOn"] = "2026-11-15";
    EXPECT_TRUE(endsRound(given, results, {"g-a"}, now));
}

TEST_F(TurnsTest, ARoundDoesNotWaitForPrizesThatAreGone) {
    auto given = wheel({{"mode", "noRepeats"}, {"since", 0}}, {"a", "b"});
    given.at("wheel-definition").at("slices").at(1).as_object()["stock"] = {{"of", 1}, {"left", 0}};
    EXPECT_TRUE(endsRound(given, results, {"g-a"}, now));
    won("a", 1);
    EXPECT_THAT(inTurn(given), ElementsAre("a"));
}

TEST_F(TurnsTest, RecentWinnersWeighLess) {
    for (std::int64_t at = 1; auto const* const choice : {"a", "b", "c", "d"})
        won(choice, at++);
    auto const given = wheelInTurn(wheel({{"mode", "lessLikely"}}, {"a", "b", "c", "d", "e"}), results, now);
    std::vector<std::int64_t> weights;
    for (auto const& slice : given.at("wheel-definition").at("slices").as_array())
        weights.push_back(slice.at("weight").as_int64());
    EXPECT_THAT(weights, ElementsAre(8, 4, 2, 1, 8));
}

} // namespace
} // namespace wheelwright::wheels
