#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <optional>
#include <string>
#include <vector>

// When an account was used last: signing in and going on with a session count. Each works inside the
// caller's transaction.
namespace wheelwright::accounts {

// Written down once an hour at most: a busy account costs no write with each refresh.
void noteUse(storage::Connection& connection, std::string_view userId, Instant now);
// The same where the last use is known: no statement within the hour.
void noteUse(storage::Connection& connection, std::string_view userId, std::optional<Instant> lastUse,
             Instant now);

std::optional<Instant> lastUseOf(storage::Connection& connection, std::string_view userId);

// Nobody used these since. Whoever moderates or has paid is none of them.
std::vector<std::string> unusedSince(storage::Connection& connection, Instant before, Instant now,
                                     std::int64_t most);

} // namespace wheelwright::accounts
