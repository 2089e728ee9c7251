#include "redis/message_bus.hpp"
#include "base/chance.hpp"

namespace wheelwright::redis {

MessageBus::MessageBus(RedisAddress const& address)
    : process_{newUuid()},
      names_{address.names},
      publisher_{address},
      subscriber_{address,
                  {channelOf(process_), channelToAll()},
                  {[this] { onSubscribed(); },
                   [this](std::string_view, std::string const& message) { onMessage(message); }}} {}

void MessageBus::listen(std::string const& topic, Listener listener) {
    std::lock_guard const lock{guard_};
    listeners_[topic] = std::move(listener);
}

void MessageBus::forget(std::string const& topic) {
    std::lock_guard const lock{guard_};
    listeners_.erase(topic);
}

// The form of every message: "topic sender", a line break, the text.
void MessageBus::send(std::string const& process, std::string_view topic, std::string_view message) {
    publisher_.publish(channelOf(process), std::string{topic} + ' ' + process_ + '\n' + std::string{message});
}

void MessageBus::sendAll(std::string_view topic, std::string_view message) {
    publisher_.publish(channelToAll(), std::string{topic} + ' ' + process_ + '\n' + std::string{message});
}

void MessageBus::onMessage(std::string_view message) {
    auto const line = message.find('\n');
    auto const space = message.find(' ');
    if (line == message.npos || space > line) return;
    auto const from = message.substr(space + 1, line - space - 1);
    if (from == process_) return;
    std::lock_guard const lock{guard_};
    auto const listener = listeners_.find(message.substr(0, space));
    if (listener != listeners_.end()) listener->second.onMessage(from, message.substr(line + 1));
}

void MessageBus::onSubscribed() {
    std::lock_guard const lock{guard_};
    if (!std::exchange(hasListened_, true)) return;
    for (auto const& [topic, listener] : listeners_)
        if (listener.onResubscribe) listener.onResubscribe();
}

void MessageBus::waitUntilListening(std::chrono::milliseconds most) const {
    auto const until = std::chrono::steady_clock::now() + most;
    while (!isListening() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
}

void MessageBus::stop() {
    subscriber_.stop();
    publisher_.stop();
}

} // namespace wheelwright::redis
