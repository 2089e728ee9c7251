#include "live/loop_audience.hpp"
#include <algorithm>

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
    auto const taken = find(seat);
    if (!taken) return;
    {
        std::lock_guard const lock{guard_};
        seats_.erase(seat);
    }
    asio::post(taken->socket->executor(), [taken = *taken] { std::erase(*taken.admitted, taken.socket); });
}

std::optional<LoopAudience::Taken> LoopAudience::find(Seat seat) {
    std::lock_guard const lock{guard_};
    auto const found = seats_.find(seat);
    return found == seats_.end() ? std::nullopt : std::optional{found->second};
}

void LoopAudience::admit(Seat seat, std::vector<SharedMessage> first) {
    auto const taken = find(seat);
    if (!taken) return;
    counts_.sent(first.size());
    asio::post(taken->socket->executor(), [taken = *taken, first = std::move(first)] {
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
    auto const taken = find(seat);
    if (!taken) return;
    counts_.sent(1);
    asio::post(taken->socket->executor(),
               [socket = taken->socket, message = std::move(message)] { socket->send(message); });
}

void LoopAudience::dismiss(Seat seat, SharedMessage last, http::CloseCode code) {
    auto const taken = find(seat);
    if (!taken) return;
    asio::post(taken->socket->executor(), [socket = taken->socket, last = std::move(last), code] {
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
