#include "base/base64url.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

TEST(Base64url, RoundTripsBytesOfEveryLength) {
    std::string bytes;
    for (int i = 0; i < 300; ++i) {
        EXPECT_EQ(fromBase64url(base64url(bytes)), bytes);
        bytes += static_cast<char>(i * 37);
    }
    EXPECT_EQ(base64url("\xfb\xff"), "-_8");
}

TEST(Base64url, TakesOneFormOnly) {
    for (auto const* text : {"A", "-_8=", "-_+", "a b", "-_9", "AB\n"})
        EXPECT_FALSE(fromBase64url(text)) << text;
}

} // namespace
} // namespace wheelwright
