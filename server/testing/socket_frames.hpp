#pragma once
#include "testing/http_client.hpp"

namespace wheelwright::testing {

// A WebSocket frame as a client sends it. `first` is its first byte: the flags and the opcode.
std::string maskedFrame(unsigned char first, std::string_view payload);

// A WebSocket that sends any bytes, valid frames or not.
class FrameClient {
public:
    FrameClient(std::uint16_t port, std::string const& liveId, std::string const& ticket);

    void send(std::string_view bytes) const { client_.send(bytes); }
    unsigned closeCode(); // waits for the server's close frame; 0 if the server disconnects without one

private:
    Client client_;
};

// The request of the handshake, optionally with one more header.
std::string handshakeText(std::uint16_t port, std::string const& path, std::string const& header = "");

} // namespace wheelwright::testing
