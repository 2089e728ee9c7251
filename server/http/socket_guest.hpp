#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include "http/socket_message.hpp"
#include <functional>

namespace wheelwright::http {

class WebSocket;

// Whom a WebSocket is for. Everything is called on the connection's own loop and returns at once.
class SocketGuest {
public:
    virtual ~SocketGuest() = default;
    virtual void opened(std::shared_ptr<WebSocket> socket) = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed() = 0;           // nothing more comes, and nothing more can be sent
    virtual void leaving() = 0;          // the server stops: say so and close
    virtual SharedMessage tooSlow() = 0; // the last word to someone who does not keep up
};

// Who takes a WebSocket, or why not: decided before the connection becomes one.
using Upgrade = std::function<Result<std::shared_ptr<SocketGuest>>(Request const&)>;

} // namespace wheelwright::http
