#include "redis/subscriber.hpp"
#include "base/log.hpp"
#include <poll.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <unistd.h>

namespace wheelwright::redis {
namespace {

using SteadyClock = std::chrono::steady_clock;

} // namespace

Subscriber::Subscriber(RedisAddress address, std::vector<std::string> channels, SubscriberListener listener,
                       std::chrono::milliseconds longestSilence)
    : dialer_{std::move(address)},
      channels_{std::move(channels)},
      listener_{std::move(listener)},
      longestSilence_{longestSilence},
      wake_{eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)},
      thread_{[this] { run(); }} {}

void Subscriber::stop() {
    if (!thread_.joinable()) return;
    stopping_ = true;
    eventfd_write(wake_, 1);
    thread_.join();
    close(wake_);
}

bool Subscriber::waitFor(int descriptor, std::chrono::milliseconds patience) const {
    pollfd watched[] = {{wake_, POLLIN, 0}, {descriptor, POLLIN, 0}};
    poll(watched, 2, static_cast<int>(patience.count()));
    return watched[1].revents != 0;
}

void Subscriber::run() {
    while (!stopping_) {
        if (auto connection = dialer_.dial()) {
            listen(*connection);
            isListening_ = false;
            dialer_.failed();
        }
        if (!stopping_) waitFor(-1, dialer_.pauseLeft());
    }
}

void Subscriber::listen(RedisConnection& connection) {
    RedisCommand subscribe{"SUBSCRIBE"};
    subscribe.insert(subscribe.end(), channels_.begin(), channels_.end());
    confirmed_ = 0;
    if (!connection.send(subscribe)) return;
    auto const pingEvery = longestSilence_ / 3;
    auto heardAt = SteadyClock::now();
    auto pingedAt = heardAt;
    while (!stopping_ && SteadyClock::now() - heardAt < longestSilence_) {
        if (SteadyClock::now() - pingedAt >= pingEvery) {
            pingedAt = SteadyClock::now();
            if (!connection.send({"PING"})) return;
        }
        if (!waitFor(connection.descriptor(), pingEvery)) continue;
        if (!connection.receive() || !takeAll(connection)) return;
        heardAt = SteadyClock::now();
    }
}

bool Subscriber::takeAll(RedisConnection& connection) {
    for (;;) {
        auto reply = connection.takeArrived();
        if (!reply) return false;
        if (!*reply) return true;
        take(**reply);
    }
}

void Subscriber::take(RedisReply& reply) try {
    if (reply.list.size() != 3) return; // the answer to a ping
    if (reply.list[0].text == "subscribe" && ++confirmed_ == channels_.size()) {
        dialer_.succeeded();
        listener_.onSubscribed();
        isListening_ = true;
    }
    if (reply.list[0].text == "message")
        listener_.onMessage(reply.list[1].text, std::move(reply.list[2].text));
} catch (std::exception const& problem) {
    log::error("handling a message from Redis failed", {{"problem", std::string_view{problem.what()}}});
}

} // namespace wheelwright::redis
