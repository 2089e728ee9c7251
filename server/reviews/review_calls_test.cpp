#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/shared_server.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright {
namespace {

namespace json = boost::json;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::ServerProcess;

json::object feedback(std::int64_t rating = 5, std::string const& text = "A fine wheel.") {
    return {{"name", "Ada"},
            {"email", "ada@example.org"},
            {"type", "praise"},
            {"rating", rating},
            {"text", text},
            {"recaptchaToken", ""},
            {"timestamp", "2026-01-31T08:30:00.000Z"}};
}

Reply submit(ServerProcess const& server, json::object const& given, std::string const& headers = "") {
    return postJson(server.port(), "/api/feedback/submit", json::serialize(given), headers);
}

std::string said(std::vector<std::string> words, ServerProcess const& server) {
    words.insert(words.end(), {"--data", server.data().string()});
    auto const finished = testing::runWheelwright(words);
    EXPECT_EQ(finished.exitCode, 0) << finished.err;
    return finished.out;
}

std::int64_t totalOf(ServerProcess const& server) {
    return jsonOf(get(server.port(), "/api/reviews/summary")).at("summary").at("totalReviews").as_int64();
}

// What the command line does shows within a second.
bool soonHasTotal(ServerProcess const& server, std::int64_t total) {
    return testing::soon([&] { return totalOf(server) == total; });
}

std::size_t waiting(ServerProcess const& server) {
    auto const list = said({"reviews", "list"}, server);
    return static_cast<std::size_t>(std::ranges::count(list, '\n'));
}

struct Admin {
    explicit Admin(ServerProcess const& server) : signedIn{testing::signInByMail(server, email)} {
        said({"user", "role", email, "admin"}, server);
    }
    std::string const email = testing::newEmail("admin");
    testing::SignedIn signedIn;
};

// For tests that do not mind the feedback of others.
struct ReviewCallsTest : testing::SharedServer<ReviewCallsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-feedback", "1000"}; }
};

// 4.24… shown as 4.2 with four stars: rounded to 4.25 on its way, it would be 4.3 with four and a half.
TEST(ReviewCalls, TheAverageIsNotRoundedOnItsWay) {
    ServerProcess const server;
    for (auto const rating : {5, 4, 4})
        ASSERT_EQ(submit(server, feedback(rating, "Fair.")).status, 200U);
    said({"reviews", "approve", "1", "2", "3"}, server);
    ASSERT_TRUE(soonHasTotal(server, 3));
    auto const summary = jsonOf(get(server.port(), "/api/reviews/summary")).at("summary");
    EXPECT_DOUBLE_EQ(summary.at("averageScore").to_number<double>(), 13.0 / 3);
}

TEST(ReviewCalls, FeedbackIsPublicOnceApprovedWithoutTheAddress) {
    ServerProcess const server;
    ASSERT_EQ(submit(server, feedback(4, "<b>Fair</b> 🎡")).status, 200U);
    ASSERT_EQ(submit(server, feedback(5, std::string(281, 'x'))).status, 200U);
    EXPECT_EQ(totalOf(server), 0);
    EXPECT_THAT(said({"reviews", "list"}, server), HasSubstr("ada@example.org"));
    EXPECT_THAT(said({"reviews", "approve", "1", "2"}, server), HasSubstr("approved"));
    ASSERT_TRUE(soonHasTotal(server, 2));
    said({"reviews", "reply", "1", "Thank you."}, server);
    auto const list = get(server.port(), "/api/reviews/list?starRating=4&page=1");
    EXPECT_THAT(list.body, Not(HasSubstr("example.org")));
    EXPECT_TRUE(list.has("etag"));
    auto const review = jsonOf(list).at("reviews").at(0);
    EXPECT_EQ(review.at("name").as_string(), "Ada");
    EXPECT_EQ(review.at("rating").as_int64(), 4);
    EXPECT_EQ(review.at("text").as_string(), "<b>Fair</b> 🎡");
    EXPECT_EQ(review.at("hasMore").as_bool(), false);
    auto const folded = jsonOf(get(server.port(), "/api/reviews/list?starRating=5"));
    EXPECT_TRUE(folded.at("reviews").at(0).at("hasMore").as_bool());
    auto const summary = jsonOf(get(server.port(), "/api/reviews/summary")).at("summary");
    EXPECT_EQ(summary.at("averageScore").to_number<double>(), 4.5);
    EXPECT_EQ(json::serialize(summary.at("histogram")), R"({"buckets":[1,2,3,4,5],"values":[0,0,0,1,1]})");
}

TEST_F(ReviewCallsTest, BadQuestionsAreRefusedInASentence) {
    for (auto const* page : {"-1", "0", "1000000000", "x", "1.5"}) {
        auto const reply = get(server.port(), std::string{"/api/reviews/list?page="} + page);
        EXPECT_EQ(reply.status, 400U) << page;
        EXPECT_EQ(jsonOf(reply).at("code").as_string(), "bad_page");
    }
    for (auto const* star : {"0", "6", "3.7", "five"})
        EXPECT_EQ(get(server.port(), std::string{"/api/reviews/list?starRating="} + star).status, 400U)
            << star;
    EXPECT_EQ(get(server.port(), "/api/reviews/list?page=7").status, 200U);
}

TEST_F(ReviewCallsTest, WhatIsRefusedIsNotStored) {
    auto const before = waiting(server);
    EXPECT_EQ(submit(server, feedback(6)).status, 422U);
    EXPECT_EQ(submit(server, feedback(5, std::string(100'000, 'x'))).status, 422U);
    EXPECT_EQ(submit(server, feedback(5, std::string(300'000, 'x'))).status, 413U);
    EXPECT_EQ(postJson(server.port(), "/api/feedback/submit", "[1]").status, 400U);
    auto trap = feedback();
    trap["website"] = "https://spam.example";
    EXPECT_EQ(submit(server, trap).status, 200U);
    EXPECT_EQ(waiting(server), before);
}

// As many as the limit says from one source, however many come at the same moment; promise A5.
TEST(ReviewCalls, TheRateLimitIsExactUnderLoad) {
    ServerProcess const server{{"--test-rate-feedback", "7", "--trusted-proxies", "127.0.0.1"}};
    std::atomic<int> taken = 0;
    std::vector<std::jthread> senders;
    for (int i = 0; i < 40; ++i)
        senders.emplace_back([&] {
            if (submit(server, feedback(), "X-Forwarded-For: 192.0.2.7\r\n").status == 200) ++taken;
        });
    senders.clear();
    EXPECT_EQ(taken, 7);
    EXPECT_EQ(waiting(server), 7U);
    EXPECT_EQ(submit(server, feedback(), "X-Forwarded-For: 192.0.2.8\r\n").status, 200U);
}

// Promise A4.
TEST(ReviewCalls, ATokenOfTheBotCheckIsAskedForAndCountsOnce) {
    testing::PeerProcess service{"score-service.mjs"};
    auto const verify = "http://127.0.0.1:" + std::to_string(service.port()) + "/siteverify";
    ServerProcess const server{{"--recaptcha-secret", "a-secret-of-the-tests", "--test-recaptcha-verify-url",
                                verify, "--test-rate-feedback", "1000", "--recaptcha-threshold", "57",
                                "--public-url", "https://wheel.example"}};
    auto const with = [&](std::string const& token) {
        auto given = feedback();
        given["recaptchaToken"] = token;
        return submit(server, given);
    };
    EXPECT_EQ(with("").status, 422U);
    EXPECT_EQ(with("0.3:feedback_submit:a").status, 422U);
    EXPECT_EQ(with("0.56:feedback_submit:a").status, 422U);
    EXPECT_EQ(with("0.9:login:a").status, 422U);
    EXPECT_EQ(with("nonsense").status, 422U);
    EXPECT_EQ(with("0.9:feedback_submit:a").status, 200U);
    EXPECT_EQ(jsonOf(with("0.9:feedback_submit:a")).at("code").as_string(), "verification_failed");
    for (auto const* trouble : {"broken", "down"}) {
        auto const reply = with(trouble);
        EXPECT_EQ(reply.status, 503U) << trouble;
        EXPECT_TRUE(reply.has("retry-after"));
    }
    EXPECT_EQ(with("0.57:feedback_submit:a").status, 200U) << "just enough";
    EXPECT_EQ(waiting(server), 2U);
    service.stop();
    EXPECT_EQ(with("0.9:feedback_submit:b").status, 503U);
    EXPECT_EQ(waiting(server), 2U);
}

TEST(ReviewCalls, AdminsModerateAndTheChangeShowsAtOnce) {
    ServerProcess const server;
    Admin const admin{server};
    auto const ask = [&](std::string const& path, std::string const& body = "{}") {
        return postJson(server.port(), "/api/admin/reviews/" + path, body, admin.signedIn.bearer());
    };
    submit(server, feedback());
    auto const queue = get(server.port(), "/api/admin/reviews", admin.signedIn.bearer());
    EXPECT_THAT(queue.body, Not(HasSubstr("ada@example.org")));
    EXPECT_EQ(jsonOf(queue).at("total").as_int64(), 1);
    EXPECT_EQ(totalOf(server), 0);
    EXPECT_EQ(ask("1/approve").status, 200U);
    EXPECT_EQ(totalOf(server), 1);
    EXPECT_EQ(ask("1/reply", R"({"text":"Thanks"})").status, 200U);
    EXPECT_THAT(get(server.port(), "/api/reviews/list").body, HasSubstr("Thanks"));
    EXPECT_EQ(ask("1/reject").status, 200U);
    EXPECT_EQ(totalOf(server), 0);
    EXPECT_EQ(ask("2/approve").status, 404U);
    EXPECT_EQ(ask("x/approve").status, 404U);
    EXPECT_EQ(ask("1/reply", "{}").status, 422U);
    auto const log = jsonOf(get(server.port(), "/api/admin/reviews/log", admin.signedIn.bearer()));
    EXPECT_EQ(log.at("total").as_int64(), 3);
    EXPECT_EQ(log.at("entries").at(0).at("action").as_string(), "rejected");
    EXPECT_EQ(jsonOf(ask("1/reopen")).at("review").at("state").as_string(), "waiting");
    EXPECT_EQ(waiting(server), 1U);
    for (auto const* query : {"?state=gone", "?page=0"})
        EXPECT_EQ(
            get(server.port(), std::string{"/api/admin/reviews"} + query, admin.signedIn.bearer()).status,
            400U);
}

TEST_F(ReviewCallsTest, TheRoleCountsFromTheMomentItIsTaken) {
    Admin const admin{server};
    EXPECT_EQ(get(server.port(), "/api/admin/reviews", admin.signedIn.bearer()).status, 200U);
    said({"user", "role", admin.email, "user"}, server);
    EXPECT_EQ(get(server.port(), "/api/admin/reviews", admin.signedIn.bearer()).status, 404U);
}

TEST(ReviewCalls, FeedbackOfSomeoneSignedInGoesWithTheAccount) {
    ServerProcess const server;
    auto const ada = testing::signInByMail(server, "ada@example.org");
    submit(server, feedback(), ada.bearer());
    EXPECT_THAT(get(server.port(), "/api/user/export", ada.bearer()).body, HasSubstr("A fine wheel."));
    said({"reviews", "approve", "1"}, server);
    ASSERT_TRUE(soonHasTotal(server, 1));
    testing::ask(server.port(), "DELETE", "/api/user", ada.bearer());
    EXPECT_TRUE(soonHasTotal(server, 0));
}

TEST(ReviewCalls, ExamplesAreThereOnlyWhenAskedFor) {
    ServerProcess const server;
    EXPECT_EQ(totalOf(server), 0);
    said({"reviews", "demo", "12"}, server);
    EXPECT_TRUE(soonHasTotal(server, 12));
    said({"reviews", "demo", "remove"}, server);
    EXPECT_TRUE(soonHasTotal(server, 0));
}

TEST_F(ReviewCallsTest, NothingInAReviewCommandsTheTerminal) {
    ASSERT_EQ(submit(server, feedback(1, "\u001b[31mred\u009b32mgreen\u007f\nsecond")).status, 200U);
    EXPECT_THAT(said({"reviews", "list"}, server), HasSubstr(" [31mred  32mgreen  second"));
}

TEST(ReviewCommand, SaysWhatItDoesNotUnderstand) {
    testing::TempFolder const folder;
    for (auto const& words : std::vector<std::vector<std::string>>{{"reviews"},
                                                                   {"reviews", "approve"},
                                                                   {"reviews", "approve", "one"},
                                                                   {"reviews", "list", "lost"},
                                                                   {"reviews", "demo", "0"},
                                                                   {"reviews", "reply", "1"}}) {
        auto all = words;
        all.insert(all.end(), {"--data", folder.path().string()});
        testing::runWheelwright({"migrate", "--data", folder.path().string()});
        auto const finished = testing::runWheelwright(all);
        EXPECT_EQ(finished.exitCode, 2) << words.back();
        EXPECT_THAT(finished.err, HasSubstr("wheelwright: "));
    }
}

} // namespace
} // namespace wheelwright
