#include "live/room_guest.hpp"
#include "base/clock.hpp"

namespace wheelwright::live {
void RoomGuest::opened(std::shared_ptr<http::WebSocket> socket) {
    socket_ = socket;
    counts_.viewers(1);
    seat_ = room_->join(std::move(socket), std::move(arrival_));
}

void RoomGuest::received(std::string_view text) {
    counts_.received();
    auto message = readPageMessage(text);
    if (!message) return say(refusedMessage(message.error(), ""));
    // Answered at once: an answer that waited for the room would contain a wrong time.
    if (auto const* const asked = std::get_if<ClockAsked>(&*message))
        return say(clockMessage(asked->sent, millisecondsOf(clock_.now())));
    auto const about = typeOf(*message);
    if (!room_->receive(seat_, std::move(*message), text)) say(refusedMessage(roomUnavailable(), about));
}

void RoomGuest::closed() {
    counts_.viewers(-1);
    room_->leave(seat_);
}

void RoomGuest::leaving() {
    say(byeMessage(Farewell::Leaving));
    if (auto const socket = socket_.lock()) socket->close(codeOf(Farewell::Leaving));
}

http::SharedMessage RoomGuest::tooSlow() {
    return byeMessage(Farewell::Slow);
}

void RoomGuest::say(http::SharedMessage message) {
    counts_.sent(1);
    if (auto const socket = socket_.lock()) socket->send(std::move(message));
}

} // namespace wheelwright::live
