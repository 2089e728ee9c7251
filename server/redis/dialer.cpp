#include "redis/dialer.hpp"
#include <algorithm>

namespace wheelwright::redis {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kFirstPause = 50ms;
constexpr std::chrono::milliseconds kLongestPause = 2s;

} // namespace

Error Dialer::tooSoon() {
    return {Fault::Unavailable, kAway, "Redis was away a moment ago"};
}

Result<RedisConnection> Dialer::dial() {
    if (pauseLeft() > 0ms) return tooSoon();
    auto connection = RedisConnection::open(address_);
    if (connection)
        succeeded();
    else
        failed();
    return connection;
}

std::chrono::milliseconds Dialer::pauseLeft() const {
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(until_ - Clock::now());
    return std::max(left, 0ms);
}

void Dialer::failed() {
    pause_ = std::clamp(pause_ * 2, kFirstPause, kLongestPause);
    until_ = Clock::now() + pause_;
}

} // namespace wheelwright::redis
