#pragma once
#include "redis/dialer.hpp"
#include <atomic>
#include <functional>
#include <thread>

namespace wheelwright::redis {

struct SubscriberListener {
    // Called whenever the subscription is complete, also after a reconnect. Messages that were published
    // while Redis was down are lost.
    std::function<void()> onSubscribed;
    std::function<void(std::string_view channel, std::string message)> onMessage;
};

// Receives the messages of its channels on its own thread, and subscribes again after a lost connection. Both
// functions of SubscriberListener are called on that thread, one after the other.
class Subscriber {
public:
    // Reconnects when Redis is silent for `longestSilence`: it is frozen, or the network is cut.
    Subscriber(RedisAddress address, std::vector<std::string> channels, SubscriberListener listener,
               std::chrono::milliseconds longestSilence = std::chrono::seconds{3});
    Subscriber(Subscriber const&) = delete;
    Subscriber& operator=(Subscriber const&) = delete;
    ~Subscriber() { stop(); }

    bool isListening() const { return isListening_; }
    void stop();

private:
    void run();
    void listen(RedisConnection& connection); // until the connection is lost or stop() is called
    bool takeAll(RedisConnection& connection);
    void take(RedisReply& reply);
    bool waitFor(int descriptor, std::chrono::milliseconds patience) const; // true: something can be read

    Dialer dialer_;
    std::vector<std::string> const channels_;
    SubscriberListener const listener_;
    std::chrono::milliseconds const longestSilence_;
    std::size_t confirmed_ = 0; // channels, on this connection
    int wake_;
    std::atomic<bool> isListening_ = false;
    std::atomic<bool> stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace wheelwright::redis
