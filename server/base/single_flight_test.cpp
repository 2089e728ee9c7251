#include "base/single_flight.hpp"
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright {
namespace {

// Calls `ask` in eight threads at once.
template <class Ask> void askTogether(std::atomic<int>& started, Ask const& ask) {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            ++started;
            ask();
        });
}

void waitForAll(std::atomic<int> const& started) {
    while (started < 8)
        std::this_thread::yield();
}

TEST(SingleFlight, DoesAnothersWorkMeanwhileAndTheSameAgainAfterwards) {
    SingleFlight<int> flights;
    EXPECT_EQ(flights.run("one", [&] { return flights.run("other", [] { return 2; }); }), 2);
    EXPECT_EQ(flights.run("one", [] { return 3; }), 3);
}

TEST(SingleFlight, AFailureIsForThoseWhoWaitedForIt) {
    SingleFlight<int> flights;
    std::atomic<int> started = 0;
    std::atomic<int> failed = 0;
    askTogether(started, [&] {
        try {
            flights.run("key", [&]() -> int {
                waitForAll(started);
                throw std::runtime_error{"no"};
            });
        } catch (std::runtime_error const&) {
            ++failed;
        }
    });
    EXPECT_EQ(failed, 8);
    EXPECT_EQ(flights.run("key", [] { return 1; }), 1);
}

} // namespace
} // namespace wheelwright
