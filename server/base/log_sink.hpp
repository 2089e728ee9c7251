#pragma once
#include <mutex>
#include <spdlog/sinks/base_sink.h>
#include <string>

namespace wheelwright::log {

// Standard error, written in large pieces: one write per request costs more than
// answering it. A terminal still sees each line at once. Nobody reading it must
// not stop the server: what cannot be written is kept up to a limit, then dropped and counted.
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
    std::size_t piece_;  // bytes one write surely takes without blocking
};

} // namespace wheelwright::log
