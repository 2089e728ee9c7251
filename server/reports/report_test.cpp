#include "reports/report.hpp"
#include <gmock/gmock.h>

namespace wheelwright::reports {
namespace {

using ::testing::HasSubstr;

std::string faultOf(boost::json::object const& given) {
    auto const report = readReport(given);
    return report ? "" : report.error().code + ": " + report.error().message;
}

TEST(Report, TakesAReasonAloneWhereItSaysEnough) {
    auto const report = readReport({{"reason", "hate"}});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->message, "");
    EXPECT_EQ(report->email, std::nullopt);
}

TEST(Report, KeepsTheMessageAndTheAddressInOneSpelling) {
    auto const report = readReport(
        {{"reason", "other"}, {"message", "  Das <b>stört</b> 🙈\n"}, {"email", " Ada@Example.org "}});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->message, "Das <b>stört</b> 🙈");
    EXPECT_EQ(report->email, "ada@example.org");
}

TEST(Report, SaysWhichFieldIsWrong) {
    EXPECT_THAT(faultOf({}), HasSubstr("reason must not be empty"));
    EXPECT_THAT(faultOf({{"reason", "boring"}}), HasSubstr("reason must be hate"));
    EXPECT_THAT(faultOf({{"reason", 7}}), HasSubstr("reason must be a text"));
    for (auto const* reason : {"copyright", "other"})
        for (auto const* message : {"", " \n", "\u200b"})
            EXPECT_THAT(faultOf({{"reason", reason}, {"message", message}}),
                        HasSubstr("message must not be empty"));
    EXPECT_EQ(faultOf({{"reason", "spam"}, {"message", std::string(1000, 'x')}}), "");
    EXPECT_THAT(faultOf({{"reason", "spam"}, {"message", std::string(1001, 'x')}}),
                HasSubstr("message may have at most 1000 characters"));
    EXPECT_THAT(faultOf({{"reason", "spam"}, {"email", "nobody"}}),
                HasSubstr("email must be an e-mail address"));
    EXPECT_THAT(faultOf({{"reason", "spam"}, {"message", std::string{"a\0b", 3}}}),
                HasSubstr("invalid_report"));
}

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
