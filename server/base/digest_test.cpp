#include "base/digest.hpp"
#include "base/encoding.hpp"
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

// RFC 8032, section 7.1, tests 1 and 2.
TEST(Digest, KnowsSignaturesOfEd25519) {
    auto const key = fromHex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c").value();
    auto const signature = fromHex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                                   "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
                               .value();
    EXPECT_TRUE(isSignedEd25519(key, signature, "r"));
    EXPECT_FALSE(isSignedEd25519(key, signature, "s"));
    EXPECT_FALSE(isSignedEd25519(key, signature.substr(1), "r"));
    EXPECT_FALSE(isSignedEd25519(key.substr(1), signature, "r"));
    EXPECT_FALSE(isSignedEd25519(key, "", "r"));
}

TEST(Digest, SecretsAreTheSameOrNot) {
    EXPECT_TRUE(sameSecret("abc", "abc"));
    EXPECT_FALSE(sameSecret("abc", "abd"));
    EXPECT_FALSE(sameSecret("abc", "ab"));
}

} // namespace wheelwright
