#include "accounts/sign_in/sign_in_attempts.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using storage::Query;

constexpr auto kAttemptLifetime = 10min;

constexpr Query kAddAttempt{
    "attempt_add", "insert into sign_in_attempts (state_hash, provider_name, browser_hash, nonce, verifier, "
                   "return_to, expires_at) values ($1, $2, $3, $4, $5, $6, $7)"};
constexpr Query kTakeAttempt{
    "attempt_take",
    "delete from sign_in_attempts where state_hash = $1 and provider_name = $2 "
    "and browser_hash = $3 and expires_at > $4 and expires_at <= $5 returning provider_name, nonce, "
    "verifier, return_to, code, given_name"};
constexpr Query kKeepCode{"attempt_keep_code",
                          "update sign_in_attempts set code = $3, given_name = cast($4 as text) where "
                          "state_hash = $1 and provider_name = $2 and expires_at > $5 and expires_at <= $6 "
                          "and code is null"};
constexpr Query kDropExpiredAttempts{
    "attempts_drop_expired", "delete from sign_in_attempts where expires_at <= $1 or expires_at > $2"};

} // namespace

StartedAttempt SignInAttempts::start(std::string_view providerName, std::string_view browser,
                                     std::string_view returnTo) {
    StartedAttempt started{
        newSecret(), {std::string{providerName}, newSecret(), newSecret(), std::string{returnTo}, {}, {}}};
    auto const& attempt = started.attempt;
    database_.write([&](Connection& connection) {
        connection.run(kAddAttempt, sha256Hex(started.state), attempt.providerName, sha256Hex(browser),
                       attempt.nonce, attempt.verifier, attempt.returnTo,
                       millisecondsOf(clock_.now() + kAttemptLifetime));
    });
    return started;
}

std::optional<Attempt> SignInAttempts::take(std::string_view state, std::string_view providerName,
                                            std::string_view browser) {
    auto const now = clock_.now();
    auto const row = database_.write([&](Connection& connection) {
        return connection
            .run(kTakeAttempt, sha256Hex(state), providerName, sha256Hex(browser), millisecondsOf(now),
                 latestDeadline(now, kAttemptLifetime))
            .first();
    });
    if (!row) return std::nullopt;
    return Attempt{row->get<std::string>("provider_name"),
                   row->get<std::string>("nonce"),
                   row->get<std::string>("verifier"),
                   row->get<std::string>("return_to"),
                   row->get<std::optional<std::string>>("code"),
                   row->get<std::optional<std::string>>("given_name")};
}

bool SignInAttempts::keepCode(std::string_view state, std::string_view providerName, std::string_view code,
                              std::optional<std::string> const& givenName) {
    auto const now = clock_.now();
    return database_.write([&](Connection& connection) {
        return connection
                   .run(kKeepCode, sha256Hex(state), providerName, code, givenName, millisecondsOf(now),
                        latestDeadline(now, kAttemptLifetime))
                   .affected() > 0;
    });
}

void SignInAttempts::dropExpired() {
    auto const now = clock_.now();
    database_.write([&](Connection& connection) {
        connection.run(kDropExpiredAttempts, millisecondsOf(now), latestDeadline(now, kAttemptLifetime));
    });
}

} // namespace wheelwright::accounts
