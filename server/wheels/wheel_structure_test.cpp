#include "wheels/wheel_structure.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace wheelwright::wheels {
namespace {

std::string problemOf(std::string_view text) {
    auto const checked = checkStructure(boost::json::parse({text.data(), text.size()}).as_object());
    return checked ? "" : checked.error().message;
}
std::string withDefinition(std::string const& fields) {
    return R"({"wheel-definition": {"slices": [])" + (fields.empty() ? "" : "," + fields) + "}}";
}
std::string withSlice(std::string const& slice) {
    return R"({"wheel-definition": {"slices": [{"text": "a"}, )" + slice + "]}}";
}

struct Refused {
    std::string wheel;
    std::string sentence;
};

} // namespace

TEST(WheelStructure, ValuesThatPagesHealAreTheirs) {
    EXPECT_EQ(
        problemOf(withSlice(R"({"text": "b", "weight": -3, "background": "no colour", "active": "yes"})")),
        "");
    EXPECT_EQ(problemOf(withSlice(R"({"text": null, "weight": "heavy", "color": 7})")), "");
    EXPECT_EQ(problemOf(withDefinition(R"("speed": "fast", "marker": {"position": 4}, "text": null)")), "");
}

TEST(WheelStructure, UnknownFieldsAreKeptUnseen) {
    EXPECT_EQ(
        problemOf(R"({"wings": {"left": [1]}, "wheel-definition": {"slices": [{"wings": []}], "x": {}}})"),
        "");
}

TEST(WheelStructure, AnErrorNamesTheField) {
    auto const id = R"("6f9619ff-8b86-4011-b42d-00c04fc964ff")";
    for (auto const& [wheel, sentence] : std::vector<Refused>{
             {"{}", "wheel-definition is missing."},
             {R"({"wheel-definition": []})", "wheel-definition must be an object."},
             {R"({"wheel-definition": {}})", "wheel-definition.slices is missing."},
             {R"({"wheel-definition": {"slices": {}}})", "wheel-definition.slices must be a list."},
             {withSlice("7"), "wheel-definition.slices[1] must be an object."},
             {withSlice(R"({"text": {}})"), "wheel-definition.slices[1].text must be a text."},
             {withSlice(R"({"text": 7})"), "wheel-definition.slices[1].text must be a text."},
             {withSlice(R"({"weight": [1]})"),
              "wheel-definition.slices[1].weight must be a single value, not a list or an object."},
             {withSlice(R"({"audio": {"events": {"win": {"trackGuid": []}}}})"),
              "wheel-definition.slices[1].audio.events.win.trackGuid must be a text."},
             {withDefinition(R"("name": ["a"])"), "wheel-definition.name must be a text."},
             {withDefinition(R"("history": "long")"), "wheel-definition.history must be a list."},
             {withDefinition(R"("marker": 3)"), "wheel-definition.marker must be an object."},
             {R"({"id": "../x", "wheel-definition": {"slices": []}})", "id must be a version 4 UUID."},
             {R"({"id": )" + std::string{id} +
                  R"(, "audio": {"events": []}, "wheel-definition": {"slices": []}})",
              "audio.events must be an object."},
         })
        EXPECT_EQ(problemOf(wheel), sentence) << wheel;
}

TEST(WheelStructure, SizesAreBounded) {
    std::string const longText(kLongestText + 1, 'x');
    EXPECT_EQ(problemOf(withSlice(R"({"text": ")" + longText + R"("})")),
              "wheel-definition.slices[1].text is longer than 40000 bytes.");
    std::string emoji;
    for (int i = 0; i < 10'000; ++i)
        emoji += "\xF0\x9F\x8E\xA1";
    EXPECT_EQ(problemOf(withSlice(R"({"text": ")" + emoji + R"("})")), "");
    std::string many = "{}";
    for (std::size_t i = 0; i < kMostSlices; ++i)
        many += ",{}";
    EXPECT_EQ(problemOf(R"({"wheel-definition": {"slices": [)" + many + "]}}"),
              "wheel-definition.slices holds more than 20000 entries.");
}

} // namespace wheelwright::wheels
