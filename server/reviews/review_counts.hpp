#pragma once
#include "reviews/review.hpp"
#include "storage/connection.hpp"
#include <vector>

// Approved reviews are counted per star and per block of numbers as they change, so that neither the
// summary nor a page far back has to count a million rows.
namespace wheelwright::reviews {

// What reviewOf reads.
inline constexpr storage::SqlPart kReviewColumns{
    "number, submitted_at, name, email, type, usage, rating, body, state, response"};
Review reviewOf(storage::Row const& row);

void countApproved(storage::Connection& connection, Review const& review, std::int64_t change);
void recountApproved(storage::Connection& connection); // after many changes at once

using StarCounts = std::array<std::int64_t, 5>; // of one star first
StarCounts starCounts(storage::Connection& connection);

struct ReviewPage {
    std::vector<Review> reviews; // the newest first
    std::int64_t pages = 1;
};
// Approved ones, of one star or of all; an empty list past the last page.
ReviewPage approvedPage(storage::Connection& connection, std::optional<std::int64_t> star, std::int64_t page);

} // namespace wheelwright::reviews
