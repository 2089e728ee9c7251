#include "base/digest.hpp"
#include <gtest/gtest.h>

namespace wheelwright {

TEST(Digest, IsSha256) {
    EXPECT_EQ(sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

} // namespace wheelwright
