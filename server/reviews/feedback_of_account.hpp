#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <vector>

namespace wheelwright::reviews {

// A user's feedback and, with the admin role, their moderation log: exported and deleted with the account.
class FeedbackOfAccount final : public accounts::AccountPart {
public:
    std::string_view name() const override { return "feedback"; }
    boost::json::value exported(storage::Connection& connection, UserId const& userId) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;
};

// Deletes expired feedback, or feedback that its author asked to remove. Each function works inside the
// caller's transaction. The forget functions change at most `most` rows and return how many they changed.

std::int64_t forgetRejected(storage::Connection& connection, Instant before, std::int64_t most);
std::int64_t forgetWaiting(storage::Connection& connection, Instant before, std::int64_t most);

// Removes the email addresses of approved reviews and keeps the reviews.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

// Also updates the counts and removes the replies from the moderation log. Call noteChange before.
void eraseReviews(storage::Connection& connection, std::vector<std::int64_t> const& numbers);

std::vector<std::int64_t> reviewsFrom(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::reviews
