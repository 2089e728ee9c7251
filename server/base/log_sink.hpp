#pragma once
#include <mutex>
#include <spdlog/sinks/base_sink.h>
#include <string>

namespace wheelwright::log {

// Writes to standard error in large pieces: one write per request would cost more than answering it. A
// terminal still gets each line at once. When standard error isn't read, the server must not block: lines
// wait up to a limit; beyond it they are dropped and counted.
class StandardErrorSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    StandardErrorSink();

protected:
    void sink_it_(spdlog::details::log_msg const& message) override;
    void flush_() override;

private:
    bool canWrite() const;

    std::string pending_;
    std::size_t dropped_ = 0;
    std::size_t atOnce_; // bytes that may wait for the next flush
    std::size_t piece_;  // bytes that one write takes without blocking
};

} // namespace wheelwright::log
