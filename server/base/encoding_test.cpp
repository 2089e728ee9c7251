#include "base/encoding.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

TEST(Hex, ComesBackAsItWas) {
    std::string bytes;
    for (int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
    EXPECT_EQ(hexText(bytes).substr(0, 6), "000102");
    EXPECT_EQ(fromHex(hexText(bytes)), bytes);
    EXPECT_EQ(fromHex(""), "");
}

TEST(Hex, ANumberHasAsFewDigitsAsItNeeds) {
    EXPECT_EQ(hexNumber(0), "0");
    EXPECT_EQ(hexNumber(0x1a2bU), "1a2b");
    EXPECT_EQ(hexNumber(UINT64_MAX), "ffffffffffffffff");
}

TEST(Hex, RefusesEverythingElse) {
    for (auto const* text : {"0", "0g", "FF", "0x", " 0", "00 "})
        EXPECT_FALSE(fromHex(text)) << text;
}

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

TEST(PercentDecode, DecodesTextAndKeepsTheRest) {
    EXPECT_EQ(percentDecoded("/de/rad%20f%C3%BCr+alle"), "/de/rad für+alle");
    EXPECT_EQ(percentDecoded("%41"), "A");
    EXPECT_EQ(percentDecoded(""), "");
}

TEST(PercentDecode, RefusesBrokenEscapesAndControlCharacters) {
    for (auto const* text : {"%", "%4", "a%", "%zz", "%4z", "%-1", "% 1", "%00", "%0d%0aX: y", "%7F", "%1f"})
        EXPECT_FALSE(percentDecoded(text)) << text;
}

} // namespace

} // namespace wheelwright
