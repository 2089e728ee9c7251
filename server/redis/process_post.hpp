#pragma once
#include "redis/publisher.hpp"
#include "redis/subscriber.hpp"
#include <map>

namespace wheelwright::redis {

// What the processes of one product tell each other. Messages of one sender arrive in their order, or not
// at all while Redis is away.
class ProcessPost {
public:
    struct Ear {
        std::function<void(std::string_view from, std::string_view message)> heard;
        std::function<void()> listensAnew; // what was said before may be lost
    };

    explicit ProcessPost(RedisAddress const& address);
    ~ProcessPost() { stop(); }

    std::string const& process() const { return process_; } // the name of this one, of this start
    void listen(std::string const& topic, Ear ear);
    void forget(std::string const& topic); // its ear is not called any more

    void send(std::string const& process, std::string_view topic, std::string_view message);
    void sendAll(std::string_view topic, std::string_view message); // to all others
    bool isListening() const { return subscriber_.isListening(); }
    void waitUntilListening(std::chrono::milliseconds most) const;
    void stop();

private:
    void heard(std::string_view message);
    void listening();
    std::string channelOf(std::string const& process) const { return names_ + ":process:" + process; }
    std::string channelToAll() const { return names_ + ":all"; }

    std::string const process_;
    std::string const names_;
    std::mutex guard_; // held while an ear hears, so that none does after forget()
    std::map<std::string, Ear, std::less<>> ears_;
    bool hasListened_ = false;
    Publisher publisher_;
    Subscriber subscriber_; // last: it uses all of the above
};

} // namespace wheelwright::redis
