#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <string_view>

// The used tokens of checks for humans, stored as hashes. A token counts once across all processes.
namespace wheelwright::accounts {

// False if this token was used before.
bool spendToken(storage::Connection& connection, std::string_view hash, Instant now);
void giveTokenBack(storage::Connection& connection, std::string_view hash);
void dropSpentTokens(storage::Connection& connection, Instant before);

} // namespace wheelwright::accounts
