#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <optional>
#include <string>

namespace wheelwright::accounts {

// What the server remembers while the browser is at the provider.
struct Attempt {
    std::string providerName;
    std::string nonce;
    std::string verifier; // of PKCE
    std::string returnTo;
    std::optional<std::string> code;      // if the provider posted it
    std::optional<std::string> givenName; // likewise; Apple sends it only this way
};

struct StartedAttempt {
    std::string state;
    Attempt attempt;
};

// Sign-ins under way at a provider. They are in the database because the browser may come back to another
// process. Each is bound to one browser and valid once, for ten minutes.
class SignInAttempts {
public:
    SignInAttempts(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    StartedAttempt start(std::string_view providerName, std::string_view browser, std::string_view returnTo);

    // Removes and returns the attempt, so that it works only once. Doesn't remove another browser's attempt.
    std::optional<Attempt> take(std::string_view state, std::string_view providerName,
                                std::string_view browser);

    // Stores a posted code until the browser sends its cookie. False if no such attempt waits for a code.
    bool keepCode(std::string_view state, std::string_view providerName, std::string_view code,
                  std::optional<std::string> const& givenName);

    void dropExpired();

private:
    storage::Database& database_;
    Clock const& clock_;
};

} // namespace wheelwright::accounts
