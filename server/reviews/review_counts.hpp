#pragma once
#include "reviews/review_store.hpp"
#include "storage/connection.hpp"
#include <vector>

// Counts of approved reviews per star and per block of review numbers, updated with every change. With them,
// neither the summary nor a page far back counts a million rows.
namespace wheelwright::reviews {

// What reviewOf reads.
inline constexpr storage::SqlPart kReviewColumns{
    "number, submitted_at, name, email, type, usage, rating, body, state, response"};
Review reviewOf(storage::Row const& row);

void countApproved(storage::Connection& connection, Review const& review, std::int64_t change);
void recountApproved(storage::Connection& connection); // after many changes at once

using StarCounts = std::array<std::int64_t, 5>; // from one star to five
StarCounts starCounts(storage::Connection& connection);

struct ReviewPage {
    std::vector<Review> reviews; // the newest first
    std::int64_t pages = 1;
};
// Approved reviews with this number of stars, or all of them. The list is empty past the last page.
ReviewPage approvedPage(storage::Connection& connection, std::optional<std::int64_t> star, std::int64_t page);

} // namespace wheelwright::reviews
