#pragma once
#include "redis/dialer.hpp"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace wheelwright::redis {

// Publishes messages in order on its own thread, so that callers never wait. Messages are lost while Redis is
// down and when too many bytes are queued; callers that need every message number them.
class Publisher {
public:
    explicit Publisher(RedisAddress address);
    Publisher(Publisher const&) = delete;
    Publisher& operator=(Publisher const&) = delete;
    ~Publisher() { stop(); }

    void publish(std::string channel, std::string message);
    void stop(); // after sending what is queued

private:
    using Batch = std::vector<RedisCommand>;
    void run();
    Batch nextBatch();
    void send(Batch const& batch);

    Dialer dialer_;
    std::optional<RedisConnection> connection_; // used by the thread only
    std::mutex guard_;
    std::condition_variable changed_;
    std::deque<RedisCommand> waiting_;
    std::size_t bytesWaiting_ = 0;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace wheelwright::redis
