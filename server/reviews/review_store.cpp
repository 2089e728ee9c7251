#include "reviews/review_store.hpp"
#include "reviews/review_counts.hpp"

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
constexpr Query kWaiting{"reviews_waiting",
                         sqlText<"select ", kReviewColumns,
                                 " from reviews where state = $1 and (lower(name) like lower($2) escape '!' "
                                 "or lower(body) like lower($2) escape '!') order by number limit $3 offset "
                                 "$4">};
constexpr Query kSettled{"reviews_settled",
                         sqlText<"select ", kReviewColumns,
                                 " from reviews where state = $1 and (lower(name) like lower($2) escape '!' "
                                 "or lower(body) like lower($2) escape '!') order by number desc limit $3 "
                                 "offset $4">};
constexpr Query kCount{"reviews_count",
                       "select count(*) as many from reviews where state = $1 and (lower(name) like "
                       "lower($2) escape '!' or lower(body) like lower($2) escape '!')"};

// What stands for itself in `like`: a search for 100% must not find everything.
std::string pattern(std::string_view words) {
    std::string pattern = "%";
    for (char const c : words) {
        if (c == '%' || c == '_' || c == '!') pattern += '!';
        pattern += c;
    }
    return pattern + '%';
}

std::vector<Review> reviewsIn(storage::Rows const& rows) {
    std::vector<Review> reviews;
    for (auto const& row : rows)
        reviews.push_back(reviewOf(row));
    return reviews;
}

} // namespace

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

std::vector<Review> reviewsOf(Connection& connection, std::string_view userId) {
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

void eraseReviewsOf(Connection& connection, std::string_view userId) {
    noteChange(connection); // first: a moderator who is just at one of them has to wait
    for (auto const& review : reviewsOf(connection, userId))
        if (review.state == ReviewState::Approved) countApproved(connection, review, -1);
    connection.run(kEraseOfUser, userId);
}

QueuePage queuePage(Connection& connection, QueueQuestion const& question) {
    auto const& query = question.state == ReviewState::Waiting ? kWaiting : kSettled;
    auto const state = nameOf(question.state);
    auto const words = pattern(question.words);
    auto const skip = (question.page - 1) * kReviewsPerPage;
    return {reviewsIn(connection.run(query, state, words, kReviewsPerPage, skip)),
            connection.run(kCount, state, words).one().get<std::int64_t>("many")};
}

std::int64_t noteChange(Connection& connection) {
    return connection.run(kNext, "changes").one().get<std::int64_t>("value");
}

std::int64_t changesSoFar(Connection& connection) {
    return connection.run(kMark, "changes").one().get<std::int64_t>("value");
}

} // namespace wheelwright::reviews
