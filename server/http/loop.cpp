#include "http/loop.hpp"
#include "base/log.hpp"
#include <boost/asio/co_spawn.hpp>
#include <ctime>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

constexpr auto kLongestPause = 5s; // between two sweeps, which come every second
constexpr auto kCareful = 1s;      // long enough to read what arrived meanwhile

} // namespace

bool Loop::wasStalled(SteadyClock::time_point now) {
    bool const hasBegun = sweptAt_ != SteadyClock::time_point{};
    if (hasBegun && now - sweptAt_ > kLongestPause) carefulUntil_ = now + kCareful;
    return now < carefulUntil_;
}

void Loop::noteSweep(SteadyClock::time_point now) {
    wasStalled(now);
    sweptAt_ = now;
}

void Loop::sweep(SteadyClock::time_point now) noexcept {
    auto const guarded = [](auto const& act) {
        try {
            act();
        } catch (std::exception const& problem) {
            log::error("sweep failed", {{"problem", std::string_view{problem.what()}}});
        }
    };
    guarded([this] { refreshDate(); });
    noteSweep(now);
    for (auto& connection : connections)
        guarded([&] { connection.closeIfLate(now); });
}

bool Loop::evictFor(TimedConnection const& newcomer, std::string_view largestSource) {
    TimedConnection* longest = nullptr;
    std::pair<bool, SteadyClock::time_point> best;
    for (auto& connection : connections) {
        auto const rest = connection.rest();
        if (!rest || &connection == &newcomer) continue;
        std::pair const rank{rest->source != largestSource, rest->since};
        if (longest != nullptr && rank >= best) continue;
        longest = &connection;
        best = rank;
    }
    if (longest == nullptr) return false;
    longest->cut();
    return true;
}

void Loop::refreshDate() {
    std::time_t const now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    date.assign(text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts));
}

void logEscaped(std::exception_ptr const& failure) {
    if (!failure) return;
    try {
        std::rethrow_exception(failure);
    } catch (std::exception const& problem) {
        log::error("connection failed", {{"problem", std::string_view{problem.what()}}});
    } catch (...) {
        log::error("connection failed");
    }
}

void keepRunning(Loop& loop, std::function<Task<void>()> const& start) {
    auto task = start();
    asio::co_spawn(loop.io.get_executor(), std::move(task),
                   [&loop, start](std::exception_ptr const& failure) {
                       logEscaped(failure);
                       if (failure) keepRunning(loop, start);
                   });
}

} // namespace wheelwright::http
