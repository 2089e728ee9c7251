#include "http/accept_encoding.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {

TEST(AcceptEncoding, TakesWhatIsNamedAndNotRefused) {
    EXPECT_TRUE(accepts("gzip, deflate, br, zstd", "br"));
    EXPECT_TRUE(accepts("br;q=0.5", "br"));
    EXPECT_TRUE(accepts("*", "br"));
    EXPECT_FALSE(accepts("", "br"));
    EXPECT_FALSE(accepts("gzip", "br"));
    EXPECT_FALSE(accepts("brotli", "br"));
    EXPECT_FALSE(accepts("br;q=0", "br"));
    EXPECT_FALSE(accepts("br ; q=0.000", "br"));
    EXPECT_FALSE(accepts("*, br;q=0", "br"));
    EXPECT_FALSE(accepts("*;q=0", "br"));
    EXPECT_TRUE(accepts("GZIP, Br", "br"));
    EXPECT_FALSE(accepts("gzip, br;Q=0", "br"));
}

} // namespace wheelwright::http
