#pragma once
#include "http/socket_message.hpp"
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace wheelwright::live {

// The numbered messages of a room, the last of them kept for those who come back.
class Journal {
public:
    // A room that another process goes on with begins a new billion: what was seen there is not mistaken
    // for what is said here.
    explicit Journal(std::int64_t generation) : last_{(generation - 1) * 1'000'000'000} {}

    std::int64_t last() const { return last_; }
    std::int64_t next() { return ++last_; }
    void keep(http::SharedMessage message); // the one of the number given last

    // What came behind `seen`; nothing when not all of it is there.
    std::optional<std::vector<http::SharedMessage>> since(std::int64_t seen) const;

private:
    std::int64_t last_;
    std::deque<http::SharedMessage> kept_;
    std::size_t bytes_ = 0;
};

} // namespace wheelwright::live
