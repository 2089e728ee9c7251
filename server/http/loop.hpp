#pragma once
#include "http/net_types.hpp"
#include <boost/intrusive/list.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::http {

// What the loop's sweep does with a connection. Cancelling its socket is enough:
// the coroutine that waits on it wakes and leaves.
struct Swept : boost::intrusive::list_base_hook<boost::intrusive::link_mode<boost::intrusive::auto_unlink>> {
    virtual ~Swept() = default;
    virtual void closeIfLate(SteadyClock::time_point now) = 0;
    virtual void drain() = 0;
    virtual void cut() = 0; // at once, whatever is under way

    // Where it is from and since when it rests; nothing while it is at work.
    struct Rest {
        std::string_view source;
        SteadyClock::time_point since;
    };
    virtual std::optional<Rest> rest() const { return std::nullopt; }
};

// One network thread: its connections, and what a sweep once a second keeps
// fresh for them, so that no connection needs a timer of its own.
struct Loop {
    // Before io: destroying io ends the coroutines that hold the connections.
    boost::intrusive::list<Swept, boost::intrusive::constant_time_size<false>> connections;
    asio::io_context io{1};
    std::string date;
    bool draining = false;

    void refreshDate();

    // Whether this process stood still a moment ago, as when it was frozen. What it reads then is of unknown
    // age: whoever asked may have been told to come again, and may have.
    bool stoodStill(SteadyClock::time_point now);
    void swept(SteadyClock::time_point now);

    // Closes every connection that is late. One that fails doesn't keep the others from being looked at.
    void sweep(SteadyClock::time_point now) noexcept;

    // Closes the connection that has rested the longest, of the largest source where it has one here.
    bool evictFor(Swept const& newcomer, std::string_view largestSource);

private:
    SteadyClock::time_point sweptAt_; // unset before the first
    SteadyClock::time_point carefulUntil_;
};

} // namespace wheelwright::http
