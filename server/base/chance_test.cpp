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

} // namespace wheelwright
