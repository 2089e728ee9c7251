#pragma once
#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include "wheels/wheels.hpp"

namespace wheelwright::wheels {

// The wheels of two users, on a database of their own.
struct WheelsScene : storage::MigratedTest {
    void openWith(WheelRules const& rules) {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
        wheels.emplace(*database, clock, cache, rules);
        ada = user("ada");
        bob = user("bob");
    }
    UserId user(std::string const& name) {
        return database->write([&](storage::Connection& connection) {
            accounts::Identity const identity{"email", "email", name, name + "@example.org", true, "", {}};
            return accounts::userBehind(connection, identity, 5, clock.now()).id;
        });
    }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    ShareCache cache{1 << 20};
    std::optional<Wheels> wheels;
    UserId ada;
    UserId bob;
    WheelId const id{newUuid()};
};

} // namespace wheelwright::wheels
