#pragma once
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

struct Request;

// The events of a handler that is still running, for a client that asked for server-sent events. The
// handler's thread calls say(); the connection's loop takes the event and sends it.
class EventStream {
public:
    // `wake` is called by the handler's thread when there is something to take.
    EventStream(bool isWanted, std::function<void()> wake) : isWanted_{isWanted}, wake_{std::move(wake)} {}

    // A new event replaces one that is still waiting: a slow client gets fewer events, and nothing piles up.
    void say(std::string_view name, std::string_view data);

    // The client has left or the server is stopping: the handler should end its work.
    bool isCancelled() const { return isCancelled_; }

    void abandon() { isCancelled_ = true; }
    std::optional<std::string> take();

private:
    bool const isWanted_;
    std::function<void()> const wake_;
    std::atomic<bool> isCancelled_ = false;
    std::mutex guard_;
    std::optional<std::string> waiting_;
};

bool wantsEvents(Request const& request);

// One event as it is sent. The data must have no line breaks, like serialized JSON.
std::string eventText(std::string_view name, std::string_view data);

// An empty comment, so that proxies don't take a quiet stream for a dead one.
inline constexpr std::string_view kSignOfLife = ":\n\n";

} // namespace wheelwright::http
