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

// Accounts whose time is over: those that haven't been used since `before`, without moderators and paid
// tiers.
struct UnusedRule {
    Instant before;
    std::chrono::days notice; // between the warning and the end
};

// Accounts with a confirmed address count only if their users were warned in time and haven't signed in
// since; users of disabled accounts couldn't.
std::vector<UserId> unusedSince(storage::Connection& connection, UnusedRule const& rule, Instant now,
                                std::int64_t most);

// Accounts whose time is over after the notice, and whose users have an address and no warning yet.
struct UnwarnedAccount {
    UserId id;
    std::string email;
    std::string language; // of their last sign-in
};
std::vector<UnwarnedAccount> unwarnedSince(storage::Connection& connection, UnusedRule const& rule,
                                           Instant now, std::int64_t most);
void noteWarned(storage::Connection& connection, UserId const& userId, Instant now);

// The language of the page that a sign-in leads back to, where it says one.
void noteLanguage(storage::Connection& connection, UserId const& userId, std::string_view returnTo);

} // namespace wheelwright::accounts
