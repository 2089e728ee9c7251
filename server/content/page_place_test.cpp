#include "content/page_place.hpp"
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

} // namespace
} // namespace wheelwright::content
