#include "reviews/feedback.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright::reviews {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

json::object sample() {
    return {{"name", "Ada"},         {"email", "Ada@Example.org"},
            {"type", "praise"},      {"usage", "school"},
            {"rating", 4},           {"text", "  Good.\n"},
            {"recaptchaToken", "x"}, {"timestamp", "2026-01-31T08:30:00.000Z"}};
}

json::object with(std::string_view field, json::value value) {
    auto given = sample();
    given[field] = std::move(value);
    return given;
}

TEST(Feedback, IsReadWithBlanksAroundTakenAway) {
    auto const feedback = readFeedback(sample());
    ASSERT_TRUE(feedback) << feedback.error().message;
    EXPECT_EQ(feedback->name, "Ada");
    EXPECT_EQ(feedback->email, "ada@example.org");
    EXPECT_EQ(feedback->rating, 4);
    EXPECT_EQ(feedback->text, "Good.");
}

TEST(Feedback, NeedsNeitherNameNorUsage) {
    auto given = sample();
    given.erase("name");
    given.erase("usage");
    EXPECT_TRUE(readFeedback(given));
}

TEST(Feedback, RefusesWhatIsWrongAndNamesTheField) {
    struct Case {
        char const* field;
        json::value value;
    };
    std::vector<Case> const cases{
        {"rating", 0},
        {"rating", 6},
        {"rating", 3.7},
        {"rating", "five"},
        {"rating", nullptr},
        {"email", "nobody"},
        {"email", ""},
        {"email", "a@b@c.d"},
        {"type", "rant"},
        {"type", 3},
        {"text", ""},
        {"text", " \n "},
        {"text", "\u00a0\u200b\u2060\u3164"},
        {"text", json::string(100'000, 'x')},
        {"text", json::array{}},
        {"text", json::string("a\0b", 3)},
        {"name", json::string(101, 'n')},
        {"usage", json::string(501, 'u')},
    };
    for (auto const& [field, value] : cases) {
        auto const refused = readFeedback(with(field, value));
        ASSERT_FALSE(refused) << field;
        EXPECT_EQ(refused.error().code, "invalid_feedback");
        EXPECT_THAT(refused.error().message, HasSubstr(field));
    }
}

// Promise W7: any text stays as it is, and its length counts characters, not bytes.
TEST(Feedback, TakesAnyText) {
    std::string const text = "<script>alert(1)</script> 🎡 שלום \u200b";
    EXPECT_EQ(readFeedback(with("text", json::string{text}))->text, text);
    std::string emoji;
    for (int i = 0; i < 100; ++i)
        emoji += "🎡";
    EXPECT_EQ(readFeedback(with("name", json::string{emoji}))->name, emoji);
}

TEST(Feedback, AWholeNumberMayBeWrittenWithAPoint) {
    EXPECT_EQ(readFeedback(with("rating", 4.0))->rating, 4);
}

TEST(Feedback, AFilledHiddenFieldIsAMachine) {
    auto const form = readFeedbackForm(sample()).value();
    EXPECT_FALSE(form.isFromMachine);
    EXPECT_EQ(form.feedback.text, "Good.");
    EXPECT_EQ(form.botToken, "x");
    EXPECT_TRUE(readFeedbackForm(with("website", "https://spam.example")).value().isFromMachine);
    // The bot must not learn from an error that its form is read.
    EXPECT_TRUE(readFeedbackForm({{"website", "https://spam.example"}}).value().isFromMachine);
    EXPECT_EQ(readFeedbackForm({}).error().code, "invalid_feedback");
}

TEST(Reply, IsATextAndTheOneThatItReplaces) {
    auto const first = readReply({{"text", " Thanks. "}}).value();
    EXPECT_EQ(first.text, "Thanks.");
    EXPECT_EQ(first.seen, std::nullopt);
    EXPECT_EQ(readReply({{"text", ""}}).value().text, "");
    EXPECT_EQ(readReply({{"text", "Thanks."}, {"instead", ""}}).value().seen, "");
    EXPECT_EQ(readReply({{"text", "Thanks."}, {"instead", "Hello."}}).value().seen, "Hello.");
    std::vector<json::object> const wrongOnes{
        {},
        {{"instead", "Hello."}},
        {{"text", 7}},
        {{"text", json::string(5001, 'x')}},
        {{"text", "Thanks."}, {"instead", 7}},
        {{"text", "Thanks."}, {"instead", json::string(5001, 'x')}},
    };
    for (auto const& wrong : wrongOnes)
        EXPECT_EQ(readReply(wrong).error().code, "invalid_feedback") << wrong;
}

} // namespace
} // namespace wheelwright::reviews
