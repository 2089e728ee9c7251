#include "http/frame_reader.hpp"
#include "base/text.hpp"
#include <utility>

namespace wheelwright::http {
namespace {

using Kind = FrameReader::Event::Kind;

enum Opcode : unsigned char { kContinuation = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

constexpr unsigned char kControlBit = 8;
constexpr std::size_t kLargestControl = 125;
constexpr std::size_t kMaskSize = 4;

unsigned char byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

std::uint64_t numberIn(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        number = number << 8U | byteAt(bytes, i);
    return number;
}

// The close codes that a client may send.
bool mayBeSent(std::uint64_t code) {
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

FrameReader::Event broken(CloseCode code) {
    return {Kind::Broken, {}, code};
}

} // namespace

void FrameReader::append(std::string_view bytes) {
    arrived_.erase(0, std::exchange(read_, 0));
    arrived_ += bytes;
}

std::optional<FrameReader::Frame> FrameReader::header() const {
    auto const bytes = unread();
    if (bytes.size() < 2) return std::nullopt;
    auto const first = byteAt(bytes, 0);
    auto const second = byteAt(bytes, 1);
    std::size_t const sizeBytes = (second & 0x7FU) == 126 ? 2 : (second & 0x7FU) == 127 ? 8 : 0;
    bool const isMasked = (second & 0x80U) != 0;
    auto const headerSize = 2 + sizeBytes + (isMasked ? kMaskSize : 0);
    if (bytes.size() < headerSize) return std::nullopt;
    auto const size = sizeBytes > 0 ? numberIn(bytes.substr(2, sizeBytes)) : second & 0x7FU;
    // Reserved bits stay in the opcode and make it an unknown one.
    return Frame{(first & 0x80U) != 0, static_cast<unsigned char>(first & 0x7FU), headerSize, size,
                 isMasked ? bytes.substr(2 + sizeBytes, kMaskSize) : std::string_view{}};
}

// Checks the header alone, so that a bad frame is refused before its payload arrives.
std::optional<CloseCode> FrameReader::faultIn(Frame const& frame) const {
    if (frame.mask.empty()) return CloseCode::ProtocolError;
    switch (frame.opcode) {
        case kClose:
        case kPing:
        case kPong:
            if (!frame.isLast || frame.size > kLargestControl) return CloseCode::ProtocolError;
            return std::nullopt;
        case kText:
            if (inMessage_) return CloseCode::ProtocolError;
            break;
        case kContinuation:
            if (!inMessage_) return CloseCode::ProtocolError;
            break;
        case kBinary: return CloseCode::WrongType;
        default: return CloseCode::ProtocolError;
    }
    if (frame.size > most_ - message_.size()) return CloseCode::TooBig;
    return std::nullopt;
}

std::string FrameReader::unmasked(Frame const& frame) const {
    std::string payload{unread().substr(frame.headerSize, static_cast<std::size_t>(frame.size))};
    for (std::size_t i = 0; i < payload.size(); ++i)
        payload[i] = static_cast<char>(payload[i] ^ frame.mask[i % kMaskSize]);
    return payload;
}

FrameReader::Event FrameReader::next() {
    for (;;) {
        auto const frame = header();
        if (!frame) {
            // An unmasked frame is an error already, and the rest of its header may never arrive.
            if (unread().size() >= 2 && (byteAt(unread(), 1) & 0x80U) == 0)
                return broken(CloseCode::ProtocolError);
            return {};
        }
        if (auto const fault = faultIn(*frame)) return broken(*fault);
        auto const whole = frame->headerSize + static_cast<std::size_t>(frame->size);
        if (unread().size() < whole) return {};
        bool const isSkipped = skipsToClose_ && frame->opcode != kClose;
        auto event = isSkipped ? Event{} : eventOf(*frame);
        read_ += whole;
        if (unread().empty()) { // frees the memory while the connection is idle
            arrived_ = std::string{};
            read_ = 0;
        }
        if (!isSkipped) return event;
    }
}

FrameReader::Event FrameReader::eventOf(Frame const& frame) {
    auto payload = unmasked(frame);
    return (frame.opcode & kControlBit) != 0 ? controlEvent(frame, std::move(payload))
                                             : dataEvent(frame, std::move(payload));
}

FrameReader::Event FrameReader::controlEvent(Frame const& frame, std::string payload) const {
    if (frame.opcode == kPing) return {Kind::Ping, std::move(payload)};
    if (frame.opcode == kPong) return {Kind::Pong, std::move(payload)};
    if (payload.empty()) return {Kind::Close, {}};
    if (payload.size() < 2 || !mayBeSent(numberIn(std::string_view{payload}.substr(0, 2))))
        return broken(CloseCode::ProtocolError);
    if (!isUtf8(std::string_view{payload}.substr(2))) return broken(CloseCode::BadText);
    return {Kind::Close, std::move(payload)};
}

FrameReader::Event FrameReader::dataEvent(Frame const& frame, std::string payload) {
    if (message_.empty())
        message_ = std::move(payload);
    else
        message_ += payload;
    inMessage_ = !frame.isLast;
    if (inMessage_) return {Kind::Part};
    auto text = std::exchange(message_, std::string{});
    if (!isUtf8(text)) return broken(CloseCode::BadText);
    return {Kind::Text, std::move(text)};
}

} // namespace wheelwright::http
