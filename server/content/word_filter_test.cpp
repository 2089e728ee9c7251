#include "content/content_file.hpp"
#include "content/word_filter.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include <gmock/gmock.h>

namespace wheelwright::content {
namespace {

using ::testing::HasSubstr;

struct WordListTest : ::testing::Test {
    bool finds(std::string const& words, std::string_view text) {
        folder.write("words.txt", words);
        return WordList{file}.finds(text);
    }
    std::string problem(std::string const& words) {
        folder.write("words.txt", words);
        try {
            WordList const list{file};
        } catch (ContentError const& error) {
            return error.what();
        }
        return "";
    }
    testing::TempFolder folder;
    std::filesystem::path const file = folder.path() / "words.txt";
};

TEST_F(WordListTest, FindsWholeWordsWhateverTheirCapitalsAndAccents) {
    for (auto const* const text : {"crudo", "CRUDO!", "so Crúdo, so", "«crudo»", "x_crudo_x crudo"})
        EXPECT_TRUE(finds("crudo\n", text)) << text;
    for (auto const* const text : {"crudos", "incrudo", "cru do", "", "1", "crud0o"})
        EXPECT_FALSE(finds("crudo\n", text)) << text;
    EXPECT_TRUE(finds("straße", "STRASSE"));
    EXPECT_TRUE(finds("БРАНЬ", "вот брань"));
}

TEST_F(WordListTest, FindsWordsWithDigitsAndSignsInPlaceOfLetters) {
    for (auto const* const text : {"cl0wn", "CL0WN", "c1own", "c!own", "c10wn"})
        EXPECT_TRUE(finds("clown", text)) << text;
    EXPECT_TRUE(finds("sass", "$@ss"));
    EXPECT_TRUE(finds("sass", "sa55"));
    EXPECT_FALSE(finds("sass", "5455")) << "a number is a number";
    EXPECT_FALSE(finds("ill", "lil"));
    EXPECT_TRUE(finds("route66", "Route66"));
}

TEST_F(WordListTest, APhraseIsFoundAsAWhole) {
    EXPECT_TRUE(finds("bad egg", "You Bad,  EGG."));
    EXPECT_FALSE(finds("bad egg", "bad good egg"));
    EXPECT_FALSE(finds("bad egg", "bad"));
}

TEST_F(WordListTest, CommentsAndEmptyLinesAreNoWords) {
    EXPECT_FALSE(finds("# clown\n\n  \r\n", "clown"));
    EXPECT_TRUE(finds("egg # a comment\r\nclown", "clown"));
    EXPECT_FALSE(finds("", "clown"));
    EXPECT_TRUE(finds("\xEF\xBB\xBF"
                      "clown",
                      "clown"))
        << "an editor's mark at the beginning";
}

TEST_F(WordListTest, ABrokenFileIsAClearSentence) {
    EXPECT_THAT(problem("egg\n\xff\xfe\n"), HasSubstr("words.txt is refused: line 2 is no text in UTF-8."));
    EXPECT_THAT(problem("***\n"), HasSubstr("line 1 has no letter or digit."));
    EXPECT_THAT(problem(std::string(201, 'x')), HasSubstr("line 1 has more than 200 characters."));
    std::filesystem::remove(file);
    EXPECT_THROW(WordList{file}, ContentError);
    EXPECT_THROW(WordList{folder.path()}, ContentError);
}

TEST_F(WordListTest, AChangedFileIsReadAgainAndABrokenOneLeavesTheLastGoodList) {
    folder.write("words.txt", "egg\n");
    WordFilter const filter{file};
    EXPECT_TRUE(filter.finds("egg"));
    folder.write("words.txt", "clown\n");
    EXPECT_TRUE(testing::soon([&] { return filter.finds("clown") && !filter.finds("egg"); }));
    folder.write("words.txt", "broken \xff\n");
    folder.write("words.txt", "broken again \xff\n");
    EXPECT_TRUE(filter.finds("clown"));
    std::filesystem::remove(file);
    EXPECT_TRUE(filter.finds("clown"));
    folder.write("words.txt", "clown\nhat\n");
    EXPECT_TRUE(testing::soon([&] { return filter.finds("hat"); }));
}

} // namespace

} // namespace wheelwright::content
