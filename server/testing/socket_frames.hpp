#pragma once
#include "testing/http_client.hpp"

namespace wheelwright::testing {

// A WebSocket frame as a client sends it; the first byte says which.
std::string maskedFrame(unsigned char first, std::string_view payload);

// A WebSocket on which any bytes can be sent, right or wrong.
class FrameClient {
public:
    FrameClient(std::uint16_t port, std::string const& liveId, std::string const& ticket);

    void send(std::string_view bytes) const { client_.send(bytes); }
    unsigned closeCode(); // waits for the server's close frame; 0 when it just hangs up

private:
    Client client_;
};

// The handshake's request, with one more header perhaps.
std::string handshakeText(std::uint16_t port, std::string const& path, std::string const& header = "");

} // namespace wheelwright::testing
