#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "reviews/reviews.hpp"

// The calls that everyone may make.
namespace wheelwright::reviews {

inline constexpr std::size_t kLargestFeedback = 256 * 1024; // a text that is too long gets its own sentence

// `userId` is of someone who is signed in.
http::Response submitFeedback(Reviews& reviews, std::optional<std::string> const& userId,
                              http::Request const& request);

http::Response getSummary(Reviews& reviews, http::Request const& request);
std::optional<http::Response> summaryInMemory(Reviews const& reviews, http::Request const& request);
http::Response listReviews(Reviews& reviews, http::Request const& request);
std::optional<http::Response> reviewsInMemory(Reviews const& reviews, http::Request const& request);

} // namespace wheelwright::reviews
