#include "reports/wheel_choices.hpp"
#include <gmock/gmock.h>

namespace wheelwright::reports {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(WheelChoices, AreWhatStandsOnTheFirstSlices) {
    EXPECT_THAT(firstChoices(R"({"wheel-definition":{"slices":[{"text":"Brot"},{},7,{"text":"Äpfel 🍎"}]}})"),
                ElementsAre("Brot", "", "Äpfel 🍎"));
    std::string many = R"({"wheel-definition":{"slices":[{"text":"x"})";
    for (int i = 0; i < 100; ++i)
        many += R"(,{"text":"x"})";
    EXPECT_EQ(firstChoices(many + "]}}").size(), kChoicesShown);
}

TEST(WheelChoices, OfWhatIsNoWheelAreNone) {
    for (auto const* document :
         {"", "{}", R"({"wheel-definition":7})", R"({"wheel-definition":{"slices":{}}})"})
        EXPECT_THAT(firstChoices(document), IsEmpty()) << document;
}

} // namespace
} // namespace wheelwright::reports
