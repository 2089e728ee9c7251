#include "reviews/review_store.hpp"
#include "base/folding.hpp"
#include "reviews/review_counts.hpp"
#include <cstdlib>
#include <limits>

namespace wheelwright::reviews {
namespace {

using storage::Connection;
using storage::Query;
using storage::Row;
using storage::sqlText;

constexpr Query kNext{"review_next", "update review_marks set value = value + 1 where name = $1 "
                                     "returning value"};
constexpr Query kMark{"review_mark", "select value from review_marks where name = $1"};
constexpr Query kAdd{"review_add",
                     "insert into reviews (number, submitted_at, user_id, name, email, type, usage, rating, "
                     "body, state, is_example) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10)"};
constexpr Query kFind{"review_find", sqlText<"select ", kReviewColumns, " from reviews where number = $1">};
constexpr Query kOfUser{
    "reviews_of_user",
    sqlText<"select ", kReviewColumns, " from reviews where user_id = $1 order by number">};
constexpr Query kSetState{"review_set_state", "update reviews set state = $2 where number = $1"};
constexpr Query kSetResponse{"review_set_response",
                             "update reviews set response = cast($2 as text) where number = $1"};
constexpr Query kEraseExamples{"reviews_erase_examples", "delete from reviews where is_example = 1"};
constexpr Query kEraseOfUser{"reviews_erase_of_user", "delete from reviews where user_id = $1"};
constexpr Query kWaiting{
    "reviews_waiting",
    sqlText<"select ", kReviewColumns, " from reviews where state = $1 order by number limit $2 offset $3">};
constexpr Query kSettled{"reviews_settled",
                         sqlText<"select ", kReviewColumns,
                                 " from reviews where state = $1 order by number desc limit $2 offset $3">};
constexpr Query kCount{"reviews_count", "select count(*) as count from reviews where state = $1"};
constexpr Query kWaitingAfter{
    "reviews_waiting_after",
    "select number, name, body from reviews where state = $1 and number > $2 order by number limit $3"};
constexpr Query kSettledBefore{
    "reviews_settled_before",
    "select number, name, body from reviews where state = $1 and number < $2 order by number desc limit $3"};

constexpr std::size_t kLookedThrough = 500; // at a time; a text may have 5,000 characters

std::vector<Review> reviewsIn(storage::Rows const& rows) {
    std::vector<Review> reviews;
    for (auto const& row : rows)
        reviews.push_back(reviewOf(row));
    return reviews;
}

// Compared here and not in SQL: which letters are equal differs by engine, and on PostgreSQL by the locale of
// the database.
QueuePage searched(Connection& connection, ReviewState state, std::string const& words, std::int64_t skip) {
    bool const isWaiting = state == ReviewState::Waiting;
    auto last = isWaiting ? std::int64_t{0} : std::numeric_limits<std::int64_t>::max();
    auto const hasWords = [&](Row const& row, char const* column) {
        return folded(row.get<std::string>(column)).find(words) != std::string::npos;
    };
    QueuePage page;
    std::vector<std::int64_t> numbers; // of the reviews on the page
    for (std::size_t looked = kLookedThrough; looked == kLookedThrough;) {
        looked = 0;
        for (auto const& row : connection.run(isWaiting ? kWaitingAfter : kSettledBefore, nameOf(state), last,
                                              std::int64_t{kLookedThrough})) {
            ++looked;
            last = row.get<std::int64_t>("number");
            if (!hasWords(row, "name") && !hasWords(row, "body")) continue;
            if (page.count >= skip && page.count < skip + kReviewsPerPage) numbers.push_back(last);
            ++page.count;
        }
    }
    for (auto const number : numbers)
        if (auto review = findReview(connection, number)) page.reviews.push_back(std::move(*review));
    return page;
}

} // namespace

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

Review reviewOf(Row const& row) {
    return {row.get<std::int64_t>("number"),
            row.get<std::int64_t>("submitted_at"),
            {row.get<std::string>("name"), row.get<std::string>("email"), row.get<std::string>("type"),
             row.get<std::string>("usage"), row.get<std::int64_t>("rating"), row.get<std::string>("body")},
            reviewStateNamed(row.get<std::string>("state")).value_or(ReviewState::Waiting),
            row.get<std::optional<std::string>>("response")};
}

std::int64_t addReview(Connection& connection, NewReview const& review) {
    auto const number = connection.run(kNext, "last_number").one().get<std::int64_t>("value");
    auto const& given = review.feedback;
    connection.run(kAdd, number, review.submittedAt, review.userId, given.name, given.email, given.type,
                   given.usage, given.rating, given.text, review.isExample ? 1 : 0);
    return number;
}

std::optional<Review> findReview(Connection& connection, std::int64_t number) {
    auto const row = connection.run(kFind, number).first();
    return row ? std::optional{reviewOf(*row)} : std::nullopt;
}

std::vector<Review> reviewsOf(Connection& connection, UserId const& userId) {
    return reviewsIn(connection.run(kOfUser, userId));
}

void setState(Connection& connection, Review const& review, ReviewState state) {
    connection.run(kSetState, review.number, nameOf(state));
    if (review.state == ReviewState::Approved) countApproved(connection, review, -1);
    if (state == ReviewState::Approved) countApproved(connection, review, 1);
}

void setResponse(Connection& connection, std::int64_t number, std::optional<std::string> const& response) {
    connection.run(kSetResponse, number, response);
}

std::int64_t eraseExamples(Connection& connection) {
    noteChange(connection);
    auto const erased = connection.run(kEraseExamples).affected();
    recountApproved(connection);
    return erased;
}

void eraseReviewsOf(Connection& connection, UserId const& userId) {
    noteChange(connection); // first, so that a moderator who is changing one of them waits
    for (auto const& review : reviewsOf(connection, userId))
        if (review.state == ReviewState::Approved) countApproved(connection, review, -1);
    connection.run(kEraseOfUser, userId);
}

QueuePage queuePage(Connection& connection, QueueQuestion const& question) {
    auto const words = folded(question.words);
    auto const skip = (question.page - 1) * kReviewsPerPage;
    if (!words.empty()) return searched(connection, question.state, words, skip);
    auto const& query = question.state == ReviewState::Waiting ? kWaiting : kSettled;
    auto const state = nameOf(question.state);
    return {reviewsIn(connection.run(query, state, kReviewsPerPage, skip)),
            connection.run(kCount, state).one().get<std::int64_t>("count")};
}

std::int64_t noteChange(Connection& connection) {
    return connection.run(kNext, "changes").one().get<std::int64_t>("value");
}

std::int64_t changesSoFar(Connection& connection) {
    return connection.run(kMark, "changes").one().get<std::int64_t>("value");
}

} // namespace wheelwright::reviews
