#include "app/program/started.hpp"
#include <gtest/gtest.h>

namespace wheelwright::app {
namespace {

struct Engine {
    explicit Engine(int cylinders) : cylinders{cylinders} {}
    int cylinders;
};

TEST(StartedTest, APartIsReachedOnlyBetweenStartAndStop) {
    Started<Engine> engine{"engine"};
    EXPECT_THROW(engine->cylinders, NotStarted);
    engine.start(4);
    EXPECT_EQ(engine->cylinders, 4);
    EXPECT_EQ((*engine).cylinders, 4);
    engine.stop();
    EXPECT_THROW(engine->cylinders, NotStarted);
}

TEST(StartedTest, TheErrorNamesThePart) {
    Started<Engine> const engine{"engine"};
    try {
        static_cast<void>(*engine);
        FAIL() << "it was reached";
    } catch (NotStarted const& problem) {
        EXPECT_STREQ(problem.what(), "engine isn't running");
    }
}

} // namespace
} // namespace wheelwright::app
