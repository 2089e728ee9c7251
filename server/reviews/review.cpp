#include "reviews/review.hpp"
#include <cstdlib>

namespace wheelwright::reviews {

std::string_view nameOf(ReviewState state) {
    switch (state) {
        case ReviewState::Waiting: return "waiting";
        case ReviewState::Approved: return "approved";
        case ReviewState::Rejected: return "rejected";
    }
    std::abort(); // a new state fails the build above
}

std::optional<ReviewState> reviewStateNamed(std::string_view name) {
    for (auto const state : kReviewStates)
        if (nameOf(state) == name) return state;
    return std::nullopt;
}

} // namespace wheelwright::reviews
