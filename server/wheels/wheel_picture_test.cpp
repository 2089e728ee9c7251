#include "testing/places.hpp"
#include "wheels/wheel_picture.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <numbers>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

json::object wheelOf(std::string const& definition) {
    return {{"wheel-definition", json::parse(definition)}};
}

TEST(WheelPicture, ShowsWhatIsOnTheWheelByItsShare) {
    auto const picture = pictureOf(wheelOf(R"({"name":"Lunch","slices":[
        {"text":"a","weight":3,"background":"#abc"},
        {"text":"hidden","active":false},
        {"text":"b","background":"#000000","color":"#123456"},
        {"text":"c","weight":-2,"background":"no colour"},
        "no slice"]})"),
                                   {});
    ASSERT_EQ(picture.slices.size(), 3U);
    EXPECT_EQ(picture.name, "Lunch");
    EXPECT_DOUBLE_EQ(picture.slices[0].share, 0.6);
    EXPECT_EQ(picture.slices[0].fill, "#aabbcc");
    EXPECT_EQ(picture.slices[0].ink, "#333333"); // dark on light
    EXPECT_EQ(picture.slices[1].ink, "#123456");
    EXPECT_EQ(picture.slices[2].fill, "#ffffff");
    EXPECT_DOUBLE_EQ(picture.slices[2].share, 0.2);
}

TEST(WheelPicture, ABlindWheelKeepsItsSecret) {
    auto const picture =
        pictureOf(wheelOf(R"({"blindSpin":true,"slices":[{"text":"secret"},{"text":"too"}]})"), {});
    EXPECT_EQ(picture.slices[0].text, "?");
    EXPECT_EQ(picture.look.labelSize, 90);
    EXPECT_TRUE(picture.isBlind);
    EXPECT_FALSE(pictureOf(wheelOf(R"({"slices":[{"text":"?"}]})"), {}).isBlind);
}

TEST(WheelPicture, ThePointerIsWhereTheWheelHasIt) {
    auto const look = [](char const* marker) {
        return pictureOf(wheelOf(R"({"marker":)" + std::string{marker} + "}"), {}).look;
    };
    EXPECT_EQ(look(R"({"position":"top"})").pointerAngle, 0);
    EXPECT_DOUBLE_EQ(look(R"({"position":" Bottom-Right "})").pointerAngle, 3 * std::numbers::pi / 4);
    EXPECT_EQ(look(R"({"position":"nowhere"})").pointerAngle, 0);
    EXPECT_EQ(look(R"({"position":7,"width":900,"offset":-900})").pointerWidth, 30);
    EXPECT_EQ(look(R"({"width":900,"offset":-900})").pointerOffset, -100);
    EXPECT_EQ(look("7").pointerWidth, 5);
}

TEST(WheelPicture, ColoursComeFromThePaletteByPlace) {
    Palettes const palettes{json::parse(R"({"vibrant":{"name":"Vibrant","palettes":[{"name":"Two","colors":[
        {"background":"#111111","text":"#ffffff"},{"background":"#eeeeee","text":"#000000"}]}]}})")
                                .as_object()};
    auto const picture = pictureOf(
        wheelOf(
            R"({"wheel-palette":"Two","slices":[{"text":"a","active":false},{"text":"b"},{"text":"c"}]})"),
        palettes);
    EXPECT_EQ(picture.slices[0].fill, "#eeeeee"); // hiding one recolours no other
    EXPECT_EQ(picture.slices[1].fill, "#111111");
    EXPECT_TRUE(palettes.has("vibrant", "Two"));
    EXPECT_FALSE(palettes.has("vibrant", "Three"));
    EXPECT_EQ(palettes.named("Three").size(), 5U);
}

// A palette repeats every five slices: every fifth of 60 slices would be of one colour.
TEST(WheelPicture, TheColoursOfASmallPictureAreThoseOfNeighbours) {
    json::array many(60, json::object{{"text", "x"}});
    auto const fills = fillsOf({{"slices", many}}, Palettes{json::object{}}, 12);
    EXPECT_EQ(fills.size(), 12U);
    for (std::size_t i = 1; i < fills.size(); ++i)
        EXPECT_NE(fills[i], fills[i - 1]);
}

// Six choices and five colours: the last would be as the first, next to it.
TEST(WheelPicture, NeighboursAlwaysDiffer) {
    for (std::size_t const count : {6, 11, 61, 1000, 1800}) {
        json::array many(count, json::object{{"text", "x"}});
        json::object const definition{{"slices", many}};
        auto const slices = pictureOf({{"wheel-definition", definition}}, {}).slices;
        for (std::size_t i = 0; i < slices.size(); ++i)
            EXPECT_NE(slices[i].fill, slices[(i + 1) % slices.size()].fill) << count << " " << i;
        auto const fills = fillsOf(definition, {}, 60);
        EXPECT_NE(fills.front(), fills.back());
    }
}

TEST(WheelPicture, HasTheSceneOfTheWheel) {
    EXPECT_EQ(pictureOf(wheelOf(R"({"wheel-scene":"neon"})"), {}).scene, "neon");
    EXPECT_EQ(pictureOf(wheelOf(R"({"wheel-scene":7})"), {}).scene, "");
}

TEST(WheelPicture, TheButtonIsInThePagesLanguage) {
    auto const wheel = wheelOf(R"({"slices":[]})");
    EXPECT_EQ(pictureOf(wheel, {}).cue, "Spin it");
    EXPECT_EQ(pictureOf(wheel, {}, *findLanguage("de")).hubLabel, "DREH!");
    EXPECT_EQ(pictureOf(wheel, {}, *findLanguage("it")).cue, "Gira la ruota");
}

// Hidden slices don't count.
TEST(WheelPicture, LabelsAreLeftOutOfAWheelWithTooManySlices) {
    json::array many(360, json::object{{"text", "x"}});
    many.push_back({{"text", "hidden"}, {"active", false}});
    auto const textOf = [&] {
        return pictureOf({{"wheel-definition", {{"slices", many}}}}, {}).slices[0].text;
    };
    EXPECT_EQ(textOf(), "x");
    many.emplace_back(json::object{{"text", "x"}});
    EXPECT_EQ(textOf(), "");
}

TEST(WheelPicture, AnyWheelCanBeDrawn) {
    json::array many;
    for (int i = 0; i < 20'000; ++i)
        many.push_back({{"text", std::string(300, 'x') + "é🎡\u202E"}, {"weight", 1e300}});
    auto const large =
        json::object{{"wheel-definition", {{"name", std::string(5000, 'W')}, {"slices", many}}}};
    PictureMaker maker{testing::projectFile("content")};
    for (auto const& wheel :
         {large, wheelOf(R"({"slices":[]})"), wheelOf("{}"), json::object{},
          wheelOf(R"({"slices":[{"text":"alone"}],"outer":{"width":1e9},"line":{"width":-5}})")}) {
        auto const picture = pictureOf(wheel, {});
        EXPECT_LE(picture.slices.size(), 360U);
        auto const png = maker.png(picture);
        EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
        EXPECT_LT(png.size(), 2'000'000U);
    }
}

} // namespace
} // namespace wheelwright::wheels
