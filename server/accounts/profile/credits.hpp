#pragma once
#include "accounts/profile/user.hpp"
#include "storage/connection.hpp"

// Credits pay for some calls. Each month tops them up to the tier's number; credits beyond it are kept.
namespace wheelwright::accounts {

struct CreditRules {
    std::int64_t free = 0;
    std::int64_t pro = 0;
    std::int64_t premium = 0;

    std::int64_t of(Tier tier) const;
};

// How long a paid tier lasts that is given without a last day.
inline constexpr std::chrono::days kPaidTier{365};

std::int64_t monthOf(Instant instant); // since January 1970, in UTC

// The user's credits at that moment, with the month's top-up even if the database doesn't have it yet.
std::int64_t creditsAt(User const& user, CreditRules const& rules, Instant now);

// These work inside the caller's transaction.

// Returns how many are left; nullopt if there was none to take.
std::optional<std::int64_t> takeCredit(storage::Connection& connection, User const& user,
                                       CreditRules const& rules, Instant now);
void giveCreditBack(storage::Connection& connection, UserId const& userId);

// For credits that were set by hand: the current month doesn't top them up.
void markMonth(storage::Connection& connection, UserId const& userId, Instant now);

} // namespace wheelwright::accounts
