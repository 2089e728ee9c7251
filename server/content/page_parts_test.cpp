#include "content/page_parts.hpp"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wheelwright::content {
namespace {

std::string place(std::string_view path) {
    auto const found = placeOf(path);
    if (!found.isPage) return "none";
    return std::string{found.language.locale} + (found.isHome ? " home" : "");
}

TEST(PagePlace, TheFirstSegmentNamesTheLanguage) {
    EXPECT_EQ(place("/"), "en home");
    for (auto const& language : kLanguages) {
        auto const code = "/" + std::string{language.code};
        auto const locale = std::string{language.locale};
        EXPECT_EQ(place(code), locale + " home");
        EXPECT_EQ(place(code + "/"), locale + " home");
        EXPECT_EQ(place(code + "/wheels/lunch"), locale);
        EXPECT_EQ(place(code + "/feedback/"), locale);
    }
    EXPECT_EQ(place("/xx/"), "en");
    EXPECT_EQ(place("/login"), "en");
    EXPECT_EQ(place("/share/abc"), "en");
    EXPECT_EQ(place("/dashboard"), "en");
    EXPECT_EQ(place("/DE"), "en");
}

TEST(PagePlace, MissingFilesAreNoPages) {
    for (auto const* path : {"/assets/missing.js", "/assets/x", "/media/none.png", "/favicon.png", "/de/x.js",
                             "/pages/en.html", "/.env", "/wp-login.php", "/public/wheel", "/metrics"})
        EXPECT_EQ(place(path), "none") << path;
}

using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kBuilt[] = R"(<!doctype html><html lang="en"><head><title>Wheel</title>
<meta name="description" content="Old." /></head><body><div id="root"></div><noscript><p>Turn it on.</p></noscript></body></html>)";

TEST(PageParts, EachPartIsInItsPlace) {
    auto const page = withParts(kBuilt, {"A & B", "Say \"hi\"", "<link rel=\"x\" />", "<h1>Read</h1>"});
    EXPECT_THAT(page, HasSubstr("<title>A &amp; B</title>"));
    EXPECT_THAT(page, HasSubstr("content=\"Say &quot;hi&quot;\" />"));
    EXPECT_THAT(page, HasSubstr("<link rel=\"x\" /></head>"));
    EXPECT_THAT(page, HasSubstr("<noscript><h1>Read</h1></noscript>"));
    EXPECT_THAT(page, HasSubstr("<p>Turn it on.</p>"));
}

TEST(PageParts, NothingInADataBlockCanEndIt) {
    auto const block = dataBlock("application/json", "x", R"({"a":"</script><script>alert(1)</script>"})");
    EXPECT_THAT(block, Not(HasSubstr("</script><script>")));
    EXPECT_THAT(block, HasSubstr("\\u003c/script>"));
}

TEST(PageParts, MarkupInFactsIsText) {
    auto const tags = openGraph({"<img src=x>", "\"><script>", "https://x/", "", kLanguages[3]});
    EXPECT_THAT(tags, Not(HasSubstr("<img")));
    EXPECT_THAT(tags, Not(HasSubstr("<script>")));
    EXPECT_THAT(tags, HasSubstr("de_CH"));
}

} // namespace

} // namespace wheelwright::content
