#include "base/chance.hpp"
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace wheelwright {

TEST(Chance, UuidsAreVersionFourAndDiffer) {
    std::regex const form("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        auto const uuid = newUuid();
        EXPECT_TRUE(std::regex_match(uuid, form)) << uuid;
        EXPECT_TRUE(seen.insert(uuid).second) << uuid;
    }
}

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
