#include "base/text.hpp"
#include "pictures/fit_label.hpp"
#include "pictures/label_text.hpp"
#include "pictures/slice_colors.hpp"
#include "pictures/wheel_picture.hpp"
#include "testing/places.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/value_to.hpp>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>

namespace wheelwright::pictures {
namespace {

namespace json = boost::json;
using Texts = std::vector<std::string>;

// Pictures follow the rules of the page. web/src/wheel/drawing/picture-cases.test.ts reads the same file.
struct PictureCases : ::testing::Test {
    static json::array const& of(char const* kind) {
        static json::value const cases = [] {
            std::ifstream file{testing::projectFile("web/src/wheel/drawing/picture-cases.json")};
            return json::parse(std::string{std::istreambuf_iterator<char>{file}, {}});
        }();
        return cases.at(kind).as_array();
    }

    static double number(json::value const& given, char const* name) {
        return given.at(name).to_number<double>();
    }

    static LabelSpace spaceOf(json::value const& given) {
        auto const& space = given.at("space");
        return {number(space, "outer"), number(space, "inner"), number(space, "angle"),
                number(space, "divider")};
    }

    static Extent extentOf(json::value const& given) {
        auto const& from = given.at("extent");
        Extent extent{{}, number(from, "width"), number(from, "height")};
        for (auto const& line : from.at("lines").as_array())
            extent.lines.push_back({number(line, "width"), number(line, "edge")});
        return extent;
    }
};

TEST_F(PictureCases, EqualNeighboursAreToldApart) {
    std::ifstream file{testing::projectFile("content/hues.json")};
    auto const hues = json::parse(std::string{std::istreambuf_iterator<char>{file}, {}});
    Texts house;
    for (auto const& color : hues.at("colors").as_array())
        house.push_back(json::value_to<std::string>(color.at("background")));
    for (auto const& given : of("fills")) {
        auto const fills = json::value_to<Texts>(given.at("fills"));
        Texts inks;
        for (auto const& fill : fills)
            inks.push_back(labelInk("", fill));
        EXPECT_EQ(distinctFills(fills, inks, house), json::value_to<Texts>(given.at("drawn")));
    }
}

TEST_F(PictureCases, LabelsCanBeReadOnTheirFill) {
    for (auto const& given : of("inks"))
        EXPECT_EQ(labelInk(given.at("own").as_string(), given.at("fill").as_string()),
                  std::string_view{given.at("ink").as_string()});
}

TEST_F(PictureCases, EveryWheelHasARim) {
    for (auto const& given : of("radii")) {
        WheelPicture::Look look;
        look.rim.width = number(given, "rim");
        look.inner.width = number(given, "inner");
        look.hubRadius = 2.5 * number(given, "hub");
        auto const radii = radiiOf(look);
        auto const& expected = given.at("radii");
        EXPECT_DOUBLE_EQ(radii.rim, number(expected, "rim"));
        EXPECT_DOUBLE_EQ(radii.slices, number(expected, "slices"));
        EXPECT_DOUBLE_EQ(radii.hub, number(expected, "hub"));
        EXPECT_DOUBLE_EQ(radii.labelEnd, number(expected, "labelEnd"));
        EXPECT_DOUBLE_EQ(radii.labelStart, number(expected, "labelStart"));
    }
}

TEST_F(PictureCases, LabelsAreAsLargeAsOnThePage) {
    for (auto const& given : of("along"))
        EXPECT_NEAR(alongSize(spaceOf(given), extentOf(given), number(given, "wanted")),
                    number(given, "size"), 1e-6);
    for (auto const& given : of("across"))
        EXPECT_NEAR(acrossSize(spaceOf(given), extentOf(given)), number(given, "size"), 1e-6);
    for (auto const& given : of("level")) {
        auto const place =
            fitLevel(spaceOf(given), extentOf(given), number(given, "direction"), number(given, "wanted"));
        EXPECT_NEAR(place.size, number(given, "size"), 1e-6);
        EXPECT_NEAR(place.radius, number(given, "radius"), 1e-6);
    }
    for (auto const& given : of("common"))
        EXPECT_EQ(commonSizes(json::value_to<std::vector<double>>(given.at("largest"))),
                  json::value_to<std::vector<double>>(given.at("sizes")));
    for (auto const& given : of("even"))
        EXPECT_EQ(
            evenSizes(json::value_to<std::vector<double>>(given.at("sizes")), number(given, "readable")),
            json::value_to<std::vector<double>>(given.at("even")));
}

TEST_F(PictureCases, LabelsAreBrokenAsOnThePage) {
    auto const widthOf = [](std::string const& text) { return static_cast<double>(characters(text)); };
    for (auto const& given : of("wrappings")) {
        std::string const label{given.at("label").as_string()};
        EXPECT_EQ(wrappings(label, number(given, "lines"), widthOf),
                  json::value_to<std::vector<Texts>>(given.at("wrapped")))
            << label;
    }
    for (auto const& given : of("hyphenations")) {
        std::string const label{given.at("label").as_string()};
        EXPECT_EQ(wrappings(label, number(given, "lines"), widthOf, true),
                  json::value_to<std::vector<Texts>>(given.at("wrapped")))
            << label;
    }
}

TEST(PictureLabels, NoCharacterIsCutInTwo) {
    EXPECT_EQ(cutAt("👨‍👩‍👧‍👦🇩🇪é", 2), "👨‍👩‍👧‍👦🇩🇪…");
    EXPECT_EQ(cutAt("Pizza and more", 6), "Pizza…");
    EXPECT_EQ(cutAt("Pizza", 5), "Pizza");
}

TEST(PictureLabels, ALabelHasAtMost600Bytes) {
    std::string const family = "👨‍👩‍👧‍👦"; // one character of 25 bytes
    std::string families;
    for (int i = 0; i < 24; ++i)
        families += family;
    ASSERT_EQ(families.size(), 600U);
    EXPECT_EQ(cutAt(families, 120), families);
    EXPECT_EQ(cutAt(families + "a", 120), families + "…");
    EXPECT_EQ(cutAt("a" + families, 120), "a" + families.substr(family.size()) + "…");
    std::string marks = "a";
    for (int i = 0; i < 4'000; ++i)
        marks += "\u0301";
    EXPECT_EQ(cutAt("b" + marks, 120), "b…");
}

TEST(PictureLabels, ALineRunsAsItsWholeLabelDoes) {
    auto const inTwo = [](std::string const& label) {
        return wrappings(label, 2,
                         [](std::string const& text) { return static_cast<double>(characters(text)); })
            .back();
    };
    EXPECT_EQ(inTwo("שלום Anna!"), (Texts{"שלום", "\u200FAnna!"}));
    EXPECT_EQ(inTwo("كتاب (12)"), (Texts{"كتاب", "\u200F(12)"}));
    EXPECT_EQ(inTwo("Anna שלום!"), (Texts{"Anna", "\u200Eשלום!"}));
    EXPECT_EQ(inTwo("12\n3"), (Texts{"12", "3"}));
    EXPECT_TRUE(runsFromTheRight("12 שלום"));
    EXPECT_FALSE(runsFromTheRight("Zoë רחל"));
}

TEST(PictureLabels, ALineHasSingleSpaces) {
    EXPECT_EQ(inOneLine("a \r\n\tb\u00A0 \u3000é  "), "a b é ");
    EXPECT_EQ(inOneLine(""), "");
}

} // namespace
} // namespace wheelwright::pictures
