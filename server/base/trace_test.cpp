#include "base/trace.hpp"
#include <gtest/gtest.h>
#include <thread>

namespace wheelwright {
namespace {

constexpr char kId[] = "4bf92f3577b34da6a3ce929d0e0e4736";
constexpr char kParent[] = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

std::string parentOf(Trace const& trace) {
    std::string text;
    trace.appendParent(text);
    return text;
}

TEST(Trace, GoesOnWithACallersIdAndFlagsUnderASpanOfItsOwn) {
    auto const trace = Trace::continued(kParent, "congo=t61rcWkgMzE,rojo=1");
    ASSERT_TRUE(trace);
    EXPECT_EQ(trace->id(), kId);
    EXPECT_EQ(trace->state(), "congo=t61rcWkgMzE,rojo=1");
    auto const parent = parentOf(*trace);
    EXPECT_EQ(parent.size(), 55U);
    EXPECT_TRUE(parent.starts_with(std::string{"00-"} + kId + "-"));
    EXPECT_TRUE(parent.ends_with("-01"));
    EXPECT_NE(parent, kParent);
    auto const child = trace->childParent();
    EXPECT_TRUE(Trace::continued(child, ""));
    EXPECT_NE(child, parent);
    EXPECT_EQ(child.substr(0, 36), parent.substr(0, 36));
}

TEST(Trace, AFreshOneIsWellFormedAndLikeNoOther) {
    auto const one = Trace::fresh();
    auto const other = Trace::fresh();
    EXPECT_TRUE(Trace::continued(parentOf(one), ""));
    EXPECT_NE(one.id(), other.id());
    EXPECT_EQ(one.state(), "");
}

TEST(Trace, ALaterVersionMaySayMore) {
    auto const later = std::string{"cc"} + (kParent + 2);
    EXPECT_TRUE(Trace::continued(later, ""));
    EXPECT_TRUE(Trace::continued(later + "-what-comes-then", ""));
    EXPECT_FALSE(Trace::continued(later + ".what", ""));
    EXPECT_FALSE(Trace::continued(std::string{kParent} + "-more", ""));
}

TEST(Trace, OnlyFlagsThatAreKnownArePassedOn) {
    auto const odd = std::string{kParent, 53} + "ff";
    auto const trace = Trace::continued(odd, "");
    ASSERT_TRUE(trace);
    EXPECT_TRUE(parentOf(*trace).ends_with("-03"));
}

TEST(Trace, WhatIsNotInItsFormIsNone) {
    std::string const good = kParent;
    auto const with = [&](std::size_t at, std::string const& text) {
        return std::string{good}.replace(at, text.size(), text);
    };
    for (auto const& bad :
         {std::string{}, good.substr(1), good.substr(0, 54), good + "0", with(0, "ff"), with(0, "0x"),
          with(2, "_"), with(35, "_"), with(52, " "), with(3, std::string(32, '0')),
          with(36, std::string(16, '0')), with(3, "4BF9"), with(10, "g"), with(53, "0x"), with(53, "0\n"),
          good + "," + good, " " + good, "cc" + good.substr(2) + "-" + std::string(100'000, 'a')})
        EXPECT_FALSE(Trace::continued(bad, "")) << bad.substr(0, 80);
}

TEST(Trace, AStateThatCannotBePassedOnIsLeftOut) {
    for (auto const& bad :
         {std::string(513, 'a'), std::string{"a=\r\nSet-Cookie: b"}, std::string{"a=\x80"}}) {
        auto const trace = Trace::continued(kParent, bad);
        ASSERT_TRUE(trace);
        EXPECT_EQ(trace->state(), "");
    }
}

TEST(Trace, IsThatOfTheInnermostScopeAndOfThisThreadOnly) {
    EXPECT_EQ(currentTrace(), nullptr);
    auto const outer = Trace::fresh();
    {
        TraceScope const scope{outer};
        auto const inner = Trace::fresh();
        {
            TraceScope const deeper{inner};
            EXPECT_EQ(currentTrace(), &inner);
        }
        EXPECT_EQ(currentTrace(), &outer);
        std::thread{[] { EXPECT_EQ(currentTrace(), nullptr); }}.join();
    }
    EXPECT_EQ(currentTrace(), nullptr);
}

} // namespace
} // namespace wheelwright
