#include "redis/process_post.hpp"
#include "base/chance.hpp"

namespace wheelwright::redis {

ProcessPost::ProcessPost(RedisAddress const& address)
    : process_{newUuid()},
      names_{address.names},
      publisher_{address},
      subscriber_{address,
                  {channelOf(process_), channelToAll()},
                  {[this] { listening(); },
                   [this](std::string_view, std::string const& message) { heard(message); }}} {}

void ProcessPost::listen(std::string const& topic, Ear ear) {
    std::lock_guard const lock{guard_};
    ears_[topic] = std::move(ear);
}

void ProcessPost::forget(std::string const& topic) {
    std::lock_guard const lock{guard_};
    ears_.erase(topic);
}

// The form of every message: "topic sender", a line break, the text.
void ProcessPost::send(std::string const& process, std::string_view topic, std::string_view message) {
    publisher_.publish(channelOf(process), std::string{topic} + ' ' + process_ + '\n' + std::string{message});
}

void ProcessPost::sendAll(std::string_view topic, std::string_view message) {
    publisher_.publish(channelToAll(), std::string{topic} + ' ' + process_ + '\n' + std::string{message});
}

void ProcessPost::heard(std::string_view message) {
    auto const line = message.find('\n');
    auto const space = message.find(' ');
    if (line == message.npos || space > line) return;
    auto const from = message.substr(space + 1, line - space - 1);
    if (from == process_) return;
    std::lock_guard const lock{guard_};
    auto const ear = ears_.find(message.substr(0, space));
    if (ear != ears_.end()) ear->second.heard(from, message.substr(line + 1));
}

void ProcessPost::listening() {
    std::lock_guard const lock{guard_};
    if (!std::exchange(hasListened_, true)) return;
    for (auto const& [topic, ear] : ears_)
        if (ear.listensAnew) ear.listensAnew();
}

void ProcessPost::waitUntilListening(std::chrono::milliseconds most) const {
    auto const until = std::chrono::steady_clock::now() + most;
    while (!isListening() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
}

void ProcessPost::stop() {
    subscriber_.stop();
    publisher_.stop();
}

} // namespace wheelwright::redis
