#include "base/chance.hpp"
#include "wheels/spin_results.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <set>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

struct SpinResultsTest : ::testing::Test {
    std::string add(json::object entry) {
        auto const id = newUuid();
        entry["id"] = id;
        if (!entry.contains("order")) entry["order"] = ++order;
        if (!entry.contains("at")) entry["at"] = 1000 * entry.at("order").as_int64();
        log.push_back({static_cast<std::int64_t>(log.size()) + 1, id, json::serialize(entry)});
        return id;
    }
    std::string win(std::string const& guid, json::object more = {}) {
        more["kind"] = "win";
        more["guid"] = guid;
        more["text"] = "Text of " + guid;
        if (!more.contains("by")) more["by"] = {{"id", "guest"}, {"name", "Guest"}};
        return add(std::move(more));
    }
    std::string clear() { return add({{"kind", "clear"}}); }
    std::string recount() { return add({{"kind", "recount"}}); }
    void restore(std::string const& of) { add({{"kind", "restore"}, {"of", of}}); }

    SpinResults results() const { return resultsAfter(resultsOf(base), log); }
    // "a2 b1" for a slice a with two wins and b with one, then the count of spins.
    static std::string shortly(SpinResults const& results) {
        std::string text;
        for (auto const& entry : results.history)
            text +=
                std::string{entry.at("guid").as_string()} + std::to_string(entry.at("won").as_int64()) + " ";
        return text + "of " + std::to_string(results.totalWheelSpins);
    }
    std::string shortly() const { return shortly(results()); }

    std::string base = R"({"history":[],"totalWheelSpins":0})";
    std::vector<LoggedSpin> log;
    std::int64_t order = 0;
};

TEST_F(SpinResultsTest, WinsAreOneEntryPerSliceAndUserMostWinsFirstThenTheLatest) {
    win("a");
    win("b");
    win("b");
    win("c");
    win("b", {{"by", {{"id", "u1"}, {"name", "Ada"}}}});
    EXPECT_EQ(shortly(), "b2 b1 c1 a1 of 5");
    EXPECT_EQ(results().history.at(0),
              json::parse(R"({"guid":"b","itemName":"Text of b","won":2,"userId":"guest","by":"Guest",
                              "lastWonTimestamp":3000,"times":[2000,3000]})"));
    EXPECT_EQ(results().history.at(1).at("by").as_string(), "Ada");
}

TEST_F(SpinResultsTest, TheOrderIsTheEntriesOwnNotThatOfTheirArrival) {
    win("a", {{"order", 5}});
    add({{"kind", "clear"}, {"order", 4}});
    win("b", {{"order", 3}});
    EXPECT_EQ(shortly(), "a1 of 2");
    auto const forwards = results();
    std::ranges::reverse(log);
    EXPECT_EQ(resultsText(results()), resultsText(forwards));
}

TEST_F(SpinResultsTest, OfTheSameOrderWinsComeLastAndFollowTheirIds) {
    log = {
        {1, "b", R"({"id":"b","kind":"clear","order":1,"at":1})"},
        {2, "c",
         R"({"id":"c","kind":"win","order":1,"at":3,"guid":"x","text":"","by":{"id":"","name":"Later"}})"},
        {3, "a",
         R"({"id":"a","kind":"win","order":1,"at":2,"guid":"x","text":"","by":{"id":"","name":"Earlier"}})"}};
    EXPECT_EQ(shortly(), "x2 of 2");
    EXPECT_EQ(results().history.at(0).as_object().at("by").as_string(), "Later");
}

TEST_F(SpinResultsTest, AClearForgetsTheWinsAndARecountTheNumber) {
    base = R"({"history":[{"guid":"x","won":7,"userId":"guest","lastWonTimestamp":1}],"totalWheelSpins":9})";
    win("a");
    EXPECT_EQ(shortly(), "x7 a1 of 10");
    auto const cleared = clear();
    EXPECT_EQ(shortly(), "of 10");
    win("b");
    EXPECT_EQ(shortly(), "b1 of 11");
    auto const recounted = recount();
    win("b");
    EXPECT_EQ(shortly(), "b2 of 1");
    restore(cleared);
    EXPECT_EQ(shortly(), "x7 b2 a1 of 1");
    restore(recounted);
    EXPECT_EQ(shortly(), "x7 b2 a1 of 12");
    restore(newUuid());
    add({{"kind", "of a newer page"}});
    EXPECT_EQ(shortly(), "x7 b2 a1 of 12");
}

TEST_F(SpinResultsTest, ARestoreCanBeTakenBackAndTheWinsSinceStay) {
    win("a");
    auto const cleared = clear();
    win("b");
    auto const restored = add({{"kind", "restore"}, {"of", cleared}});
    EXPECT_EQ(shortly(), "b1 a1 of 2");
    restore(restored);
    EXPECT_EQ(shortly(), "b1 of 2");
}

TEST_F(SpinResultsTest, AWinThatWhoeverClearedHadNotSeenStays) {
    win("a");
    clear();
    auto const meanwhile = order;
    for (int count = 0; count < 8; ++count)
        win("b", {{"order", meanwhile}});
    EXPECT_EQ(shortly(), "b8 of 9");
}

TEST_F(SpinResultsTest, WinsAddToTheBaseAndItsUnknownFieldsStay) {
    base =
        R"({"history":[{"guid":"a","won":2,"userId":"guest","by":"Old","lastWonTimestamp":1,"times":[1,"x"],
               "receipts":["no"],"note":"mine"},{"guid":"b","won":"many","userId":"guest"}],"totalWheelSpins":2})";
    auto const receipt = newUuid();
    win("a", {{"receipt", receipt}});
    win("b");
    auto const first = results().history.at(0).as_object();
    EXPECT_EQ(first.at("won"), 3);
    EXPECT_EQ(first.at("by").as_string(), "Guest");
    EXPECT_EQ(first.at("note").as_string(), "mine");
    EXPECT_EQ(first.at("receipts"), json::array{json::string{receipt}});
    EXPECT_EQ(results().history.at(1).at("won"), 1);
}

TEST_F(SpinResultsTest, TheLatestTwentyReceiptsOfAnEntryAreKept) {
    std::string latest;
    for (int i = 0; i < 25; ++i)
        win("a", {{"receipt", latest = newUuid()}});
    auto const receipts = results().history.at(0).at("receipts").as_array();
    EXPECT_EQ(receipts.size(), 20U);
    EXPECT_EQ(receipts.at(0).as_string(), latest);
}

TEST_F(SpinResultsTest, TheTimesOfTheLastThousandWinsAreKept) {
    for (int i = 0; i < 600; ++i) {
        win("a");
        win("b");
    }
    auto const history = results().history;
    EXPECT_EQ(history.at(0).at("won"), 600);
    EXPECT_EQ(history.at(0).at("times").as_array().size(), 500U);
    EXPECT_EQ(history.at(1).at("times").as_array().at(0), 201'000);
}

TEST_F(SpinResultsTest, AHistoryIsNeverLargerThanADocumentMayHave) {
    for (std::size_t i = 0; i < kMostSlices + 5; ++i)
        win("g" + std::to_string(i));
    win("g3");
    EXPECT_EQ(results().history.size(), kMostSlices);
    EXPECT_EQ(results().history.at(0).at("guid").as_string(), "g3");
    log.clear();
    std::string const wide(4000, 'x');
    for (int i = 0; i < 1500; ++i)
        win(wide + std::to_string(i));
    EXPECT_LT(json::serialize(results().history).size(), 5U << 20U);
    EXPECT_EQ(results().totalWheelSpins, 1500);
}

TEST_F(SpinResultsTest, WinsOneByOneGiveTheSameAsAllAtOnce) {
    for (int i = 0; i < 30; ++i)
        win("s" + std::to_string(i % 4), {{"order", 100 - i}, {"at", 5000 - 7 * i}});
    auto oneByOne = resultsOf(base);
    for (auto const& entry : log)
        oneByOne = resultsAfter(std::move(oneByOne), std::span{&entry, 1});
    EXPECT_EQ(resultsText(oneByOne), resultsText(results()));
    EXPECT_EQ(results().history.at(0).at("lastWonTimestamp"), 5000);
}

TEST_F(SpinResultsTest, AClearHidesWhatItHasSeen) {
    for (int i = 0; i < 9; ++i)
        win("s" + std::to_string(i + 1));
    auto const see = [&](char const* seen) {
        log.push_back(
            {10, "c", R"({"id":"c","kind":"clear","order":1,"at":1,"seen":)" + std::string{seen} + "}"});
        std::set<std::string> left;
        for (auto const& entry : results().history)
            left.insert(std::string{entry.at("guid").as_string()});
        log.pop_back();
        return left;
    };
    using Left = std::set<std::string>;
    EXPECT_EQ(see(R"({"mark":7})"), (Left{"s8", "s9"}));
    EXPECT_EQ(see(R"({"mark":2,"also":[[7,9],[4,4]]})"), (Left{"s3", "s5", "s6"}));
    EXPECT_EQ(see(R"({"mark":0,"also":[[1,9],[3,4]]})"), Left{});
    EXPECT_EQ(see(R"({"mark":8,"also":[7,[1],"x"]})"), Left{"s9"});
}

TEST_F(SpinResultsTest, TheTimeOfTheLastRoundStays) {
    win("a", {{"endsRound", true}, {"at", 70}});
    win("b", {{"at", 80}});
    auto const text = resultsText(results());
    EXPECT_EQ(resultsOf(text).roundEndedAt, 70);
    base = text;
    log.clear();
    EXPECT_EQ(results().roundEndedAt, 70);
}

TEST_F(SpinResultsTest, TheGreatestOrderLeavesOutWhatNoDeviceCanHaveReached) {
    win("a", {{"order", 7}});
    win("b", {{"order", 9'007'199'254'740'991}, {"at", 1}});
    EXPECT_EQ(greatestOrder(log, 1'000'000), 7);
}

TEST_F(SpinResultsTest, ADocumentSaysItsResultsOrNone) {
    auto const in = [](std::string const& definition) {
        return resultsInDocument(R"({"id":"1","wheel-definition":{)" + definition + "}}");
    };
    EXPECT_EQ(in(R"("history":[{"won":0.30000000000000004}],"totalWheelSpins":3.9)"),
              R"({"history":[{"won":0.30000000000000004}],"totalWheelSpins":3})");
    for (auto const* none : {R"("slices":[])", R"("history":null,"totalWheelSpins":null)",
                             R"("totalWheelSpins":"7")", R"("totalWheelSpins":-4)"})
        EXPECT_EQ(in(none), base) << none;
    EXPECT_EQ(in(R"("totalWheelSpins":1e300)"), R"({"history":[],"totalWheelSpins":9007199254740991})");
}

TEST_F(SpinResultsTest, ADocumentTakesResultsAndKeepsTheRest) {
    std::string const wheel = R"({"n":0.10,"wheel-definition":{"history":[1],"slices":[ 1.0 ]}})";
    EXPECT_EQ(withResults(wheel, R"({"history":[],"totalWheelSpins":4,"roundEndedAt":5})", 6, 7),
              R"({"n":0.10,"wheel-definition":{"history":[],"slices":[ 1.0 ],"totalWheelSpins":4,)"
              R"("resultsKnown":{"mark":6,"order":7}}})");
    EXPECT_EQ(withResultsOf(wheel, R"({"wheel-definition":{"totalWheelSpins":2.50}})"),
              R"({"n":0.10,"wheel-definition":{"slices":[ 1.0 ],"totalWheelSpins":2.50}})");
}

} // namespace
} // namespace wheelwright::wheels
