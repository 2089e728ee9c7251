#pragma once
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

struct Request;

// What a handler says while it works, to a client that asked for server-sent events. The handler's thread
// speaks; the connection's loop takes what was said and sends it.
class EventStream {
public:
    // `wake` is called by the handler's thread when there is something to take.
    EventStream(bool isWanted, std::function<void()> wake) : isWanted_{isWanted}, wake_{std::move(wake)} {}

    // The newest event takes the place of one that still waits: a slow reader hears less, and nothing piles
    // up.
    void say(std::string_view name, std::string_view data);

    // The client has left, or the server stops: whatever is done from here on is for nobody.
    bool isForNobody() const { return isForNobody_; }

    void abandon() { isForNobody_ = true; }
    std::optional<std::string> take();

private:
    bool const isWanted_;
    std::function<void()> const wake_;
    std::atomic<bool> isForNobody_ = false;
    std::mutex guard_;
    std::optional<std::string> waiting_;
};

bool wantsEvents(Request const& request);

// One event as it is sent. The data has no line breaks, as JSON has none.
std::string eventText(std::string_view name, std::string_view data);

// A line that says nothing: it keeps proxies from taking a quiet stream for a dead one.
inline constexpr std::string_view kSignOfLife = ":\n\n";

} // namespace wheelwright::http
