#include "base/chance.hpp"
#include "content/oembed.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <gmock/gmock.h>

namespace wheelwright::content {
namespace {

using ::testing::HasSubstr;

TEST(OEmbedQuestion, IsAboutASharedWheelOfThisSite) {
    auto const shareIn = [](std::string const& query) {
        return readOEmbed(http::FormFields{query}, "https://wheel.example")->shareId.text();
    };
    for (auto const* const path :
         {"/share/abc", "/share/abc/", "/share/abc?x=1", "/share/abc%23top", "/embed/abc"})
        EXPECT_EQ(shareIn(std::string{"url=https://wheel.example"} + path), "abc") << path;
    for (auto const* const address :
         {"https://elsewhere.example/share/abc", "https://wheel.example.evil/share/abc", "/share/abc",
          "https://wheel.example/", "https://wheel.example/share/abc/preview.png",
          "https://wheel.example/de/abc"})
        EXPECT_EQ(shareIn(std::string{"url="} + address), "") << address;
    for (auto const* const bad : {"", "url=", "url=x&maxwidth=0", "url=x&maxheight=wide"})
        EXPECT_EQ(readOEmbed(http::FormFields{bad}, "https://wheel.example").error().code, "bad_oembed")
            << bad;
}

struct OEmbedTest : testing::SharedServer<OEmbedTest> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits", "off", "--public-url", "https://wheel.example"};
    }
    void SetUp() override {
        auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
        auto const id = newUuid();
        testing::postJson(port, "/api/wheel", testing::sampleWheelText(id, "Ben & \"Cid\""), ada.bearer());
        auto const shared = testing::postJson(port, "/api/wheel/" + id + "/share", "{}", ada.bearer());
        shareId = testing::textIn(testing::jsonOf(shared), "shareId");
    }
    testing::Reply ask(std::string const& more) const {
        return testing::get(port, "/oembed?url=https%3A%2F%2Fwheel.example%2Fshare%2F" + shareId + more);
    }
    std::string shareId;
};

TEST_F(OEmbedTest, AnswersAFrameThatFits) {
    auto const answer = testing::jsonOf(ask("&maxwidth=400&maxheight=2000&unknown=1"));
    EXPECT_EQ(answer.at("version"), "1.0");
    EXPECT_EQ(answer.at("type"), "rich");
    EXPECT_EQ(answer.at("width"), 400);
    EXPECT_EQ(answer.at("height"), 600);
    EXPECT_FALSE(answer.contains("thumbnail_url"));
    EXPECT_THAT(testing::textIn(answer, "html"),
                ::testing::AllOf(HasSubstr("src=\"https://wheel.example/embed/" + shareId + "\""),
                                 HasSubstr("title=\"Ben &amp; &quot;Cid&quot;\"")));
    auto const wide = testing::jsonOf(ask(""));
    EXPECT_EQ(wide.at("thumbnail_width"), 1200);
    EXPECT_EQ(wide.at("thumbnail_height"), 630);
}

TEST_F(OEmbedTest, KnowsNoXmlAndNoOtherAddress) {
    EXPECT_EQ(ask("&format=xml").status, 501U);
    EXPECT_EQ(ask("x").status, 404U);
    EXPECT_EQ(testing::get(port, "/oembed").status, 400U);
}

TEST_F(OEmbedTest, TheSharesPageSaysWhereItIs) {
    auto const page = testing::get(port, "/share/" + shareId).body;
    EXPECT_THAT(
        page,
        HasSubstr("type=\"application/json+oembed\" href=\"https://wheel.example/oembed?format=json&amp;"
                  "url=https%3A%2F%2Fwheel.example%2Fshare%2F" +
                  shareId + "\""));
}

} // namespace
} // namespace wheelwright::content
