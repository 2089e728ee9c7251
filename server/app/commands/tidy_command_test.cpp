#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::runWheelwright;

struct TidyCommandTest : storage::EngineTest {
    testing::Finished run(std::vector<std::string> words) {
        words.insert(words.end(), {"--database", databaseText()});
        return runWheelwright(words);
    }
    static void sendFeedback(testing::ServerProcess const& server, std::string const& text) {
        auto const answer = testing::postJson(
            server.port(), "/api/feedback/submit",
            R"({"name":"Guest","email":"guest@example.org","type":"praise","rating":5,"text":")" + text +
                R"("})");
        ASSERT_EQ(answer.status, 200U) << answer.body;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, TidyCommandTest, storage::everyEngine(), storage::engineName);

TEST_P(TidyCommandTest, DeletesWhatIsPastItsTimeBesideARunningServer) {
    // It keeps what the command deletes.
    testing::ServerProcess const server{{"--database", databaseText()}};
    sendFeedback(server, "This goes.");
    sendFeedback(server, "This waits.");
    EXPECT_EQ(run({"reviews", "reject", "1", "2"}).exitCode, 0);
    auto database = open();
    write(database, "update review_log set at = 1600000000000 where number = 1");
    auto const tidied = run({"tidy", "--keep-moderation-log", "30"});
    EXPECT_EQ(tidied.exitCode, 0) << tidied.err;
    EXPECT_THAT(tidied.out, HasSubstr("moderation log: 1 deleted\n"));
    EXPECT_THAT(tidied.out, HasSubstr("receipts: kept for good\n"));
    EXPECT_THAT(tidied.err, Not(HasSubstr("guest"))) << "the log names nobody";
    EXPECT_EQ(read(database, "select number from review_log").size(), 1U);
    EXPECT_THAT(run({"tidy", "--keep-moderation-log", "0"}).out,
                HasSubstr("moderation log: kept for good\n"));
    EXPECT_EQ(run({"tidy", "now"}).exitCode, 2);
    EXPECT_THAT(run({"tidy", "--keep-receipts", "some"}).err, HasSubstr("--keep-receipts"));
}

TEST_P(TidyCommandTest, AGuestsFeedbackIsDeletedByNumberOrAddress) {
    testing::ServerProcess const server{{"--database", databaseText()}};
    for (auto const* const text : {"One.", "Two.", "Three."})
        sendFeedback(server, text);
    EXPECT_THAT(run({"reviews", "delete", "1"}).out, HasSubstr("Deleted 1"));
    auto const typo = run({"reviews", "delete", "2", "nobody@example.org"});
    EXPECT_EQ(typo.exitCode, 1);
    EXPECT_THAT(typo.err, HasSubstr("'nobody@example.org'"));
    EXPECT_THAT(run({"reviews", "list"}).out, HasSubstr("Two.")) << "a typing error changes nothing";
    EXPECT_THAT(run({"reviews", "delete", "Guest@example.org", "3"}).out, HasSubstr("Deleted 2"));
    EXPECT_EQ(run({"reviews", "list"}).out, "");
    EXPECT_EQ(run({"reviews", "delete"}).exitCode, 2);
}

} // namespace
} // namespace wheelwright
