#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <vector>

// Deletes expired feedback, or feedback that its author asked to remove. Each function works inside the
// caller's transaction. The forget functions change at most `most` rows and return how many they changed.
namespace wheelwright::reviews {

std::int64_t forgetRejected(storage::Connection& connection, Instant before, std::int64_t most);
std::int64_t forgetWaiting(storage::Connection& connection, Instant before, std::int64_t most);

// Removes the e-mail addresses of approved reviews and keeps the reviews.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

// Also updates the counts and removes the replies from the moderation log. Call noteChange before.
void eraseReviews(storage::Connection& connection, std::vector<std::int64_t> const& numbers);

std::vector<std::int64_t> reviewsFrom(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::reviews
