#include "storage/query.hpp"
#include "testing/every_engine.hpp"
#include "testing/places.hpp"
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <string>

namespace wheelwright::storage {
namespace {

constexpr SqlPart kColumns{"id, name"};

// Neighbouring literals are one text: a star may stand in the second.
std::vector<std::string> starsIn(std::string const& source) {
    static std::regex const seam{R"re("\s*(//[^\n]*)?\s*")re"};
    static std::regex const star{R"re(\b(select|returning)\s+([^()";]*,\s*)?(\w+\.)?\*)re",
                                 std::regex::icase};
    auto const text = std::regex_replace(source, seam, "");
    std::vector<std::string> found;
    for (std::sregex_iterator at{text.begin(), text.end(), star}, end; at != end; ++at)
        found.push_back(at->str());
    return found;
}

std::string contentOf(std::filesystem::path const& file) {
    std::ifstream const stream{file};
    return (std::ostringstream{} << stream.rdbuf()).str();
}

using ::testing::HasSubstr;

Rows twoWheels() {
    return Rows{Table{.query = "wheels_of_owner",
                      .columns = {"id", "slices", "share"},
                      .cells = {"a", std::int64_t{3}, nullptr, "b", std::int64_t{70'000}, "s1"},
                      .affected = 0}};
}

} // namespace

TEST(Query, IsPutTogetherOfParts) {
    static_assert(sqlText<"select ", kColumns, " from wheels"> == "select id, name from wheels");
}

TEST(Query, StarsAreFound) {
    using ::testing::IsEmpty;
    using ::testing::SizeIs;
    for (auto const* const source :
         {R"("select * from a")", R"("select a.* from a")", R"("SELECT b, * from a")",
          R"("x " "returning *")", "\"delete from a returning \"\n  \"*\"", R"("select b, a.* from a")"})
        EXPECT_THAT(starsIn(source), SizeIs(1)) << source;
    for (auto const* const source :
         {R"("select count(*) from a")", R"("select a, b from c where d = 2 * 3")", "select(int* of)"})
        EXPECT_THAT(starsIn(source), IsEmpty()) << source;
}

// On PostgreSQL a prepared `select *` fails once a newer program has added a column, and what the older one
// reads would depend on what it doesn't know.
TEST(Query, OfTheProgramNamesItsColumns) {
    for (auto const& entry : std::filesystem::recursive_directory_iterator{testing::projectFile("server")}) {
        auto const& file = entry.path();
        auto const name = file.filename().string();
        bool const isSource = file.extension() == ".cpp" || file.extension() == ".hpp";
        // table_copy.cpp copies whatever columns there are.
        if (!isSource || name.ends_with("_test.cpp") || name == "table_copy.cpp") continue;
        EXPECT_THAT(starsIn(contentOf(file)), ::testing::IsEmpty()) << file;
    }
}

TEST(Rows, AreReadByColumnName) {
    std::string ids;
    for (auto const& row : twoWheels())
        ids += row.get<std::string>("id");
    EXPECT_EQ(ids, "ab");
    EXPECT_EQ(twoWheels()[1].get<std::optional<std::string>>("share"), "s1");
    EXPECT_EQ(twoWheels()[0].get<std::optional<std::string>>("share"), std::nullopt);
}

TEST(Rows, ARowOutlivesTheAnswerItCameFrom) {
    auto const row = twoWheels().first();
    ASSERT_TRUE(row);
    EXPECT_EQ(row->get<int>("slices"), 3);
}

TEST(Rows, NullWhereNoneIsExpectedNamesQueryAndColumn) {
    auto const message = messageThrownBy([] { twoWheels()[0].get<std::string>("share"); });
    EXPECT_THAT(message, HasSubstr("wheels_of_owner"));
    EXPECT_THAT(message, HasSubstr("share"));
    EXPECT_THAT(message, HasSubstr("NULL"));
}

TEST(Rows, AWrongTypeOrNameIsRefused) {
    auto const row = twoWheels()[1];
    EXPECT_THAT(messageThrownBy([&] { row.get<int>("id"); }), HasSubstr("no whole number"));
    EXPECT_THAT(messageThrownBy([&] { row.get<std::string>("slices"); }), HasSubstr("no text"));
    EXPECT_THAT(messageThrownBy([&] { row.get<Bytes>("id"); }), HasSubstr("no byte string"));
    EXPECT_THAT(messageThrownBy([&] { row.get<double>("id"); }), HasSubstr("no number"));
    EXPECT_THAT(messageThrownBy([&] { row.get<bool>("slices"); }), HasSubstr("neither true nor false"));
    EXPECT_THAT(messageThrownBy([&] { row.get<std::int16_t>("slices"); }), HasSubstr("does not fit"));
    EXPECT_THAT(messageThrownBy([&] { row.get<int>("colour"); }), HasSubstr("colour is not in the answer"));
}

TEST(Rows, OneMeansExactlyOne) {
    EXPECT_THAT(messageThrownBy([] { twoWheels().one(); }), HasSubstr("there are 2"));
}

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
