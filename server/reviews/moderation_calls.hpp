#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "reviews/moderation.hpp"

// The calls for users with the admin role.
namespace wheelwright::reviews {

// ?state=waiting|approved|rejected&q=&page=
http::Response listQueue(Moderation& moderation, http::Request const& request);
http::Response listLog(Moderation& moderation, http::Request const& request);

http::Response approveReview(Moderation& moderation, Moderator const& moderator,
                             http::Request const& request);
http::Response rejectReview(Moderation& moderation, Moderator const& moderator, http::Request const& request);
http::Response reopenReview(Moderation& moderation, Moderator const& moderator, http::Request const& request);
http::Response replyToReview(Moderation& moderation, Moderator const& moderator,
                             http::Request const& request);

} // namespace wheelwright::reviews
