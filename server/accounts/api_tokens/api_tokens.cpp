#include "accounts/api_tokens/api_tokens.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::accounts {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using http::Scope;
using storage::Connection;
using storage::Query;

constexpr std::int64_t kMostTokens = 20;
constexpr std::size_t kLongestName = 80;
constexpr std::size_t kSumDigits = 8;
constexpr std::size_t kSecretSize = http::kApiTokenSize - http::kApiTokenPrefix.size() - kSumDigits;
constexpr auto kUseExactTo = 10min; // not every call costs a write
constexpr auto kShownAfterEnd = 30 * 24h;

constexpr std::array kScopes{Scope::WheelsRead, Scope::WheelsWrite, Scope::Spin, Scope::Rooms};

constexpr Query kAdd{"api_token_add",
                     "insert into api_tokens (id, user_id, name, digest, scopes, created_at, expires_at) "
                     "values ($1, $2, $3, $4, $5, $6, cast($7 as bigint))"};
constexpr Query kCount{"api_tokens_count", "select count(*) as many from api_tokens where user_id = $1"};
constexpr Query kList{"api_tokens_of_user",
                      "select id, name, scopes, created_at, expires_at, last_used_at from api_tokens "
                      "where user_id = $1 order by created_at desc, id"};
constexpr Query kRevoke{"api_token_revoke", "delete from api_tokens where id = $1 and user_id = $2"};
constexpr Query kRevokeAll{"api_tokens_revoke_all", "delete from api_tokens where user_id = $1"};
// A call that began before its account was disabled may still have made a token.
constexpr Query kFind{
    "api_token_find",
    "select api_tokens.id, user_id, scopes, expires_at, api_tokens.last_used_at from "
    "api_tokens join users on users.id = user_id where digest = $1 and disabled_at is null"};
constexpr Query kTouch{"api_token_touch", "update api_tokens set last_used_at = $2 where id = $1"};
constexpr Query kHasExpired{"api_tokens_expired",
                            "select count(*) as many from api_tokens where expires_at < $1"};
constexpr Query kDropExpired{"api_tokens_drop_expired", "delete from api_tokens where expires_at < $1"};

std::string checksumOf(std::string_view secret) {
    return sha256Hex(secret).substr(0, kSumDigits);
}

json::array listOf(std::string_view scopes) {
    json::array list;
    while (!scopes.empty())
        list.emplace_back(takePart(scopes, ' '));
    return list;
}

bool has(std::string_view scopes, std::string_view wanted) {
    while (!scopes.empty())
        if (takePart(scopes, ' ') == wanted) return true;
    return false;
}

bool lists(json::array const& names, Scope scope) {
    return std::ranges::any_of(names, [&](json::value const& name) {
        return name.is_string() && std::string_view{name.get_string()} == nameOf(scope);
    });
}

json::value timeOrNull(std::optional<std::int64_t> milliseconds) {
    return milliseconds ? json::value(isoTime(instantOf(*milliseconds))) : json::value(nullptr);
}

Error refused(std::string code, std::string message) {
    return {Fault::NoSession, std::move(code), std::move(message)};
}

Error invalid(std::string message) {
    return {Fault::Invalid, "invalid_api_token", std::move(message)};
}

} // namespace

std::string newApiToken() {
    auto const secret = newSecret();
    return std::string{http::kApiTokenPrefix} + secret + checksumOf(secret);
}

bool isApiToken(std::string_view text) {
    if (text.size() != http::kApiTokenSize || !text.starts_with(http::kApiTokenPrefix)) return false;
    auto const rest = text.substr(http::kApiTokenPrefix.size());
    return rest.substr(kSecretSize) == checksumOf(rest.substr(0, kSecretSize));
}

std::string_view nameOf(Scope scope) {
    switch (scope) {
        case Scope::None: return "";
        case Scope::WheelsRead: return "wheels:read";
        case Scope::WheelsWrite: return "wheels:write";
        case Scope::Spin: return "spin";
        case Scope::Rooms: return "rooms";
    }
    std::abort(); // a new scope fails the build above
}

Result<ApiTokenRequest> readApiTokenRequest(json::object const& given, Instant now) {
    ApiTokenRequest request{.name = std::string{trimmed(textAt(given, "name"))}, .scopes = {}};
    if (request.name.empty() || characters(request.name) > kLongestName ||
        !storage::isStorableText(request.name))
        return invalid("The field name must be a text of 1 to 80 characters.");
    auto const* const scopes = listAt(given, "scopes");
    auto const names = scopes == nullptr ? json::array{} : *scopes;
    bool const areKnown = std::ranges::all_of(names, [](json::value const& name) {
        return std::ranges::any_of(kScopes, [&](Scope scope) { return lists({name}, scope); });
    });
    if (names.empty() || !areKnown)
        return invalid(
            "The field scopes must list one or more of wheels:read, wheels:write, spin and rooms.");
    for (auto const scope : kScopes)
        if (lists(names, scope))
            request.scopes.append(request.scopes.empty() ? "" : " ").append(nameOf(scope));
    if (auto const* const end = given.if_contains("expiresAt"); end != nullptr && !end->is_null()) {
        request.expiresAt = dayStart(textAt(given, "expiresAt"));
        if (!request.expiresAt || *request.expiresAt <= now)
            return invalid("The field expiresAt must be a future day, such as 2030-12-31.");
    }
    return request;
}

Result<MadeApiToken> ApiTokens::make(UserId const& userId, ApiTokenRequest const& request) {
    MadeApiToken made{ApiTokenId{newUuid()}, newApiToken()};
    auto const expiresAt =
        request.expiresAt ? std::optional{millisecondsOf(*request.expiresAt)} : std::nullopt;
    return database_.write([&](Connection& connection) -> Result<MadeApiToken> {
        if (connection.run(kCount, userId).one().get<std::int64_t>("many") >= kMostTokens)
            return Error{Fault::Conflict, "too_many_api_tokens",
                         "You have 20 API tokens, the most that an account can have. Revoke one first."};
        connection.run(kAdd, made.id, userId, request.name, sha256Hex(made.token), request.scopes,
                       millisecondsOf(clock_.now()), expiresAt);
        return made;
    });
}

json::array ApiTokens::list(UserId const& userId) {
    return database_.read([&](Connection& connection) { return apiTokensOf(connection, userId); });
}

json::array apiTokensOf(Connection& connection, UserId const& userId) {
    json::array list;
    for (auto const& row : connection.run(kList, userId))
        list.push_back({{"id", row.get<std::string>("id")},
                        {"name", row.get<std::string>("name")},
                        {"scopes", listOf(row.get<std::string>("scopes"))},
                        {"createdAt", isoTime(instantOf(row.get<std::int64_t>("created_at")))},
                        {"expiresAt", timeOrNull(row.get<std::optional<std::int64_t>>("expires_at"))},
                        {"lastUsedAt", timeOrNull(row.get<std::optional<std::int64_t>>("last_used_at"))}});
    return list;
}

bool ApiTokens::revoke(UserId const& userId, ApiTokenId const& id) {
    return database_.write(
        [&](Connection& connection) { return connection.run(kRevoke, id, userId).affected() > 0; });
}

void revokeApiTokensOf(Connection& connection, UserId const& userId) {
    connection.run(kRevokeAll, userId);
}

Result<UserId> ApiTokens::check(std::string_view token, Scope scope) {
    auto const unknown = refused("unknown_api_token",
                                 "This API token isn't known here. It may have been revoked. Make a new one "
                                 "in your account.");
    if (!isApiToken(token)) return unknown;
    auto const digest = sha256Hex(token);
    auto const row =
        database_.read([&](Connection& connection) { return connection.run(kFind, digest).first(); });
    if (!row) return unknown;
    auto const now = clock_.now();
    auto const expiresAt = row->get<std::optional<std::int64_t>>("expires_at");
    if (expiresAt && *expiresAt <= millisecondsOf(now))
        return refused("token_expired", "This API token has expired. Make a new one in your account.");
    if (scope == Scope::None)
        return refused("no_api_tokens", "API tokens can't make this call. Sign in to make it.");
    if (!has(row->get<std::string>("scopes"), nameOf(scope)))
        return refused("missing_scope", "This API token lacks the scope " + std::string{nameOf(scope)} +
                                            ". Make one that has it in your account.");
    auto const userId = row->get<UserId>("user_id");
    auto const usedAt = row->get<std::optional<std::int64_t>>("last_used_at");
    if (!usedAt || isDue(instantOf(*usedAt), now, kUseExactTo))
        database_.write([&](Connection& connection) {
            connection.run(kTouch, row->get<std::string>("id"), millisecondsOf(now));
            noteUse(connection, userId, now);
        });
    return userId;
}

void ApiTokens::dropExpired() {
    auto const before = millisecondsOf(clock_.now() - kShownAfterEnd);
    auto const many = database_.read([&](Connection& connection) {
        return connection.run(kHasExpired, before).one().get<std::int64_t>("many");
    });
    if (many > 0) database_.write([&](Connection& connection) { connection.run(kDropExpired, before); });
}

} // namespace wheelwright::accounts
