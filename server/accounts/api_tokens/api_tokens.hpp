#pragma once
#include "base/clock.hpp"
#include "http/request.hpp"
#include "storage/database.hpp"
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <vector>

// Tokens that a user makes for programs. The database has only their digests.
namespace wheelwright::accounts {

using ApiTokenId = Id<struct ApiTokenKind>;

// ww_, 43 random characters, and 8 digits of their SHA-256, so that scanners for leaked secrets can recognise
// a token.
std::string newApiToken();
bool isApiToken(std::string_view text);

std::string_view nameOf(http::Scope scope); // "wheels:read"

// {name, scopes, expiresAt?}
struct ApiTokenRequest {
    std::string name;
    std::string scopes;                    // their names, with a space between
    std::optional<Instant> expiresAt = {}; // nullopt: it works until it is revoked
};
Result<ApiTokenRequest> readApiTokenRequest(boost::json::object const& given, Instant now);

struct MadeApiToken {
    ApiTokenId id;
    std::string token; // answered here alone
};

class ApiTokens {
public:
    ApiTokens(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    Result<MadeApiToken> make(UserId const& userId, ApiTokenRequest const& request);
    boost::json::array list(UserId const& userId);
    bool revoke(UserId const& userId, ApiTokenId const& id); // false if it isn't this user's

    // The user of a token that may call a route with this scope. Notes that it was used, and its account.
    Result<UserId> check(std::string_view token, http::Scope scope);

    void dropExpired(); // a month after their end: until then their users see why a program stopped

    Clock const& clock() const { return clock_; }

private:
    storage::Database& database_;
    Clock const& clock_;
};

void revokeApiTokensOf(storage::Connection& connection, UserId const& userId);

boost::json::array apiTokensOf(storage::Connection& connection, UserId const& userId);

} // namespace wheelwright::accounts
