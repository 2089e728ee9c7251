#pragma once
#include "http/net_types.hpp"
#include <cstddef>

namespace wheelwright::http {

constexpr std::size_t kPace = 1024; // bytes a second

// How long a client may take to send a body or to read an answer: a fixed grace and then at least 1 KiB a
// second. A fixed deadline would cut off slow phones with large files. A deadline that restarts with each
// byte would let a client hold a connection with a byte a minute.
class Pace {
public:
    void begin(SteadyClock::time_point now) {
        began_ = now;
        moved_ = 0;
    }
    void moved(std::size_t bytes) { moved_ += bytes; }
    bool tooSlow(SteadyClock::time_point now, std::chrono::seconds grace,
                 std::size_t bytesPerSecond = kPace) const {
        return now - began_ > grace + std::chrono::seconds{moved_ / bytesPerSecond};
    }

private:
    SteadyClock::time_point began_{};
    std::size_t moved_ = 0;
};

} // namespace wheelwright::http
