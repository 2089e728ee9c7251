#include "content/legal_page.hpp"
#include "testing/mail_sign_in.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright::content {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;

boost::json::value carriedBy(std::string const& page) {
    std::string const before = R"(<script type="application/json" id="legal-text">)";
    auto const from = page.find(before) + before.size();
    return boost::json::parse(page.substr(from, page.find("</script>", from) - from));
}

TEST(LegalPages, AreThereInEveryLanguageToReadWithoutJavaScript) {
    testing::ServerProcess const server{{"--public-url", "https://wheel.example", "--operator",
                                         "Räder & Söhne", "--contact", "help@wheel.example"}};
    for (auto const& language : kLanguages)
        for (std::string_view const name :
             {"privacy", "terms", "schools", "help", "help/fair-turns", "help/live", "help/official-draws",
              "help/teams", "help/embedding", "help/streaming"}) {
            auto const path = legalPath(name, language);
            SCOPED_TRACE(path);
            auto const page = get(server.port(), path);
            EXPECT_EQ(page.status, 200U);
            EXPECT_EQ(page.header("content-language"), language.locale);
            EXPECT_FALSE(page.has("x-robots-tag"));
            EXPECT_FALSE(page.has("set-cookie"));
            EXPECT_THAT(page.body, HasSubstr("rel=\"canonical\" href=\"https://wheel.example" + path + "\""));
            EXPECT_THAT(page.body, HasSubstr("hreflang=\"x-default\" href=\"https://wheel.example/en/" +
                                             std::string{name} + "\""));
            EXPECT_THAT(page.body, HasSubstr("Räder &amp; Söhne"));
            EXPECT_THAT(page.body,
                        HasSubstr(R"(<a href="mailto:help@wheel.example">help@wheel.example</a>)"));
            EXPECT_THAT(page.body,
                        HasSubstr("<a href=\"/" + std::string{language.code} + "/\">Wheelwright</a>"));
            EXPECT_THAT(page.body, Not(HasSubstr("{{")));
            auto const text = carriedBy(page.body);
            EXPECT_EQ(text.at("language").as_string(), language.code);
            EXPECT_EQ(text.at("page").as_string(), name);
            EXPECT_EQ(text.at("mail").as_string(), "help@wheel.example");
            EXPECT_THAT(page.body,
                        HasSubstr("<title>" + std::string{text.at("title").as_string()} + " · Wheelwright"));
        }
}

TEST(LegalPages, TheHelpLeadsToAPageForEachTopic) {
    testing::ServerProcess const server;
    auto const help = get(server.port(), "/de/help").body;
    for (auto const topic : kHelpTopics) {
        auto const path = "/de/help/" + std::string{topic};
        EXPECT_THAT(help, HasSubstr("<h2><a href=\"" + path + "\">"));
        EXPECT_THAT(get(server.port(), path).body, Not(HasSubstr("<h2></h2>")));
        EXPECT_THAT(get(server.port(), "/sitemap.xml").body, HasSubstr(path + "</loc>"));
    }
    EXPECT_EQ(carriedBy(get(server.port(), "/de/help/moon").body).at("page").as_string(), "help");
}

TEST(LegalPages, SayThatNobodyNamedAnAddress) {
    testing::ServerProcess const server{{"--public-url", "https://wheel.example:8443"}};
    auto const page = get(server.port(), "/en/terms/").body;
    EXPECT_THAT(page, HasSubstr("wheel.example runs this site"));
    EXPECT_THAT(page, HasSubstr("you can write to the people who run this site"));
    EXPECT_THAT(page, Not(HasSubstr("mailto:")));
}

TEST(LegalPages, AnAddressThatIsNoMailIsText) {
    testing::ServerProcess const server{{"--contact", "1 Wheel <Lane>, Spinton"}};
    auto const page = get(server.port(), "/en/privacy").body;
    EXPECT_THAT(page, HasSubstr("go to 1 Wheel &lt;Lane&gt;, Spinton."));
    EXPECT_THAT(page, Not(HasSubstr("mailto:")));
}

TEST(LegalPages, TheOperatorFitsOnOneLine) {
    auto const refused = testing::runWheelwright({"serve", "--operator", "Two\nlines"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("--operator must be text on one line"));
}

TEST(LegalPages, TheHostIsWhatPeopleSee) {
    EXPECT_EQ(hostOf("https://wheel.example"), "wheel.example");
    EXPECT_EQ(hostOf("http://localhost:8080"), "localhost");
    EXPECT_EQ(hostOf("http://[::1]:8080"), "[::1]");
}

} // namespace
} // namespace wheelwright::content
