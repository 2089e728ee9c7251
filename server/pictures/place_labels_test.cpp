#include "pictures/lettering.hpp"
#include "pictures/place_labels.hpp"
#include "testing/places.hpp"
#include <gtest/gtest.h>
#include <numbers>

namespace wheelwright::pictures {
namespace {

WheelPicture evenWheel(std::size_t count) {
    WheelPicture picture;
    picture.slices.assign(count, {"Name", "#112233", "#ffffff", 1.0 / static_cast<double>(count)});
    return picture;
}

TEST(PlaceLabels, NamesStandInTheirSlicesAndNoneUpsideDown) {
    auto two = evenWheel(2);
    two.slices[1].text = "Two words";
    auto const level = placeLabels(two, 1);
    ASSERT_EQ(level.size(), 2);
    EXPECT_EQ(level[0].text, "Name");
    EXPECT_EQ(level[0].ink, "#ffffff");
    EXPECT_EQ(level[0].turn, 0);
    EXPECT_LT(level[0].y, -80); // under the pointer
    EXPECT_GT(level[1].y, 80);
    EXPECT_EQ(level[0].size, level[1].size);

    auto eight = evenWheel(8);
    eight.slices[6].text = "A long name that needs more than one line";
    auto const turned = placeLabels(eight, 1);
    ASSERT_GT(turned.size(), 8);
    EXPECT_NEAR(turned[2].turn, 0, 1e-9); // to the right of the centre
    EXPECT_EQ(turned[2].align, Align::Right);
    EXPECT_EQ(turned.back().align, Align::Left); // on the left side
    EXPECT_LT(turned.back().x, -150);

    for (std::size_t const count : {6U, 8U, 10U, 12U, 22U}) {
        auto const even = placeLabels(evenWheel(count), 1);
        ASSERT_EQ(even.size(), count);
        EXPECT_EQ(even[count / 2].align, Align::Left) << "at the bottom of " << count;
    }

    eight.look.pointerAngle = std::numbers::pi / 2;
    EXPECT_NEAR(placeLabels(eight, 1)[0].turn, 0, 1e-9); // under the pointer

    EXPECT_TRUE(placeLabels({}, 1).empty());
}

// Compares the table with the font itself.
TEST(LetterWidths, AreThoseOfTheDisplayFace) {
    Lettering lettering{testing::projectFile("content/fonts")};
    for (auto const* line : {"Yes", "Noodles", "Crème brûlée", "Größe 42", "¿Qué hacemos?", "Fish & chips",
                             "WIDE mmm", "illicit", "„Warum?“ – darum…"}) {
        auto const drawn = lettering.boxOf(line);
        auto const usual = usualBox(line);
        EXPECT_NEAR(usual.width, drawn.width, 0.03 * drawn.width) << line;
        EXPECT_NEAR(usual.half, drawn.half, 0.12) << line;
    }
}

TEST(LetterWidths, OtherScriptsAreAboutAsWide) {
    EXPECT_NEAR(usualBox("日本語").width, 3, 0.01);
    EXPECT_NEAR(usualBox("e\u0301").width, usualBox("e").width, 0.01); // a combining mark
    EXPECT_GT(usualBox("🍕").width, 1);
    EXPECT_GT(usualBox("\xff\xfe").width, 0); // not UTF-8
    EXPECT_EQ(usualBox("").width, 0);
}

} // namespace
} // namespace wheelwright::pictures
