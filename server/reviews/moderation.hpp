#pragma once
#include "base/clock.hpp"
#include "base/word_check.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review_store.hpp"
#include "storage/database.hpp"
#include <functional>

namespace wheelwright::reviews {

// What people with the admin role and the command line do with feedback. Each step is in the log.
class Moderation {
public:
    // `changed` hears the count of changes after each that readers may see.
    Moderation(storage::Database& database, Clock const& clock, WordCheck words = {},
               std::function<void(std::int64_t)> changed = {})
        : database_{database}, clock_{clock}, words_{std::move(words)}, changed_{std::move(changed)} {}

    // It has a word that is not to be listed, and is not approved.
    bool isFiltered(Review const& review) const;

    QueuePage queue(QueueQuestion const& question);
    LogPage log(std::int64_t page);

    // The review as it is now; asking for what already is changes nothing. Whoever says what they saw is told
    // when another moderator has changed it since.
    Result<Review> settle(std::int64_t number, ReviewState state, Moderator const& moderator,
                          std::optional<ReviewState> seen = {});
    // An empty reply takes the one there away.
    Result<Review> reply(std::int64_t number, std::string const& text, Moderator const& moderator,
                         std::optional<std::string> const& seen = {});

private:
    template <class Change> Result<Review> change(std::int64_t number, Change const& what);

    storage::Database& database_;
    Clock const& clock_;
    WordCheck const words_;
    std::function<void(std::int64_t)> changed_;
};

} // namespace wheelwright::reviews
