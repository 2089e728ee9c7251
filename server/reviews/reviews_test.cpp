#include "base/clock.hpp"
#include "reviews/calls.hpp"
#include "reviews/example_reviews.hpp"
#include "reviews/feedback_of_account.hpp"
#include "reviews/review_counts.hpp"
#include "testing/migrated_test.hpp"
#include "testing/places.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::reviews {
namespace {

using storage::Connection;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct ReviewsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        database.emplace(open());
    }
    std::int64_t submit(std::int64_t rating, std::string const& text = "Good.") {
        return database->write([&](Connection& connection) {
            return addReview(connection, {{"Ada", "ada@example.org", "praise", "", rating, text},
                                          std::nullopt,
                                          millisecondsOf(clock.now())});
        });
    }
    void submitApproved(std::int64_t count, std::int64_t rating) {
        for (std::int64_t i = 0; i < count; ++i)
            ASSERT_TRUE(moderation().settle(submit(rating), ReviewState::Approved, moderator));
    }
    Moderation moderation() { return Moderation{*database, clock}; }
    ReviewPage page(std::optional<std::int64_t> star, std::int64_t number) {
        return database->read([&](Connection& connection) { return approvedPage(connection, star, number); });
    }
    StarCounts stars() { return database->read(starCounts); }
    std::vector<std::int64_t> numbersOf(ReviewPage const& found) {
        std::vector<std::int64_t> numbers;
        for (auto const& review : found.reviews)
            numbers.push_back(review.number);
        return numbers;
    }

    testing::TurnedClock clock;
    Moderator const moderator{std::nullopt, "command line"};
    std::optional<storage::Database> database;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, ReviewsTest, storage::everyEngine(), storage::engineName);

TEST_P(ReviewsTest, OnlyApprovedOnesCountAndAreListed) {
    auto const first = submit(5);
    submit(4);
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 0));
    ASSERT_TRUE(moderation().settle(first, ReviewState::Approved, moderator));
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 1));
    EXPECT_THAT(numbersOf(page(std::nullopt, 1)), ElementsAre(first));
    ASSERT_TRUE(moderation().settle(first, ReviewState::Rejected, moderator));
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 0));
    EXPECT_TRUE(page(std::nullopt, 1).reviews.empty());
    EXPECT_EQ(page(std::nullopt, 1).pages, 1);
}

TEST_P(ReviewsTest, PagesAreTenLongNewestFirstAndPastTheEndEmpty) {
    submitApproved(21, 3);
    submitApproved(2, 5);
    EXPECT_EQ(page(std::nullopt, 1).pages, 3);
    EXPECT_THAT(numbersOf(page(std::nullopt, 1)), ElementsAre(23, 22, 21, 20, 19, 18, 17, 16, 15, 14));
    EXPECT_THAT(numbersOf(page(std::nullopt, 3)), ElementsAre(3, 2, 1));
    EXPECT_THAT(numbersOf(page(5, 1)), ElementsAre(23, 22));
    EXPECT_TRUE(page(std::nullopt, 4).reviews.empty());
    EXPECT_EQ(page(std::nullopt, 4).pages, 3);
}

// Counts stand per thousand numbers: pages must not lose or repeat a review where two blocks meet.
TEST_P(ReviewsTest, PagesGoOnAcrossBlocks) {
    addExamples(*database, testing::projectFile("content/example-reviews.json"), 2'050, clock.now());
    ASSERT_TRUE(moderation().settle(1'995, ReviewState::Rejected, moderator));
    std::vector<std::int64_t> seen;
    auto const pages = page(std::nullopt, 1).pages;
    EXPECT_EQ(pages, 205);
    for (std::int64_t number = 1; number <= pages; ++number)
        for (auto const listed : numbersOf(page(std::nullopt, number)))
            seen.push_back(listed);
    EXPECT_EQ(seen.size(), 2'049U);
    EXPECT_TRUE(std::ranges::is_sorted(seen, std::ranges::greater_equal{}));
    EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
}

TEST_P(ReviewsTest, TwoModeratorsOfOneReviewCountItOnce) {
    auto const number = submit(5);
    std::vector<std::jthread> moderators;
    for (int i = 0; i < 8; ++i)
        moderators.emplace_back([&] { (void)moderation().settle(number, ReviewState::Approved, moderator); });
    moderators.clear();
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 1));
    EXPECT_EQ(moderation().log(1).count, 1);
}

TEST_P(ReviewsTest, WhoeverSawItOtherwiseIsToldAndChangesNothing) {
    auto const number = submit(5);
    auto const waiting = ReviewState::Waiting;
    ASSERT_TRUE(moderation().settle(number, ReviewState::Approved, moderator, waiting));
    auto const late = moderation().settle(number, ReviewState::Rejected, moderator, waiting);
    EXPECT_EQ(late.error().code, "review_changed");
    EXPECT_TRUE(moderation().settle(number, ReviewState::Approved, moderator, waiting)) << "both agree";
    ASSERT_TRUE(moderation().reply(number, "Thanks.", moderator, ""));
    EXPECT_EQ(moderation().reply(number, "No.", moderator, "").error().code, "review_changed");
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 1));
    EXPECT_EQ(page({}, 1).reviews.front().response, "Thanks.");
    EXPECT_EQ(moderation().log(1).count, 2);
}

TEST_P(ReviewsTest, ARefusedChangeIsNeitherCountedNorAnnounced) {
    auto const before = database->read(changesSoFar);
    std::vector<std::int64_t> announced;
    Moderation watched{*database, clock, {}, [&](std::int64_t changes) { announced.push_back(changes); }};
    EXPECT_FALSE(watched.settle(99, ReviewState::Approved, moderator));
    EXPECT_EQ(database->read(changesSoFar), before);
    EXPECT_THAT(announced, ElementsAre());
    ASSERT_TRUE(watched.settle(submit(5), ReviewState::Approved, moderator));
    EXPECT_THAT(announced, ElementsAre(before + 1));
}

TEST_P(ReviewsTest, AReplyIsAddedChangedAndTakenAway) {
    auto const number = submit(2);
    EXPECT_EQ(moderation().reply(number, "Sorry.", moderator)->response, "Sorry.");
    EXPECT_EQ(moderation().reply(number, "", moderator)->response, std::nullopt);
    EXPECT_EQ(moderation().reply(99, "To nobody.", moderator).error().code, "review_not_found");
}

TEST_P(ReviewsTest, TheQueueHasTheLongestWaitingFirstAndFindsWords) {
    submit(5, "Splendid wheel");
    submit(4, "100% fair");
    auto const queue = moderation().queue({});
    ASSERT_EQ(queue.count, 2);
    EXPECT_EQ(queue.reviews.front().feedback.text, "Splendid wheel");
    EXPECT_EQ(moderation().queue({ReviewState::Waiting, "SPLENDID", 1}).count, 1);
    EXPECT_EQ(moderation().queue({ReviewState::Waiting, "0%", 1}).count, 1);
    EXPECT_EQ(moderation().queue({ReviewState::Waiting, "%", 1}).count, 1);
    EXPECT_EQ(moderation().queue({ReviewState::Waiting, "_", 1}).count, 0);
    EXPECT_EQ(moderation().queue({ReviewState::Approved, "", 1}).count, 0);
}

TEST_P(ReviewsTest, TheSearchFoldsCaseAlikeOnEveryEngine) {
    submit(2, "Ärger in der Langen Straße");
    submit(3, "İstanbul'dan selamlar");
    auto const found = [&](std::string const& words) {
        return moderation().queue({ReviewState::Waiting, words, 1}).count;
    };
    for (auto const* const words : {"Ärger IN", "ÄRGER", "ärger", "STRASSE", "straße", "STRAẞE", "İSTANBUL",
                                    "istanbul", "Istanbul'DAN"})
        EXPECT_EQ(found(words), 1) << words;
    EXPECT_EQ(found("Ärgernis"), 0);
}

TEST_P(ReviewsTest, TheSearchFindsAllOfAPageFarBack) {
    addExamples(*database, testing::projectFile("content/example-reviews.json"), 1'200, clock.now());
    for (int i = 0; i < 12; ++i)
        ASSERT_TRUE(moderation().settle(submit(5, "Wörterwald"), ReviewState::Approved, moderator));
    for (int i = 0; i < 12; ++i)
        submit(5, "Wörterwald");
    auto const second = moderation().queue({ReviewState::Approved, "WÖRTERWALD", 2});
    EXPECT_EQ(second.count, 12);
    ASSERT_EQ(second.reviews.size(), 2U);
    EXPECT_GT(second.reviews[0].number, second.reviews[1].number);
    EXPECT_EQ(second.reviews[0].feedback.rating, 5);
    auto const first = moderation().queue({ReviewState::Waiting, "wörterwald", 1});
    EXPECT_EQ(first.count, 12);
    ASSERT_EQ(first.reviews.size(), 10U);
    EXPECT_LT(first.reviews[0].number, first.reviews[1].number);
}

TEST_P(ReviewsTest, OneSearchRunsAtATime) {
    submit(5, "Splendid wheel");
    Moderation desk{*database, clock};
    auto const statusOf = [&](std::string_view query) {
        http::Request request;
        request.query = query;
        return listQueue(desk, request).status;
    };
    auto turn = desk.turnToSearch();
    EXPECT_EQ(statusOf("q=splendid"), 503U);
    EXPECT_EQ(statusOf(""), 200U) << "no search";
    turn.reset();
    EXPECT_EQ(statusOf("q=splendid"), 200U);
    EXPECT_EQ(statusOf("q=splendid"), 200U);
}

TEST_P(ReviewsTest, TheLogSaysWhoDidWhat) {
    auto const number = submit(5);
    clock.turn(std::chrono::seconds{1});
    ASSERT_TRUE(moderation().settle(number, ReviewState::Approved, moderator));
    clock.turn(std::chrono::seconds{1});
    ASSERT_TRUE(moderation().reply(number, "Thanks.", moderator));
    auto const log = moderation().log(1);
    ASSERT_EQ(log.count, 2);
    EXPECT_EQ(log.entries[0].action, "replied");
    EXPECT_EQ(log.entries[0].detail, "Thanks.");
    EXPECT_EQ(log.entries[1].action, "approved");
    EXPECT_EQ(log.entries[1].moderator, "command line");
}

TEST_P(ReviewsTest, ExamplesGoAwayAndLeaveTheOthers) {
    submitApproved(1, 4);
    addExamples(*database, testing::projectFile("content/example-reviews.json"), 60, clock.now());
    EXPECT_EQ(page(std::nullopt, 1).pages, 7);
    EXPECT_EQ(removeExamples(*database), 60);
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 1, 0));
}

TEST_P(ReviewsTest, AnAccountTakesItsFeedbackAlong) {
    write(*database, "insert into users (id, name, email_verified, provider_name, tier, credits, role, "
                     "created_at) values ('u1', 'Ada', 1, 'email', 'free', 0, 'admin', 0)");
    auto const number = database->write([&](Connection& connection) {
        return addReview(connection, {{"Ada", "ada@example.org", "bug", "", 5, "Mine."}, UserId{"u1"}, 7});
    });
    ASSERT_TRUE(moderation().settle(number, ReviewState::Approved, {UserId{"u1"}, "Ada"}));
    FeedbackOfAccount const part;
    auto const exported =
        database->read([&](Connection& connection) { return part.exported(connection, UserId{"u1"}); });
    EXPECT_EQ(exported.at("submitted").at(0).at("email").as_string(), "ada@example.org");
    EXPECT_EQ(exported.at("moderated").at(0).at("action").as_string(), "approved");

    database->write([&](Connection& connection) { part.erase(connection, UserId{"u1"}); });
    EXPECT_THAT(stars(), ElementsAre(0, 0, 0, 0, 0));
    EXPECT_EQ(moderation().log(1).entries.at(0).moderator, "");
    EXPECT_EQ(read(*database, "select count(*) as count from reviews").one().get<std::int64_t>("count"), 0);
    write(*database, "delete from users where id = 'u1'"); // nothing refers to it any more
}

} // namespace
} // namespace wheelwright::reviews
