#pragma once
#include "redis/dialer.hpp"
#include <atomic>
#include <functional>
#include <thread>

namespace wheelwright::redis {

struct SubscriberEars {
    // What was published while Redis was away is lost: whoever counts on it learns here that it listens anew.
    std::function<void()> listening;
    std::function<void(std::string_view channel, std::string message)> heard;
};

// Hears what is published on its channels, on a thread of its own, and comes back to them whenever Redis
// was away. Both ears are called on that thread, one after the other.
class Subscriber {
public:
    // Leaves a Redis that is silent for `longestSilence`: it is frozen, or behind a line that is cut.
    Subscriber(RedisAddress address, std::vector<std::string> channels, SubscriberEars ears,
               std::chrono::milliseconds longestSilence = std::chrono::seconds{3});
    Subscriber(Subscriber const&) = delete;
    Subscriber& operator=(Subscriber const&) = delete;
    ~Subscriber() { stop(); }

    bool isListening() const { return isListening_; }
    void stop();

private:
    void run();
    void listen(RedisConnection& connection); // until it is lost or the end
    bool takeAll(RedisConnection& connection);
    void take(RedisReply& reply);
    bool waitFor(int descriptor, std::chrono::milliseconds patience) const; // true: something is there

    Dialer dialer_;
    std::vector<std::string> const channels_;
    SubscriberEars const ears_;
    std::chrono::milliseconds const longestSilence_;
    std::size_t confirmed_ = 0; // channels, of this connection
    int wake_;
    std::atomic<bool> isListening_ = false;
    std::atomic<bool> stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace wheelwright::redis
