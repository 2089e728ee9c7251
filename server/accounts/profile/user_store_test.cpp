#include "accounts/profile/user_store.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <set>
#include <thread>

namespace wheelwright::accounts {
namespace {

struct UserStoreTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
    }
    User visit(Identity const& identity) {
        return database->write([&](storage::Connection& connection) {
            return userBehind(connection, identity, 5, clock.now());
        });
    }
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
};

TEST_P(UserStoreTest, TwentyFirstVisitsAtOnceMakeOneUser) {
    Identity const ada{"google", "https://accounts.example", "1", "ada@example.org", true, "Ada", {}};
    std::array<std::string, 20> ids;
    {
        std::vector<std::jthread> visits;
        for (auto& id : ids)
            visits.emplace_back([&] { id = visit(ada).id; });
    }
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), 1U);
    EXPECT_EQ(read(*database, "select id from users").size(), 1U);
    EXPECT_EQ(read(*database, "select subject from identities").size(), 1U);
}

TEST_P(UserStoreTest, WhatAProviderDoesNotTellAgainStays) {
    visit(
        {"apple", "https://appleid.example", "1", "ada@example.org", true, "Ada", "https://p.example/a.png"});
    auto const again = visit({"apple", "https://appleid.example", "1", std::nullopt, false, "", {}});
    EXPECT_EQ(again.name, "Ada");
    EXPECT_EQ(again.email, "ada@example.org");
    EXPECT_TRUE(again.emailVerified);
    EXPECT_EQ(again.picture, "https://p.example/a.png");
}

TEST_P(UserStoreTest, WhatIsSoughtFollowsTheNameWithoutCaseAndAccents) {
    Identity eva{"google", "https://accounts.example", "1", "Eva@example.org", true, "\xc3\x89va", {}};
    visit(eva);
    auto const sought = [&] {
        return database->read([](storage::Connection& connection) {
            return connection.run(storage::Query{"sought", "select sought from users"})
                .one()
                .get<std::string>("sought");
        });
    };
    EXPECT_EQ(sought(), "eva\neva@example.org");
    eva.name = "\xc3\x98"
               "DEGAARD";
    visit(eva);
    EXPECT_EQ(sought(), "\xc3\xb8"
                        "degaard\neva@example.org");
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, UserStoreTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
