#pragma once
#include "base/result.hpp"
#include "media/decoding_budget.hpp"
#include <condition_variable>
#include <optional>
#include <set>

namespace wheelwright::media {

// Decides which file is decoded next. Users take turns: the files of one user wait for each other, and the
// only file of another user waits for at most one of them.
class DecodingTurns {
public:
    DecodingTurns(int atOnce, DecodingBudget& budget) : budget_{budget}, free_{atOnce} {}

    // A place among those that decode, given back at its end. What the file cost is charged then.
    class Turn {
    public:
        Turn(DecodingTurns& turns, Uploader const& uploader);
        Turn(Turn&& other) noexcept;
        Turn& operator=(Turn&&) = delete;
        ~Turn();

        // Without it the time that the turn took counts.
        void setCost(DecodingCost const& cost) { cost_ = cost; }

    private:
        DecodingTurns* turns_;
        UserId user_;
        std::string network_;
        DecodingBudget::Seconds began_;
        std::optional<DecodingCost> cost_;
    };

    // Waits. An error once `hasLeft` says that the client has gone, and at once when the user has too many
    // files waiting already, which would take every thread that receives uploads. The budget is asked on
    // arrival and when the turn comes: files that arrived together would all pass the first question.
    Result<Turn> wait(Uploader const& uploader, std::function<bool()> const& hasLeft);

    std::size_t waiting() const {
        std::lock_guard const lock{guard_};
        return waiting_.size();
    }

private:
    // A place in the queue: the round in which its user's turn comes, then the order of arrival.
    using Place = std::pair<std::uint64_t, std::uint64_t>;
    struct User {
        std::uint64_t nextRound = 0;
        int files = 0; // waiting or being decoded
    };

    void end(UserId const& user);
    void leave(UserId const& user); // with the lock
    bool isOverspent(Uploader const& uploader) const;

    DecodingBudget& budget_;

    mutable std::mutex guard_;
    std::condition_variable changed_;
    std::set<Place> waiting_;
    IdMap<UserId, User> users_; // with files here
    std::uint64_t round_ = 0;
    std::uint64_t arrivals_ = 0;
    int free_;
};

} // namespace wheelwright::media
