#include "http/percent_decode.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {

TEST(PercentDecode, DecodesTextAndKeepsTheRest) {
    EXPECT_EQ(percentDecoded("/de/rad%20f%C3%BCr+alle"), "/de/rad für+alle");
    EXPECT_EQ(percentDecoded("%41"), "A");
    EXPECT_EQ(percentDecoded(""), "");
}

TEST(PercentDecode, RefusesBrokenEscapesAndControlCharacters) {
    for (auto const* text : {"%", "%4", "a%", "%zz", "%4z", "%-1", "% 1", "%00", "%0d%0aX: y", "%7F", "%1f"})
        EXPECT_FALSE(percentDecoded(text)) << text;
}

} // namespace wheelwright::http
