#include "base/languages.hpp"
#include "ideas/wheel_wish.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::ideas {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongest = 20;

TEST(WheelWish, IsReadAsOneLineOfText) {
    auto const wish =
        readWish({{"prompt", " what\nto\teat "}, {"lang", "de"}, {"count", 7.0}}, kLongest).value();
    EXPECT_EQ(wish.prompt, "what to eat");
    EXPECT_EQ(wish.lines, "what\nto eat");
    EXPECT_EQ(kLanguages[wish.language].code, "de");
    EXPECT_EQ(wish.count, 7U);
    EXPECT_EQ(wish.topic, "");
    EXPECT_FALSE(wish.fromLibrary);
}

TEST(WheelWish, HasTheUsualCountUnlessOneIsGiven) {
    EXPECT_EQ(readWish({{"prompt", "food"}, {"lang", "en"}}, kLongest).value().count, kUsualChoices);
    EXPECT_EQ(readWish({{"prompt", "food"}, {"lang", "en"}, {"count", nullptr}}, kLongest).value().count,
              kUsualChoices);
}

TEST(WheelWish, ThatNamesATopicOrTheIdeasIsForTheLibrary) {
    EXPECT_TRUE(readWish({{"topic", "dinner"}, {"lang", "en"}}, kLongest).value().fromLibrary);
    EXPECT_TRUE(
        readWish({{"prompt", "food"}, {"lang", "en"}, {"source", "ideas"}}, kLongest).value().fromLibrary);
}

TEST(WheelWish, IsRefusedForAReason) {
    struct Case {
        json::object given;
        char const* code;
    };
    json::string const longest(kLongest, 'x');
    json::string const tooLong(kLongest + 1, 'x');
    std::vector<Case> const cases{
        {{}, "empty_prompt"},
        {{{"prompt", " \n\t "}, {"lang", "en"}}, "empty_prompt"},
        {{{"prompt", 7}, {"lang", "en"}}, "empty_prompt"},
        {{{"prompt", tooLong}}, "prompt_too_long"},
        {{{"prompt", longest}, {"lang", "en"}}, ""},
        {{{"prompt", "food"}}, "unknown_language"},
        {{{"prompt", "food"}, {"lang", "en"}, {"source", "model"}}, "unknown_source"},
        {{{"prompt", "food"}, {"lang", "en"}, {"source", 7}}, "unknown_source"},
        {{{"prompt", "food"}, {"lang", "xx"}}, "unknown_language"},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", 1}}, "invalid_count"},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", 2}}, ""},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", 100}}, ""},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", 101}}, "invalid_count"},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", 2.5}}, "invalid_count"},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", "9"}}, "invalid_count"},
        {{{"prompt", "food"}, {"lang", "en"}, {"count", -1e300}}, "invalid_count"},
    };
    for (auto const& [given, code] : cases)
        EXPECT_EQ(readWish(given, kLongest).error().code, code) << json::serialize(given);
}

} // namespace
} // namespace wheelwright::ideas
