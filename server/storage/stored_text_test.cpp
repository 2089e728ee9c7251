#include "storage/stored_text.hpp"
#include <gtest/gtest.h>
#include <string>

namespace wheelwright::storage {
using namespace std::string_view_literals;

TEST(StoredText, TakesEveryKindOfUtf8) {
    for (auto const text :
         {""sv, "plain"sv, "\x01\x7F"sv, "é\u07FF"sv, "€\uD7FF\uE000\uFFFD"sv, "😀\U00010000\U0010FFFF"sv})
        EXPECT_TRUE(isStorableText(text)) << text;
}

TEST(StoredText, RefusesNul) {
    EXPECT_FALSE(isStorableText("\0"sv));
    EXPECT_FALSE(isStorableText("a\0b"sv));
}

TEST(StoredText, RefusesWhatIsNoUtf8) {
    EXPECT_FALSE(isStorableText("\x80")) << "a continuation without a start";
    EXPECT_FALSE(isStorableText("\xC0\x80")) << "an overlong NUL";
    EXPECT_FALSE(isStorableText("\xE0\x9F\xBF")) << "an overlong three";
    EXPECT_FALSE(isStorableText("\xF0\x8F\xBF\xBF")) << "an overlong four";
    EXPECT_FALSE(isStorableText("\xED\xA0\x80")) << "a surrogate";
    EXPECT_FALSE(isStorableText("\xF4\x90\x80\x80")) << "beyond U+10FFFF";
    EXPECT_FALSE(isStorableText("\xFF")) << "never a byte of UTF-8";
    EXPECT_FALSE(isStorableText("\xE2\x82")) << "cut off";
    EXPECT_FALSE(isStorableText("\xE2\x82z")) << "broken third byte";
    EXPECT_FALSE(isStorableText("\xF0\x9F\x98z")) << "broken fourth byte";
}

TEST(StoredText, FindsABadByteAtEveryPlaceOfALongText) {
    for (std::size_t at = 0; at < 40; ++at)
        for (char const bad : {'\0', '\x80', '\xFF'}) {
            std::string text(40, '\x01');
            EXPECT_TRUE(isStorableText(text));
            text[at] = bad;
            EXPECT_FALSE(isStorableText(text)) << at;
        }
    std::string const mixed = "plain letters, then é, then plain letters again, then 😀 and more of them";
    EXPECT_TRUE(isStorableText(mixed));
    EXPECT_FALSE(isStorableText(mixed.substr(0, mixed.find("😀") + 2)));
}

} // namespace wheelwright::storage
