#include "base/recurring.hpp"
#include "base/log.hpp"
#include <atomic>

namespace wheelwright {
namespace {

std::atomic<std::uint64_t> failureCount = 0;

} // namespace

std::uint64_t Recurring::failures() {
    return failureCount;
}

Recurring::Recurring(std::string name, std::chrono::milliseconds pause, std::function<void()> work)
    : name_{std::move(name)}, pause_{pause}, work_{std::move(work)}, thread_{[this] { run(); }} {}

void Recurring::wake() {
    {
        std::lock_guard const lock{guard_};
        woken_ = true;
    }
    changed_.notify_one();
}

void Recurring::stop() {
    {
        std::lock_guard const lock{guard_};
        stopping_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
}

bool Recurring::waitForTurn() {
    std::unique_lock lock{guard_};
    changed_.wait_for(lock, pause_, [this] { return woken_ || stopping_; });
    woken_ = false;
    return !stopping_;
}

void Recurring::run() {
    do {
        try {
            work_();
        } catch (std::exception const& problem) {
            ++failureCount;
            log::error("recurring work failed",
                       {{"work", std::string_view{name_}}, {"problem", std::string_view{problem.what()}}});
        }
    } while (waitForTurn());
}

} // namespace wheelwright
