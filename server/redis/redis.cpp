#include "redis/redis.hpp"

namespace wheelwright::redis {
namespace {

constexpr std::size_t kMostResting = 8;

} // namespace

Result<RedisReply> Redis::run(RedisCommand const& command) {
    bool wasOld = false;
    auto answer = tryOnce(command, wasOld);
    // An idle connection may have died since its last command, as when Redis was restarted.
    if (!answer && wasOld) answer = tryOnce(command, wasOld);
    watch_.ran(answer.has_value() || answer.error().code == kRefused, answer.has_value());
    return answer;
}

Result<RedisReply> Redis::tryOnce(RedisCommand const& command, bool& wasOld) {
    wasOld = false;
    auto line = takeLine();
    if (!line) return line.error();
    auto const began = std::chrono::steady_clock::now();
    auto answer = line->connection.run(command);
    if (answer || answer.error().code == kRefused) {
        giveBack(std::move(line->connection));
        return answer;
    }
    bool const isFrozen = std::chrono::steady_clock::now() - began > kRedisPatience / 2;
    wasOld = !line->isFresh && !isFrozen;
    lost(); // drops the other idle connections too
    if (isFrozen || line->isFresh) {
        std::lock_guard const lock{guard_};
        dialer_.failed();
    }
    return answer;
}

Result<Redis::Line> Redis::takeLine() {
    {
        std::lock_guard const lock{guard_};
        if (!resting_.empty()) {
            Line line{std::move(resting_.back()), false};
            resting_.pop_back();
            return line;
        }
        if (dialer_.pauseLeft().count() > 0) return Dialer::tooSoon();
    }
    auto opened = RedisConnection::open(dialer_.address()); // outside the lock: it may take a second
    std::lock_guard const lock{guard_};
    if (!opened) {
        dialer_.failed();
        return opened.error();
    }
    dialer_.succeeded();
    return Line{std::move(*opened), true};
}

void Redis::giveBack(RedisConnection connection) {
    std::lock_guard const lock{guard_};
    if (resting_.size() < kMostResting) resting_.push_back(std::move(connection));
}

void Redis::lost() {
    std::lock_guard const lock{guard_};
    resting_.clear();
}

} // namespace wheelwright::redis
