#include "pictures/scenes.hpp"
#include "testing/places.hpp"
#include <fstream>
#include <gtest/gtest.h>

namespace wheelwright::pictures {
namespace {

TEST(Scenes, AFileThatIsNoneOfScenesIsAnError) {
    auto const file = std::filesystem::path{::testing::TempDir()} / "no-scenes.json";
    for (auto const* text :
         {"", "[]", R"({"neon":{}})", R"({"neon":{"backdrop":[{"kind":"color","color":"red"}]}})"}) {
        std::ofstream{file} << text;
        EXPECT_ANY_THROW(readScenes(file)) << text;
    }
    EXPECT_ANY_THROW(readScenes(file.string() + ".missing"));
}

} // namespace
} // namespace wheelwright::pictures
