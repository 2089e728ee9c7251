#pragma once
#include "http/close_code.hpp"
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright::http {

// One message as it goes over the wire, made once however many receive it. A large part that several
// messages have in common, such as a wheel, is not even copied into each of them.
struct SocketMessage {
    // A waiting message gives way to a newer one of its slot, so that a slow reader gets the newest state
    // instead of a queue of old ones; unless an anchor waits behind it, which was said of the older state.
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
