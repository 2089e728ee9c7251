#pragma once
#include "redis/dialer.hpp"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace wheelwright::redis {

// Publishes in the order it was asked to, on a thread of its own, so that whoever speaks never waits.
// While Redis is away, and beyond the bound of what may wait, messages are lost: who needs each of them
// numbers them.
class Publisher {
public:
    explicit Publisher(RedisAddress address);
    Publisher(Publisher const&) = delete;
    Publisher& operator=(Publisher const&) = delete;
    ~Publisher() { stop(); }

    void publish(std::string channel, std::string message);
    void stop(); // behind what waits

private:
    using Batch = std::vector<RedisCommand>;
    void run();
    Batch nextBatch();
    void send(Batch const& batch);

    Dialer dialer_;
    std::optional<RedisConnection> connection_; // of the thread alone
    std::mutex guard_;
    std::condition_variable changed_;
    std::deque<RedisCommand> waiting_;
    std::size_t bytesWaiting_ = 0;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace wheelwright::redis
