#include "base/digest.hpp"
#include "entries/composition.hpp"
#include "entries/door.hpp"
#include "entries/list_order.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

Entry person(std::string const& id, std::string const& name) {
    return {.id = EntryId{id}, .name = name, .keyDigest = "key of " + id, .salt = "salt"};
}

std::string guidsOn(std::string const& slices, EntryList const& list) {
    auto wheel = json::parse(R"({"wheel-definition":{"slices":)" + slices + "}}").as_object();
    putOn(wheel, list);
    std::string guids;
    for (auto const& slice : wheel.at("wheel-definition").at("slices").as_array())
        guids += std::string{slice.at("guid").as_string()} + " ";
    return guids;
}

TEST(EntryList, TellsNamesApartHoweverTheyAreWritten) {
    EntryList list;
    EXPECT_EQ(list.add(person("a", "Zoë")).name, "Zoë");
    EXPECT_EQ(list.add(person("b", "ZOE")).name, "ZOE (2)");
    EXPECT_EQ(list.add(person("c", "zoe")).name, "zoe (3)");
    EXPECT_EQ(list.nameFor(*list.find(EntryId{"b"}), "Zoe"), "Zoe (2)") << "its own number stays free for it";
    list.remove(*list.find(EntryId{"a"}), EntryState::Left);
    EXPECT_EQ(list.nameFor(*list.find(EntryId{"b"}), "Zoe"), "Zoe");
}

TEST(EntryList, ThousandsOfOneNameAreTidy) {
    EntryList list;
    for (int i = 0; i < 10'000; ++i)
        list.add(person(std::to_string(i), "Ann"));
    EXPECT_EQ(list.find(EntryId{"9999"})->name, "Ann (10000)");
    EXPECT_EQ(list.in(), 10'000);
}

TEST(EntryList, TakesBackWhatCouldNotBeStored) {
    EntryList list;
    list.add(person("a", "Ann"));
    list.keep();
    auto const before = list.lastChange();
    list.add(person("b", "Ben"));
    list.remove(*list.find(EntryId{"a"}), EntryState::Left);
    list.discard();
    EXPECT_EQ(list.find(EntryId{"b"}), nullptr);
    ASSERT_NE(list.ofKey("key of a"), nullptr);
    EXPECT_EQ(list.find(EntryId{"a"})->name, "Ann");
    EXPECT_EQ(list.in(), 1);
    EXPECT_EQ(list.since(0, 10).size(), 1U);
    EXPECT_EQ(list.since(before, 10).size(), 0U);
    EXPECT_EQ(list.add(person("c", "Ann")).name, "Ann (2)");
}

TEST(EntryList, ForgetsTheNameOfOneWhoLeftAndKnowsOneWhoIsBlocked) {
    EntryList list;
    list.add(person("a", "Ann"));
    list.add(person("b", "Ben"));
    auto const& left = list.remove(*list.find(EntryId{"a"}), EntryState::Left);
    auto const& blocked = list.remove(*list.find(EntryId{"b"}), EntryState::Blocked);
    EXPECT_EQ(left.name + left.keyDigest + left.salt, "");
    EXPECT_EQ(blocked.name + blocked.salt, "");
    EXPECT_EQ(list.ofKey("key of a"), nullptr);
    EXPECT_EQ(list.ofKey("key of b"), &blocked);
    EXPECT_EQ(list.listed(), 0);
}

TEST(Composition, HasTheHostsSlicesAndThenTheEntriesOnceEach) {
    EntryList list;
    for (auto const* const id : {"a", "b", "c", "d"})
        list.add(person(id, id));
    auto waiting = *list.find(EntryId{"d"});
    waiting.state = EntryState::Waiting;
    list.change(waiting);
    list.remove(*list.find(EntryId{"c"}), EntryState::Left);
    EXPECT_EQ(guidsOn("[]", list), "a b ");
    EXPECT_EQ(guidsOn(R"([{"guid":"own"},{"guid":"b","active":false}])", list), "own b a ");
    EXPECT_EQ(guidsOn(R"([{"guid":"c"},{"guid":"d"},{"guid":"own"}])", list), "own a b ")
        << "gone, or not in yet";
    json::object none;
    putOn(none, list);
    EXPECT_EQ(none, json::object{});
}

// The form is public (api/openapi.yaml): proofs that were given stay valid.
TEST(EntryProof, IsTheDigestOfFourLines) {
    auto entry = person("4be0643f-1d98-473b-97cd-ca98a65347dd", "Zoë");
    entry.salt = "hQ0c2yYt6m3rW8vK5nB1xL";
    EXPECT_EQ(proofOf(entry).at("salt"), "hQ0c2yYt6m3rW8vK5nB1xL");
    EXPECT_EQ(leafOf(entry),
              sha256Hex("entry\nhQ0c2yYt6m3rW8vK5nB1xL\n4be0643f-1d98-473b-97cd-ca98a65347dd\nZoë"));
}

TEST(EntryList, IsFullOfThoseWhoHaveLeftToo) {
    EntryList list;
    for (std::size_t i = 0; i < kMostRows; ++i)
        list.addUnlisted({.id = EntryId{std::to_string(i)}, .state = EntryState::Left});
    EXPECT_EQ(list.listed(), 0);
    EXPECT_TRUE(list.isFull());
    EXPECT_FALSE(EntryList{}.isFull());
}

TEST(DoorInput, IsTheWholeDoorOrRefusedWithTheFieldThatIsWrong) {
    EXPECT_EQ(jsonOf(readDoor({{"open", true}, {"until", nullptr}}).value()), jsonOf(Door{.isOpen = true}));
    struct Case {
        char const* field;
        json::value value;
    };
    for (auto const& [field, value] :
         std::vector<Case>{{"open", "yes"},
                           {"open", 1},
                           {"until", "x"},
                           {"until", -1},
                           {"until", 1e300},
                           {"opensAt", 9},
                           {"most", 2.5},
                           {"most", 0},
                           {"most", 10'001},
                           {"most", "2"},
                           {"weights", "x"},
                           {"weights", {{"names", "Ann"}}},
                           {"weights", {{"names", json::array(101)}}},
                           {"weights", {{"names", {"Ann"}}}},
                           {"weights", json::parse(R"({"names":[{"name":"\u200b","weight":2}]})")},
                           {"weights", json::parse(R"({"names":[{"name":"Ann","weight":101}]})")},
                           {"weights", {{"signedIn", 0}}},
                           {"weights", {{"signedIn", 1.5}}},
                           {"weights", {{"early", 3}}},
                           {"weights", {{"early", {{"first", 0}, {"weight", 2}}}}},
                           {"weights", {{"early", {{"first", 3}}}}}}) {
        json::object given{{"open", true}};
        given[field] = value;
        auto const refused = readDoor(given).error();
        EXPECT_EQ(refused.code, "invalid_door") << value;
        EXPECT_NE(refused.message.find(field), std::string::npos) << refused.message;
    }
}

TEST(DoorInput, TakesATimeOfOpeningOfADoorThatIsClosedAndThatClosesLater) {
    json::object given{{"open", false}, {"opensAt", 7}, {"until", 8}};
    auto const door = readDoor(given).value();
    EXPECT_EQ(jsonOf(doorIn(jsonOf(door))), jsonOf(door));
    EXPECT_EQ(door.opensAt, 7);
    for (json::value const& until : {json::value{7}, json::value{1}}) {
        given["until"] = until;
        EXPECT_EQ(readDoor(given).error().code, "invalid_door") << until;
    }
    given = {{"open", false}, {"opensAt", "noon"}};
    EXPECT_EQ(readDoor(given).error().code, "invalid_door");
}

TEST(WeightRules, GiveTheLargestWeightThatFits) {
    WeightRules const rules{.names = {{"Zoë", 3}, {"zoe", 2}}, .signedIn = 2, .earlyCount = 1, .early = 5};
    WeightRules const none;
    Weigher const weigher{rules};
    auto someone = person("a", "Ann");
    someone.place = 2;
    EXPECT_EQ(weigher.weightOf(someone), 1);
    someone.userId = UserId{"u"};
    EXPECT_EQ(weigher.weightOf(someone), 2);
    someone.name = "ZOE";
    EXPECT_EQ(weigher.weightOf(someone), 3) << "however it is written";
    someone.place = 1;
    EXPECT_EQ(weigher.weightOf(someone), 5);
    EXPECT_EQ(Weigher{none}.weightOf(someone), 1);
}

TEST(EntryList, KnowsBothDevicesOfAPersonWhoseEntriesAreMerged) {
    EntryList list;
    for (auto const* const id : {"a", "b", "c"})
        list.add(person(id, id));
    list.merge(*list.find(EntryId{"a"}), EntryId{"b"});
    list.merge(*list.find(EntryId{"b"}), EntryId{"c"});
    list.keep();
    auto const holds = [](EntryList const& read) {
        auto const* const kept = read.find(EntryId{"c"});
        for (auto const* const key : {"key of a", "key of b", "key of c"})
            EXPECT_EQ(read.ofKey(key), kept) << key;
        EXPECT_EQ(read.listed(), 1);
    };
    holds(list);
    std::vector<Entry> stored;
    for (auto const& [place, entry] : list.byPlace())
        stored.push_back(entry);
    holds(EntryList{stored});
    EXPECT_EQ(jsonOf(*list.find(EntryId{"a"}), Reader::Anyone).at("sameAs"), "c");
}

TEST(ListOrder, ArrivesAtAnotherProcessAsItWasSent) {
    Door door{.until = 5, .most = 7, .approves = true, .signedInOnly = true};
    door.from = "f";
    door.weights = {.names = {{"Zoë", 3}}, .signedIn = 2, .earlyCount = 10, .early = 4};
    door.close(ClosedBy::Full);
    ListOrder const sent{.kind = ListOrder::Kind::Remove,
                         .hostKey = "h",
                         .viewerKey = "v",
                         .name = "Zoë",
                         .entryId = EntryId{"e"},
                         .userId = UserId{"u"},
                         .into = EntryId{"i"},
                         .blocks = true,
                         .door = door,
                         .from = "f",
                         .fromKey = "k",
                         .returns = true,
                         .reason = "Away",
                         .people = {{"p", "Bo", 2, 7}, {"q", "Cy", 1, std::nullopt}},
                         .gone = {"x"},
                         .spin = {{"winners", 2}}};
    auto const text = json::serialize(jsonOf(sent));
    auto const got = orderIn(json::parse(text).as_object());
    ASSERT_TRUE(got);
    EXPECT_EQ(json::serialize(jsonOf(*got)), text);
    EXPECT_FALSE(orderIn({}));
    auto unknown = jsonOf(sent);
    unknown["kind"] = static_cast<int>(ListOrder::Kind::Spin) + 1;
    EXPECT_FALSE(orderIn(unknown));
}

} // namespace
} // namespace wheelwright::entries
