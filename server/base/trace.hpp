#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// Which story something is done for (W3C Trace Context): the same id in the log of every machine that a
// request passes, so that it can be followed from one to the next.
class Trace {
public:
    static Trace fresh();

    // What a caller says of it, and goes on with a span of our own. Nothing where it is not in its form.
    static std::optional<Trace> continued(std::string_view traceparent, std::string_view tracestate);

    std::string_view id() const { return {id_.data(), id_.size()}; }
    std::string const& state() const { return state_; } // as it came

    void appendParent(std::string& out) const; // 00-{id}-{span}-{flags}
    std::string childParent() const;           // the same, with a new span: for a call to a service elsewhere

private:
    Trace();
    std::array<char, 32> id_;
    std::array<char, 16> span_;
    std::array<char, 2> flags_{'0', '0'};
    std::string state_;
};

// While it lives, what this thread does is done for that trace: log lines and calls to services elsewhere
// carry it. Never across a co_await, which may go on on another thread's behalf.
class TraceScope {
public:
    explicit TraceScope(Trace const& trace);
    TraceScope(TraceScope const&) = delete;
    TraceScope& operator=(TraceScope const&) = delete;
    ~TraceScope();

private:
    Trace const* before_;
};

Trace const* currentTrace(); // null: what is done is nobody's request

} // namespace wheelwright
