#include "base/thread_pool.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <gtest/gtest.h>
#include <latch>

namespace wheelwright {
namespace {

TEST(ThreadPool, GrowsWithItsWorkUpToItsMostAndEndsIdleThreads) {
    ThreadPool pool{3};
    EXPECT_EQ(pool.threads(), 0U);
    std::latch release{1};
    std::atomic<int> running = 0;
    std::atomic<int> done = 0;
    for (int i = 0; i < 5; ++i)
        pool.post([&] {
            ++running;
            release.wait();
            ++done;
        });
    EXPECT_TRUE(testing::soon([&] { return running == 3; }));
    EXPECT_EQ(pool.threads(), 3U);
    release.count_down();
    EXPECT_TRUE(testing::soon([&] { return done == 5; }));
    EXPECT_TRUE(testing::soon([&] { return pool.threads() == 0; }));
    pool.post([&] { ++done; });
    EXPECT_TRUE(testing::soon([&] { return done == 6; })) << "it starts again after a rest";
}

// The thread that became idle last works next. If they took turns, none would be idle long enough to end.
TEST(ThreadPool, ShrinksWhileALittleWorkGoesOn) {
    ThreadPool pool{4};
    std::latch release{1};
    for (int i = 0; i < 4; ++i)
        pool.post([&] { release.wait(); });
    EXPECT_EQ(pool.threads(), 4U);
    release.count_down();
    EXPECT_TRUE(testing::soon([&] {
        pool.post([] {});
        return pool.threads() == 1;
    }));
}

TEST(ThreadPool, JoiningRunsWhatIsQueuedAndStoppingDropsIt) {
    std::atomic<int> done = 0;
    for (bool const isStopped : {false, true}) {
        ThreadPool pool{1};
        std::latch begun{1};
        std::latch release{1};
        done = 0;
        pool.post([&] {
            begun.count_down();
            release.wait();
            ++done;
        });
        pool.post([&] { ++done; });
        begun.wait();
        if (isStopped) pool.stop();
        release.count_down();
        pool.join();
        pool.post([&] { ++done; });
        EXPECT_EQ(done, isStopped ? 1 : 2);
    }
}

} // namespace
} // namespace wheelwright
