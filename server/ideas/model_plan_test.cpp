#include "content/content_file.hpp"
#include "ideas/model_plan.hpp"
#include "testing/places.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

struct ModelPlanTest : ::testing::Test {
    static json::object plan() {
        return {{"name", "Dinner"},
                {"choices", json::array{{{"text", "Soup"}, {"weight", 2}}, {{"text", "Rice"}}}},
                {"theme", "nature"},
                {"palette", "Forest"},
                {"effect", "stars"}};
    }
    static json::object with(std::string_view member, json::value const& value) {
        auto changed = plan();
        changed[member] = value;
        return changed;
    }
    static json::array texts(std::initializer_list<std::string_view> texts) {
        json::array choices;
        for (auto const text : texts)
            choices.push_back(json::object{{"text", text}});
        return choices;
    }
    Result<WheelPlan> read(json::object const& given, std::size_t count = 12) const {
        return readPlan(json::serialize(given), count, palettes);
    }
    // The error sentence of a refused plan; empty for an accepted one.
    std::string refusal(json::object const& given) const {
        auto const taken = read(given);
        return taken ? "" : taken.error().message;
    }

    wheels::Palettes palettes = content::readPalettes(testing::projectFile("content/themes.json"));
};

TEST_F(ModelPlanTest, AGoodPlanIsTaken) {
    auto const taken = read(plan());
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->name, "Dinner");
    ASSERT_EQ(taken->choices.size(), 2U);
    EXPECT_EQ(taken->choices[0].text, "Soup");
    EXPECT_EQ(taken->choices[0].weight, 2);
    EXPECT_EQ(taken->choices[1].weight, 1);
    EXPECT_EQ(taken->palette, "Forest");
}

TEST_F(ModelPlanTest, NoMoreChoicesThanWantedAndEachOnce) {
    EXPECT_EQ(read(with("choices", texts({"a", "b", "a", "c", "d"})), 3)->choices.back().text, "c");
}

TEST_F(ModelPlanTest, WhatIsNoPlanIsRefused) {
    for (auto const* text : {"", "null", "[]", "{", "Here you are: {}", "```json\n{}\n```"})
        EXPECT_FALSE(readPlan(text, 12, palettes)) << text;
    EXPECT_FALSE(readPlan(R"({"name":"a","name":"b"})", 12, palettes));
    EXPECT_THAT(refusal(with("script", "alert(1)")), HasSubstr("not among those asked for"));
    EXPECT_THAT(refusal(with("name", 7)), HasSubstr("name"));
    EXPECT_THAT(refusal(with("name", "   ")), HasSubstr("name"));
    EXPECT_THAT(refusal(with("name", json::value(std::string(81, 'x')))), HasSubstr("80 characters"));
    EXPECT_THAT(refusal(with("choices", "Soup, Rice")), HasSubstr("list"));
    EXPECT_THAT(refusal(with("choices", texts({"a"}))), HasSubstr("at least 2"));
    EXPECT_THAT(refusal(with("choices", texts({"a", "a"}))), HasSubstr("different"));
    EXPECT_THAT(refusal(with("choices", json::array{"a", "b"})), HasSubstr("choices[0]"));
    EXPECT_THAT(refusal(with("choices", json::array(101, json::object{{"text", "a"}}))),
                HasSubstr("at most 100"));
    EXPECT_THAT(refusal(with("theme", "none")), HasSubstr("palette"));
    EXPECT_THAT(refusal(with("palette", "Rainbow")), HasSubstr("palette")); // of another theme
    EXPECT_THAT(refusal(with("effect", "explosion")), HasSubstr("effect"));
}

TEST_F(ModelPlanTest, WeightsAreWholeNumbers) {
    for (json::value const& weight :
         {json::value(0), json::value(-1), json::value(101), json::value(1.5), json::value("3")}) {
        json::array choices{{{"text", "a"}}, {{"text", "b"}, {"weight", weight}}};
        EXPECT_THAT(refusal(with("choices", choices)), HasSubstr("choices[1].weight"));
    }
}

TEST_F(ModelPlanTest, MarkupAndControlCharactersAreRefused) {
    for (auto const* text :
         {"<b>Soup</b>", "a < b", "&lt;script&gt;", "&#60;", "So\nup", "\x1b[31mSoup", "\x7f"})
        EXPECT_THAT(refusal(with("choices", texts({"Rice", text}))), HasSubstr("choices[1].text")) << text;
    EXPECT_THAT(refusal(with("name", "<i>Dinner</i>")), HasSubstr("name"));
    for (auto const* text : {"Fish & chips", "Soup &", "A & B; C", "100 % 🍕"})
        EXPECT_EQ(refusal(with("choices", texts({"Rice", text}))), "") << text;
}

} // namespace
} // namespace wheelwright::ideas
