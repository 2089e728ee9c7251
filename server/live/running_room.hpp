#pragma once
#include "live/loop_audience.hpp"
#include "live/room.hpp"
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <future>

namespace wheelwright::live {

namespace asio = http::asio;

// A room that is in use: does one thing after the other on the rooms' own threads, and what is due in time.
class RunningRoom final : public std::enable_shared_from_this<RunningRoom> {
public:
    RunningRoom(std::shared_ptr<asio::thread_pool> pool, RoomNeeds needs, RoomRecord record,
                LiveCounts counts);
    ~RunningRoom() { counts_.rooms(-1); }

    // When its turn comes; never waits.
    template <class Work> void later(Work work) {
        asio::post(strand_, [self = shared_from_this(), work = std::move(work)]() mutable {
            self->guarded([&] { work(self->room_); });
        });
    }

    // Waits for the turn: for workers, not for loops.
    template <class Work> auto ask(Work work) {
        std::packaged_task<std::invoke_result_t<Work&, Room&>(Room&)> task{std::move(work)};
        auto answer = task.get_future();
        later([&](Room& room) { task(room); });
        return answer.get();
    }

    LoopAudience& audience() { return audience_; }
    LiveCounts& counts() { return counts_; }
    Clock const& clock() const { return clock_; }
    Seat nextSeat() { return ++lastSeat_; }

    // Someone is about to come.
    void expect() { usedAt_ = now(); }
    // Nobody is here or has been expected for a while, or it has ended.
    bool isUnused() const;

private:
    std::int64_t now() const;
    void guarded(std::function<void()> const& work);
    void arrange();

    std::shared_ptr<asio::thread_pool> pool_; // before what runs on it
    asio::strand<asio::thread_pool::executor_type> strand_;
    asio::steady_timer timer_;
    Clock const& clock_;
    LiveCounts counts_;
    LoopAudience audience_;
    Room room_;
    std::optional<std::int64_t> arrangedFor_;
    std::atomic<Seat> lastSeat_ = 0;
    std::atomic<std::int64_t> usedAt_;
    std::atomic<bool> isEmpty_ = true;
    std::atomic<bool> isOver_ = false;
};

} // namespace wheelwright::live
