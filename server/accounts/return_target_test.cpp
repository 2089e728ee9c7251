#include "accounts/return_target.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

constexpr char kOurs[] = "https://wheel.example";

struct Case {
    std::string asked;
    std::string target;
};

// Promise W1.
TEST(ReturnTarget, NeverLeavesTheSite) {
    std::string const nul{"/\0/evil.com", 11};
    for (auto const& [asked, target] : std::initializer_list<Case>{
             {"", "/"},
             {"/", "/"},
             {"/de/", "/de/"},
             {"/de/wheels/x?a=1&b=2", "/de/wheels/x?a=1&b=2"},
             {"/?wheel=1", "/?wheel=1"},
             {"/a#b", "/a"},
             {"/login", "/"},
             {"/login/", "/"},
             {"/login?returnTo=/login", "/"},
             {"/logins", "/logins"},
             {"/grüße", "/gr%C3%BC%C3%9Fe"},
             {"/%F0%9F%8E%A1", "/%F0%9F%8E%A1"},
             {"/a?x=\"><script>", "/a?x=%22%3E%3Cscript%3E"},
             {"/a?next=//evil.com", "/a?next=//evil.com"},
             {"/a?x=\r\nSet-Cookie: a=b", "/a?x=%0D%0ASet-Cookie:%20a=b"},
             {"https://wheel.example/de/?wheel=1#x", "/de/?wheel=1"},
             {"https://wheel.example", "/"},
             {"https://wheel.example/login", "/"},
             {"https://evil.com/x?y=1", "/x"},
             {"https://evil.com", "/"},
             {"http://wheel.example/x?y=1", "/x"},
             {"https://user:word@evil.com/x", "/x"},
             {"https://wheel.example@evil.com/x?y=1", "/x"},
             {"https://wheel.example.evil.com/x?y=1", "/x"},
             {"https://evil.com//other.com", "/dashboard"},
             {"https://evil.com/%2f/other.com", "/dashboard"},
             {"//evil.com", "/dashboard"},
             {"///evil.com", "/dashboard"},
             {"/\\evil.com", "/dashboard"},
             {"\\\\evil.com", "/dashboard"},
             {"/\\/evil.com", "/dashboard"},
             {"/\t/evil.com", "/dashboard"},
             {"/\n/evil.com", "/dashboard"},
             {"/\r\n/evil.com", "/dashboard"},
             {"\t//evil.com", "/dashboard"},
             {" //evil.com", "/dashboard"},
             {"/ /evil.com", "/dashboard"},
             {nul, "/dashboard"},
             {"/%09/evil.com", "/dashboard"},
             {"/%0d%0aSet-Cookie:a=b", "/dashboard"},
             {"/%00", "/dashboard"},
             {"/%2fevil.com", "/dashboard"},
             {"/%2Fevil.com", "/dashboard"},
             {"/%5cevil.com", "/dashboard"},
             {"/%252fevil.com", "/dashboard"},
             {"/%25252fevil.com", "/dashboard"},
             {"/%2525252525252fevil.com", "/dashboard"},
             {"/.//evil.com", "/dashboard"},
             {"/..//evil.com", "/dashboard"},
             {"/a/..//evil.com", "/dashboard"},
             {"/a/../b", "/dashboard"},
             {"/%2e%2e/b", "/dashboard"},
             {"/..", "/dashboard"},
             {"/.", "/dashboard"},
             {"/a//b", "/dashboard"},
             {"javascript:alert(1)", "/dashboard"},
             {"JaVaScRiPt:alert(1)", "/dashboard"},
             {"java\tscript:alert(1)", "/dashboard"},
             {"data:text/html,x", "/dashboard"},
             {"vbscript:x", "/dashboard"},
             {"https:evil.com", "/dashboard"},
             {"https:/evil.com", "/dashboard"},
             {"https:\\\\evil.com", "/dashboard"},
             {"http:///evil.com", "/evil.com"},
             {"ftp://evil.com/x", "/dashboard"},
             {"file:///etc/passwd", "/dashboard"},
             {"evil.com", "/dashboard"},
             {"dashboard", "/dashboard"},
             {"@evil.com", "/dashboard"},
             {"?a=b", "/dashboard"},
             {"#token=x", "/dashboard"},
             {".", "/dashboard"},
             {"https://", "/"},
             {"https://[::1", "/dashboard"},
             {"/" + std::string(3000, 'a'), "/dashboard"},
         })
        EXPECT_EQ(returnTarget(asked, kOurs), target) << asked;
}

// Whatever bytes arrive, what comes out is one path on this site that a header can carry.
TEST(ReturnTarget, AnyBytesGiveAPathThatAHeaderCanCarry) {
    static constexpr std::string_view pieces[] = {"/",        "\\", "%", "2f",  "%2F", "%5C", ":",  "https",
                                                  "//",       "@",  "?", "#",   ".",   "..",  "\t", "\r\n",
                                                  "evil.com", "\0", "é", "%09", "25",  "a",   " "};
    std::uint64_t seed = 88172645463325252ULL;
    for (int round = 0; round < 20'000; ++round) {
        std::string asked;
        for (int piece = 0; piece < 8; ++piece) {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            asked += pieces[seed % std::size(pieces)];
        }
        auto const target = returnTarget(asked, kOurs);
        ASSERT_TRUE(target.starts_with('/')) << asked;
        ASSERT_FALSE(target.starts_with("//") || target.starts_with("/\\")) << asked;
        for (char const c : target)
            ASSERT_TRUE(c > 0x20 && c < 0x7f && c != '#') << asked;
    }
}

TEST(ReturnTarget, NamesItsLanguage) {
    EXPECT_EQ(languageOf("/de-ch/wheels/x"), "de-ch");
    EXPECT_EQ(languageOf("/de?x=1"), "de");
    EXPECT_EQ(languageOf("/xx/"), "en");
    EXPECT_EQ(languageOf("/"), "en");
    EXPECT_EQ(languageOf(""), "en");
}

} // namespace
} // namespace wheelwright::accounts
