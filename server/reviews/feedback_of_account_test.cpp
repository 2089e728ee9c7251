#include "base/clock.hpp"
#include "reviews/feedback_of_account.hpp"
#include "reviews/moderation.hpp"
#include "reviews/review_counts.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>

namespace wheelwright::reviews {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using ::testing::ElementsAre;

struct OldFeedbackTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
    }
    std::int64_t submit(std::string const& email = "guest@example.org") {
        return database->write([&](Connection& connection) {
            return addReview(
                connection,
                {{"Guest", email, "praise", "", 5, "Good."}, std::nullopt, millisecondsOf(clock.now())});
        });
    }
    void settle(std::int64_t number, ReviewState state) {
        ASSERT_TRUE(Moderation(*database, clock).settle(number, state, moderator));
    }
    template <class Forget> std::int64_t forget(Forget const& how, std::int64_t most = 100) {
        return database->write(
            [&](Connection& connection) { return how(connection, clock.now() - 30 * 24h, most); });
    }
    std::optional<Review> find(std::int64_t number) {
        return database->read([&](Connection& connection) { return findReview(connection, number); });
    }

    testing::TurnedClock clock;
    Moderator const moderator{std::nullopt, "command line"};
    std::optional<storage::Database> database;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, OldFeedbackTest, storage::everyEngine(), storage::engineName);

TEST_P(OldFeedbackTest, WhatWasRejectedGoesItsDaysAfterTheRejection) {
    auto const early = submit();
    auto const late = submit();
    auto const approved = submit();
    settle(early, ReviewState::Rejected);
    settle(approved, ReviewState::Approved);
    clock.turn(20 * 24h);
    settle(late, ReviewState::Rejected);
    clock.turn(11 * 24h);
    EXPECT_EQ(forget(forgetRejected), 1);
    EXPECT_FALSE(find(early));
    EXPECT_TRUE(find(late)) << "rejected eleven days ago, it may still be taken back";
    clock.turn(20 * 24h);
    EXPECT_EQ(forget(forgetRejected), 1);
    EXPECT_TRUE(find(approved));
    EXPECT_THAT(database->read(starCounts), ElementsAre(0, 0, 0, 0, 1));
}

TEST_P(OldFeedbackTest, WhatNobodyEverApprovedGoesSoManyAtATime) {
    for (int i = 0; i < 3; ++i)
        submit();
    clock.turn(31 * 24h);
    auto const fresh = submit();
    EXPECT_EQ(forget(forgetWaiting, 2), 2);
    EXPECT_EQ(forget(forgetWaiting, 2), 1);
    EXPECT_EQ(forget(forgetWaiting, 2), 0);
    EXPECT_TRUE(find(fresh));
}

TEST_P(OldFeedbackTest, AnApprovedReviewStaysWithoutItsAddress) {
    auto const number = submit();
    settle(number, ReviewState::Approved);
    EXPECT_EQ(forget(forgetAddresses), 0);
    clock.turn(31 * 24h);
    EXPECT_EQ(forget(forgetAddresses), 1);
    EXPECT_EQ(forget(forgetAddresses), 0) << "nothing is left to do";
    EXPECT_EQ(find(number)->feedback.email, "");
    EXPECT_EQ(find(number)->feedback.text, "Good.");
}

TEST_P(OldFeedbackTest, TheLogOfModerationGoesAfterItsDays) {
    settle(submit(), ReviewState::Approved);
    clock.turn(31 * 24h);
    settle(submit(), ReviewState::Approved);
    EXPECT_EQ(forget(forgetModerations), 1);
    EXPECT_EQ(
        database->read([](Connection& connection) { return moderationLog(connection, kReviewLog, 1); }).count,
        1);
}

TEST_P(OldFeedbackTest, AddressesAreFoldedAlikeOnBothEngines) {
    auto const found = [&](std::string_view email) {
        return database->read([&](Connection& connection) { return reviewsFrom(connection, email); });
    };
    auto const number = submit("J\u00c4N@Example.org");
    EXPECT_THAT(found("j\u00c4n@EXAMPLE.org"), ElementsAre(number));
    EXPECT_THAT(found("j\u00e4n@example.org"), ElementsAre());
}

TEST_P(OldFeedbackTest, WhatAGuestWroteCanBeDeletedByItsAddress) {
    auto const hers = submit("Guest@Example.org");
    auto const others = submit("other@example.org");
    settle(hers, ReviewState::Approved);
    ASSERT_TRUE(Moderation(*database, clock).reply(hers, "Thanks, Guest!", moderator));
    database->write([](Connection& connection) {
        noteChange(connection);
        eraseReviews(connection, reviewsFrom(connection, "guest@example.org"));
    });
    EXPECT_FALSE(find(hers));
    EXPECT_TRUE(find(others));
    EXPECT_THAT(database->read(starCounts), ElementsAre(0, 0, 0, 0, 0));
    auto const log =
        database->read([](Connection& connection) { return moderationLog(connection, kReviewLog, 1); });
    for (auto const& entry : log.entries)
        EXPECT_EQ(entry.detail, "") << "a reply may name whoever wrote";
}

} // namespace

} // namespace wheelwright::reviews
