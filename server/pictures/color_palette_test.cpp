#include "pictures/color_palette.hpp"
#include "pictures/picture_maker.hpp"
#include "testing/places.hpp"
#include <cmath>
#include <gmock/gmock.h>

namespace wheelwright::pictures {
namespace {

constexpr std::size_t kWidth = 1200;

double apart(std::uint32_t one, std::uint32_t other) {
    double sum = 0;
    for (unsigned shift = 0; shift < 24; shift += 8) {
        auto const difference =
            static_cast<double>(one >> shift & 255U) - static_cast<double>(other >> shift & 255U);
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

TEST(ColorPalette, AFewColoursStayAsTheyAre) {
    std::vector<std::uint32_t> const pixels{0xff5a4e, 0xff5a4e, 0x000000, 0xfaf7f2, 0xff5a4e};
    auto const [colors, places] = withPalette(pixels, pixels.size());
    EXPECT_EQ(colors.size(), 3U);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        EXPECT_EQ(colors.at(places.at(i)), pixels[i]);
    EXPECT_TRUE(withPalette({}, 1).colors.empty());
}

WheelPicture wheelOf(int count) {
    constexpr std::array kFills{"#ff5a4e", "#ffb81c", "#1f9d6b", "#2f7de1", "#7b4fd6"};
    WheelPicture picture;
    picture.name = "Who presents the project today? 🎉";
    picture.hubLabel = "SPIN";
    picture.cue = "Spin it";
    for (int i = 0; i < count; ++i)
        picture.slices.push_back({"Maximilian " + std::to_string(i) + " 🍕",
                                  kFills.at(static_cast<std::size_t>(i % 5)), "#1d1a33", 1.0 / count});
    return picture;
}

// Letters of the system's fonts would differ from machine to machine, and nobody would notice.
TEST(PictureMakerFolder, AnotherFolderThanTheContentIsRefused) {
    EXPECT_THROW(PictureMaker{testing::projectFile("content/fonts")}, std::runtime_error);
}

TEST(ColorPalette, APreviewLooksTheSameAndIsSmall) {
    PictureMaker maker{testing::projectFile("content")};
    for (int const count : {2, 8, 60, 200}) {
        auto const picture = wheelOf(count);
        auto const drawn = maker.pixels(picture);
        auto const [colors, places] = withPalette(drawn, kWidth);
        EXPECT_LE(colors.size(), 256U);
        ASSERT_EQ(places.size(), drawn.size());
        double sum = 0;
        double most = 0;
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            auto const error = apart(drawn[i], colors[places[i]]);
            sum += error * error;
            most = std::max(most, error);
        }
        auto const mean = std::sqrt(sum / static_cast<double>(drawn.size()));
        EXPECT_LT(mean, 2.5) << count;
        EXPECT_LT(most, 60) << count;
        EXPECT_EQ(colors[places[0]], 0xfaf7f2U); // the background
        EXPECT_LT(maker.png(picture).size(), 130'000U) << count;
    }
}

// The mean colour of a square of pixels: from a distance, dots look like that.
std::array<double, 3> meanOf(std::vector<std::uint32_t> const& pixels, std::size_t x, std::size_t y,
                             std::size_t size) {
    std::array<double, 3> mean{};
    for (std::size_t i = 0; i < size * size; ++i)
        for (unsigned k = 0; k < 3; ++k)
            mean.at(k) +=
                static_cast<double>(pixels.at((y + i / size) * kWidth + x + i % size) >> 8U * k & 255U);
    for (auto& channel : mean)
        channel /= static_cast<double>(size * size);
    return mean;
}

// On the floor of the game show a glow fades from the wheel to the curtain.
TEST(ColorPalette, AGradientHasNoBands) {
    constexpr std::size_t kSize = 8;
    PictureMaker maker{testing::projectFile("content")};
    auto picture = wheelOf(8);
    picture.scene = "gameShow";
    auto const drawn = maker.pixels(picture);
    auto const [colors, places] = withPalette(drawn, kWidth);
    std::vector<std::uint32_t> shown;
    for (auto const place : places)
        shown.push_back(colors[place]);
    double sum = 0;
    int squares = 0;
    for (std::size_t y = 520; y + kSize < drawn.size() / kWidth; y += kSize)
        for (std::size_t x = 620; x + kSize < 1095; x += kSize) {
            auto const before = meanOf(drawn, x, y, kSize);
            auto const after = meanOf(shown, x, y, kSize);
            sum += std::hypot(before[0] - after[0], before[1] - after[1], before[2] - after[2]);
            ++squares;
        }
    EXPECT_LT(sum / squares, 1.4);
    EXPECT_LT(maker.png(picture).size(), 120'000U);
}

} // namespace
} // namespace wheelwright::pictures
