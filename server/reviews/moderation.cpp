#include "reviews/moderation.hpp"
#include "base/clock.hpp"

namespace wheelwright::reviews {

using storage::Connection;

namespace {

constexpr std::chrono::seconds kSearchPatience{1};

Error anotherWasFaster() {
    return {Fault::Conflict, "review_changed",
            "Someone else has changed this review in the meantime. Look at it again."};
}

Error filteredWord() {
    return {Fault::Conflict, "filtered_word",
            "Its name or text contains a word of this server's word filter, so it can't be approved."};
}

} // namespace

bool Moderation::isFiltered(Review const& review) const {
    return hasFilteredWord(words_, review.feedback.name) || hasFilteredWord(words_, review.feedback.text);
}

QueuePage Moderation::queue(QueueQuestion const& question) {
    return database_.read([&](Connection& connection) { return queuePage(connection, question); });
}

Moderation::SearchTurn Moderation::turnToSearch() {
    return SearchTurn{searching_.try_acquire_for(kSearchPatience) ? &searching_ : nullptr};
}

LogPage Moderation::log(std::int64_t page) {
    return database_.read(
        [&](Connection& connection) { return moderationLog(connection, kReviewLog, page); });
}

// noteChange comes first: on PostgreSQL it locks out a second moderator until this transaction ends.
// Otherwise two moderators of one review would both change the counts.
template <class Change> Result<Review> Moderation::change(std::int64_t number, Change const& what) {
    std::int64_t changes = 0;
    auto review = database_.write([&](Connection& connection) -> Result<Review> {
        changes = noteChange(connection);
        auto const found = findReview(connection, number);
        if (!found)
            return Error{Fault::NotFound, "review_not_found",
                         "There is no review " + std::to_string(number) + "."};
        if (auto const done = what(connection, *found); !done) return done.error();
        return *findReview(connection, number);
    });
    // A refused change is rolled back, and its count with it.
    if (review && changed_) changed_(changes);
    return review;
}

Result<Review> Moderation::settle(std::int64_t number, ReviewState state, Moderator const& moderator,
                                  std::optional<ReviewState> seen) {
    return change(number, [&](Connection& connection, Review const& review) -> Result<void> {
        if (review.state == state) return {};
        if (seen && *seen != review.state) return anotherWasFaster();
        if (state == ReviewState::Approved && isFiltered(review)) return filteredWord();
        setState(connection, review, state);
        logModeration(connection, kReviewLog, moderator,
                      {millisecondsOf(clock_.now()), "", std::string{nameOf(state)}, number, ""});
        return {};
    });
}

Result<Review> Moderation::reply(std::int64_t number, std::string const& text, Moderator const& moderator,
                                 std::optional<std::string> const& seen) {
    return change(number, [&](Connection& connection, Review const& review) -> Result<void> {
        auto const before = review.response.value_or("");
        if (before == text) return {};
        if (seen && *seen != before) return anotherWasFaster();
        setResponse(connection, number, text.empty() ? std::nullopt : std::optional{text});
        logModeration(connection, kReviewLog, moderator,
                      {millisecondsOf(clock_.now()), "", "replied", number, text});
        return {};
    });
}

} // namespace wheelwright::reviews
