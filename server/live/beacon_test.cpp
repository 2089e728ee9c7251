#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/draw_log_store.hpp"
#include "live/draws.hpp"
#include "live/fair_pick.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/migrated_test.hpp"
#include "testing/places.hpp"
#include "testing/quick_room.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/server_process.hpp"
#include "testing/small_server.hpp"
#include "testing/soon.hpp"
#include "testing/stored_room.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

std::string const kBeaconHash(64, 'b');

// A beacon on this machine that answers as drand does.
struct FakeBeacon final : testing::SmallServer {
    FakeBeacon(std::int64_t genesisTime, std::int64_t seconds) : genesis{genesisTime}, period{seconds} {
        auto const path = "/" + kBeaconHash;
        auto const route = [](std::string where, http::Handler handler) {
            return http::Route{http::Method::get,          std::move(where),     http::Access::Anyone,
                               http::RateClass::Unlimited, http::RunsOn::Worker, std::move(handler)};
        };
        serve({route(path + "/info",
                     [this](http::Request const&) {
                         return http::jsonResponse(
                             200, {{"hash", hash}, {"genesis_time", genesis.load()}, {"period", period}});
                     }),
               route(path + "/public/{round}", [this](http::Request const& request) {
                   auto const& asked = request.captures.at(0);
                   std::int64_t const number = asked == "latest" ? newest() : std::stoll(std::string{asked});
                   if (isBroken) return http::emptyResponse(500);
                   if (number > newest()) return http::emptyResponse(404);
                   return http::jsonResponse(
                       200, {{"round", number + shift.load()},
                             {"randomness", isLying ? std::string(64, '0') : randomness(number)},
                             {"signature", signature(number)}});
               })});
    }
    ~FakeBeacon() override { stopWhenEmpty(); }
    void TestBody() override {}

    std::int64_t newest() const { return published; }
    static std::string signature(std::int64_t round) {
        auto const half = sha256Hex("round " + std::to_string(round));
        return (half + half).substr(0, 96);
    }
    static std::string randomness(std::int64_t round) { return sha256Hex(*fromHex(signature(round))); }
    std::string url() const {
        return "http://127.0.0.1:" + std::to_string(server->port()) + "/" + kBeaconHash;
    }

    std::atomic<std::int64_t> genesis;
    std::int64_t const period;
    std::string hash = kBeaconHash;
    std::atomic<std::int64_t> published = 100;
    std::atomic<bool> isBroken = false;
    std::atomic<bool> isLying = false;
    std::atomic<std::int64_t> shift = 0;
};

// A draw reads the clock when it begins, and again, having read its row, when it signs. Then comes the
// interruption.
struct InterruptedClock final : Clock {
    InterruptedClock(Clock const& clock, std::function<void()> interruption)
        : clock_{clock}, interruption_{std::move(interruption)} {}
    Instant now() const override {
        if (++reads_ == 2) interruption_();
        return clock_.now();
    }

private:
    Clock const& clock_;
    std::function<void()> const interruption_;
    mutable int reads_ = 0;
};

struct BeaconTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        database.emplace(open());
        // By the clock too, round 100 is the newest.
        beacon.emplace(millisecondsOf(clock.now()) / 1000 - 99 * 3, 3);
        draws.emplace(*database, clock, ledger::Ledger{}, beacon->url());
    }
    static DrawRequest request(std::string const& entropy = std::string(32, 'a')) {
        return {json::parse(R"({"wheel-definition":{"name":"Raffle","slices":[
                    {"guid":"a","text":"Anna"},{"guid":"b","text":"Ben","weight":3}]}})")
                    .as_object(),
                entropy};
    }
    DrawRight begin() {
        auto const begun = draws->begin(wheels::WheelId{"w"}, {}).value();
        return {begun.commitment.spinId, begun.drawKey};
    }
    Result<DrawOutcome> draw(DrawRight const& right, DrawRequest const& asked = request()) {
        return draws->draw(right, asked);
    }
    bool isAwaited(DrawRight const& right) {
        return std::holds_alternative<AwaitedRound>(draw(right).value());
    }
    json::object receiptOf(DrawRight const& right) { return std::get<MadeDraw>(draw(right).value()).receipt; }
    std::string problem(DrawRight const& right, DrawRequest const& asked = request()) {
        auto const drawn = draw(right, asked);
        return drawn ? "none" : drawn.error().code;
    }
    bool isDrawn(DrawRight const& right) { return draws->find(right.spinId()).value().contains("seed"); }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<FakeBeacon> beacon;
    std::optional<Draws> draws;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, BeaconTest, storage::everyEngine(), storage::engineName);

TEST_P(BeaconTest, ADrawIsClosedBeforeItsRoundIsKnownAndDrawnWithIt) {
    auto const right = begin();
    auto const closed = std::get<AwaitedRound>(draw(right).value());
    EXPECT_EQ(closed.round, 102);
    EXPECT_EQ(closed.chain, kBeaconHash);
    EXPECT_EQ(closed.wait, std::chrono::seconds{6});
    EXPECT_FALSE(isDrawn(right));
    EXPECT_TRUE(isAwaited(right)) << "not published yet";
    clock.turn(std::chrono::hours{1}); // a closed draw doesn't expire
    beacon->published = 5000;
    auto const receipt = receiptOf(right);
    auto const& round = receipt.at("beacon").as_object();
    EXPECT_EQ(round.at("round"), 102);
    EXPECT_EQ(round.at("randomness").as_string(), FakeBeacon::randomness(102));
    EXPECT_EQ(round.at("signature").as_string(), FakeBeacon::signature(102));

    auto const text = [&](char const* name) { return std::string{receipt.at(name).as_string()}; };
    DrawFacts const facts{*fromHex(text("seed")), right.spinId(),  receipt.at("number").as_int64(),
                          text("digest"),         text("entropy"), FakeBeacon::randomness(102)};
    EXPECT_EQ(receipt.at("whereabouts").to_number<std::uint64_t>(), fairLandingOffset(facts));
    auto without = facts;
    without.beacon.clear();
    EXPECT_NE(fairLandingOffset(facts), fairLandingOffset(without));

    auto const leaf = closedLeaf({.link = text("link"),
                                  .digest = text("digest"),
                                  .nameDigest = text("nameDigest"),
                                  .entropy = text("entropy"),
                                  .winners = 1,
                                  .reserves = 0,
                                  .list = "unsaved",
                                  .chain = kBeaconHash,
                                  .round = 102});
    database->write([&](storage::Connection& connection) {
        placeWaiting(connection, 100);
        EXPECT_EQ(findLeaf(connection, sealedLeaf(text("link")))->place, 0);
        EXPECT_EQ(findLeaf(connection, leaf)->place, 1);
    });
    EXPECT_EQ(receiptOf(right), receipt) << "asked for again";
}

TEST_P(BeaconTest, WhatIsClosedCannotChange) {
    auto const right = begin();
    ASSERT_TRUE(isAwaited(right));
    beacon->published = 5000;
    EXPECT_EQ(problem(right, request(std::string(32, 'b'))), "already_closed");
    auto several = request();
    several.counts = {2, 0};
    EXPECT_EQ(problem(right, several), "already_closed");
    several.counts = {1, 1};
    EXPECT_EQ(problem(right, several), "already_closed");
    auto another = request();
    another.wheel->at("wheel-definition").at("slices").as_array().pop_back();
    EXPECT_EQ(problem(right, another), "already_closed");
    EXPECT_FALSE(isDrawn(right));
    EXPECT_FALSE(isAwaited(right));
}

// An official draw never falls back to one without the beacon.
TEST_P(BeaconTest, NothingIsDrawnWithoutTheBeacon) {
    auto const right = begin();
    beacon->isBroken = true;
    EXPECT_EQ(problem(right), "beacon_unavailable");
    beacon->isBroken = false;
    beacon->isLying = true;
    EXPECT_EQ(problem(right), "beacon_wrong");
    beacon->isLying = false;
    beacon->published = 10; // by the clock it should be 100
    EXPECT_EQ(problem(right), "beacon_clock");
    beacon->published = 100;
    ASSERT_TRUE(isAwaited(right));

    beacon->published = 5000;
    beacon->isBroken = true;
    EXPECT_EQ(problem(right), "beacon_unavailable");
    beacon->isBroken = false;
    beacon->isLying = true;
    EXPECT_EQ(problem(right), "beacon_wrong");
    beacon->isLying = false;
    beacon->shift = 1; // another round than the one asked for
    EXPECT_EQ(problem(right), "beacon_wrong");
    beacon->shift = 0;
    draws.emplace(*database, clock); // the operator has removed the setting
    EXPECT_EQ(problem(right), "beacon_unavailable");
    EXPECT_FALSE(isDrawn(right));
    draws.emplace(*database, clock, ledger::Ledger{}, beacon->url());
    EXPECT_FALSE(isAwaited(right));
    EXPECT_TRUE(isDrawn(right));
}

// A page that was open while the server was updated repeats its request, and the log has the leaf of that
// time.
TEST_P(BeaconTest, ADrawThatWasClosedBeforeReservesIsMadeInTheFormOfThatTime) {
    auto const right = begin();
    auto asked = request();
    asked.counts = {1, 1};
    auto const closed = std::get<AwaitedRound>(draw(right, asked).value());
    database->write([&](storage::Connection& connection) {
        auto const stored = findDraw(connection, right).value();
        std::vector<DrawEntry> const entries{{"a", "Anna", 1}, {"b", "Ben", 3}};
        auto const leaf = closedLeaf({.link = stored.commitment.link(),
                                      .digest = wheelDigest(entries, stored.salt),
                                      .nameDigest = textDigest(stored.salt, "Raffle"),
                                      .entropy = asked.entropy,
                                      .winners = 2,
                                      .reserves = 0,
                                      .list = {},
                                      .chain = closed.chain,
                                      .round = closed.round});
        connection.run(storage::Query{"close_as_before", "update spins set closed_leaf = $1"}, leaf);
    });
    beacon->published = 5000;
    for (auto const& counts : {DrawCounts{2, 0}, DrawCounts{1, 1}}) {
        asked.counts = counts;
        auto const receipt = std::get<MadeDraw>(draw(right, asked).value()).receipt;
        EXPECT_EQ(receipt.at("winners").as_array().size(), 2U);
        for (auto const* const field : {"version", "reserves", "list"})
            EXPECT_FALSE(receipt.contains(field)) << field;
    }
}

// The owner edits the wheel while a draw of it waits for its round.
TEST_P(BeaconTest, AStoredWheelIsDrawnFromAsItWasWhenTheDrawWasClosed) {
    wheels::WheelRecord wheel;
    wheel.id = wheels::WheelId{newUuid()};
    auto const save = [&](char const* names) {
        ++wheel.version;
        database->write([&](storage::Connection& connection) {
            wheels::putWheel(connection, wheel,
                             std::string{R"({"wheel-definition":{"name":"Raffle","slices":[)"} + names +
                                 "]}}");
        });
    };
    database->write([&](storage::Connection& connection) {
        accounts::Identity const ada{"github", "https://github.example", "ada", {}, false, "ada", {}};
        wheel.ownerId = accounts::userBehind(connection, ada, 0, clock.now()).id;
    });
    save(R"({"guid":"a","text":"Anna"},{"guid":"off","active":false},{"guid":"b","text":"Ben","weight":3})");
    wheels::Asker const owner{*wheel.ownerId};
    auto const begun = draws->begin(wheel.id, owner).value();
    DrawRight const right{begun.commitment.spinId, begun.drawKey};
    DrawRequest const named{
        .wheel = {}, .entropy = std::string(32, 'a'), .wheelId = wheel.id, .asker = owner};
    auto stranger = named;
    stranger.asker = {};
    EXPECT_EQ(problem(right, stranger), "wheel_not_found");
    auto another = named;
    another.wheelId = wheels::WheelId{newUuid()};
    EXPECT_EQ(problem(right, another), "wheel_not_found");
    ASSERT_TRUE(std::holds_alternative<AwaitedRound>(draw(right, named).value()));
    save(R"({"guid":"c","text":"Cleo"})");
    beacon->published = 5000;
    auto const receipt = std::get<MadeDraw>(draw(right, named).value()).receipt;
    EXPECT_EQ(receipt.at("list"), "stored");
    EXPECT_EQ(receipt.at("entries").as_array().size(), 2U);
    EXPECT_EQ(receipt.at("entries").at(1).at("text"), "Ben");
    EXPECT_EQ(receipt.at("entries").at(1).at("weight"), 3);
    auto const stored =
        database->read([&](storage::Connection& connection) { return findDraw(connection, right).value(); });
    EXPECT_EQ(stored.closed.list, "") << "the receipt has it now";
}

// While the setting is changed, one process uses the beacon and another doesn't. Here the second one has read
// the draw, and the first one closes it before the second one stores its receipt.
TEST_P(BeaconTest, AProcessWithoutTheBeaconDoesNotMakeADrawThatAnotherOneCloses) {
    auto const right = begin();
    InterruptedClock const interrupted{clock, [&] { EXPECT_TRUE(isAwaited(right)); }};
    Draws without{*database, interrupted};
    auto const refused = without.draw(right, request());
    EXPECT_EQ(refused ? "none" : refused.error().code, "beacon_unavailable");
    EXPECT_FALSE(isDrawn(right));
    beacon->published = 5000;
    EXPECT_TRUE(receiptOf(right).contains("beacon"));
}

// And the other way round: the draw is made before it can be closed.
TEST_P(BeaconTest, ADrawThatWasMadeWithoutTheBeaconIsNotClosed) {
    auto const right = begin();
    Draws without{*database, clock};
    auto const made = std::get<MadeDraw>(without.draw(right, request()).value()).receipt;
    EXPECT_EQ(receiptOf(right), made);
    EXPECT_EQ(problem(right, request(std::string(32, 'b'))), "already_drawn");
}

TEST_P(BeaconTest, AnotherChainThanTheOneInTheAddressIsRefused) {
    beacon->hash = std::string(64, 'c');
    auto const right = begin();
    EXPECT_EQ(problem(right), "beacon_wrong");
    beacon->hash = kBeaconHash;
    EXPECT_TRUE(isAwaited(right));
}

// A room's spin starts at once, so it can't wait for a round.
TEST_P(BeaconTest, ARoomsSpinsDoWithoutTheBeacon) {
    auto const room = testing::storedRoom(*database, "room");
    EXPECT_FALSE(receiptOf({draws->commit(room).value().spinId, room}).contains("beacon"));
}

TEST(BeaconCalls, ADrawOverHttpWaitsForItsRoundAndTheScriptChecksIt) {
    auto const now = [] {
        return std::chrono::duration_cast<std::chrono::seconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    };
    FakeBeacon beacon{now() - 99, 1};
    testing::ServerProcess const server{{"--draw-beacon-url", beacon.url(), "--test-rate-limits", "off"}};
    auto const begun = testing::jsonOf(testing::postJson(server.port(), "/api/spins", "{}"));
    auto const path = "/api/spins/" + testing::textAt(begun, "spinId");
    auto const asked = json::serialize(json::object{{"wheel", testing::sampleWheel("w")},
                                                    {"entropy", std::string(64, 'e')},
                                                    {"drawKey", begun.at("drawKey")}});
    auto const closed = testing::postJson(server.port(), path, asked);
    EXPECT_EQ(closed.status, 202U) << closed.body;
    auto const round = testing::jsonOf(closed).at("awaited").at("round").as_int64();
    EXPECT_GE(round, 102);
    beacon.published = round;
    auto const made = testing::postJson(server.port(), path, asked);
    ASSERT_EQ(made.status, 200U) << made.body;

    auto const command = testing::projectFile("docs/howto/verify-a-draw.py") +
                         " http://127.0.0.1:" + std::to_string(server.port()) + path + " 2>&1";
    auto* const pipe = popen(command.c_str(), "r");
    std::string said;
    for (char bytes[4096]; auto const count = fread(bytes, 1, sizeof bytes, pipe);)
        said.append(bytes, count);
    EXPECT_EQ(WEXITSTATUS(pclose(pipe)), 3) << said;
    EXPECT_THAT(said, HasSubstr("not checked: whether the beacon published this number"));
    EXPECT_THAT(said, HasSubstr("\nvalid, beacon not checked\n"));
}

} // namespace
} // namespace wheelwright::live
