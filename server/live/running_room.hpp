#pragma once
#include "base/loop_thread.hpp"
#include "base/recurring.hpp"
#include "base/thread_pool.hpp"
#include "live/room_link.hpp"
#include "live/spread_audience.hpp"
#include <deque>
#include <future>

namespace wheelwright::live {

// A room that this process runs. It does one thing at a time, on the rooms' own threads, and what is due when
// its timer fires.
class RunningRoom final : public RoomLink, public std::enable_shared_from_this<RunningRoom> {
public:
    // `bus` reaches other processes; null if there are none.
    RunningRoom(std::shared_ptr<ThreadPool> pool, RoomNeeds needs, RoomRecord record, LiveCounts counts,
                redis::MessageBus* bus);
    ~RunningRoom() override { counts_.rooms(-1); }

    // Queues work for the room and returns at once.
    template <class Work> void later(Work work) {
        {
            std::lock_guard const lock{queueGuard_};
            queue_.push_back(std::move(work));
            if (std::exchange(isScheduled_, true)) return;
        }
        pool_->post([self = shared_from_this()] { self->runQueued(); });
    }

    // Queues work and waits for its result.
    template <class Work> auto ask(Work work) {
        refuseOnLoop("A room's answer");
        std::packaged_task<std::invoke_result_t<Work&, Room&>(Room&)> task{std::move(work)};
        auto answer = task.get_future();
        later([&](Room& room) { task(room); });
        return answer.get();
    }

    // Carries out an order for the room's list and waits for its answer.
    Result<boost::json::object> order(entries::ListOrder order);

    Seat join(std::shared_ptr<http::WebSocket> socket, Arrival arrival) override;
    bool receive(Seat seat, PageMessage message, std::string_view text) override;
    void leave(Seat seat) override;

    RoomId const& id() const { return id_; }
    std::int64_t generation() const { return generation_; } // in which it was taken up

    // Messages from and to other processes with guests of the room.
    void onMessage(std::string from, WireMessage message);
    void keepAlive(std::chrono::milliseconds longestSilence);
    void cutLines();

    // A guest is about to connect.
    void expect() { usedAt_ = now(); }
    bool hasMoved() const { return hasMoved_; } // another process runs it
    // The room has ended, or it is empty and no guest has been expected for a while.
    bool isUnused() const;

private:
    std::int64_t now() const;
    void runQueued();
    void guarded(std::function<void(Room&)> const& work);
    void arrange();
    void ring();

    std::shared_ptr<ThreadPool> const pool_;
    std::mutex queueGuard_;
    std::deque<std::function<void(Room&)>> queue_;
    bool isScheduled_ = false; // a thread of the pool works at the queue, or will
    Clock const& clock_;
    LiveCounts counts_;
    RoomId const id_;
    std::int64_t const generation_;
    LoopAudience here_;
    SpreadAudience audience_;
    Room room_;
    std::optional<std::int64_t> arrangedFor_;
    bool hasFailed_ = false; // at its last work
    std::atomic<Seat> lastSeat_ = 0;
    std::atomic<std::int64_t> usedAt_;
    std::atomic<bool> isEmpty_ = true;
    std::atomic<bool> isOver_ = false;
    std::atomic<bool> hasMoved_ = false;
    Alarm alarm_; // last: it uses all of the above
};

} // namespace wheelwright::live
