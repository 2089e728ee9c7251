#pragma once
#include "http/form_fields.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "reviews/moderation.hpp"
#include "reviews/reviews.hpp"

// The calls that everyone may make.
namespace wheelwright::reviews {

// Larger than any valid feedback, so that a text that is too long gets an error that names its field.
inline constexpr std::size_t kLargestFeedback = 256 * 1024;

// `userId` is set when the caller is signed in.
http::Response submitFeedback(Reviews& reviews, std::optional<UserId> const& userId,
                              http::Request const& request);

// ?starRating=1…5&page=
Result<PublicQuestion> readPublicQuestion(http::FormFields const& query);

http::Response getSummary(Reviews& reviews, http::Request const& request);
std::optional<http::Response> summaryInMemory(Reviews const& reviews, http::Request const& request);
http::Response listReviews(Reviews& reviews, http::Request const& request);
std::optional<http::Response> reviewsInMemory(Reviews const& reviews, http::Request const& request);

// The calls for users with the admin role.

// ?state=waiting|approved|rejected&q=&page=
Result<QueueQuestion> readQueueQuestion(http::FormFields const& query);
// ?from=, the state in which the moderator saw the review
Result<std::optional<ReviewState>> readSeenState(http::FormFields const& query);

http::Response listQueue(Moderation& moderation, http::Request const& request);
http::Response listLog(Moderation& moderation, http::Request const& request);

http::Response approveReview(Moderation& moderation, Moderator const& moderator,
                             http::Request const& request);
http::Response rejectReview(Moderation& moderation, Moderator const& moderator, http::Request const& request);
http::Response reopenReview(Moderation& moderation, Moderator const& moderator, http::Request const& request);
http::Response replyToReview(Moderation& moderation, Moderator const& moderator,
                             http::Request const& request);

} // namespace wheelwright::reviews
