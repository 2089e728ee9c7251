#include "accounts/sign_in/verifier.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include "base/web_fetch.hpp"
#include "http/form_fields.hpp"
#include "http/json_body.hpp"
#include <algorithm>

namespace wheelwright::accounts {
namespace {

using storage::Connection;

constexpr std::size_t kLongestAnswer = 4096;

Verifier::Answer away(std::string_view problem) {
    log::warn("verifier not answering", {{"problem", problem}});
    return {Verifier::Outcome::Away};
}

// A wrong setting of this server, which visitors can't fix.
bool refusesOurSecret(boost::json::object const& said) {
    return namesError(said, "invalid-input-secret") || namesError(said, "missing-input-secret");
}

using storage::Query;

constexpr Query kSpendToken{
    "spent_token_add", "insert into spent_tokens (hash, spent_at) values ($1, $2) on conflict do nothing"};
constexpr Query kGiveBackToken{"spent_token_back", "delete from spent_tokens where hash = $1"};
constexpr Query kDrop{"spent_tokens_drop", "delete from spent_tokens where spent_at < $1"};

} // namespace

bool namesError(boost::json::object const& said, std::string_view code) {
    auto const* const codes = listAt(said, "error-codes");
    return codes != nullptr && std::ranges::any_of(*codes, [&](boost::json::value const& each) {
               return each.is_string() && each.get_string() == code;
           });
}

Verifier::Answer Verifier::ask(std::string_view token, std::string_view source) {
    if (token.empty() || token.size() > kLongestAnswer) return {Outcome::NoToken};
    auto const hash = sha256Hex(token);
    auto const now = clock_.now();
    if (!database_.write([&](Connection& connection) { return spendToken(connection, hash, now); }))
        return {Outcome::Spent};
    auto answer = askService(token, source);
    if (answer.outcome == Outcome::Away)
        database_.write([&](Connection& connection) { giveTokenBack(connection, hash); });
    return answer;
}

Verifier::Answer Verifier::askService(std::string_view token, std::string_view source) const {
    auto const answer = webFetch(
        {.url = rules_.url,
         .form = http::formText({{"secret", rules_.secret}, {"response", token}, {"remoteip", source}})});
    if (!answer) return away(answer.error().message);
    if (answer->status >= 500) return away("status " + std::to_string(answer->status));
    auto said = http::parseJsonObject(answer->body);
    if (!said) return away("no JSON");
    if (refusesOurSecret(*said)) return away("it refuses our secret");
    return {Outcome::Said, std::move(*said)};
}

bool spendToken(Connection& connection, std::string_view hash, Instant now) {
    return connection.run(kSpendToken, hash, millisecondsOf(now)).affected() > 0;
}

void giveTokenBack(Connection& connection, std::string_view hash) {
    connection.run(kGiveBackToken, hash);
}

void dropSpentTokens(Connection& connection, Instant before) {
    connection.run(kDrop, millisecondsOf(before));
}

} // namespace wheelwright::accounts
