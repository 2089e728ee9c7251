#include "base/json.hpp"
#include "testing/list_scene.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using entries::ListOrder;

struct ClaimsTest : ListScene {
    void SetUp() override {
        ListScene::SetUp();
        room->join(1, asHost());
        room->edit(hostKey, json::serialize(testing::sampleWheel(wheelId, "Raffle", {}))).value();
        open().value();
        for (auto const* const name : {"Ann", "Ben", "Cleo", "Dora"}) {
            auto const joined = join(name, keyOf(name)).value();
            keys[testing::textIn(joined, "entryId")] = keyOf(name);
        }
        close();
        pass(1s);
    }
    static std::string keyOf(std::string const& name) { return "key of " + name + ", long enough"; }
    json::object spin(std::int64_t winners, std::int64_t seconds, Seat seat = 1) {
        drawn = draws->newest(id)->commitment.spinId;
        room->receive(seat, SpinAsked{drawn, std::string(64, 'a'), {winners, 0}, 0, seconds, told()});
        return audience.last;
    }
    std::string told() {
        return audience.said.contains("sealed") ? testing::textIn(audience.said.at("sealed"), "root") : "";
    }
    // Draws two winners, who have a minute to claim; returns the order of all.
    std::vector<std::string> draw(std::int64_t seconds = 60, std::int64_t winners = 2) {
        auto const said = spin(winners, seconds);
        auto const wait = said.at("startsAt").as_int64() + said.at("duration").as_int64();
        pass(std::chrono::milliseconds{wait - millisecondsOf(clock.now())});
        pass(0s);
        return draws->orderOf(drawn, 9'999);
    }
    Result<json::object> claim(std::string const& guid, std::string const& viewerKey) {
        return ask(
            {.kind = ListOrder::Kind::Claim, .viewerKey = viewerKey, .entryId = entries::EntryId{guid}});
    }
    Result<json::object> claimByHost(std::string const& guid) {
        return ask({.kind = ListOrder::Kind::Claim, .hostKey = hostKey, .entryId = entries::EntryId{guid}});
    }
    void rename(std::string const& table, std::string const& name) {
        write(*database, "alter table " + table + " rename to " + name);
    }
    Result<json::object> passOver(std::string const& guid, std::string const& reason, std::string key) {
        return ask({.kind = ListOrder::Kind::Replace,
                    .hostKey = std::move(key),
                    .entryId = entries::EntryId{guid},
                    .reason = reason});
    }
    // "claimed by winner, waiting" in the order of the draw.
    std::string standing() {
        room->join(98, asViewer("Looking"));
        auto const& claims = audience.said.at("hello").at("claims");
        std::string text;
        if (!claims.is_null())
            for (auto const& each : claims.at("places").as_array())
                text += (text.empty() ? "" : ", ") + testing::textIn(each.as_object(), "state") +
                        (textAt(each.as_object(), "by").empty() ? "" : " by ") +
                        testing::textIn(each.as_object(), "by");
        room->leave(98);
        return text;
    }
    json::array record() {
        auto claims = draws->claimsOf(drawn).value();
        return claims.at("events").as_array();
    }
    std::map<std::string, std::string> keys;
    SpinId drawn;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, ClaimsTest, storage::everyEngine(), storage::engineName);

TEST_P(ClaimsTest, AWinnerClaimsOnTheirOwnPhoneAndAReplayChangesNothing) {
    auto const order = draw();
    EXPECT_EQ(claim(order[0], "guessed").error().code, "not_your_entry");
    EXPECT_EQ(claim(order[2], keys[order[2]]).error().code, "not_a_winner");
    EXPECT_EQ(claim(order[0], keys[order[0]])->at("place").at("state"), "claimed");
    auto const events = record();
    EXPECT_EQ(claim(order[0], keys[order[0]])->at("place").at("state"), "claimed") << "asked again";
    EXPECT_EQ(record(), events);
    pass(1s);
    EXPECT_EQ(audience.said.at("claims").at("places").as_array().size(), 1U) << "what changed";
    EXPECT_EQ(standing(), "claimed by winner, waiting");
    EXPECT_EQ(passOver(order[0], "too late", hostKey).error().code, "already_claimed");
}

TEST_P(ClaimsTest, WhoseTimeIsOverIsReplacedByTheNextInTheOrderOfTheDraw) {
    auto const order = draw();
    claim(order[1], keys[order[1]]).value();
    pass(59s);
    EXPECT_EQ(standing(), "waiting, claimed by winner");
    pass(1s);
    EXPECT_EQ(standing(), "replaced by time, claimed by winner, waiting");
    EXPECT_EQ(claim(order[0], keys[order[0]]).error().code, "replaced");
    auto const events = record();
    EXPECT_EQ(events.back().at("next").as_string(), std::string_view{order[2]});
    takeUp();
    room->join(1, asHost());
    EXPECT_EQ(standing(), "replaced by time, claimed by winner, waiting");
    pass(1min);
    EXPECT_EQ(standing(), "replaced by time, claimed by winner, replaced by time, waiting");
    pass(1min);
    EXPECT_EQ(record().back().at("next"), "") << "nobody is left";
    pass(1h);
    EXPECT_EQ(record().size(), 5U);
}

TEST_P(ClaimsTest, TheHostPassesOverAWinnerWithAReasonAndNeverComesToSomebodyWhoLeft) {
    auto const order = draw(0);
    EXPECT_EQ(standing(), "");
    EXPECT_EQ(passOver(order[0], "left early", "guessed").error().code, "not_the_host");
    remove({{"entryId", order[2]}}, {.hostKey = hostKey}).value();
    EXPECT_EQ(passOver(order[0], "left\n early\u202e", hostKey)->at("place").at("next").as_string(),
              std::string_view{order[2]});
    pass(1s);
    EXPECT_EQ(audience.said.at("claims").at("places").at(0).at("next").as_string(),
              std::string_view{order[2]})
        << "everyone is told";
    EXPECT_EQ(standing(), "replaced by host, waiting, replaced by left, waiting");
    EXPECT_EQ(record().front().at("reason"), "left early");
    EXPECT_TRUE(claimByHost(order[3]));
    EXPECT_EQ(standing(), "replaced by host, waiting, replaced by left, claimed by host");
}

TEST_P(ClaimsTest, NothingIsClaimedWhileTheWheelTurns) {
    auto const winner = testing::textIn(spin(1, 60), "winner");
    EXPECT_EQ(claim(winner, keys[winner]).error().code, "still_turning");
}

TEST_P(ClaimsTest, ARequestIsAnsweredAlsoWhereTheDatabaseFails) {
    auto const order = draw();
    rename("spins", "away");
    EXPECT_EQ(passOver(order[0], "", hostKey).error().code, "unavailable");
    rename("away", "spins");
    EXPECT_TRUE(passOver(order[0], "", hostKey));
}

TEST_P(ClaimsTest, AReplacementThatCouldNotBeStoredIsTriedAgainLater) {
    draw();
    pass(59s);
    rename("spins", "away");
    pass(1s);
    EXPECT_EQ(room->dueAt(), millisecondsOf(clock.now()) + 1000);
    rename("away", "spins");
    pass(1s);
    EXPECT_EQ(standing(), "replaced by time, replaced by time, waiting, waiting");
}

TEST_P(ClaimsTest, AHostWithoutSpacePassesOverNobodyAndAWinnerClaimsAllTheSame) {
    auto const order = draw();
    RoomNeeds needs{*database, *draws, clock, noMedia};
    needs.ledger.sourceBudget = 0;
    auto record =
        database->write([&](storage::Connection& connection) { return takeUpRoom(connection, id); });
    room.emplace(needs, std::move(*record), audience);
    EXPECT_EQ(passOver(order[0], "left", hostKey).error().code, "host_quota_exceeded");
    EXPECT_TRUE(claim(order[0], keys[order[0]]));
    pass(1min);
    EXPECT_EQ(standing(), "claimed by winner, replaced by time, waiting");
}

TEST_P(ClaimsTest, NobodyClaimsAfterTheirTime) {
    auto const order = draw();
    clock.turn(60s); // the room hasn't noticed yet
    EXPECT_EQ(claim(order[0], keys[order[0]]).error().code, "time_over");
    EXPECT_EQ(claimByHost(order[0]).error().code, "time_over");
    pass(0s);
    EXPECT_EQ(standing(), "replaced by time, replaced by time, waiting, waiting");
}

TEST_P(ClaimsTest, NobodyClaimsWhoWasTakenOffTheList) {
    auto const order = draw(0);
    remove({{"entryId", order[0]}}, {.hostKey = hostKey, .blocks = true}).value();
    EXPECT_EQ(claim(order[0], keys[order[0]]).error().code, "entry_not_found");
    EXPECT_EQ(claimByHost(order[0]).error().code, "entry_not_found");
    remove({{"entryId", order[1]}}, {.hostKey = hostKey}).value();
    EXPECT_EQ(claim(order[1], keys[order[1]]).error().code, "not_your_entry");
    EXPECT_EQ(claimByHost(order[1]).error().code, "entry_not_found");
}

TEST_P(ClaimsTest, AWinnerWhoseEntryIsMergedClaimsWithTheOneThatStays) {
    auto const order = draw();
    merge({{"entryId", order[0]}}, {{"entryId", order[3]}}).value();
    EXPECT_TRUE(claim(order[0], keys.at(order[0])));
    EXPECT_EQ(standing(), "claimed by winner, waiting");
}

TEST_P(ClaimsTest, AClockThatIsPutBackLeavesTheRecordInOrder) {
    auto const order = draw();
    clock.turn(10s);
    claim(order[0], keys[order[0]]).value();
    clock.turn(-5s);
    claim(order[1], keys[order[1]]).value();
    EXPECT_EQ(record().at(2).at("at"), record().at(1).at("at"));
}

// As a commit leaves it that arrived although its connection was lost.
TEST_P(ClaimsTest, AfterALostAnswerTheRoomReadsWhatIsStored) {
    auto const order = draw();
    database->write([&](storage::Connection& connection) {
        addClaimEvents(connection, drawn, {}, 1,
                       {{.kind = ClaimEvent::Kind::Claimed,
                         .at = millisecondsOf(clock.now()),
                         .by = "winner",
                         .guid = order[0]}});
    });
    EXPECT_EQ(claim(order[1], keys[order[1]]).error().code, "unavailable");
    pass(0s);
    EXPECT_EQ(standing(), "claimed by winner, waiting");
    claim(order[1], keys[order[1]]).value();
    EXPECT_EQ(record().size(), 3U);
}

TEST_P(ClaimsTest, ASpinWhoseTimeToClaimCantBeStoredDoesNotStart) {
    rename("draw_claims", "away");
    EXPECT_EQ(spin(2, 60).at("code"), "unavailable");
    EXPECT_FALSE(audience.said.contains("spin"));
    rename("away", "draw_claims");
    EXPECT_EQ(spin(2, 60).at("claim"), 60);
    EXPECT_EQ(record().size(), 1U);
}

TEST_P(ClaimsTest, TheNextSpinEndsInTheRecordWhatIsOpen) {
    auto const order = draw();
    claim(order[0], keys[order[0]]).value();
    auto const first = drawn;
    auto const again = draw(0, 1);
    auto const events = draws->claimsOf(first)->at("events").as_array();
    EXPECT_EQ(events.back().at("kind"), "ended");
    EXPECT_EQ(events.size(), 3U);
    auto const& open = order[1] == again[0] ? order[0] : order[1];
    EXPECT_EQ(claim(open, keys[open]).error().code, "not_a_winner");
    pass(1h);
    claimByHost(again[0]).value();
    draw(0);
    EXPECT_EQ(draws->claimsOf(first)->at("events").as_array(), events);
    EXPECT_EQ(record().size(), 0U);
}

TEST_P(ClaimsTest, OnlyTheHostSpinsAgainWhileAWinnerMayClaim) {
    room->join(2, asViewer("Ben"));
    room->receive(1, RulesChanged{true});
    auto const order = draw();
    pass(1s); // a viewer's spin waits for the host at first
    claim(order[0], keys[order[0]]).value();
    EXPECT_EQ(spin(1, 0, 2).at("code"), "claims_open");
    claim(order[1], keys[order[1]]).value();
    EXPECT_EQ(spin(1, 0, 2).at("type"), "spin");
}

TEST_P(ClaimsTest, ViewersSpinWhatTheHostHasSet) {
    auto wheel = testing::sampleWheel(wheelId, "Raffle", {});
    wheel.at("wheel-definition").as_object()["draw"] = {{"mode", "several"}, {"winners", 2}};
    room->edit(hostKey, json::serialize(wheel)).value();
    room->join(2, asViewer("Ben"));
    room->receive(1, RulesChanged{true});
    auto const said = spin(4, 60, 2);
    EXPECT_EQ(said.at("places").at("winners").as_array().size(), 2U);
    EXPECT_FALSE(said.contains("claim"));
}

TEST_P(ClaimsTest, AThousandPlacesAreToldInPieces) {
    for (int i = 0; i < 600; ++i)
        room->order({.hostKey = hostKey, .name = "Ann"}, [](auto const&) {});
    room->settleJoins();
    pass(1s);
    draw(60, 250);
    pass(1min);
    std::size_t many = 0;
    for (int i = 0; i < 3; ++i) {
        EXPECT_LE(audience.said.at("claims").at("places").as_array().size(), 300U);
        many += audience.said.at("claims").at("places").as_array().size();
        audience.said.erase("claims");
        audience.said["claims"]["places"] = json::array{};
        pass(250ms);
    }
    EXPECT_GE(many, 500U);
    room->join(98, asViewer("Late"));
    EXPECT_EQ(audience.said.at("hello").at("claims").at("places").as_array().size(), 350U);
}

} // namespace
} // namespace wheelwright::live
