#pragma once
#include "base/clock.hpp"
#include "base/word_check.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review_store.hpp"
#include "storage/database.hpp"
#include <functional>
#include <memory>
#include <semaphore>

namespace wheelwright::reviews {

// Approves, rejects and replies to feedback, for users with the admin role and for the command line. Logs
// each change.
class Moderation {
public:
    // Calls `changed` with the number of changes so far after each change that readers may see.
    Moderation(storage::Database& database, Clock const& clock, WordCheck words = {},
               std::function<void(std::int64_t)> changed = {})
        : database_{database}, clock_{clock}, words_{std::move(words)}, changed_{std::move(changed)} {}

    // Whether its name or text has a word of the word filter. Such a review can't be approved.
    bool isFiltered(Review const& review) const;

    QueuePage queue(QueueQuestion const& question);
    LogPage log(std::int64_t page);

    // A search reads every review of a state, so only one runs at a time: otherwise a few impatient
    // moderators would keep all workers busy. Null if the running search doesn't end soon.
    struct EndTurn {
        void operator()(std::binary_semaphore* turn) const { turn->release(); }
    };
    using SearchTurn = std::unique_ptr<std::binary_semaphore, EndTurn>;
    SearchTurn turnToSearch();

    // Returns the review as it is afterwards; does nothing if it has that state already. With `seen`, fails
    // with Conflict when another moderator has changed the review since.
    Result<Review> settle(std::int64_t number, ReviewState state, Moderator const& moderator,
                          std::optional<ReviewState> seen = {});
    // An empty text removes the reply.
    Result<Review> reply(std::int64_t number, std::string const& text, Moderator const& moderator,
                         std::optional<std::string> const& seen = {});

private:
    template <class Change> Result<Review> change(std::int64_t number, Change const& what);

    storage::Database& database_;
    Clock const& clock_;
    WordCheck const words_;
    std::function<void(std::int64_t)> changed_;
    std::binary_semaphore searching_{1};
};

} // namespace wheelwright::reviews
