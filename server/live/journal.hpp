#pragma once
#include "http/socket_message.hpp"
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace wheelwright::live {

// Numbers a room's messages and keeps the latest for viewers who reconnect.
class Journal {
public:
    // Each process that takes the room up starts with a new billion, so that a number from the previous
    // process is never mistaken for one from this process.
    explicit Journal(std::int64_t generation) : last_{(generation - 1) * 1'000'000'000} {}

    std::int64_t last() const { return last_; }
    std::int64_t next() { return ++last_; }
    void keep(http::SharedMessage message); // the message with the number last()

    // The messages after the number `seen`; nullopt unless all of them are still kept.
    std::optional<std::vector<http::SharedMessage>> since(std::int64_t seen) const;

private:
    std::int64_t last_;
    std::deque<http::SharedMessage> kept_;
    std::size_t bytes_ = 0;
};

} // namespace wheelwright::live
