#include "http/connection.hpp"
#include <algorithm>

// The part of a connection that ends it: when it is late, when the server stops, after its last answer.
namespace wheelwright::http {
namespace {

constexpr std::size_t kDiscardedAtOnce = 16 * 1024;
constexpr std::size_t kPaceWhenScarce = 64 * kPace; // slow clients are closed so that others can be served
constexpr std::size_t kPaceOfRefused = 16 * kPace;  // browsers read an answer only after sending the body
constexpr std::size_t kMostDiscarded = 16 * 1024 * 1024; // a client that sends too much still gets the answer

} // namespace

// Closing while the client still sends would reset the connection and lose the answer on its way. So this
// stops sending, reads on for a moment, then closes.
Task<void> Connection::leave() {
    enter(Phase::Leaving);
    boost::system::error_code problem;
    socket_.shutdown(Socket::shutdown_send, problem);
    if (loop_.draining && in_.size() == 0) co_return;
    std::size_t discarded = 0;
    while (discarded < kMostDiscarded) {
        in_.clear();
        auto const [gone, count] = co_await socket_.async_read_some(in_.prepare(kDiscardedAtOnce), asTuple);
        if (gone) co_return;
        discarded += count;
        pace_.moved(count);
    }
}

// A client that doesn't read is held to the same pace as one that doesn't send.
void Connection::closeIfLate(SteadyClock::time_point now) {
    bool late = false;
    switch (phase_) {
        case Phase::Idle: {
            // Before its first request a connection gets the time limit of a head, not that of an idle one.
            auto const patience = served_ == 0 ? service_.rules.head : service_.rules.idle;
            late = now - since_ > (loop_.draining ? std::chrono::seconds{1} : patience);
            break;
        }
        case Phase::Head: late = now - since_ > service_.rules.head; break;
        case Phase::Body:
        case Phase::Writing: {
            if (exchange_) exchange_->recount();
            bool const isScarce = waiting_.isScarce() || (exchange_ && exchange_->isScarce());
            late = pace_.tooSlow(now, service_.rules.grace, isScarce ? kPaceWhenScarce : kPace);
            break;
        }
        case Phase::Working: break;
        case Phase::Leaving: late = pace_.tooSlow(now, std::chrono::seconds{2}, kPaceOfRefused); break;
    }
    if (!late) return;
    late_ = phase_ == Phase::Head || phase_ == Phase::Body;
    boost::system::error_code ignored;
    socket_.cancel(ignored);
}

void Connection::cut() {
    boost::system::error_code ignored;
    socket_.close(ignored);
}

std::optional<TimedConnection::Rest> Connection::rest() const {
    if (phase_ != Phase::Idle) return std::nullopt;
    return Rest{peer_.network, since_};
}

bool Connection::isFromProxy() const {
    return std::ranges::any_of(service_.rules.trustedProxies,
                               [&](Network const& network) { return network.contains(peer_.address); });
}

bool Connection::nothingArrived() const {
    boost::system::error_code ignored;
    return in_.size() == 0 && socket_.available(ignored) == 0;
}

void Connection::drain() {
    if (exchange_ && exchange_->events != nullptr)
        exchange_->events->abandon(); // it may take minutes; an answer made now is still sent
    // Requests that have already arrived are still answered; mayContinue() decides which answer is the last.
    if (phase_ != Phase::Idle || !nothingArrived()) return;
    boost::system::error_code ignored;
    socket_.cancel(ignored);
}

} // namespace wheelwright::http
