#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include "http/socket_message.hpp"
#include <functional>

namespace wheelwright::http {

class WebSocket;

// The handler of a WebSocket. Every function is called on the connection's own loop and must return at once.
class SocketGuest {
public:
    virtual ~SocketGuest() = default;
    virtual void opened(std::shared_ptr<WebSocket> socket) = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed() = 0;           // nothing more arrives, and nothing more can be sent
    virtual void leaving() = 0;          // the server stops: notify the client and close
    virtual SharedMessage tooSlow() = 0; // the last message to a client that reads too slowly
};

// Returns the handler of a WebSocket, or why it is refused. Called before the connection becomes a WebSocket.
using Upgrade = std::function<Result<std::shared_ptr<SocketGuest>>(Request const&)>;

} // namespace wheelwright::http
