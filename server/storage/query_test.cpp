#include "storage/query.hpp"
#include "testing/places.hpp"
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>

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

} // namespace wheelwright::storage
