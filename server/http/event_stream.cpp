#include "http/event_stream.hpp"
#include "http/request.hpp"

namespace wheelwright::http {

void EventStream::say(std::string_view name, std::string_view data) {
    if (!isWanted_ || isCancelled_) return;
    auto text = eventText(name, data);
    {
        std::scoped_lock const lock{guard_};
        waiting_ = std::move(text);
    }
    wake_();
}

std::optional<std::string> EventStream::take() {
    std::scoped_lock const lock{guard_};
    return std::exchange(waiting_, std::nullopt);
}

bool wantsEvents(Request const& request) {
    return request.header(boost::beast::http::field::accept).find("text/event-stream") !=
           std::string_view::npos;
}

std::string eventText(std::string_view name, std::string_view data) {
    std::string text{"event: "};
    text.append(name).append("\ndata: ").append(data).append("\n\n");
    return text;
}

} // namespace wheelwright::http
