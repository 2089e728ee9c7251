#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include <optional>

namespace wheelwright::http {

// The answer that makes the connection a WebSocket; nullopt unless the request is a handshake of version 13.
std::optional<Response> switchingProtocols(Request const& request);

Response upgradeRequired();

} // namespace wheelwright::http
