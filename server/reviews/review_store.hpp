#pragma once
#include "reviews/feedback.hpp"
#include "storage/connection.hpp"
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace wheelwright::reviews {

// Feedback waits for a moderator. Once approved, it is a public review.
enum class ReviewState { Waiting, Approved, Rejected };
inline constexpr std::array kReviewStates{ReviewState::Waiting, ReviewState::Approved, ReviewState::Rejected};
std::string_view nameOf(ReviewState state);
std::optional<ReviewState> reviewStateNamed(std::string_view name);

struct Review {
    std::int64_t number = 0; // in the order of submission, from 1
    std::int64_t submittedAt = 0;
    Feedback feedback;
    ReviewState state = ReviewState::Waiting;
    std::optional<std::string> response; // the product's reply
};

inline constexpr std::int64_t kReviewsPerPage = 10;

// The number of pages for this many reviews. An empty list has one empty page.
constexpr std::int64_t pagesOf(std::int64_t count) {
    return count == 0 ? 1 : (count + kReviewsPerPage - 1) / kReviewsPerPage;
}

// Feedback and reviews in the database. Each function works inside the caller's transaction.

struct NewReview {
    Feedback feedback;
    std::optional<UserId> userId; // set when its author is signed in
    std::int64_t submittedAt = 0;
    bool isExample = false;
};

// Adds feedback that waits for approval. Returns its number.
std::int64_t addReview(storage::Connection& connection, NewReview const& review);

std::optional<Review> findReview(storage::Connection& connection, std::int64_t number);
std::vector<Review> reviewsOf(storage::Connection& connection, UserId const& userId);

void setState(storage::Connection& connection, Review const& review, ReviewState state);
void setResponse(storage::Connection& connection, std::int64_t number,
                 std::optional<std::string> const& response);

// Delete the examples, or the reviews of one user, and update the counts.
std::int64_t eraseExamples(storage::Connection& connection);
void eraseReviewsOf(storage::Connection& connection, UserId const& userId);

// A moderator's query for a page of reviews. Empty words match every review.
struct QueueQuestion {
    ReviewState state = ReviewState::Waiting;
    std::string words; // in name or text, with or without capitals and accents
    std::int64_t page = 1;
};
struct QueuePage {
    std::vector<Review> reviews; // waiting ones: the oldest first; others: the newest first
    std::int64_t count = 0;
};
QueuePage queuePage(storage::Connection& connection, QueueQuestion const& question);

// Counts the changes that readers may see, so that caches know when an answer is stale.
std::int64_t noteChange(storage::Connection& connection);
std::int64_t changesSoFar(storage::Connection& connection);

} // namespace wheelwright::reviews
