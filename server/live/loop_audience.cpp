#include "live/loop_audience.hpp"

namespace wheelwright::live {

namespace asio = http::asio;
using http::SharedMessage;

void LoopAudience::seat(Seat seat, std::shared_ptr<http::WebSocket> socket) {
    auto const loop = socket->executor();
    std::lock_guard const lock{guard_};
    auto const [part, isNew] = loops_.try_emplace(&loop.context(), LoopPart{loop});
    seats_.insert({seat, Taken{std::move(socket), part->second.admitted}});
}

void LoopAudience::leave(Seat seat) {
    std::lock_guard const lock{guard_};
    auto const left = seats_.extract(seat);
    if (!left) return;
    asio::post(left.mapped().socket->executor(),
               [taken = left.mapped()] { std::erase(*taken.admitted, taken.socket); });
}

std::shared_ptr<http::WebSocket> LoopAudience::find(Seat seat) {
    std::lock_guard const lock{guard_};
    auto const found = seats_.find(seat);
    return found == seats_.end() ? nullptr : found->second.socket;
}

// Posts with the lock held: if leave() could post first, this would admit a connection that has gone.
void LoopAudience::admit(Seat seat, std::vector<SharedMessage> first) {
    std::lock_guard const lock{guard_};
    auto const found = seats_.find(seat);
    if (found == seats_.end()) return;
    counts_.sent(first.size());
    asio::post(found->second.socket->executor(), [taken = found->second, first = std::move(first)] {
        taken.admitted->push_back(taken.socket);
        for (auto const& message : first)
            taken.socket->send(message);
    });
}

template <class Work> void LoopAudience::onEachLoop(Work work) {
    std::lock_guard const lock{guard_};
    for (auto const& [context, part] : loops_)
        asio::post(part.loop, [work, admitted = part.admitted]() mutable { work(*admitted); });
}

void LoopAudience::toAll(SharedMessage message) {
    onEachLoop([message = std::move(message), counts = counts_](Sockets const& admitted) mutable {
        counts.sent(admitted.size());
        for (auto const& socket : admitted)
            socket->send(message);
    });
}

void LoopAudience::toOne(Seat seat, SharedMessage message) {
    auto socket = find(seat);
    if (!socket) return;
    counts_.sent(1);
    auto const loop = socket->executor();
    asio::post(loop, [socket = std::move(socket), message = std::move(message)] { socket->send(message); });
}

void LoopAudience::dismiss(Seat seat, SharedMessage last, http::CloseCode code) {
    auto socket = find(seat);
    if (!socket) return;
    auto const loop = socket->executor();
    asio::post(loop, [socket = std::move(socket), last = std::move(last), code] {
        socket->send(last);
        socket->close(code);
    });
}

void LoopAudience::dismissAll(SharedMessage last, http::CloseCode code) {
    onEachLoop([last = std::move(last), code](Sockets const& admitted) {
        for (auto const& socket : admitted) {
            socket->send(last);
            socket->close(code);
        }
    });
}

} // namespace wheelwright::live
