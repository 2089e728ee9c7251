#pragma once
#include "http/net_types.hpp"
#include <boost/intrusive/list.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// A connection as the loop's sweep sees it. To end one, cancelling its socket is enough: the coroutine that
// waits on it resumes and returns.
struct TimedConnection
    : boost::intrusive::list_base_hook<boost::intrusive::link_mode<boost::intrusive::auto_unlink>> {
    virtual ~TimedConnection() = default;
    virtual void closeIfLate(SteadyClock::time_point now) = 0;
    virtual void drain() = 0;
    virtual void cut() = 0; // at once, also while it is busy

    // The source of an idle connection and since when it has been idle; nullopt while it is busy.
    struct Rest {
        std::string_view source;
        SteadyClock::time_point since;
    };
    virtual std::optional<Rest> rest() const { return std::nullopt; }
};

// One network thread with its connections. A sweep once a second closes late connections and refreshes the
// date, so that no connection needs its own timer.
struct Loop {
    // Declared before io: destroying io ends the coroutines that hold the connections.
    boost::intrusive::list<TimedConnection, boost::intrusive::constant_time_size<false>> connections;
    asio::io_context io{1};
    std::string date;
    bool draining = false;

    void refreshDate();

    // Whether this process stood still until a moment ago, as when it was frozen. Requests that it reads then
    // are of unknown age: their clients may have been told to retry, and may have done so.
    bool wasStalled(SteadyClock::time_point now);
    void noteSweep(SteadyClock::time_point now);

    // Closes every connection that is late. A failure with one doesn't stop the sweep of the others.
    void sweep(SteadyClock::time_point now) noexcept;

    // Closes the connection that has been idle the longest, of the largest source if it has one here. Returns
    // false when none is idle.
    bool evictFor(TimedConnection const& newcomer, std::string_view largestSource);

private:
    SteadyClock::time_point sweptAt_; // unset before the first sweep
    SteadyClock::time_point carefulUntil_;
};

void logEscaped(std::exception_ptr const& failure);

// Runs a task on the loop, and again after a failure such as too little memory: a loop that no longer accepts
// or sweeps looks alive.
void keepRunning(Loop& loop, std::function<Task<void>()> const& start);

} // namespace wheelwright::http
