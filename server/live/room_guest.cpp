#include "live/room_guest.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::live {

void RoomGuest::opened(std::shared_ptr<http::WebSocket> socket) {
    socket_ = socket;
    seat_ = room_->nextSeat();
    room_->counts().viewers(1);
    room_->audience().seat(seat_, std::move(socket));
    room_->later([seat = seat_, arrival = std::move(arrival_)](Room& room) { room.join(seat, arrival); });
}

void RoomGuest::received(std::string_view text) {
    room_->counts().received();
    auto message = readPageMessage(text);
    if (!message) return say(refusedMessage(message.error(), ""));
    // At once: what waits in a line tells no time.
    if (auto const* const asked = std::get_if<ClockAsked>(&*message))
        return say(clockMessage(asked->sent, millisecondsOf(room_->clock().now())));
    room_->later([seat = seat_, message = std::move(*message)](Room& room) { room.receive(seat, message); });
}

void RoomGuest::closed() {
    room_->counts().viewers(-1);
    room_->audience().leave(seat_);
    room_->later([seat = seat_](Room& room) { room.leave(seat); });
}

void RoomGuest::leaving() {
    say(byeMessage(Farewell::Leaving));
    if (auto const socket = socket_.lock()) socket->close(codeOf(Farewell::Leaving));
}

http::SharedMessage RoomGuest::tooSlow() {
    return byeMessage(Farewell::Slow);
}

void RoomGuest::say(http::SharedMessage message) {
    room_->counts().sent(1);
    if (auto const socket = socket_.lock()) socket->send(std::move(message));
}

} // namespace wheelwright::live
