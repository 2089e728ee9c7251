#include "reviews/calls.hpp"
#include <gmock/gmock.h>

namespace wheelwright::reviews {
namespace {

using http::FormFields;

TEST(PublicQuestion, AsksForAPageAndPerhapsForStars) {
    auto const plain = readPublicQuestion(FormFields{""}).value();
    EXPECT_EQ(plain.kind, PublicQuestion::Kind::List);
    EXPECT_EQ(plain.star, std::nullopt);
    EXPECT_EQ(plain.page, 1);
    auto const full = readPublicQuestion(FormFields{"starRating=5&page=3"}).value();
    EXPECT_EQ(full.star, 5);
    EXPECT_EQ(full.page, 3);
}

TEST(PublicQuestion, RefusesStarsThatNoReviewHas) {
    for (auto const* query :
         {"starRating=0", "starRating=6", "starRating=-1", "starRating=4.5", "starRating=five"})
        EXPECT_EQ(readPublicQuestion(FormFields{query}).error().code, "bad_star_rating") << query;
    EXPECT_EQ(readPublicQuestion(FormFields{"page=0"}).error().code, "bad_page");
    EXPECT_EQ(readPublicQuestion(FormFields{"page=0&starRating=6"}).error().code, "bad_page");
}

TEST(QueueQuestion, AsksForWaitingReviewsUnlessItNamesAnotherState) {
    auto const plain = readQueueQuestion(FormFields{""}).value();
    EXPECT_EQ(plain.state, ReviewState::Waiting);
    EXPECT_EQ(plain.words, "");
    EXPECT_EQ(plain.page, 1);
    auto const full = readQueueQuestion(FormFields{"state=rejected&q=caf%C3%A9+noir&page=2"}).value();
    EXPECT_EQ(full.state, ReviewState::Rejected);
    EXPECT_EQ(full.words, "café noir");
    EXPECT_EQ(full.page, 2);
}

TEST(QueueQuestion, RefusesUnknownStatesAndLongSearches) {
    auto const codeOf = [](std::string const& query) {
        return readQueueQuestion(FormFields{query}).error().code;
    };
    EXPECT_EQ(codeOf("page=x"), "bad_page");
    for (auto const* state : {"open", "Waiting", "waiting "})
        EXPECT_EQ(codeOf(std::string{"state="} + state), "bad_state") << state;
    std::string letters;
    for (int i = 0; i < 200; ++i)
        letters += "é";
    EXPECT_EQ(codeOf("q=" + letters), ""); // characters count, not bytes
    EXPECT_EQ(codeOf("q=" + letters + "é"), "bad_search");
}

TEST(SeenState, IsOptionalAndMustBeAState) {
    EXPECT_EQ(readSeenState(FormFields{""}).value(), std::nullopt);
    EXPECT_EQ(readSeenState(FormFields{"from=approved"}).value(), ReviewState::Approved);
    EXPECT_EQ(readSeenState(FormFields{"from=kept"}).error().code, "bad_state");
}

} // namespace
} // namespace wheelwright::reviews
