#pragma once
#include "accounts/profile/user_store.hpp"
#include "accounts/sessions/sessions.hpp"
#include "accounts/sessions/token.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::testing {

inline constexpr char kIssuer[] = "https://wheel.example";

// One process: what two of them share is the database only.
struct Node {
    Node(storage::Database& database, Clock const& clock)
        : keys{database, clock},
          tokens{keys, clock, kIssuer},
          cache{database, clock},
          sessions{database, tokens, cache, clock} {}
    bool accepts(std::string const& token) {
        auto const bearer = tokens.check(token);
        return bearer && cache.has(*bearer);
    }
    accounts::SigningKeys keys;
    accounts::AccessTokens tokens;
    accounts::SessionCache cache;
    accounts::Sessions sessions;
};

// Two processes with people who sign in.
struct SessionsScene : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
        accounts::SigningKeys{*database, clock}.makeFirst();
        node.emplace(*database, clock);
        other.emplace(*database, clock);
    }
    accounts::SessionTokens signIn(std::string const& subject = "ada") {
        auto const opened = database->write([&](storage::Connection& connection) {
            auto const user = accounts::userBehind(
                connection, {"email", "email", subject, subject + "@example.org", true, "", {}}, 5,
                clock.now());
            return node->sessions.open(connection, user, "email", "a test");
        });
        return node->sessions.tokensOf(opened);
    }
    std::string claimsOf(std::string const& token) {
        return boost::json::serialize(accounts::readToken(token).value().claims);
    }
    accounts::Bearer bearerOf(std::string const& token) { return node->tokens.check(token).value(); }

    TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Node> node;
    std::optional<Node> other;
};

} // namespace wheelwright::testing
