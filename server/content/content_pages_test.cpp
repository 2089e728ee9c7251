#include "base/languages.hpp"
#include "testing/mail_sign_in.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <set>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::Reply;

struct ContentPagesTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new testing::ServerProcess{{"--public-url", "https://wheel.example"}};
    }
    static void TearDownTestSuite() { delete server; }

    static std::string between(std::string const& text, std::string const& before, std::string const& after) {
        auto const from = text.find(before) + before.size();
        return text.substr(from, text.find(after, from) - from);
    }

    std::uint16_t port = server->port();
    static inline testing::ServerProcess* server;
};

TEST_F(ContentPagesTest, APublicPageIsCompleteWithoutJavaScript) {
    auto const page = get(port, "/de/wheels/babynamen");
    EXPECT_EQ(page.status, 200U);
    EXPECT_EQ(page.header("content-language"), "de");
    EXPECT_FALSE(page.has("x-robots-tag"));
    EXPECT_THAT(page.body, HasSubstr("<title>Babynamen"));
    EXPECT_THAT(page.body, Not(HasSubstr("content=\"Old.\"")));
    EXPECT_THAT(page.body,
                HasSubstr(R"(<link rel="canonical" href="https://wheel.example/de/wheels/babynamen" />)"));
    for (auto const& language : kLanguages)
        EXPECT_THAT(page.body,
                    HasSubstr("hreflang=\"" + std::string{language.locale} +
                              "\" href=\"https://wheel.example/" + std::string{language.code} + "/wheels/"));
    EXPECT_THAT(page.body,
                HasSubstr(R"(hreflang="x-default" href="https://wheel.example/en/wheels/baby-names")"));
    EXPECT_THAT(
        page.body,
        HasSubstr(
            R"(<meta property="og:image" content="https://wheel.example/de/wheels/babynamen/preview.png" />)"));
    EXPECT_THAT(page.body, HasSubstr("<h1>Babynamen</h1>"));
    EXPECT_THAT(page.body, HasSubstr("<li>Emilia</li>"));
    auto const linked =
        boost::json::parse(between(page.body, R"(<script type="application/ld+json">)", "</script>"));
    EXPECT_EQ(linked.at("name").as_string(), "Babynamen");
}

TEST_F(ContentPagesTest, ThePageBringsTheWheelAlong) {
    auto const page = get(port, "/en/wheels/yes-or-no");
    auto const config = boost::json::parse(
        between(page.body, R"(<script type="application/json" id="preloaded-wheel">)", "</script>"));
    EXPECT_EQ(config.at("source").as_string(), "cms");
    std::string const id{config.at("id").as_string()};
    auto const answer = get(port, "/public/wheel/" + id + "/config?lang=en");
    EXPECT_EQ(boost::json::parse(answer.body), config);
    EXPECT_EQ(get(port, "/public/wheel/" + id + "/config", "If-None-Match: " + answer.header("etag") + "\r\n")
                  .status,
              304U);
    EXPECT_THAT(get(port, "/public/wheel/" + id + "/config?lang=de").body, HasSubstr("Ja"));
    EXPECT_EQ(get(port, "/public/wheel/" + id + "/config?lang=xx").status, 400U);
    auto const none = get(port, "/public/wheel/6f9619ff-8b86-4011-b42d-00c04fc964ff/config");
    EXPECT_EQ(none.status, 404U);
    EXPECT_THAT(none.body, HasSubstr("CMS_WHEEL_NOT_FOUND"));
}

TEST_F(ContentPagesTest, OtherAddressesOfAWheelNameTheOne) {
    for (auto const* path : {"/de/babynamen", "/de/wheels/babynamen/", "/de/wheels/baby-names"})
        EXPECT_THAT(get(port, path).body,
                    HasSubstr(R"(rel="canonical" href="https://wheel.example/de/wheels/babynamen")"))
            << path;
    auto const unknown = get(port, "/de/wheels/nicht-da");
    EXPECT_EQ(unknown.status, 200U);
    EXPECT_EQ(unknown.header("x-robots-tag"), "noindex");
    EXPECT_THAT(unknown.body, Not(HasSubstr("preloaded-wheel")));
}

TEST_F(ContentPagesTest, TheGalleryLinksToEveryWheelByCategory) {
    for (auto const* path : {"/fr/wheels", "/fr/wheels/"}) {
        auto const page = get(port, path);
        EXPECT_EQ(page.status, 200U);
        EXPECT_FALSE(page.has("x-robots-tag"));
        EXPECT_THAT(page.body, HasSubstr("<h2>Décisions</h2>"));
        EXPECT_THAT(page.body, HasSubstr("href=\"/fr/wheels/"));
    }
    auto const list = testing::jsonOf(get(port, "/public/wheels?lang=fr"));
    EXPECT_EQ(list.at("categories").at(0).at("name").as_string(), "Décisions");
}

TEST_F(ContentPagesTest, TheSiteMapNamesEveryPage) {
    auto const map = get(port, "/sitemap.xml").body;
    EXPECT_THAT(map, HasSubstr("<loc>https://wheel.example/de-ch/wheels/</loc>"));
    EXPECT_THAT(map, HasSubstr("<loc>https://wheel.example/de/wheels/babynamen</loc>"));
    EXPECT_THAT(map, HasSubstr("<loc>https://wheel.example/pt/privacy</loc>"));
    EXPECT_THAT(map, HasSubstr("<loc>https://wheel.example/en-au/terms</loc>"));
}

TEST_F(ContentPagesTest, AContentWheelHasAPicture) {
    auto const first = get(port, "/de/wheels/babynamen/preview.png");
    EXPECT_EQ(first.status, 200U);
    EXPECT_EQ(first.header("content-type"), "image/png");
    EXPECT_EQ(first.body.substr(1, 3), "PNG");
    EXPECT_EQ(get(port, "/de/wheels/babynamen/preview.png").body, first.body);
    EXPECT_EQ(get(port, "/de/wheels/none/preview.png").status, 404U);
    EXPECT_EQ(get(port, "/xx/wheels/babynamen/preview.png").status, 404U);
}

TEST_F(ContentPagesTest, EveryPageNamesAPictureAndADescriptionInItsLanguage) {
    auto const dimension = [](std::string const& png, std::size_t at) {
        return static_cast<unsigned char>(png[at + 2]) * 256 + static_cast<unsigned char>(png[at + 3]);
    };
    std::set<std::string> pictures;
    for (auto const* path : {"/", "/en/", "/de/", "/de/wheels/", "/de/privacy", "/fr/terms", "/de/login",
                             "/de/wheels/babynamen"}) {
        auto const page = get(port, path).body;
        auto const image = between(page, R"(<meta property="og:image" content="https://wheel.example)", "\"");
        auto const picture = get(port, image);
        EXPECT_EQ(picture.status, 200U) << path << " " << image;
        EXPECT_EQ(picture.header("content-type"), "image/png");
        EXPECT_FALSE(picture.header("etag").empty());
        EXPECT_EQ(dimension(picture.body, 16), 1200);
        EXPECT_EQ(dimension(picture.body, 20), 630);
        EXPECT_LT(picture.body.size(), 300'000U); // some sites show none that is larger
        EXPECT_THAT(between(page, R"(<meta property="og:description" content=")", "\""), Not(IsEmpty()));
        EXPECT_THAT(page, HasSubstr(R"(<meta name="twitter:card" content="summary_large_image" />)"));
        pictures.insert(picture.body);
    }
    EXPECT_EQ(pictures.size(), 5U); // home in three languages, the gallery, the wheel
    auto const home = get(port, "/de/").body;
    EXPECT_THAT(home, HasSubstr(R"(<meta property="og:url" content="https://wheel.example/de/" />)"));
    EXPECT_THAT(home, HasSubstr(R"(<meta property="og:locale" content="de" />)"));
    EXPECT_EQ(get(port, "/xx/preview.png").status, 404U);
    EXPECT_EQ(get(port, "/xx/wheels/preview.png").status, 404U);
}

// Promise W4.
TEST_F(ContentPagesTest, OnlyEmbeddedPagesMayBeFramed) {
    for (auto const* path : {"/embed/de/babynamen", "/embed/aShareIdOfTwentyTwoCha"}) {
        auto const page = get(port, path);
        EXPECT_EQ(page.status, 200U);
        EXPECT_THAT(page.header("content-security-policy"), HasSubstr("frame-ancestors *"));
        EXPECT_THAT(page.header("content-security-policy"), HasSubstr("script-src 'self'"));
        EXPECT_EQ(page.header("x-robots-tag"), "noindex");
    }
    EXPECT_THAT(get(port, "/embed/de/babynamen").body, HasSubstr("preloaded-wheel"));
    for (auto const* path : {"/", "/de/wheels/babynamen", "/de/wheels/", "/share/x", "/login", "/embed"})
        EXPECT_THAT(get(port, path).header("content-security-policy"), HasSubstr("frame-ancestors 'none'"))
            << path;
}

TEST(ContentStart, ABrokenFileKeepsTheServerFromStarting) {
    testing::TempFolder const folder;
    folder.write("themes.json", "{}");
    folder.write("gallery.json", "{}");
    folder.write("wheels/bad.json", "{}");
    auto const finished =
        testing::runWheelwright({"serve", "--port", "0", "--data", (folder.path() / "data").string(),
                                 "--content", folder.path().string()});
    EXPECT_EQ(finished.exitCode, 1);
    EXPECT_THAT(finished.err, HasSubstr("bad.json is refused: id must be"));
}

} // namespace
} // namespace wheelwright
