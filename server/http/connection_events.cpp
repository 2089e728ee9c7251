#include "base/encoding.hpp"
#include "http/connection.hpp"
#include "http/event_stream.hpp"

// The part of a connection that sends events while the handler still runs.
namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuiet = 10s;

std::string chunk(std::string_view bytes) {
    return hexNumber(bytes.size()).append("\r\n").append(bytes).append("\r\n");
}

} // namespace

// The handler's thread posts its calls to this loop in order, so none arrives after `isDone` is set.
Task<void> Connection::answerWithEvents() {
    Timer wake{loop_.io.get_executor()};
    EventStream events{wantsEvents(*request_),
                       [&] { asio::post(loop_.io.get_executor(), [&wake] { wake.cancel(); }); }};
    request_->events = events_ = &events;
    boost::system::error_code ignored;
    bool isWatching = true;
    auto const onReadable = [&](boost::system::error_code problem) {
        isWatching = false;
        if (!problem && socket_.available(ignored) == 0) events.abandon(); // readable without a byte: closed
        wake.cancel();
    };
    socket_.async_wait(Socket::wait_read, onReadable);

    bool isDone = false;
    auto job = [this] { return answer(*plan_.entry, *request_); };
    auto const onDone = [&](std::exception_ptr const&, Response answer) {
        workerAnswer_ = std::move(answer);
        isDone = true;
        wake.cancel();
    };
    workersFor(*plan_.entry).run(job, asio::bind_executor(loop_.io.get_executor(), onDone));

    streamed_.reset();
    while (!isDone) {
        auto said = events.take();
        if (!said) {
            wake.expires_after(kQuiet);
            auto const [woken] = co_await wake.async_wait(asTuple);
            if (woken || !streamed_) continue;
            said = std::string{kSignOfLife};
        }
        if (events.isCancelled()) continue;
        appendEvent(*said);
        if (co_await flush()) continue;
        events.abandon();
        socket_.close(ignored); // half an event may have been sent: nothing can follow it
    }
    events_ = nullptr;
    if (auto const said = events.take(); said && !events.isCancelled()) appendEvent(*said);
    if (isWatching) socket_.cancel(ignored);
    while (isWatching) {
        wake.expires_after(kQuiet);
        co_await wake.async_wait(asTuple);
    }
    finishEvents();
}

void Connection::appendEvent(std::string_view text) {
    TraceScope const scope{trace_};
    bool const isChunked = parser_->get().version() == 11;
    if (!streamed_) {
        streamed_ = 0;
        site_.beginEvents(*request_, loop_.date, isChunked, keepAlive_, out_);
    }
    *streamed_ += text.size();
    out_ += isChunked ? chunk(text) : std::string{text};
}

// Without events, the answer is sent as usual. Otherwise it is the last event.
void Connection::finishEvents() {
    if (!streamed_) return finish(*request_, workerAnswer_, plan_.entry);
    bool const failed = workerAnswer_.status >= 400;
    appendEvent(eventText(failed ? "error" : plan_.entry->route.answerEvent, workerAnswer_.content()));
    if (parser_->get().version() == 11) out_ += "0\r\n\r\n";
    TraceScope const scope{trace_};
    site_.record(*request_, workerAnswer_.status, *streamed_, plan_.entry, SteadyClock::now() - completeAt_);
}

} // namespace wheelwright::http
