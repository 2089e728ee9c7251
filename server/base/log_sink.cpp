#include "base/log_sink.hpp"
#include <algorithm>
#include <limits.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace wheelwright::log {
namespace {

constexpr std::size_t kMostPending = 1024 * 1024;

bool isRegularFile() {
    struct stat about {};
    return fstat(STDERR_FILENO, &about) == 0 && S_ISREG(about.st_mode);
}

} // namespace

StandardErrorSink::StandardErrorSink()
    : atOnce_{isatty(STDERR_FILENO) == 1 ? std::size_t{0} : std::size_t{64 * 1024}},
      piece_{isRegularFile() ? kMostPending : std::size_t{PIPE_BUF}} {}

void StandardErrorSink::sink_it_(spdlog::details::log_msg const& message) {
    if (pending_.size() > kMostPending) {
        ++dropped_;
        return;
    }
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    pending_.append(line.data(), line.size());
    if (pending_.size() > atOnce_) flush_();
}

bool StandardErrorSink::canWrite() const {
    pollfd descriptor{STDERR_FILENO, POLLOUT, 0};
    return poll(&descriptor, 1, 0) == 1 && (descriptor.revents & POLLOUT) != 0;
}

void StandardErrorSink::flush_() {
    std::size_t written = 0;
    while (written < pending_.size() && canWrite()) {
        auto const count =
            ::write(STDERR_FILENO, pending_.data() + written, std::min(piece_, pending_.size() - written));
        if (count <= 0) break;
        written += static_cast<std::size_t>(count);
    }
    pending_.erase(0, written);
    if (dropped_ > 0 && pending_.empty()) {
        pending_ = "(" + std::to_string(dropped_) + " log lines were dropped: nobody read them)\n";
        dropped_ = 0;
    }
}

} // namespace wheelwright::log
