#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include "storage/database.hpp"
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// Asks a service that distinguishes people from programs about a token that the page got from it. Each token
// counts once. If the service doesn't answer, the token isn't used up.
class Verifier {
public:
    struct Rules {
        std::string secret; // empty: no checks
        std::string url;
    };
    enum class Outcome {
        Said,    // see `said`
        NoToken, // missing or too long
        Spent,   // used before
        Away,    // no usable answer
    };
    struct Answer {
        Outcome outcome = Outcome::NoToken;
        boost::json::object said = {};
    };

    Verifier(Rules rules, storage::Database& database, Clock const& clock)
        : rules_{std::move(rules)}, database_{database}, clock_{clock} {}

    bool isOn() const { return !rules_.secret.empty(); }
    Answer ask(std::string_view token, std::string_view source);

private:
    Answer askService(std::string_view token, std::string_view source) const;

    Rules const rules_;
    storage::Database& database_;
    Clock const& clock_;
};

// Whether the service's error codes include this one.
bool namesError(boost::json::object const& said, std::string_view code);

// The used tokens of checks for humans, stored as hashes. A token counts once across all processes.

// False if this token was used before.
bool spendToken(storage::Connection& connection, std::string_view hash, Instant now);
void giveTokenBack(storage::Connection& connection, std::string_view hash);
void dropSpentTokens(storage::Connection& connection, Instant before);

} // namespace wheelwright::accounts
