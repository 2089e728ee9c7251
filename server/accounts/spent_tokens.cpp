#include "accounts/spent_tokens.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::accounts {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kSpendToken{
    "spent_token_add", "insert into spent_tokens (hash, spent_at) values ($1, $2) on conflict do nothing"};
constexpr Query kGiveBackToken{"spent_token_back", "delete from spent_tokens where hash = $1"};
constexpr Query kDrop{"spent_tokens_drop", "delete from spent_tokens where spent_at < $1"};

} // namespace

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
