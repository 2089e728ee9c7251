#pragma once
#include "redis/publisher.hpp"
#include "redis/subscriber.hpp"
#include <map>

namespace wheelwright::redis {

// Messages between the processes of one installation. Messages of one sender arrive in order; while Redis is
// down they are lost.
class MessageBus {
public:
    struct Listener {
        std::function<void(std::string_view from, std::string_view message)> onMessage;
        std::function<void()> onResubscribe; // called after a reconnect: earlier messages may be lost
    };

    explicit MessageBus(RedisAddress const& address);
    ~MessageBus() { stop(); }

    std::string const& process() const { return process_; } // the id of this process, new at each start
    void listen(std::string const& topic, Listener listener);
    void forget(std::string const& topic); // its Listener isn't called any more

    void send(std::string const& process, std::string_view topic, std::string_view message);
    void sendAll(std::string_view topic, std::string_view message); // to all other processes
    bool isListening() const { return subscriber_.isListening(); }
    void waitUntilListening(std::chrono::milliseconds most) const;
    void stop();

private:
    void onMessage(std::string_view message);
    void onSubscribed();
    std::string channelOf(std::string const& process) const { return names_ + ":process:" + process; }
    std::string channelToAll() const { return names_ + ":all"; }

    std::string const process_;
    std::string const names_;
    std::mutex guard_; // held while a listener is called, so that none is called after forget()
    std::map<std::string, Listener, std::less<>> listeners_;
    bool hasListened_ = false;
    Publisher publisher_;
    Subscriber subscriber_; // last: it uses all of the above
};

} // namespace wheelwright::redis
