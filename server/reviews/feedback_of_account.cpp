#include "reviews/feedback_of_account.hpp"
#include "base/iso_time.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::reviews {

namespace json = boost::json;
using storage::Connection;

json::value FeedbackOfAccount::exported(Connection& connection, std::string_view userId) const {
    json::array submitted;
    for (auto const& review : reviewsOf(connection, userId)) {
        auto const& given = review.feedback;
        submitted.push_back({{"submittedAt", isoTime(instantOf(review.submittedAt))},
                             {"name", given.name},
                             {"email", given.email},
                             {"type", given.type},
                             {"usage", given.usage},
                             {"rating", given.rating},
                             {"text", given.text},
                             {"state", nameOf(review.state)},
                             {"response", review.response.value_or("")}});
    }
    json::array moderated;
    for (auto const& entry : moderationsBy(connection, kReviewLog, userId))
        moderated.push_back({{"at", isoTime(instantOf(entry.at))},
                             {"action", entry.action},
                             {"review", entry.number},
                             {"detail", entry.detail}});
    return {{"submitted", std::move(submitted)}, {"moderated", std::move(moderated)}};
}

void FeedbackOfAccount::erase(Connection& connection, std::string_view userId) const {
    eraseReviewsOf(connection, userId);
    forgetModerator(connection, kReviewLog, userId);
}

} // namespace wheelwright::reviews
