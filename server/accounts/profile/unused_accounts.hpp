#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <optional>
#include <string>
#include <vector>

// When an account was last used: sign-ins and refreshes count. All functions run inside the caller's
// transaction.
namespace wheelwright::accounts {

// Writes at most once an hour, so that not every refresh of a busy account costs a write.
void noteUse(storage::Connection& connection, UserId const& userId, Instant now);
// The same where the last use is known: no statement within the hour.
void noteUse(storage::Connection& connection, UserId const& userId, std::optional<Instant> lastUse,
             Instant now);

std::optional<Instant> lastUseOf(storage::Connection& connection, UserId const& userId);

// The accounts that haven't been used since `before`, without moderators and paid tiers.
std::vector<UserId> unusedSince(storage::Connection& connection, Instant before, Instant now,
                                std::int64_t most);

} // namespace wheelwright::accounts
