#include "pictures/picture_maker.hpp"
#include "pictures/slice_colors.hpp"
#include "testing/places.hpp"
#include <cmath>
#include <gmock/gmock.h>
#include <numbers>

namespace wheelwright::pictures {
namespace {

constexpr int kRow = 1200;
constexpr double kMiddleX = 324;
constexpr double kMiddleY = 330;
constexpr double kUnit = 536 / 500.0;

WheelPicture pictureWith(std::vector<std::string> const& fills) {
    WheelPicture picture;
    for (auto const& fill : fills)
        picture.slices.push_back({"Name", fill, labelInk("", fill), 1.0 / static_cast<double>(fills.size())});
    return picture;
}

// A picture, and what it shows at which place.
class Seen {
public:
    explicit Seen(WheelPicture const& picture) {
        static PictureMaker maker{testing::projectFile("content")};
        pixels_ = maker.pixels(picture);
    }

    Rgb at(double x, double y) const {
        auto const pixel = pixels_.at(static_cast<std::size_t>(std::lround(y) * kRow + std::lround(x)));
        return {static_cast<int>(pixel >> 16U & 255U), static_cast<int>(pixel >> 8U & 255U),
                static_cast<int>(pixel & 255U)};
    }

    // By the angle from the top, as a share of the full turn, and the distance from the centre in units.
    Rgb on(double turn, double radius) const {
        auto const angle = turn * 2 * std::numbers::pi;
        return at(kMiddleX + std::sin(angle) * radius * kUnit, kMiddleY - std::cos(angle) * radius * kUnit);
    }

    std::vector<std::uint32_t> const& pixels() const { return pixels_; }

private:
    std::vector<std::uint32_t> pixels_;
};

double apart(Rgb const& one, Rgb const& other) {
    return std::hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

// Letters of the system's fonts would differ from machine to machine, and nobody would notice.
TEST(PictureMaker, AnotherFolderThanTheContentIsRefused) {
    EXPECT_THROW(PictureMaker{testing::projectFile("content/fonts")}, std::runtime_error);
}

TEST(PictureMaker, ThePointerIsAtTheTopAndNowhereElse) {
    auto picture = pictureWith({"#112233", "#445566", "#778899"});
    picture.look.pointerColor = "#00ff00";
    Seen const seen{picture};
    EXPECT_LT(apart(seen.at(kMiddleX - 6, 55), rgbOf("#00ff00")), 20);
    EXPECT_GT(apart(seen.at(kMiddleX + 268, kMiddleY), rgbOf("#00ff00")), 150);
}

TEST(PictureMaker, TheFirstSliceIsUnderThePointerAndTheOthersFollowClockwise) {
    std::vector<std::string> const fills{"#c81030", "#ffd000", "#0057b8", "#007f3b", "#fbf7ec"};
    Seen const seen{pictureWith(fills)};
    for (std::size_t i = 0; i < fills.size(); ++i) {
        auto const middle = static_cast<double>(i) / 5;
        for (double const aside : {-0.085, 0.085}) // beside the label
            EXPECT_LT(apart(seen.on(middle + aside, 200), rgbOf(fills[i])), 3) << i;
    }
}

TEST(PictureMaker, TheRimHasItsColourAndTheHubIsOnTop) {
    auto picture = pictureWith({"#112233", "#445566", "#778899"});
    picture.look.rim = {2, "#204060"}; // a thin border still gets a rim
    picture.look.hubColor = "#ff00ff";
    Seen const seen{picture};
    EXPECT_LT(apart(seen.on(0.717, 244), rgbOf("#204060")), 25);
    EXPECT_LT(apart(seen.on(0.25, 20), rgbOf("#ff00ff")), 40);
}

TEST(PictureMaker, LabelsNameAndCueAreWritten) {
    auto const written = [](auto const& change) {
        auto picture = pictureWith({"#112233", "#445566", "#778899", "#112233", "#445566"});
        auto const before = Seen{picture};
        change(picture);
        auto const after = Seen{picture};
        std::size_t changed = 0;
        for (std::size_t i = 0; i < before.pixels().size(); ++i)
            changed += before.pixels()[i] == after.pixels()[i] ? 0 : 1;
        return changed;
    };
    EXPECT_GT(written([](WheelPicture& picture) { picture.slices[1].text.clear(); }), 1000U);
    EXPECT_GT(written([](WheelPicture& picture) { picture.name = "Lunch"; }), 1000U);
    EXPECT_GT(written([](WheelPicture& picture) { picture.cue = "Spin it"; }), 10'000U);
    EXPECT_GT(written([](WheelPicture& picture) { picture.hubLabel = "SPIN"; }), 100U);
}

// Every scene of the page: a change of either side's code alone fails here or in scene-file.test.ts.
TEST(PictureMaker, EverySceneHasItsBackdropRimAndPointer) {
    auto const plain = pictureWith({"#112233", "#445566", "#778899"});
    auto const scenes = readScenes(testing::projectFile("content/scenes.json"));
    EXPECT_EQ(scenes.size(), 12U);
    for (auto const& [name, scene] : scenes) {
        auto picture = plain;
        picture.scene = name;
        picture.look.rim = {20, "#c02040"};
        picture.look.pointerColor = "#00ff00";
        Seen const seen{picture};
        double red = 0;
        for (int i = 0; i < 100; ++i) {
            auto const [r, g, b] = seen.on(i / 100.0 + 0.004, 239);
            red += r - (g + b) / 2.0;
        }
        // White or dark parts cover some of it: bulbs, stripes, tubes; only a hairline is thinner.
        if (name != "minimal") {
            EXPECT_GT(red / 100, 15) << name;
        }
        auto const unpainted = rgbOf("#faf7f2");
        if (name != "minimal" && name != "contrast") {
            EXPECT_GT(apart(seen.at(1190, 300), unpainted), 8) << name;
        }
        bool isGreen = false;
        for (int y = 30; y < 110; ++y)
            for (int x = 300; x < 348; ++x)
                isGreen = isGreen || apart(seen.at(x, y), rgbOf("#00ff00")) < 60;
        EXPECT_TRUE(isGreen) << name;
    }
}

TEST(PictureMaker, ALongNameEndsBeforeTheCurtain) {
    auto picture = pictureWith({"#112233", "#445566"});
    picture.scene = "gameShow";
    Seen const before{picture};
    picture.name = "Which wonderful dinner shall we cook";
    Seen const after{picture};
    double right = 0;
    for (int y = 0; y < 630; ++y)
        for (int x = 0; x < kRow; ++x)
            if (apart(before.at(x, y), after.at(x, y)) > 0) right = std::max<double>(right, x);
    EXPECT_GT(right, 900);
    EXPECT_LT(right, 0.92 * kRow); // where the curtain begins

    auto const named = [&picture](std::string name) {
        picture.name = std::move(name);
        return Seen{picture}.pixels();
    };
    // A label that would fit if there were no curtain isn't cut.
    EXPECT_NE(named("Which wonderful dinner shall we all cook together tonight"),
              named("Which wonderful dinner shall we all cook together towards"));
}

TEST(PictureMaker, ANameStartsAllItsLinesAtOneSide) {
    auto picture = pictureWith({"#112233", "#445566"});
    Seen const before{picture};
    // The first and the last column of each line of the name.
    auto const linesOf = [&](std::string name) {
        picture.name = std::move(name);
        Seen const after{picture};
        std::vector<std::pair<int, int>> lines;
        for (int y = 110, last = 0; y < 630; ++y)
            for (int x = 640; x < kRow; ++x) {
                if (apart(before.at(x, y), after.at(x, y)) < 60) continue;
                if (y > last + 8) lines.emplace_back(x, x);
                lines.back() = {std::min(lines.back().first, x), std::max(lines.back().second, x)};
                last = y;
            }
        return lines;
    };
    auto const fromTheLeft = linesOf("WWWWWWWW\nII");
    auto const fromTheRight = linesOf("םםםםםםםם\nםם");
    ASSERT_EQ(fromTheLeft.size(), 2U);
    ASSERT_EQ(fromTheRight.size(), 2U);
    EXPECT_NEAR(fromTheLeft[0].first, fromTheLeft[1].first, 8);
    EXPECT_GT(fromTheLeft[0].second, fromTheLeft[1].second + 100);
    EXPECT_NEAR(fromTheRight[0].second, fromTheRight[1].second, 8);
    EXPECT_LT(fromTheRight[0].first, fromTheRight[1].first - 100);
}

TEST(PictureMaker, AnUnknownSceneIsAPlainStage) {
    auto picture = pictureWith({"#112233", "#445566"});
    auto const plain = Seen{picture}.pixels();
    picture.scene = "volcano";
    EXPECT_EQ(Seen{picture}.pixels(), plain);
}

// The display face lacks them: the system's fonts stand in. A box in place of a letter is the same for all.
TEST(PictureMaker, OtherScriptsAndEmojiAreDrawn) {
    auto const named = [](std::string name) {
        auto picture = pictureWith({"#112233", "#445566"});
        picture.name = std::move(name);
        return Seen{picture}.pixels();
    };
    for (auto const& [one, other] : {std::pair{"昼", "夜"}, {"ب", "ج"}, {"김", "찌"}, {"🍕", "🚀"}})
        EXPECT_NE(named(one), named(other)) << one;
    Seen const emoji{[] {
        auto picture = pictureWith({"#112233", "#445566"});
        picture.name = "🍅🍅🍅";
        return picture;
    }()};
    bool isRed = false;
    for (int x = 680; x < 900; ++x)
        for (int y = 200; y < 400; ++y) {
            auto const [red, green, blue] = emoji.at(x, y);
            isRed = isRed || (red > 180 && green < 90 && blue < 90);
        }
    EXPECT_TRUE(isRed); // in its own colours
}

TEST(PictureMaker, APreviewIsSmall) {
    PictureMaker maker{testing::projectFile("content")};
    for (int const count : {2, 60, 200}) {
        auto picture = pictureWith(std::vector<std::string>(static_cast<std::size_t>(count), "#ff5a4e"));
        picture.scene = "gameShow";
        auto const png = maker.png(picture);
        EXPECT_TRUE(png.starts_with("\x89PNG"));
        EXPECT_LT(png.size(), 200'000U) << count;
    }
}

} // namespace
} // namespace wheelwright::pictures
