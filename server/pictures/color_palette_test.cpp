#include "pictures/color_palette.hpp"
#include "pictures/picture_maker.hpp"
#include "testing/places.hpp"
#include <cmath>
#include <gmock/gmock.h>

namespace wheelwright::pictures {
namespace {

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
    auto const [colors, places] = withPalette(pixels);
    EXPECT_EQ(colors.size(), 3U);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        EXPECT_EQ(colors.at(places.at(i)), pixels[i]);
    EXPECT_TRUE(withPalette({}).colors.empty());
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

TEST(ColorPalette, APreviewLooksTheSameAndIsSmall) {
    PictureMaker maker{testing::projectFile("content/fonts")};
    for (int const count : {2, 8, 60, 200}) {
        auto const picture = wheelOf(count);
        auto const drawn = maker.pixels(picture);
        auto const [colors, places] = withPalette(drawn);
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
        EXPECT_LT(maker.png(picture).size(), 120'000U) << count;
    }
}

} // namespace
} // namespace wheelwright::pictures
