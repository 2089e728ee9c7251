#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Why a WebSocket ends, in the numbers of RFC 6455.
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    ProtocolError = 1002,
    WrongType = 1003,
    BadText = 1007,
    PolicyViolation = 1008,
    TooBig = 1009,
    ServiceRestart = 1012,
    TryAgainLater = 1013,
};

// One message as it is sent, made once for all of its receivers. A large part that several messages share,
// such as a wheel, isn't copied into each of them.
struct SocketMessage {
    // A new message replaces a waiting one of the same slot, so that a slow client gets the newest state
    // instead of a queue of old ones. A waiting message stays if an Anchor follows it, because the
    // Anchor refers to that older state.
    enum class Slot { None, First, Second, Anchor };

    std::string head; // with the frame's header
    std::shared_ptr<std::string const> shared;
    std::string tail;
    Slot slot = Slot::None;

    std::size_t size() const { return head.size() + (shared ? shared->size() : 0) + tail.size(); }
};
using SharedMessage = std::shared_ptr<SocketMessage const>;

SharedMessage textMessage(std::string_view text, SocketMessage::Slot slot = SocketMessage::Slot::None);
SharedMessage textMessage(std::string_view before, std::shared_ptr<std::string const> shared,
                          std::string_view after, SocketMessage::Slot slot = SocketMessage::Slot::None);

SharedMessage pingMessage();
SharedMessage pongMessage(std::string_view payload);
SharedMessage closeMessage(CloseCode code);

} // namespace wheelwright::http
