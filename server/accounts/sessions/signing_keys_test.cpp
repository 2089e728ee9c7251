#include "accounts/sessions/signing_keys.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "testing/turned_clock.hpp"
#include <algorithm>
#include <future>
#include <set>
#include <thread>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct SigningKeysTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        database.emplace(open({.poolSize = 1, .poolWait = 30s}));
        keys.emplace(*database, clock);
        keys->makeFirst();
        kid = keys->current().kid;
    }
    using Asked = std::vector<std::future<std::string>>;

    // The outcomes of several concurrent requests that have to wait for the only connection until `work` is
    // done.
    Asked askTogether(std::function<void(Asked&)> const& work) {
        Asked asked;
        database->read([&](Connection&) {
            for (int i = 0; i < 5; ++i)
                asked.push_back(std::async(std::launch::async, [this] { return outcome(); }));
            work(asked);
        });
        return asked;
    }
    std::string outcome() {
        try {
            return keys->find(kid) ? "found" : "not found";
        } catch (storage::DatabaseError const& error) {
            return error.what();
        }
    }
    static auto many(Asked const& asked) {
        return std::count_if(asked.begin(), asked.end(),
                             [](auto const& each) { return each.wait_for(0s) == std::future_status::ready; });
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<SigningKeys> keys;
    std::string kid;
};
TEST_P(SigningKeysTest, EveryoneWhoComesAfterAQuietWhileIsServed) {
    clock.turn(10s);
    for (auto& each : askTogether([](auto&) { std::this_thread::sleep_for(50ms); }))
        EXPECT_EQ(each.get(), "found");
}

TEST_P(SigningKeysTest, NobodyWaitsLongForADatabaseThatDoesNotAnswer) {
    clock.turn(10s);
    auto asked =
        askTogether([](auto& asked) { EXPECT_TRUE(testing::soon([&] { return many(asked) == 4; })); });
    std::multiset<std::string> outcomes;
    for (auto& each : asked)
        outcomes.insert(each.get());
    EXPECT_EQ(outcomes.count("found"), 1U);
    EXPECT_EQ(outcomes.count("keys: the database has not answered for a while"), 4U);
    EXPECT_EQ(outcome(), "found");
}

TEST_P(SigningKeysTest, WhoWaitedForAnAnswerThatFailedDoesNotAskInTurn) {
    write(*database, "alter table signing_keys rename to lost_keys");
    clock.turn(10s);
    std::multiset<std::string> outcomes;
    for (auto& each : askTogether([](auto&) { std::this_thread::sleep_for(200ms); }))
        outcomes.insert(each.get());
    EXPECT_EQ(outcomes.count("found"), 0U);
    EXPECT_GT(outcomes.count("keys: the database has not answered for a while"), 0U);
    write(*database, "alter table lost_keys rename to signing_keys");
    EXPECT_EQ(outcome(), "found");
}

TEST_P(SigningKeysTest, KeysThatAreNotOldDoWhileTheDatabaseIsAsked) {
    clock.turn(2s);
    auto asked =
        askTogether([](auto& asked) { EXPECT_TRUE(testing::soon([&] { return many(asked) == 4; })); });
    for (auto& each : asked)
        EXPECT_EQ(each.get(), "found");
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SigningKeysTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
