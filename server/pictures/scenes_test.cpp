#include "pictures/scenes.hpp"
#include "pictures/svg_path.hpp"
#include "testing/places.hpp"
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::pictures {
namespace {

// The box around a path.
std::array<double, 4> extentsOf(std::string_view path) {
    std::vector<std::uint32_t> pixels(1);
    Surface const surface{cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.data()),
                                                              CAIRO_FORMAT_RGB24, 1, 1, 4)};
    Canvas const canvas{cairo_create(surface.get())};
    addSvgPath(canvas.get(), path);
    std::array<double, 4> box{};
    cairo_path_extents(canvas.get(), &box[0], &box[1], &box[2], &box[3]);
    return box;
}

void expectBox(std::string_view path, std::array<double, 4> const& box) {
    EXPECT_THAT(extentsOf(path), ::testing::Pointwise(::testing::DoubleNear(0.01), box)) << path;
}

TEST(SvgPath, CommandsAreAbsoluteAndRelative) {
    expectBox("M10 20L30 5", {10, 5, 30, 20});
    expectBox("M10 20 30 5", {10, 5, 30, 20});
    expectBox("m10 20l20-15", {10, 5, 30, 20});
    expectBox("M10,20h20v-15H5V.5", {5, 0.5, 30, 20});
    expectBox("M0 0h10v10Zl-5-5", {-5, -5, 10, 10});
    expectBox("M0 0C0 10 10 10 10 0s10-10 10 0", {0, -7.5, 20, 7.5});
}

TEST(SvgPath, ArcsAreThoseOfSvg) {
    expectBox("M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z", {-7, -7, 7, 7});
    expectBox("M0 0A10 10 0 0 1 10 10", {0, 0, 10, 10});
    expectBox("M0 0A10 10 0 0 0 10 10", {0, 0, 10, 10});
    expectBox("M0 0A10 5 0 0 1 20 0", {0, -5, 20, 0});
    expectBox("M0 0A1 1 0 0 1 20 0", {0, -10, 20, 0}); // too small for the way: enlarged
}

TEST(SvgPath, UnknownCommandsAndMissingNumbersAreErrors) {
    EXPECT_THROW(extentsOf("M0 0Q1 1 2 2"), std::invalid_argument);
    EXPECT_THROW(extentsOf("M0 0L5"), std::invalid_argument);
}

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
