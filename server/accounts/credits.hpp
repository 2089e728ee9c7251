#pragma once
#include "accounts/user.hpp"
#include "storage/connection.hpp"

// What some calls cost. Each month begins with at least the credits of the tier; what is left over stays.
namespace wheelwright::accounts {

struct CreditRules {
    std::int64_t free = 0;
    std::int64_t pro = 0;
    std::int64_t premium = 0;

    std::int64_t of(Tier tier) const;
};

std::int64_t monthOf(Instant instant); // counted from 1970, by UTC

// What the user has at that moment, whether or not the month's credits are in the database yet.
std::int64_t creditsAt(User const& user, CreditRules const& rules, Instant now);

// These work inside the caller's transaction.

// How many are left; nothing when there was none to take.
std::optional<std::int64_t> takeCredit(storage::Connection& connection, User const& user,
                                       CreditRules const& rules, Instant now);
void giveCreditBack(storage::Connection& connection, std::string_view userId);

// For credits that were set by hand: the month that is under way adds nothing to them.
void markMonth(storage::Connection& connection, std::string_view userId, Instant now);

} // namespace wheelwright::accounts
