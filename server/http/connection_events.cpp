#include "http/connection.hpp"

// The part of a connection that sends events while the handler still runs.
namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuiet = 10s;

} // namespace

// The handler's thread posts its calls to this loop in order, so none arrives after `isDone` is set.
Task<void> Connection::answerWithEvents() {
    Timer wake{loop_.io.get_executor()};
    auto& exchange = *exchange_;
    EventStream events{exchange.wantsEvents(),
                       [&] { asio::post(loop_.io.get_executor(), [&wake] { wake.cancel(); }); }};
    exchange.begin(events);
    boost::system::error_code ignored;
    bool isWatching = true;
    auto const onReadable = [&](boost::system::error_code problem) {
        isWatching = false;
        if (!problem && socket_.available(ignored) == 0) events.abandon(); // readable without a byte: closed
        wake.cancel();
    };
    socket_.async_wait(Socket::wait_read, onReadable);

    bool isDone = false;
    Response answer;
    auto job = [&exchange] { return exchange.run(); };
    auto const onDone = [&](std::exception_ptr const&, Response made) {
        answer = std::move(made);
        isDone = true;
        wake.cancel();
    };
    exchange.workers().run(job, asio::bind_executor(loop_.io.get_executor(), onDone));

    keepAlive_ = mayContinue();
    while (!isDone) {
        auto event = events.take();
        if (!event) {
            wake.expires_after(kQuiet);
            auto const [woken] = co_await wake.async_wait(asTuple);
            if (woken || !exchange.hasStreamed()) continue;
            event = std::string{kSignOfLife};
        }
        if (events.isCancelled()) continue;
        exchange.appendEvent(*event, keepAlive_, out_);
        if (co_await flush()) continue;
        events.abandon();
        socket_.close(ignored); // half an event may have been sent: nothing can follow it
    }
    exchange.events = nullptr;
    if (auto const event = events.take(); event && !events.isCancelled())
        exchange.appendEvent(*event, keepAlive_, out_);
    if (isWatching) socket_.cancel(ignored);
    while (isWatching) {
        wake.expires_after(kQuiet);
        co_await wake.async_wait(asTuple);
    }
    exchange.finishEvents(std::move(answer), keepAlive_, out_);
}

} // namespace wheelwright::http
