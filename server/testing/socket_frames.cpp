#include "testing/socket_frames.hpp"
#include <stdexcept>

namespace wheelwright::testing {
namespace {

void appendNumber(std::string& out, std::uint64_t number, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out += static_cast<char>(number >> shift & 0xFFU);
}

} // namespace

std::string maskedFrame(unsigned char first, std::string_view payload) {
    constexpr std::string_view mask = "\x12\x34\x56\x78";
    std::string frame{static_cast<char>(first)};
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80U | payload.size());
    } else {
        bool const isLong = payload.size() > 0xFFFF;
        frame += static_cast<char>(0x80U | (isLong ? 127U : 126U));
        appendNumber(frame, payload.size(), isLong ? 8 : 2);
    }
    frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i)
        frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    return frame;
}

std::string handshakeText(std::uint16_t port, std::string const& path, std::string const& header) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           header + "\r\n";
}

FrameClient::FrameClient(std::uint16_t port, std::string const& liveId, std::string const& ticket)
    : client_{port} {
    client_.send(handshakeText(port, "/api/live/" + liveId + "/socket?ticket=" + ticket));
    auto const reply = client_.receive();
    if (reply.status != 101) throw std::runtime_error("no WebSocket: " + reply.body);
}

unsigned FrameClient::closeCode() {
    for (;;) {
        auto const head = client_.take(2);
        if (head.size() < 2) return 0;
        std::size_t size = static_cast<unsigned char>(head[1]);
        if (size >= 126) {
            std::size_t large = 0;
            for (auto const c : client_.take(size == 126 ? 2 : 8))
                large = large << 8U | static_cast<unsigned char>(c);
            size = large;
        }
        auto const payload = client_.take(size);
        if ((static_cast<unsigned char>(head[0]) & 15U) != 8) continue;
        if (payload.size() < 2) return 0;
        return static_cast<unsigned char>(payload[0]) * 256U + static_cast<unsigned char>(payload[1]);
    }
}

} // namespace wheelwright::testing
