#pragma once
#include "reviews/feedback.hpp"
#include <array>
#include <optional>
#include <string_view>

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
constexpr std::int64_t pagesOf(std::int64_t many) {
    return many == 0 ? 1 : (many + kReviewsPerPage - 1) / kReviewsPerPage;
}

} // namespace wheelwright::reviews
