#include "base/chance.hpp"
#include "base/uuid_text.hpp"
#include <gtest/gtest.h>

namespace wheelwright {

TEST(UuidText, WhatWeMakeIsOne) {
    for (int i = 0; i < 100; ++i)
        EXPECT_TRUE(isUuidV4(newUuid()));
    EXPECT_TRUE(isUuidV4("6F9619FF-8B86-4011-B42D-00C04FC964FF"));
}

TEST(UuidText, WhatOnlyLooksLikeOneIsNone) {
    for (auto const* text :
         {"", "6f9619ff-8b86-4011-b42d-00c04fc964f", "6f9619ff-8b86-4011-b42d-00c04fc964fff",
          "6f9619ff-8b86-1011-b42d-00c04fc964ff", "6f9619ff-8b86-4011-742d-00c04fc964ff",
          "6f9619ff88b86-4011-b42d-00c04fc964ff", "6g9619ff-8b86-4011-b42d-00c04fc964ff"})
        EXPECT_FALSE(isUuidV4(text)) << text;
}

} // namespace wheelwright
