#pragma once
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>
#include <string>

namespace wheelwright::media {

// Who decodes next. Users take turns: one user's many files wait behind each other, and another's only file
// waits for one of them at most.
class DecodingTurns {
public:
    using Seconds = std::chrono::duration<double>;
    using Now = std::function<Seconds()>; // since whenever

    explicit DecodingTurns(int atOnce, Now now = {});

    // A place among those that decode, given back at its end.
    class Turn {
    public:
        Turn(DecodingTurns& turns, std::string user)
            : turns_{&turns}, user_{std::move(user)}, began_{turns.now_()} {}
        Turn(Turn&& other) noexcept
            : turns_{std::exchange(other.turns_, nullptr)},
              user_{std::move(other.user_)},
              began_{other.began_} {}
        Turn& operator=(Turn&&) = delete;
        ~Turn() {
            if (turns_ != nullptr) turns_->end(user_, turns_->now_() - began_);
        }

    private:
        DecodingTurns* turns_;
        std::string user_;
        Seconds began_;
    };

    // Waits. An error once `hasLeft` says that the client has gone. An error at once when the user has too
    // many files waiting already, which would take every thread that receives uploads, and when the user's
    // files have taken more than a share of a core lately: a kilobyte can take seconds to decode.
    Result<Turn> wait(std::string_view userId, std::function<bool()> const& hasLeft);

    std::size_t waiting() const {
        std::lock_guard const lock{guard_};
        return waiting_.size();
    }

private:
    // A place in the queue: the number of turns that its user had, then the time of arrival.
    using Place = std::pair<std::uint64_t, std::uint64_t>;
    struct User {
        std::uint64_t nextRound = 0;
        int files = 0; // waiting or being decoded
        Seconds spent{0};
        Seconds spentAt{0};
    };

    Seconds spentBy(User& user) const; // less with time
    void end(std::string const& user, Seconds took);
    void leave(std::string const& user);
    void forgetIdle();

    Now const now_;

    mutable std::mutex guard_;
    std::condition_variable changed_;
    std::set<Place> waiting_;
    TextMap<User> users_;
    std::uint64_t round_ = 0;
    std::uint64_t arrivals_ = 0;
    int free_;
};

} // namespace wheelwright::media
