#include "base/json.hpp"
#include "testing/list_scene.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using entries::Door;
using entries::ListOrder;
using ::testing::ElementsAre;

struct RoomEntriesTest : ListScene {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomEntriesTest, storage::everyEngine(), storage::engineName);

TEST_P(RoomEntriesTest, NobodyComesInThroughADoorThatIsNotOpen) {
    EXPECT_EQ(gist(join("Ann")), "door_never_opened");
    open().value();
    EXPECT_EQ(gist(join("Ann", annsKey)), "Ann is new");
    close();
    EXPECT_EQ(gist(join("Ben")), "door_closed");
    EXPECT_EQ(gist(join("Ann", annsKey)), "Ann") << "a lost answer is answered again";
    EXPECT_EQ(gist(join("Anna", annsKey)), "door_closed");
    EXPECT_EQ(ask({.kind = ListOrder::Kind::Door, .hostKey = "guessed"}).error().code, "not_the_host");
}

TEST_P(RoomEntriesTest, ADoorThatIsClosedWhileSomeoneJoinsIsClosed) {
    open().value();
    std::vector<std::string> answers;
    auto const note = [&](Result<json::object> const& answer) {
        answers.push_back(answer ? "in" : answer.error().code);
    };
    room->order({.name = "Ann"}, note);
    room->order({.kind = ListOrder::Kind::Door, .hostKey = hostKey}, [](auto const&) {});
    room->settleJoins();
    EXPECT_THAT(answers, ElementsAre("door_closed"));
}

TEST_P(RoomEntriesTest, ADoorClosesByItselfAtItsTimeAndWhenTheListIsFull) {
    room->join(1, asHost());
    open({.until = millisecondsOf(clock.now()) + 60'000}).value();
    EXPECT_EQ(gist(join("Ann")), "Ann is new");
    pass(1min);
    EXPECT_EQ(audience.said.at("door").at("door").at("closedBy"), "time");
    EXPECT_EQ(gist(join("Ben")), "door_closed");
    EXPECT_EQ(open({.until = 1}).error().code, "invalid_door");
    open({.most = 2}).value();
    EXPECT_EQ(gist(join("Ben")), "Ben is new");
    EXPECT_EQ(audience.said.at("door").at("door").at("closedBy"), "full");
    EXPECT_EQ(gist(join("Cleo")), "door_full");
    EXPECT_EQ(open({.most = 2})->at("door").at("open"), false) << "it is full already";
}

TEST_P(RoomEntriesTest, OnePersonIsOneEntryByDeviceOrAccount) {
    auto const ada = addUser();
    open().value();
    EXPECT_EQ(gist(join("Ann", annsKey)), "Ann is new");
    EXPECT_EQ(gist(join("Anna", annsKey)), "Anna") << "a second tab";
    EXPECT_EQ(gist(join("Ann")), "Ann is new") << "a browser that was cleared is somebody new";
    EXPECT_EQ(gist(join("Anna", annsKey, ada)), "Anna") << "signed in by now";
    EXPECT_EQ(gist(join("Anna", "key of her other phone", ada)), "Anna");
    EXPECT_EQ(inRoom(), 2);
    EXPECT_EQ(gist(join("Zoe", "key of a third device")), "Zoe is new");
    EXPECT_EQ(gist(join("Anna", "key of a third device", ada)), "Anna") << "the account's entry is the one";
    EXPECT_EQ(inRoom(), 2);
}

TEST_P(RoomEntriesTest, OnlyPeopleWhoAreSignedInMayJoinWhereTheHostSaysSo) {
    open({.signedInOnly = true}).value();
    EXPECT_EQ(gist(join("Ann")), "sign_in_needed");
}

TEST_P(RoomEntriesTest, NamesThatCantBeShownAreRefused) {
    open().value();
    EXPECT_EQ(gist(join("\u200B\u202E")), "name_missing");
    EXPECT_EQ(gist(join("\u202Enna\u202C", annsKey)), "nna is new");
    EXPECT_EQ(gist(join(std::string(10'240, 'x'))), std::string(40, 'x') + " is new");
    RoomNeeds needs{*database, *draws, clock, noMedia};
    needs.words = [](std::string_view text) { return text == "Clown"; };
    auto record =
        database->write([&](storage::Connection& connection) { return takeUpRoom(connection, id); });
    room.emplace(needs, std::move(*record), audience);
    EXPECT_EQ(gist(join("Clown")), "filtered_name");
    EXPECT_EQ(open({.weights = {.names = {{"Clown", 2}}}}).error().code, "filtered_name");
    EXPECT_EQ(gist(join("Clown", annsKey)), "filtered_name");
}

TEST_P(RoomEntriesTest, WhoWaitsIsInWhenTheHostApproves) {
    open({.approves = true}).value();
    auto const ann = join("Ann").value();
    EXPECT_EQ(ann.at("state"), "waiting");
    EXPECT_EQ(inRoom(), 0);
    ListOrder approval{.kind = ListOrder::Kind::Approve,
                       .entryId = entries::EntryId{ann.at("entryId").as_string()}};
    EXPECT_EQ(ask(approval).error().code, "not_the_host");
    pass(1s);
    EXPECT_EQ(audience.said.at("arrivals").at("entries").at(0).at("name"), "") << "only the host sees it";
    approval.hostKey = hostKey;
    EXPECT_EQ(ask(approval)->at("entry").at("name"), "Ann");
    EXPECT_EQ(inRoom(), 1);
    approval.entryId = entries::EntryId{newUuid()};
    EXPECT_EQ(ask(approval).error().code, "entry_not_found");
}

TEST_P(RoomEntriesTest, PeopleLeaveAndTheHostTakesThemOffAndBlocksThem) {
    open().value();
    auto const ann = join("Ann", annsKey).value();
    EXPECT_EQ(remove(ann, {.viewerKey = "guessed"}).error().code, "not_your_entry");
    EXPECT_EQ(remove(ann, {.hostKey = "guessed"}).error().code, "not_the_host");
    EXPECT_TRUE(remove(ann, {.viewerKey = annsKey}));
    EXPECT_EQ(remove(ann, {.viewerKey = annsKey}).error().code, "entry_not_found");
    auto const again = join("Ann", annsKey).value();
    EXPECT_NE(again.at("entryId"), ann.at("entryId"));
    close();
    EXPECT_EQ(remove(again, {.viewerKey = annsKey}).error().code, "door_closed");
    EXPECT_TRUE(remove(again, {.hostKey = hostKey, .blocks = true}));
    open().value();
    EXPECT_EQ(gist(join("Ann", annsKey)), "removed");
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    room->receive(1, ViewerRemoved{viewerIdOf(asViewer("Ben").viewerKey)});
    EXPECT_EQ(gist(join("Ben", asViewer("Ben").viewerKey)), "removed") << "who was sent out doesn't join";
}

TEST_P(RoomEntriesTest, PeopleWeighWhatTheRulesOfTheDoorSayAlsoWhenTheyChange) {
    room->join(1, asHost());
    open({.weights = {.names = {{"Zoë", 3}}, .earlyCount = 1, .early = 2}}).value();
    join("Ann", annsKey).value();
    join("zoe").value();
    join("Ben").value();
    auto const weights = [&] {
        std::vector<std::int64_t> each;
        auto const stored = database->read(
            [&](storage::Connection& connection) { return entries::changesAfter(connection, id, 0); });
        std::map<std::int64_t, std::int64_t> byPlace;
        for (auto const& entry : stored.entries)
            byPlace[entry.place] = entry.weight;
        for (auto const& [place, weight] : byPlace)
            each.push_back(weight);
        return each;
    };
    EXPECT_THAT(weights(), ElementsAre(2, 3, 1));
    pass(1s);
    auto const& said = audience.said.at("arrivals").at("entries").as_array();
    EXPECT_EQ(numberAt(said.at(1).as_object(), "weight"), 3);
    EXPECT_EQ(numberAt(said.at(2).as_object(), "weight"), std::nullopt);
    join("Zoë", annsKey).value(); // told apart as "Zoë (2)"
    EXPECT_THAT(weights(), ElementsAre(2, 3, 1));
    open({.weights = {.names = {{"Zoë (2)", 7}}}}).value();
    EXPECT_THAT(weights(), ElementsAre(7, 1, 1));
    open().value();
    EXPECT_THAT(weights(), ElementsAre(1, 1, 1));
}

TEST_P(RoomEntriesTest, OnlyTheHostReadsTheNamesThatWeighMore) {
    auto const weightsIn = [&](char const* message) {
        return json::serialize(audience.said.at(message).at("door").at("weights"));
    };
    auto const names = R"({"names":[{"name":"Zoe","weight":3}],"signedIn":2})";
    auto const number = R"({"signedIn":2,"named":1})";
    auto const answer = open({.weights = {.names = {{"Zoe", 3}}, .signedIn = 2}}).value();
    EXPECT_EQ(json::serialize(answer.at("door").at("weights")), names);
    EXPECT_EQ(weightsIn("door"), number);
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    EXPECT_EQ(weightsIn("hello"), number);
    room->join(3, asHost());
    EXPECT_EQ(weightsIn("hello"), names) << "after a reload";
    room->receive(3, HostingHandedOver{viewerIdOf(asViewer("Ben").viewerKey)});
    EXPECT_EQ(weightsIn("hostKey"), names);
}

TEST_P(RoomEntriesTest, TheHostMergesWhoJoinedTwiceAndBothDevicesHaveTheOneEntry) {
    open().value();
    auto const ann = join("Ann", annsKey).value();
    auto const twice = join("Ann", "key of her tablet").value();
    ListOrder order{.kind = ListOrder::Kind::Merge,
                    .entryId = entries::EntryId{twice.at("entryId").as_string()},
                    .into = entries::EntryId{ann.at("entryId").as_string()}};
    EXPECT_EQ(ask(order).error().code, "not_the_host");
    order.hostKey = hostKey;
    EXPECT_EQ(ask(order).value().at("entry").at("name"), "Ann");
    EXPECT_EQ(inRoom(), 1);
    EXPECT_EQ(ask(order).error().code, "entry_not_found") << "it is no double any more";
    order.entryId = order.into;
    EXPECT_EQ(ask(order).error().code, "same_entry");
    auto const again = join("Ann", "key of her tablet").value();
    EXPECT_EQ(again.at("entryId"), ann.at("entryId"));
    EXPECT_EQ(gist(join("Anna", annsKey)), "Anna") << "the first device has it still";
    takeUp();
    EXPECT_EQ(gist(join("Anne", "key of her tablet")), "Anne") << "after a restart";
    EXPECT_TRUE(remove(ann, {.viewerKey = "key of her tablet"})) << "whichever device leaves";
    EXPECT_EQ(inRoom(), 0);
}

TEST_P(RoomEntriesTest, TheSamePeopleAsLastTimeAreKnownByTheirDevice) {
    open().value();
    auto const ann = join("Ann", annsKey).value();
    join("Ben", "key of Ben, long enough").value();
    auto const gone = join("Cleo", "key of Cleo, long enough").value();
    remove(gone, {.hostKey = hostKey}).value();
    auto const first = id;
    auto const firstKey = openAnother();
    ListOrder bring{
        .kind = ListOrder::Kind::Bring, .hostKey = hostKey, .from = first.text(), .fromKey = "guessed"};
    EXPECT_EQ(ask(bring).error().code, "list_not_found");
    bring.fromKey = firstKey;
    auto stranger = bring;
    stranger.hostKey = "guessed";
    EXPECT_EQ(ask(stranger).error().code, "not_the_host");
    EXPECT_EQ(ask(bring).value().at("added"), 2);
    EXPECT_EQ(ask(bring).value().at("added"), 0) << "asked again";
    EXPECT_EQ(inRoom(), 2);
    auto const back = ask({.viewerKey = annsKey, .returns = true}).value();
    EXPECT_EQ(back.at("name"), "Ann");
    EXPECT_NE(back.at("entryId"), ann.at("entryId"));
    EXPECT_EQ(ask({.viewerKey = "key of Cleo, long enough", .returns = true}).error().code,
              "entry_not_found");
    open().value();
    EXPECT_EQ(audience.said.at("door").at("door").at("from").as_string(), first.text());
    EXPECT_EQ(gist(join("Bennie", "key of Ben, long enough")), "Bennie");
}

TEST_P(RoomEntriesTest, TwoAccountsOnOneTabletKeepTheirEntries) {
    auto const ada = addUser();
    auto const ben = addUser();
    open().value();
    auto const tablet = "key of the tablet of both";
    auto const adas = join("Ada", tablet, ada).value();
    auto const bens = join("Ben", "key of Ben's own phone", ben).value();
    EXPECT_EQ(gist(join("Ben", tablet, ben)), "Ben");
    EXPECT_EQ(join("Ada", "key of Ada's own phone", ada)->at("entryId"), adas.at("entryId"));
    EXPECT_EQ(join("Ben", "key of Ben's own phone", ben)->at("entryId"), bens.at("entryId"));
    EXPECT_EQ(inRoom(), 2);
}

TEST_P(RoomEntriesTest, SigningInBehindAClosedDoorChangesNothingForTheDraw) {
    auto const ada = addUser();
    open({.weights = {.signedIn = 100}}).value();
    auto const guest = join("Ada", annsKey).value();
    close();
    EXPECT_EQ(gist(join("Ada", annsKey, ada)), "Ada");
    EXPECT_EQ(entryOf(guest).weight, 1);
    open({.weights = {.signedIn = 100}}).value();
    EXPECT_EQ(gist(join("Ada", annsKey, ada)), "Ada");
    EXPECT_EQ(entryOf(guest).weight, 100);
}

TEST_P(RoomEntriesTest, BothDevicesOfAPersonWhoIsTakenOffMayJoinAnew) {
    open().value();
    auto const ann = join("Ann", annsKey).value();
    merge(join("Ann", "key of her tablet").value(), ann);
    remove(ann, {.hostKey = hostKey}).value();
    EXPECT_EQ(gist(join("Ann", "key of her tablet")), "Ann is new");
    EXPECT_EQ(gist(join("Anna", annsKey)), "Anna is new");
    EXPECT_EQ(inRoom(), 2);
}

TEST_P(RoomEntriesTest, WhoIsMergedAtTheMomentOfJoiningIsStoredSo) {
    auto const ada = addUser();
    open().value();
    auto const adas = join("Ada", "key of her phone", ada).value();
    auto const ignore = [](auto const&) {};
    room->order({.viewerKey = annsKey, .name = "Ada"}, ignore);
    room->order({.viewerKey = annsKey, .name = "Ada", .userId = ada}, ignore);
    room->settleJoins();
    takeUp();
    EXPECT_EQ(join("Ada", annsKey)->at("entryId"), adas.at("entryId"));
    EXPECT_EQ(inRoom(), 1);
}

TEST_P(RoomEntriesTest, WhoWasMergedOrBlockedLastTimeIsSoAgain) {
    open().value();
    auto const ann = join("Ann", annsKey).value();
    merge(join("Ann", "key of her tablet").value(), ann);
    remove(join("Cleo", "key of Cleo, long enough").value(), {.hostKey = hostKey, .blocks = true}).value();
    auto const first = id;
    auto const firstKey = openAnother();
    ask({.kind = ListOrder::Kind::Bring, .hostKey = hostKey, .from = first.text(), .fromKey = firstKey})
        .value();
    open().value();
    auto const phone = ask({.viewerKey = annsKey, .returns = true}).value();
    EXPECT_EQ(ask({.viewerKey = "key of her tablet", .returns = true})->at("entryId"), phone.at("entryId"));
    EXPECT_EQ(gist(join("Cleo", "key of Cleo, long enough")), "removed");
    EXPECT_EQ(inRoom(), 1);
}

TEST_P(RoomEntriesTest, WhoeverIsTheHostByNowHasTheList) {
    room->join(1, asHost());
    room->join(2, asViewer("Ben"));
    open().value();
    join("Ann", annsKey).value();
    room->receive(1, HostingHandedOver{viewerIdOf(asViewer("Ben").viewerKey)});
    auto const newKey = std::string{audience.said.at("hostKey").at("hostKey").as_string()};
    auto const first = id;
    auto const oldKey = openAnother();
    ListOrder bring{
        .kind = ListOrder::Kind::Bring, .hostKey = hostKey, .from = first.text(), .fromKey = oldKey};
    EXPECT_EQ(ask(bring).error().code, "list_not_found");
    bring.fromKey = newKey;
    EXPECT_EQ(ask(bring).value().at("added"), 1);
}

TEST_P(RoomEntriesTest, TheHostAddsPeopleByHand) {
    open().value();
    close();
    EXPECT_EQ(gist(ask({.hostKey = hostKey, .name = "Grandma"})), "Grandma is new");
    EXPECT_EQ(gist(ask({.hostKey = hostKey, .name = "Grandma"})), "Grandma (2) is new");
    EXPECT_EQ(gist(ask({.hostKey = "guessed", .name = "Me"})), "not_the_host");
    pass(1s);
    EXPECT_EQ(audience.said.at("arrivals").at("entries").at(0).at("came"), "host");
}

TEST_P(RoomEntriesTest, ARoomThatIsTakenUpHasItsListAndItsDoor) {
    open({.most = 4}).value();
    auto const ann = join("Ann", annsKey).value();
    join("Ben").value();
    remove(join("Cleo").value(), {.hostKey = hostKey}).value();
    takeUp();
    EXPECT_EQ(inRoom(), 2);
    EXPECT_EQ(audience.said.at("hello").at("door").at("most"), 4);
    auto const again = join("Ann", annsKey).value();
    EXPECT_EQ(again.at("entryId"), ann.at("entryId"));
    EXPECT_EQ(again.at("proof"), ann.at("proof"));
    EXPECT_EQ(gist(join("Dora")), "Dora is new");
    EXPECT_EQ(gist(join("Eve")), "Eve is new");
    EXPECT_EQ(gist(join("Fay")), "door_full");
}

TEST_P(RoomEntriesTest, AProcessThatLostTheRoomTakesNobodyIn) {
    open().value();
    database->write([&](storage::Connection& connection) { return takeUpRoom(connection, id); });
    EXPECT_EQ(gist(join("Ann")), "unavailable");
    EXPECT_TRUE(room->hasMoved());
    takeUp();
    EXPECT_EQ(inRoom(), 0);
    database->write([row = stored()](storage::Connection& connection) { return eraseRoom(connection, row); });
    EXPECT_EQ(gist(join("Ann")), "live_not_found");
}

TEST_P(RoomEntriesTest, ArrivalsAreSaidInBatches) {
    open().value();
    room->join(1, asHost());
    pass(2s);
    audience.take();
    for (int i = 0; i < 500; ++i)
        room->order({.name = "Ann"}, [](auto const&) {});
    room->settleJoins();
    pass(0s);
    EXPECT_THAT(audience.take(), ElementsAre("all arrivals"));
    EXPECT_EQ(audience.last.at("entries").as_array().size(), 300U);
    EXPECT_EQ(audience.last.at("count"), 500);
    pass(249ms);
    EXPECT_THAT(audience.take(), ElementsAre());
    pass(1ms);
    EXPECT_THAT(audience.take(), ElementsAre("all arrivals"));
    EXPECT_EQ(audience.last.at("after"), 300);
    EXPECT_EQ(audience.last.at("change"), 500);
    pass(1s);
    EXPECT_THAT(audience.take(), ElementsAre());
}

// Every screen must have turned the same wheel.
TEST_P(RoomEntriesTest, TheDrawIsAmongThoseWhomAllPagesKnow) {
    auto const empty = json::serialize(testing::sampleWheel(wheelId, "Raffle", {}));
    room->join(1, asHost());
    room->edit(hostKey, empty).value();
    open().value();
    auto const ann = join("Ann").value();
    audience.take();
    room->receive(1, SpinAsked{draws->list(id, 9).draws.front().commitment.spinId, std::string(64, 'a')});
    EXPECT_THAT(audience.take(), ElementsAre("all wheel", "all arrivals", "all spin"));
    EXPECT_EQ(audience.last.at("winner"), ann.at("entryId"));
    join("Ben").value();
    pass(250ms);
    EXPECT_THAT(audience.take(), ::testing::Not(::testing::Contains("all arrivals"))) << "while it turns";
    pass(1min);
    EXPECT_THAT(audience.take(), ::testing::IsSupersetOf({"all result", "all arrivals"}));
}

// A school may be behind one address; nobody fills a list alone.
TEST_P(RoomEntriesTest, OneNetworkBringsManyGuestsAndNotAll) {
    open().value();
    std::int64_t refused = 0;
    auto const count = [&](Result<json::object> const& answer) { refused += answer ? 0 : 1; };
    for (std::int64_t each = 0; each < kMostGuestsFrom; ++each)
        room->order({.name = "Pupil", .network = "school"}, count);
    room->settleJoins();
    EXPECT_EQ(refused, 0);
    EXPECT_EQ(inRoom(), kMostGuestsFrom);
    EXPECT_EQ(gist(ask({.name = "One more", .network = "school"})), "too_many_from_network");
    EXPECT_EQ(gist(ask({.name = "Ann", .network = "home"})), "Ann is new");
    EXPECT_EQ(gist(ask({.name = "Ben", .userId = addUser(), .network = "school"})), "Ben is new")
        << "accounts are counted by themselves";
    EXPECT_EQ(gist(ask({.hostKey = hostKey, .name = "Cleo", .network = "school"})), "Cleo is new");
}

} // namespace
} // namespace wheelwright::live
