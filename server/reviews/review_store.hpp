#pragma once
#include "reviews/review.hpp"
#include "storage/connection.hpp"
#include <vector>

// Feedback and reviews in the database. Each works inside the caller's transaction.
namespace wheelwright::reviews {

struct NewReview {
    Feedback feedback;
    std::optional<std::string> userId; // of someone who is signed in
    std::int64_t submittedAt = 0;
    bool isExample = false;
};

// Waits for approval. Its number.
std::int64_t addReview(storage::Connection& connection, NewReview const& review);

std::optional<Review> findReview(storage::Connection& connection, std::int64_t number);
std::vector<Review> reviewsOf(storage::Connection& connection, std::string_view userId);

void setState(storage::Connection& connection, Review const& review, ReviewState state);
void setResponse(storage::Connection& connection, std::int64_t number,
                 std::optional<std::string> const& response);

// Examples only, and what one user wrote; both with their share of the counts.
std::int64_t eraseExamples(storage::Connection& connection);
void eraseReviewsOf(storage::Connection& connection, std::string_view userId);

// The queue of whoever moderates. Empty words find everything.
struct QueueQuestion {
    ReviewState state = ReviewState::Waiting;
    std::string words; // in name or text, with or without capitals and accents
    std::int64_t page = 1;
};
struct QueuePage {
    std::vector<Review> reviews; // the longest waiting first, of others the newest
    std::int64_t many = 0;
};
QueuePage queuePage(storage::Connection& connection, QueueQuestion const& question);

// Counts every change that readers may see, so that whoever keeps an answer knows when it is old.
std::int64_t noteChange(storage::Connection& connection);
std::int64_t changesSoFar(storage::Connection& connection);

} // namespace wheelwright::reviews
