#include "base/digest.hpp"
#include <gtest/gtest.h>

namespace wheelwright {

TEST(Digest, IsSha256) {
    EXPECT_EQ(sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

// RFC 4231, test case 2.
TEST(Digest, IsHmacSha256) {
    EXPECT_EQ(sha256Hex(hmacSha256("Jefe", "what do ya want for nothing?")),
              sha256Hex(std::string{"\x5b\xdc\xc1\x46\xbf\x60\x75\x4e\x6a\x04\x24\x26\x08\x95\x75\xc7"
                                    "\x5a\x00\x3f\x08\x9d\x27\x39\x83\x9d\xec\x58\xb9\x64\xec\x38\x43",
                                    32}));
}

TEST(Digest, SecretsAreTheSameOrNot) {
    EXPECT_TRUE(sameSecret("abc", "abc"));
    EXPECT_FALSE(sameSecret("abc", "abd"));
    EXPECT_FALSE(sameSecret("abc", "ab"));
}

} // namespace wheelwright
