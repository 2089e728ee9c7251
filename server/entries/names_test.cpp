#include "entries/names.hpp"
#include <gtest/gtest.h>
#include <set>

namespace wheelwright::entries {
namespace {

TEST(EntryNames, AreTidiedToOneVisibleLine) {
    struct Case {
        char const* given;
        std::string tidy;
    };
    std::vector<Case> const cases{
        {"Ann", "Ann"},
        {"  Ann \t Lee \n", "Ann Lee"},
        {"A\x01nn", "A nn"},
        {"\u200B\u200B", ""},         // zero-width spaces
        {"\u200D\uFEFF\u2060", ""},   // a joiner with nothing to join, and two that are never shown
        {"\u3164\u115F\u2800", ""},   // letters that look like nothing
        {"\u0301\u0301", ""},         // accents without a letter
        {"A\u200Bnn", "Ann"},         // told apart from Ann by nothing
        {"\u202Ennuf\u202C", "nnuf"}, // an override of the direction
        {"\u2067Ann\u2069", "Ann"},   // an isolate
        {"\u200Fשלום", "שלום"},       // right-to-left names stay
        {"👩‍👩‍👧", "👩‍👩‍👧"}, // joiners inside of an emoji stay
        {"می‌خواهم", "می‌خواهم"},   // and of Persian words
        {"👍️", "👍️"},
        {"Ann\u200D", "Ann"},
        {"Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301", "Z\u0301\u0301\u0301\u0301"},
        {"a\u00A0\u2028b", "a b"},
    };
    for (auto const& [given, tidy] : cases)
        EXPECT_EQ(tidyName(given), tidy) << given;
}

TEST(EntryNames, HaveAtMostFortyCharacters) {
    EXPECT_EQ(tidyName(std::string(10'240, 'x')), std::string(40, 'x'));
    EXPECT_EQ(tidyName(std::string(39, 'x') + " y"), std::string(39, 'x'));
    std::string umlauts;
    for (int i = 0; i < 50; ++i)
        umlauts += "ü";
    EXPECT_EQ(tidyName(umlauts).size(), 80U);
}

TEST(EntryNames, AreToldApart) {
    std::set<std::string> taken;
    auto const isTaken = [&](std::string const& name) { return taken.contains(name); };
    for (auto const* const expected : {"Ann", "Ann (2)", "Ann (3)"}) {
        auto const told = distinctName("Ann", isTaken);
        EXPECT_EQ(told, expected);
        taken.insert(told);
    }
    std::string const longest(40, 'x');
    taken.insert(longest);
    EXPECT_EQ(distinctName(longest, isTaken), std::string(36, 'x') + " (2)");
}

} // namespace
} // namespace wheelwright::entries
