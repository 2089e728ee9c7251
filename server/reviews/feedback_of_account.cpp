#include "reviews/feedback_of_account.hpp"
#include "base/clock.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review_counts.hpp"
#include "reviews/review_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::reviews {
namespace {

using storage::Connection;
using storage::Query;

// The time counts from the last moderation, not from the submission, so that a moderator has time to undo a
// rejection.
constexpr Query kRejected{
    "reviews_rejected_before",
    "select number from reviews where state = 'rejected' and submitted_at < $1 and is_example = 0 and "
    "not exists (select 1 from review_log where review_log.number = reviews.number and review_log.at >= $1) "
    "order by number limit $2"};
constexpr Query kWaitingBefore{"reviews_waiting_before",
                               "select number from reviews where state = 'waiting' and submitted_at < $1 and "
                               "is_example = 0 order by number limit $2"};
constexpr Query kAddresses{
    "reviews_forget_addresses",
    "update reviews set email = '' where number in (select number from reviews where state = 'approved' and "
    "submitted_at < $1 and email <> '' and is_example = 0 order by number limit $2)"};
constexpr Query kModerations{"review_log_forget_before",
                             "delete from review_log where id in (select id from review_log where at < $1 "
                             "order by at limit $2)"};
constexpr Query kErase{"review_erase", "delete from reviews where number = $1"};
constexpr Query kEraseReplies{"review_log_erase_replies",
                              "update review_log set detail = '' where number = $1"};
// Only A to Z are folded: PostgreSQL would fold other letters too, SQLite can't.
constexpr Query kFromOnSqlite{"reviews_from_address",
                              "select number from reviews where lower(email) = lower($1) order by number"};
constexpr Query kFromOnPostgres{"reviews_from_address",
                                "select number from reviews where lower(email collate \"C\") = lower(cast($1 "
                                "as text) collate \"C\") order by number"};

std::vector<std::int64_t> numbersIn(storage::Rows const& rows) {
    std::vector<std::int64_t> numbers;
    for (auto const& row : rows)
        numbers.push_back(row.get<std::int64_t>("number"));
    return numbers;
}

std::int64_t forgetFound(Connection& connection, Query const& query, Instant before, std::int64_t most) {
    auto const found = [&] { return numbersIn(connection.run(query, millisecondsOf(before), most)); };
    if (found().empty()) return 0;
    noteChange(connection); // waits for a moderator who is changing one of them; then look again
    auto const numbers = found();
    eraseReviews(connection, numbers);
    return static_cast<std::int64_t>(numbers.size());
}

} // namespace

namespace json = boost::json;
using storage::Connection;

json::value FeedbackOfAccount::exported(Connection& connection, UserId const& userId) const {
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

void FeedbackOfAccount::erase(Connection& connection, UserId const& userId) const {
    eraseReviewsOf(connection, userId);
    forgetModerator(connection, kReviewLog, userId);
}

std::int64_t forgetRejected(Connection& connection, Instant before, std::int64_t most) {
    return forgetFound(connection, kRejected, before, most);
}

std::int64_t forgetWaiting(Connection& connection, Instant before, std::int64_t most) {
    return forgetFound(connection, kWaitingBefore, before, most);
}

std::int64_t forgetAddresses(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kAddresses, millisecondsOf(before), most).affected();
}

std::int64_t forgetModerations(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kModerations, millisecondsOf(before), most).affected();
}

void eraseReviews(Connection& connection, std::vector<std::int64_t> const& numbers) {
    for (auto const number : numbers) {
        auto const review = findReview(connection, number);
        if (!review) continue;
        if (review->state == ReviewState::Approved) countApproved(connection, *review, -1);
        connection.run(kErase, number);
        connection.run(kEraseReplies, number);
    }
}

std::vector<std::int64_t> reviewsFrom(Connection& connection, std::string_view email) {
    return numbersIn(connection.run(
        connection.engine() == storage::Engine::Sqlite ? kFromOnSqlite : kFromOnPostgres, email));
}

} // namespace wheelwright::reviews
