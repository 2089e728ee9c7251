#pragma once
#include <cstdint>

namespace wheelwright::http {

// Why a WebSocket ends, in the numbers of RFC 6455.
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    ProtocolError = 1002,
    WrongType = 1003,
    BadText = 1007,
    PolicyViolation = 1008,
    TooBig = 1009,
    ServiceRestart = 1012,
    TryAgainLater = 1013,
};

} // namespace wheelwright::http
