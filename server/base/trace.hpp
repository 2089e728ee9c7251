#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright {

// The trace that some work belongs to (W3C Trace Context). The logs of all machines that a request passes
// have the same id, so that the request can be followed from one machine to the next.
class Trace {
public:
    static Trace fresh();

    // Continues the caller's trace with a new span. Returns nullopt if the traceparent is malformed.
    static std::optional<Trace> continued(std::string_view traceparent, std::string_view tracestate);

    std::string_view id() const { return {id_.data(), id_.size()}; }
    std::string const& state() const { return state_; } // as received

    void appendParent(std::string& out) const; // 00-{id}-{span}-{flags}
    std::string childParent() const;           // the same with a new span, for a call to another service

private:
    Trace();
    std::array<char, 32> id_;
    std::array<char, 16> span_;
    std::array<char, 2> flags_{'0', '0'};
    std::string state_;
};

// While it exists, this thread's log lines and calls to other services carry the trace. Don't hold one across
// a co_await: meanwhile the thread runs other coroutines, which would get this trace too.
class TraceScope {
public:
    explicit TraceScope(Trace const& trace);
    TraceScope(TraceScope const&) = delete;
    TraceScope& operator=(TraceScope const&) = delete;
    ~TraceScope();

private:
    Trace const* before_;
};

Trace const* currentTrace(); // null: the work belongs to no request

} // namespace wheelwright
