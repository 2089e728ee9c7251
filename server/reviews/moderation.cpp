#include "reviews/moderation.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::reviews {

using storage::Connection;

QueuePage Moderation::queue(QueueQuestion const& question) {
    return database_.read([&](Connection& connection) { return queuePage(connection, question); });
}

LogPage Moderation::log(std::int64_t page) {
    return database_.read([&](Connection& connection) { return moderationLog(connection, page); });
}

// The change is noted first: on PostgreSQL that makes two moderators of one review wait for each other,
// who would otherwise both count it.
template <class Change> Result<Review> Moderation::change(std::int64_t number, Change const& what) {
    std::int64_t changes = 0;
    auto const review = database_.write([&](Connection& connection) -> std::optional<Review> {
        changes = noteChange(connection);
        auto const found = findReview(connection, number);
        if (!found) return std::nullopt;
        what(connection, *found);
        return findReview(connection, number);
    });
    if (changed_) changed_(changes);
    if (!review)
        return Error{Fault::NotFound, "review_not_found",
                     "There is no review " + std::to_string(number) + "."};
    return *review;
}

Result<Review> Moderation::settle(std::int64_t number, ReviewState state, Moderator const& moderator) {
    return change(number, [&](Connection& connection, Review const& review) {
        if (review.state == state) return;
        setState(connection, review, state);
        logModeration(connection, moderator,
                      {millisecondsOf(clock_.now()), "", std::string{nameOf(state)}, number, ""});
    });
}

Result<Review> Moderation::reply(std::int64_t number, std::string const& text, Moderator const& moderator) {
    return change(number, [&](Connection& connection, Review const& review) {
        if (review.response.value_or("") == text) return;
        setResponse(connection, number, text.empty() ? std::nullopt : std::optional{text});
        logModeration(connection, moderator, {millisecondsOf(clock_.now()), "", "replied", number, text});
    });
}

} // namespace wheelwright::reviews
