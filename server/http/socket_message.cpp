#include "http/socket_message.hpp"

namespace wheelwright::http {
namespace {

constexpr unsigned char kWhole = 0x80; // not in fragments
constexpr unsigned char kTextFrame = kWhole | 1;
constexpr unsigned char kCloseFrame = kWhole | 8;
constexpr unsigned char kPingFrame = kWhole | 9;
constexpr unsigned char kPongFrame = kWhole | 10;

void appendBigEndian(std::string& out, std::uint64_t number, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out += static_cast<char>(number >> shift & 0xFFU);
}

std::string frameHeader(unsigned char kind, std::size_t size) {
    std::string header{static_cast<char>(kind)};
    if (size < 126) {
        header += static_cast<char>(size);
    } else if (size <= 0xFFFF) {
        header += static_cast<char>(126);
        appendBigEndian(header, size, 2);
    } else {
        header += static_cast<char>(127);
        appendBigEndian(header, size, 8);
    }
    return header;
}

SharedMessage frame(unsigned char kind, std::string_view payload, SocketMessage::Slot slot) {
    auto message = std::make_shared<SocketMessage>();
    message->head = frameHeader(kind, payload.size()).append(payload);
    message->slot = slot;
    return message;
}

} // namespace

SharedMessage textMessage(std::string_view text, SocketMessage::Slot slot) {
    return frame(kTextFrame, text, slot);
}

SharedMessage textMessage(std::string_view before, std::shared_ptr<std::string const> shared,
                          std::string_view after, SocketMessage::Slot slot) {
    auto message = std::make_shared<SocketMessage>();
    message->head = frameHeader(kTextFrame, before.size() + shared->size() + after.size()).append(before);
    message->shared = std::move(shared);
    message->tail = after;
    message->slot = slot;
    return message;
}

SharedMessage pingMessage() {
    static auto const ping = frame(kPingFrame, "", SocketMessage::Slot::None);
    return ping;
}

SharedMessage pongMessage(std::string_view payload) {
    return frame(kPongFrame, payload, SocketMessage::Slot::None);
}

SharedMessage closeMessage(CloseCode code) {
    std::string payload;
    appendBigEndian(payload, static_cast<std::uint64_t>(code), 2);
    return frame(kCloseFrame, payload, SocketMessage::Slot::None);
}

} // namespace wheelwright::http
