#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <optional>
#include <string>

namespace wheelwright::accounts {

// What is remembered between leaving for a provider and coming back.
struct Attempt {
    std::string providerName;
    std::string nonce;
    std::string verifier; // of PKCE
    std::string returnTo;
    std::optional<std::string> code;      // when the provider posted it
    std::optional<std::string> givenName; // likewise; Apple tells it this way only
};

struct StartedAttempt {
    std::string state;
    Attempt attempt;
};

// Sign-ins under way, in the database: whoever comes back may reach another process.
// Fresh per attempt, bound to one browser, good once and for ten minutes.
class SignInAttempts {
public:
    SignInAttempts(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    StartedAttempt start(std::string_view providerName, std::string_view browser, std::string_view returnTo);

    // Takes the attempt: a second time it is not there. Another browser's stays where it is.
    std::optional<Attempt> take(std::string_view state, std::string_view providerName,
                                std::string_view browser);

    // Keeps a posted code until the browser shows its cookie. False: there is no such attempt.
    bool keepCode(std::string_view state, std::string_view providerName, std::string_view code,
                  std::optional<std::string> const& givenName);

    void dropExpired();

private:
    storage::Database& database_;
    Clock const& clock_;
};

} // namespace wheelwright::accounts
