#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <string_view>

// Tokens of checks for humans that were used, by their hashes: none counts twice, in whatever process.
namespace wheelwright::accounts {

// False when this token was used before.
bool spendToken(storage::Connection& connection, std::string_view hash, Instant now);
void giveTokenBack(storage::Connection& connection, std::string_view hash);
void dropSpentTokens(storage::Connection& connection, Instant before);

} // namespace wheelwright::accounts
