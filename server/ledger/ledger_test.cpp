#include "ledger/ledger.hpp"
#include "storage/database.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <thread>

namespace wheelwright::ledger {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr std::int64_t kMebibyteOfLedger = 1024 * 1024;

struct LedgerTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 16}));
        run("insert into users (id, name, email_verified, provider_name, tier, tier_expires_at, credits, "
            "role, created_at) values ('ada', '', 0, 'email', 'pro', " +
            std::to_string(millisecondsOf(clock.now() + 1h)) + ", 0, 'user', 1)");
    }
    void run(std::string const& sql) { write(*database, sql); }
    // The code of the refusal, if it was refused.
    std::string charge(Owner const& owner, Kind kind, std::int64_t bytes) {
        auto const charged = database->write([&](Connection& connection) {
            return ledger.charge(connection, owner, kind, bytes, clock.now());
        });
        return charged ? "" : charged.error().code;
    }
    Result<void> upload(int number, std::int64_t bytes) {
        return database->write([&](Connection& connection) -> Result<void> {
            if (auto const room = ledger.charge(connection, ada, Kind::Uploads, bytes, clock.now()); !room)
                return room;
            auto const sql = "insert into uploads (id, user_id, kind, name, file_name, content_type, size, "
                             "thumbnail_size, missing, created_at) values ('u" +
                             std::to_string(number) + "', 'ada', 'image', '', '', '', " +
                             std::to_string(bytes) + ", 0, 0, 1)";
            connection.run(Query{"upload", sql});
            return {};
        });
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    Ledger const ledger{.quotaFree = 1, .quotaPro = 2, .quotaPremium = 3, .sourceBudget = 1};
    UserId const ada{"ada"};
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, LedgerTest, storage::everyEngine(), storage::engineName);

TEST_P(LedgerTest, OneQuotaHoldsForAllKindsTogether) {
    ASSERT_TRUE(upload(1, 2 * kMebibyteOfLedger - 10));
    EXPECT_EQ(charge(ada, Kind::Versions, 10), "");
    EXPECT_EQ(charge(ada, Kind::Versions, 11), "wheel_quota_exceeded");
    EXPECT_EQ(charge(ada, Kind::Results, 11), "wheel_quota_exceeded");
    EXPECT_EQ(charge(ada, Kind::Uploads, 11), "quota_exceeded");
}

TEST_P(LedgerTest, WhatTakesNoMoreThanItFreesFitsAlsoWhereTheQuotaWasLarger) {
    ASSERT_TRUE(upload(1, 2 * kMebibyteOfLedger));
    clock.turn(2h); // the subscription is over
    EXPECT_EQ(charge(ada, Kind::Versions, 1), "wheel_quota_exceeded");
    EXPECT_EQ(charge(ada, Kind::Versions, 0), "");
    EXPECT_EQ(charge(ada, Kind::Versions, -5), "");
    run("delete from uploads");
    EXPECT_EQ(charge(ada, Kind::Versions, kMebibyteOfLedger), "");
}

TEST_P(LedgerTest, ParallelWritesNeverExceedTheQuota) {
    std::vector<std::thread> writers;
    std::atomic<int> stored = 0;
    for (int number = 0; number < 50; ++number)
        writers.emplace_back([&, number] {
            if (upload(number, kMebibyteOfLedger / 10)) ++stored;
        });
    for (auto& writer : writers)
        writer.join();
    EXPECT_EQ(stored, 20);
}

TEST_P(LedgerTest, ANetworkHasOneBudgetADay) {
    auto const home = Source::of("192.0.2.1");
    auto const school = Source::of("192.0.2.2");
    EXPECT_EQ(charge(home, Kind::Rooms, kMebibyteOfLedger - 10), "");
    EXPECT_EQ(charge(home, Kind::Receipts, 11), "guest_budget_spent");
    EXPECT_EQ(charge(home, Kind::Receipts, 10), "") << "a refused charge takes nothing";
    EXPECT_EQ(charge(school, Kind::Receipts, 11), "");
    clock.turn(24h);
    EXPECT_EQ(charge(home, Kind::Receipts, kMebibyteOfLedger), "");
    EXPECT_EQ(charge(home, Kind::Receipts, 1), "guest_budget_spent");
}

TEST_P(LedgerTest, BudgetsOfPastDaysAreForgotten) {
    EXPECT_EQ(charge(Source::of("192.0.2.1"), Kind::Rooms, 10), "");
    auto const forget = [&] {
        return database->write(
            [&](Connection& connection) { return forgetSources(connection, clock.now() - 24h, 10); });
    };
    EXPECT_EQ(forget(), 0);
    clock.turn(48h);
    EXPECT_EQ(forget(), 1);
}

} // namespace
} // namespace wheelwright::ledger
