#include "wheels/name_match.hpp"
#include <gtest/gtest.h>

namespace wheelwright::wheels {
namespace {

int fit(std::string_view typed, std::string_view name) {
    return NameQuery{typed}.fit(searchWords(name));
}

TEST(NameMatch, CaseAccentsAndApostrophesDoNotCount) {
    EXPECT_GT(fit("cafe", "Café Crème"), 0);
    EXPECT_GT(fit("CREME", "Café Crème"), 0);
    EXPECT_GT(fit("straße", "STRASSE"), 0);
    EXPECT_GT(fit("whats", "What’s for lunch?"), 0);
    EXPECT_GT(fit("обед", "Обед"), 0);
}

TEST(NameMatch, TypingMistakesAreForgiven) {
    for (auto const* typed : {"piza", "pizzza", "pziza", "pizzq"})
        EXPECT_GT(fit(typed, "Pizza night"), 0) << typed;
    EXPECT_GT(fit("resturant", "Restaurant picker"), 0);
    EXPECT_EQ(fit("xyz", "Pizza night"), 0);
    EXPECT_EQ(fit("pasta", "Pizza night"), 0);
    EXPECT_EQ(fit("cat", "Cut"), 0); // short words are too alike
}

TEST(NameMatch, EveryWordThatWasTypedMustFit) {
    EXPECT_GT(fit("night piz", "Pizza night"), 0);
    EXPECT_EQ(fit("pizza morning", "Pizza night"), 0);
}

TEST(NameMatch, WordsMayBeWrittenTogether) {
    EXPECT_GT(fit("babynames", "Baby names"), 0);
    EXPECT_GT(fit("babynmaes", "Baby names"), 0);
}

TEST(NameMatch, BetterFitsCountMore) {
    EXPECT_GT(fit("team", "Team"), fit("team", "Teams"));
    EXPECT_GT(fit("team", "Teams"), fit("team", "Steam"));
    EXPECT_GT(fit("team", "Steam"), fit("taem", "Team"));
    NameQuery const query{"pizza"};
    EXPECT_GT(query.fit(searchWords("Pizza"), {}),
              query.fit(searchWords("Lunch"), searchWords("pizza soup")));
    EXPECT_GT(query.fit(searchWords("Lunch"), searchWords("pizza soup")), 0);
}

} // namespace
} // namespace wheelwright::wheels
