#pragma once
#include "http/socket_message.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// Assembles the messages that a client sends over a WebSocket from their frames. It holds at most one message
// that is still arriving, and nothing between messages.
class FrameReader {
public:
    explicit FrameReader(std::size_t mostBytes) : most_{mostBytes} {}

    void append(std::string_view bytes);

    struct Event {
        enum class Kind { NeedMore, Part, Text, Ping, Pong, Close, Broken };
        Kind kind = Kind::NeedMore;
        std::string payload = {};
        CloseCode code = CloseCode::Normal; // for Broken: the code to close with
    };
    // The next event that has arrived. Part is a fragment of a message that isn't complete.
    Event next();

    // From now on only Close and Broken come: the connection is about to end.
    void skipToClose() { skipsToClose_ = true; }

private:
    struct Frame {
        bool isLast;
        unsigned char opcode;
        std::size_t headerSize;
        std::uint64_t size;
        std::string_view mask;
    };
    std::string_view unread() const { return std::string_view{arrived_}.substr(read_); }
    std::optional<Frame> header() const; // nullopt until it has arrived
    std::optional<CloseCode> faultIn(Frame const& frame) const;
    std::string unmasked(Frame const& frame) const;
    Event eventOf(Frame const& frame);
    Event controlEvent(Frame const& frame, std::string payload) const;
    Event dataEvent(Frame const& frame, std::string payload);

    std::size_t most_;
    std::string arrived_;
    std::size_t read_ = 0; // of `arrived_`: erasing each frame would move all that follows it
    std::string message_;  // the fragments so far
    bool inMessage_ = false;
    bool skipsToClose_ = false;
};

} // namespace wheelwright::http
