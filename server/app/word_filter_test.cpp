#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/shared_server.hpp"
#include "testing/temp_folder.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::textAt;

struct WordFilterTest : testing::SharedServer<WordFilterTest> {
    static void SetUpTestSuite() {
        folder.emplace();
        folder->write("words.txt", "# not here\nclown\nbad egg\n");
        SharedServer::SetUpTestSuite();
    }
    static void TearDownTestSuite() {
        SharedServer::TearDownTestSuite();
        folder.reset();
    }
    static std::string file(std::string const& name = "words.txt") {
        return (folder->path() / name).string();
    }
    static std::vector<std::string> flags() { return {"--word-filter", file(), "--test-rate-limits", "off"}; }

    void run(std::vector<std::string> words) {
        words.insert(words.end(), {"--data", server.data().string(), "--word-filter", file()});
        finished = testing::runWheelwright(words);
    }
    void submit(std::string const& name, std::string const& text) {
        auto const sent = postJson(server.port(), "/api/feedback/submit",
                                   R"({"name":")" + name + R"(","email":"a@example.org","type":"praise",)" +
                                       R"("rating":5,"text":")" + text + R"("})");
        ASSERT_EQ(sent.status, 200U) << sent.body;
    }

    testing::Finished finished;
    static inline std::optional<testing::TempFolder> folder;
};

TEST_F(WordFilterTest, FeedbackWithSuchAWordIsMarkedAndNotApproved) {
    auto const email = testing::newEmail("admin");
    auto const admin = testing::signInByMail(server, email);
    run({"user", "role", email, "admin"});
    submit("Ada", "What a C1own!");
    submit("Bad Egg", "Fine.");
    submit("Ada", "Fine.");
    auto const queue = jsonOf(get(server.port(), "/api/admin/reviews", admin.bearer())).at("reviews");
    EXPECT_TRUE(queue.at(0).as_object().contains("filtered"));
    EXPECT_TRUE(queue.at(1).as_object().contains("filtered"));
    EXPECT_FALSE(queue.at(2).as_object().contains("filtered"));
    auto const refused = postJson(server.port(), "/api/admin/reviews/1/approve", "", admin.bearer());
    EXPECT_EQ(refused.status, 409U);
    EXPECT_THAT(refused.body, HasSubstr("filtered_word"));
    EXPECT_EQ(postJson(server.port(), "/api/admin/reviews/1/reject", "", admin.bearer()).status, 200U);
    EXPECT_EQ(postJson(server.port(), "/api/admin/reviews/3/approve", "", admin.bearer()).status, 200U);
    run({"reviews", "approve", "2"});
    EXPECT_EQ(finished.exitCode, 1);
    EXPECT_THAT(finished.err, HasSubstr("word filter"));
    EXPECT_THAT(get(server.port(), "/api/reviews/list").body, Not(HasSubstr("Bad Egg")));
}

TEST_F(WordFilterTest, NoSuchNameIsShownInARoom) {
    auto const room = testing::openLiveRoom(server.port(), boost::json::serialize(testing::quickWheel()));
    auto named = testing::LiveClient::viewer(server.port(), room, "Clown");
    EXPECT_EQ(textAt(named.next().at("you").as_object(), "name"), "") << "in, but without it";
    named.say({{"type", "name"}, {"name", "cl0wn"}});
    auto const refused = named.next("refused");
    EXPECT_EQ(textAt(refused, "code"), "filtered_name");
    EXPECT_EQ(textAt(refused, "about"), "name");
    named.say({{"type", "name"}, {"name", "Clowning"}});
    auto const host = testing::LiveClient::host(server.port(), room);
    EXPECT_THAT(boost::json::serialize(named.next("viewers")), Not(HasSubstr("cl0wn")));
}

TEST_F(WordFilterTest, NoLinkPreviewShowsIt) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const pageOf = [&](std::string const& name, std::vector<std::string> const& choices) {
        auto const id = newUuid();
        postJson(server.port(), "/api/wheel", boost::json::serialize(testing::sampleWheel(id, name, choices)),
                 ada.bearer());
        auto const shared = postJson(server.port(), "/api/wheel/" + id + "/share", "{}", ada.bearer());
        auto const address = "/share/" + textAt(jsonOf(shared), "shareId");
        auto const page = get(server.port(), address);
        EXPECT_EQ(page.status, 200U);
        EXPECT_EQ(page.header("x-robots-tag"), "noindex");
        return page.body;
    };
    EXPECT_THAT(pageOf("Lunch", {"Pizza", "Soup"}), HasSubstr("og:title\" content=\"Lunch"));
    for (auto const& page : {pageOf("Send in the clown", {"A", "B"}), pageOf("Lunch", {"Bad egg", "Soup"})}) {
        EXPECT_THAT(page, Not(HasSubstr("og:title\" content=\"Lunch")));
        EXPECT_THAT(page, HasSubstr("/en/preview.png")); // the site's own
        EXPECT_THAT(page, Not(HasSubstr("/share/")));
        EXPECT_THAT(page, Not(HasSubstr("clown")));
        EXPECT_THAT(page, Not(HasSubstr("Bad egg")));
    }
}

TEST_F(WordFilterTest, ABrokenFileKeepsTheServerFromStarting) {
    folder->write("broken.txt", "egg\n\xff\n");
    for (auto const* const name : {"broken.txt", "none.txt"}) {
        auto const started = testing::runWheelwright(
            {"serve", "--port", "0", "--data", file("data"), "--word-filter", file(name)});
        EXPECT_EQ(started.exitCode, 1);
        EXPECT_THAT(started.err, HasSubstr(name));
    }
}

} // namespace
} // namespace wheelwright
