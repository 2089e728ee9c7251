#include "pictures/picture_maker.hpp"
#include "pictures/slice_colors.hpp"
#include "testing/media_samples.hpp"
#include "testing/places.hpp"
#include <gmock/gmock.h>
#include <numeric>

namespace wheelwright::pictures {
namespace {

std::vector<std::string> const kFills{"#c81030", "#ffd000", "#0057b8", "#007f3b", "#fbf7ec"};

WheelPicture wheelOf(std::vector<std::string> const& fills) {
    WheelPicture picture;
    for (auto const& fill : fills)
        picture.slices.push_back({"", fill, labelInk("", fill), 1.0 / static_cast<double>(fills.size())});
    picture.hubLabel = "SPIN";
    return picture;
}

std::string filmOf(WheelPicture const& picture, FilmOrder const& order) {
    static PictureMaker maker{testing::projectFile("content")};
    return maker.film(picture, order);
}

// Its landing is where on the wheel the slice has a share of its width behind it.
double landingOn(std::size_t slice, double within) {
    return (static_cast<double>(slice) + within) / static_cast<double>(kFills.size()) * kFullTurn;
}

double apart(unsigned pixel, std::string const& color) {
    auto const [red, green, blue] = rgbOf(color);
    return std::hypot(static_cast<int>(pixel >> 16U) - red, static_cast<int>(pixel >> 8U & 255U) - green,
                      static_cast<int>(pixel & 255U) - blue);
}

struct SpinFilmTest : ::testing::TestWithParam<FilmKind> {};

TEST_P(SpinFilmTest, TurnsForSomeSecondsAndThenShowsTheWinner) {
    auto const film = filmOf(wheelOf(kFills), {landingOn(2, 0.5), "Ann", GetParam()});
    EXPECT_LE(film.size(), kLargestFilm);
    auto const facts = testing::filmFactsOf(film);
    EXPECT_EQ(facts.loops, 1);
    EXPECT_GT(facts.frames, 35);
    ASSERT_EQ(facts.delays.size(), static_cast<std::size_t>(facts.frames));
    EXPECT_EQ(facts.delays.back(), 3000);
    auto const turning = std::accumulate(facts.delays.begin(), facts.delays.end() - 1, 0);
    EXPECT_GE(turning, 3000);
    EXPECT_LE(turning, 4000);
    auto const last = facts.frames - 1;
    for (int frame = 0; frame < 2 * last / 3; ++frame)
        EXPECT_NE(facts.frame(frame), facts.frame(frame + 1)) << frame;
    auto const band = facts.at(last, 0.375, 0.79);
    EXPECT_LT(apart(band, "#1d1a33"), 40) << "behind the winner's name";
    EXPECT_GT(apart(facts.at(last - 1, 0.375, 0.79), "#1d1a33"), 100);
}

TEST_P(SpinFilmTest, TheDrawnSliceIsUnderThePointerAtTheEnd) {
    for (auto const& [slice, within] : {std::pair<std::size_t, double>{0, 0.25}, {2, 0.75}, {4, 0.5}}) {
        auto const film = filmOf(wheelOf(kFills), {landingOn(slice, within), "Ann", GetParam()});
        auto const facts = testing::filmFactsOf(film);
        EXPECT_LT(apart(facts.at(facts.frames - 1, 0.5, 0.25), kFills[slice]), 60) << slice;
    }
}

TEST_P(SpinFilmTest, ManySlicesAndLongNamesFitToo) {
    auto picture = wheelOf({});
    for (int slice = 0; slice < 100; ++slice) {
        auto const& fill = kFills[static_cast<std::size_t>(slice) % kFills.size()];
        picture.slices.push_back({"Name " + std::to_string(slice), fill, labelInk("", fill), 0.01});
    }
    picture.scene = "classroom";
    std::string longName;
    for (int word = 0; word < 60; ++word)
        longName += "Llanfairpwllgwyngyll ";
    auto const film = filmOf(picture, {1, longName, GetParam()});
    EXPECT_LE(film.size(), kLargestFilm);
    EXPECT_GT(testing::filmFactsOf(film).size, 190);
}

INSTANTIATE_TEST_SUITE_P(Both, SpinFilmTest, ::testing::Values(FilmKind::Webp, FilmKind::Gif),
                         [](auto const& info) { return info.param == FilmKind::Webp ? "Webp" : "Gif"; });

} // namespace
} // namespace wheelwright::pictures
