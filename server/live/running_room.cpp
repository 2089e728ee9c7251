#include "live/running_room.hpp"
#include "base/clock.hpp"
#include "base/log.hpp"

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kLongestWait = 60'000; // the machine's clock may be set in between
constexpr std::int64_t kPause = 1'000;        // before a room that has failed is asked again
constexpr std::int64_t kTicketKept = 90'000;  // longer than a ticket lives

} // namespace

RunningRoom::RunningRoom(std::shared_ptr<ThreadPool> pool, RoomNeeds needs, RoomRecord record,
                         LiveCounts counts, redis::MessageBus* bus)
    : pool_{std::move(pool)},
      clock_{needs.clock},
      counts_{counts},
      id_{record.id},
      generation_{record.generation},
      here_{counts},
      audience_{here_, record.id, bus},
      room_{std::move(needs), std::move(record), audience_},
      usedAt_{now()},
      alarm_{"room", [this] { ring(); }} {
    counts_.rooms(1);
}

std::int64_t RunningRoom::now() const {
    return millisecondsOf(clock_.now());
}

bool RunningRoom::isUnused() const {
    return isOver_ || (isEmpty_ && now() - usedAt_ > kTicketKept);
}

Seat RunningRoom::join(std::shared_ptr<http::WebSocket> socket, Arrival arrival) {
    auto const seat = ++lastSeat_;
    here_.seat(seat, std::move(socket));
    later([seat, arrival = std::move(arrival)](Room& room) { room.join(seat, arrival); });
    return seat;
}

bool RunningRoom::receive(Seat seat, PageMessage message, std::string_view) {
    later([seat, message = std::move(message)](Room& room) { room.receive(seat, message); });
    return true;
}

void RunningRoom::leave(Seat seat) {
    here_.leave(seat);
    later([seat](Room& room) { room.leave(seat); });
}

Result<boost::json::object> RunningRoom::order(entries::ListOrder order) {
    refuseOnLoop("A list's answer");
    auto answer = std::make_shared<std::promise<Result<boost::json::object>>>();
    auto answered = answer->get_future();
    // The room alone holds the promise: if it fails without an answer, that ends the wait.
    later([order = std::move(order), answer = std::move(answer)](Room& room) {
        room.order(order, [answer](Result<boost::json::object> made) { answer->set_value(std::move(made)); });
    });
    return answered.get();
}

void RunningRoom::onMessage(std::string from, WireMessage message) {
    later([this, from = std::move(from), message = std::move(message), free = ++lastSeat_](Room& room) {
        audience_.onMessage(from, message, room, free);
    });
}

void RunningRoom::keepAlive(std::chrono::milliseconds longestSilence) {
    later([this, longestSilence](Room& room) { audience_.keepAlive(room, longestSilence); });
}

void RunningRoom::cutLines() {
    later([this](Room& room) { audience_.cutAll(room); });
}

// One piece of work at a time, in the order of its arrival. Joins are settled together when nothing else
// waits: those that arrive while one transaction is written share the next one.
void RunningRoom::runQueued() {
    for (;;) {
        std::function<void(Room&)> work;
        {
            std::lock_guard const lock{queueGuard_};
            isScheduled_ = !queue_.empty() || room_.hasJoins();
            if (!isScheduled_) return;
            if (queue_.empty()) {
                work = [](Room& room) { room.settleJoins(); };
            } else {
                work = std::move(queue_.front());
                queue_.pop_front();
            }
        }
        guarded(work);
    }
}

void RunningRoom::guarded(std::function<void(Room&)> const& work) {
    try {
        work(room_);
        hasFailed_ = false;
    } catch (std::exception const& problem) {
        hasFailed_ = true;
        log::error("room failed", {{"problem", std::string_view{problem.what()}}});
    }
    if (!isEmpty_ || !room_.isEmpty()) usedAt_ = now();
    isEmpty_ = room_.isEmpty() && room_.isStored(); // its row may still call it occupied
    isOver_ = room_.isOver();
    hasMoved_ = room_.hasMoved();
    arrange();
}

void RunningRoom::arrange() {
    auto const due = room_.dueAt();
    if (due == arrangedFor_) return;
    arrangedFor_ = due;
    if (!due) {
        alarm_.cancel();
        return;
    }
    auto const wait = std::clamp<std::int64_t>(*due - now(), hasFailed_ ? kPause : 0, kLongestWait);
    alarm_.set(std::chrono::milliseconds{wait});
}

// The room may be on its way out.
void RunningRoom::ring() {
    if (auto const self = weak_from_this().lock())
        self->later([this](Room& room) {
            arrangedFor_.reset();
            room.tick();
        });
}

} // namespace wheelwright::live
