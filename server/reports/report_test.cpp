#include "reports/report_calls.hpp"
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
                HasSubstr("email must be an email address"));
    EXPECT_THAT(faultOf({{"reason", "spam"}, {"message", std::string{"a\0b", 3}}}),
                HasSubstr("invalid_report"));
}

TEST(CaseQuestion, AsksForOpenCasesUnlessItNamesAnotherState) {
    EXPECT_EQ(readCaseQuestion(http::FormFields{""}).value().state, CaseState::Open);
    auto const full = readCaseQuestion(http::FormFields{"state=takenDown&page=4"}).value();
    EXPECT_EQ(full.state, CaseState::TakenDown);
    EXPECT_EQ(full.page, 4);
    EXPECT_EQ(readCaseQuestion(http::FormFields{"state=waiting"}).error().code, "bad_state");
    EXPECT_EQ(readCaseQuestion(http::FormFields{"page=0&state=waiting"}).error().code, "bad_page");
}

TEST(Decision, HasANoteAndTheVersionThatTheModeratorSaw) {
    auto const plain = readDecision({}, CaseState::Kept).value();
    EXPECT_EQ(plain.state, CaseState::Kept);
    EXPECT_EQ(plain.note, "");
    EXPECT_EQ(plain.seen, std::nullopt);
    auto const full = readDecision({{"note", " Spam. "}, {"version", 3}}, CaseState::TakenDown).value();
    EXPECT_EQ(full.state, CaseState::TakenDown);
    EXPECT_EQ(full.note, "Spam.");
    EXPECT_EQ(full.seen, 3);
    using boost::json::object;
    for (auto const& wrong : {object{{"note", 7}}, object{{"note", std::string(1001, 'x')}},
                              object{{"version", "3"}}, object{{"version", nullptr}}})
        EXPECT_EQ(readDecision(wrong, CaseState::Kept).error().code, "invalid_report") << wrong;
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
