#include "http/loop.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {

using namespace std::chrono_literals;

TEST(Loop, StandsStillWhenItsSweepsDo) {
    Loop loop;
    auto const now = SteadyClock::now();
    EXPECT_FALSE(loop.stoodStill(now + 1h)) << "before the first sweep";
    loop.swept(now);
    EXPECT_FALSE(loop.stoodStill(now + 5s));
    EXPECT_TRUE(loop.stoodStill(now + 30s)) << "what is read before the sweep";
    loop.swept(now + 30s);
    EXPECT_TRUE(loop.stoodStill(now + 30s + 500ms)) << "what arrived meanwhile and is read behind it";
    EXPECT_FALSE(loop.stoodStill(now + 31s + 500ms));
}

TEST(Loop, IsCarefulAlsoWhenTheSweepComesFirst) {
    Loop loop;
    auto const now = SteadyClock::now();
    loop.swept(now);
    loop.swept(now + 30s);
    EXPECT_TRUE(loop.stoodStill(now + 30s));
}

} // namespace wheelwright::http
