#include "base/lazy_library.hpp"
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

LazyLibrary mathematics{"libm.so.6"};
LazyLibrary missing{"libno-such-thing.so.1"};

TEST(LazyLibrary, AFunctionIsCalledAsIfItWereLinked) {
    LazyFunction<double(double)> const root{mathematics, "sqrt"};
    EXPECT_EQ(root(16.0), 4.0);
    EXPECT_EQ(root(25.0), 5.0);
}

TEST(LazyLibrary, AMissingLibraryIsNamed) {
    LazyFunction<void()> const function{missing, "anything"};
    EXPECT_THAT([&] { function(); },
                ::testing::ThrowsMessage<std::runtime_error>(::testing::HasSubstr("libno-such-thing.so.1")));
}

TEST(LazyLibrary, AMissingFunctionIsNamed) {
    LazyFunction<void()> const function{mathematics, "no_such_function"};
    EXPECT_THAT([&] { function(); },
                ::testing::ThrowsMessage<std::runtime_error>(::testing::HasSubstr("no_such_function")));
}

} // namespace
} // namespace wheelwright
