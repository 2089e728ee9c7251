#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"
#include <vector>

// What goes of feedback after its time, or because whoever wrote it asks for it. Each works inside the
// caller's transaction, on so many rows at most, and says on how many.
namespace wheelwright::reviews {

std::int64_t forgetRejected(storage::Connection& connection, Instant before, std::int64_t most);
std::int64_t forgetWaiting(storage::Connection& connection, Instant before, std::int64_t most);

// The addresses of what was approved; the review stays.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

// With their share of the counts, and without what was replied to them. The change is noted before.
void eraseReviews(storage::Connection& connection, std::vector<std::int64_t> const& numbers);

std::vector<std::int64_t> reviewsFrom(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::reviews
