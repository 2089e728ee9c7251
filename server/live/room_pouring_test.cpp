#include "testing/list_scene.hpp"
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using entries::ListOrder;
using entries::PouredPerson;
using ::testing::ElementsAre;

struct RoomPouringTest : ListScene {
    Result<json::object> pour(std::vector<PouredPerson> people, std::vector<std::string> gone = {}) {
        return ask({.kind = ListOrder::Kind::Pour,
                    .hostKey = hostKey,
                    .from = "chat",
                    .people = std::move(people),
                    .gone = std::move(gone)});
    }
    // Each person's name, or the code of what is wrong with them.
    static std::vector<std::string> gists(Result<json::object> const& poured) {
        std::vector<std::string> each;
        for (auto const& person : poured.value().at("people").as_array())
            each.emplace_back(person.as_object().contains("code") ? person.at("code").as_string()
                                                                  : person.at("name").as_string());
        return each;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomPouringTest, storage::everyEngine(), storage::engineName);

TEST_P(RoomPouringTest, PeopleOfAChatAreKnownByTheirIdAlsoAfterARestart) {
    EXPECT_EQ(pour({{"7", "Ann"}}).error().code, "door_never_opened");
    open().value();
    room->join(1, asHost());
    auto const first = pour({{"7", "Ann"}, {"8", "Ann"}, {"7", "Ann"}}).value();
    EXPECT_EQ(first.at("added"), 2);
    EXPECT_THAT(gists(first), ElementsAre("Ann", "Ann (2)", "Ann"));
    pass(std::chrono::seconds{1});
    EXPECT_EQ(audience.said.at("arrivals").at("entries").at(0).at("came"), "chat");
    takeUp();
    auto const again = pour({{"7", "Anna"}, {"8", "Ann"}}).value();
    EXPECT_EQ(again.at("added"), 0);
    EXPECT_EQ(again.at("people").at(0).at("entryId"), first.at("people").at(0).at("entryId"));
    EXPECT_EQ(again.at("people").at(0).at("name"), "Anna");
    EXPECT_EQ(pour({}, {"7", "nobody"})->at("removed"), 1);
    EXPECT_EQ(inRoom(), 1);
    EXPECT_EQ(pour({{"7", "Ann"}})->at("added"), 1) << "who left may come back";
}

TEST_P(RoomPouringTest, TheRulesOfTheListHoldForEachOfThem) {
    open({.most = 3, .approves = true}).value();
    auto const poured =
        pour({{"7", "\u200B"}, {"8", "Ben\u202E"}, {"9", "Cleo"}, {"10", "Dora"}, {"11", "Eve"}});
    EXPECT_THAT(gists(poured), ElementsAre("name_missing", "Ben", "Cleo", "Dora", "door_full"));
    EXPECT_EQ(poured->at("people").at(1).at("state"), "waiting");
    EXPECT_EQ(gist(join("Fay")), "door_full") << "the door has closed";
    EXPECT_THAT(gists(pour({{"8", "Benjamin"}, {"11", "Eve"}})), ElementsAre("Ben", "door_full"))
        << "behind a closed door nothing changes";
    EXPECT_EQ(pour({}, {"9"})->at("removed"), 1) << "the host takes people off all the same";
}

TEST_P(RoomPouringTest, WhomTheHostHasBlockedDoesNotComeBackByAnyName) {
    open().value();
    auto const ann = pour({{"7", "Ann"}})->at("people").at(0).as_object();
    remove(ann, {.hostKey = hostKey, .blocks = true}).value();
    EXPECT_THAT(gists(pour({{"7", "Anna"}})), ElementsAre("removed"));
}

TEST_P(RoomPouringTest, TheLargerOfTheDoorsAndTheSourcesWeightCounts) {
    open({.weights = {.names = {{"Ben", 5}}}}).value();
    auto const poured = pour({{"7", "Ann", 3}, {"8", "Ben", 2}, {"9", "Cleo"}}).value();
    std::vector<std::int64_t> weights;
    for (auto const& person : poured.at("people").as_array())
        weights.push_back(entryOf(person.as_object()).weight);
    EXPECT_THAT(weights, ElementsAre(3, 5, 1));
    takeUp();
    open().value();
    EXPECT_EQ(entryOf(poured.at("people").at(0).as_object()).weight, 3);
    EXPECT_EQ(entryOf(poured.at("people").at(1).as_object()).weight, 2);
    pour({{"7", "Ann", 1}}).value();
    EXPECT_EQ(entryOf(poured.at("people").at(0).as_object()).weight, 1) << "no subscriber any more";
}

TEST_P(RoomPouringTest, TheTimeThatASourceSaysIsNeverAheadNorBeforeAllTime) {
    open().value();
    auto const now = millisecondsOf(clock.now());
    auto const poured = pour({{"7", "Ann", 1, -9'000'000'000'000'000'000}, {"8", "Ben", 1, now + 1}}).value();
    EXPECT_EQ(entryOf(poured.at("people").at(0).as_object()).joinedAt, 0);
    EXPECT_EQ(entryOf(poured.at("people").at(1).as_object()).joinedAt, now);
}

TEST_P(RoomPouringTest, OnlyTheHostPoursAndNobodyBecomesAPersonByKnowingTheirId) {
    open().value();
    auto const ann = pour({{"a source's id of many digits", "Ann"}})->at("people").at(0).as_object();
    EXPECT_EQ(ask({.kind = ListOrder::Kind::Pour, .hostKey = "guessed", .from = "chat"}).error().code,
              "not_the_host");
    for (auto const* const guess : {"a source's id of many digits", "chat:a source's id of many digits"}) {
        EXPECT_EQ(remove(ann, {.viewerKey = guess}).error().code, "not_your_entry");
        EXPECT_EQ(join("Ann", guess).value().at("isNew"), true);
    }
}

TEST_P(RoomPouringTest, PeopleOfAChatComeBackNextWeekAndAreStillThemselves) {
    open().value();
    pour({{"7", "Ann"}}).value();
    auto const first = id;
    auto const firstKey = openAnother();
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    room->receive(1, ViewerRemoved{viewerIdOf(asViewer("Ben").viewerKey)});
    EXPECT_EQ(
        ask({.kind = ListOrder::Kind::Bring, .hostKey = hostKey, .from = first.text(), .fromKey = firstKey})
            ->at("added"),
        1);
    open().value();
    EXPECT_EQ(pour({{"7", "Ann"}})->at("added"), 0);
}

TEST(Pouring, OneCallNamesAThousandPeopleWithIdsAndKnownSources) {
    auto const code = [](json::value const& given) {
        auto const read = entries::readPouring(given.as_object());
        return read ? "" : read.error().code;
    };
    json::array many(1000, json::object{{"id", "7"}, {"name", "Ann"}});
    EXPECT_EQ(code({{"from", "chat"}, {"people", many}}), "");
    EXPECT_EQ(code({{"from", "form"}, {"people", many}, {"gone", {"8"}}}), "invalid_people");
    EXPECT_EQ(code({{"from", "link"}}), "invalid_people");
    EXPECT_EQ(code({{"from", "api"}, {"people", {{{"name", "Ann"}}}}}), "invalid_people");
    EXPECT_EQ(code({{"from", "api"}, {"people", {{{"id", "7"}, {"weight", 101}}}}}), "invalid_people");
    EXPECT_EQ(code({{"from", "api"}, {"people", {{{"id", "7"}, {"weight", 1.5}}}}}), "invalid_people");
    EXPECT_EQ(code({{"from", "api"}, {"gone", {7}}}), "invalid_people");
}

} // namespace
} // namespace wheelwright::live
