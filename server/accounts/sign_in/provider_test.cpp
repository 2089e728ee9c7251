#include "accounts/sign_in/provider.hpp"
#include "storage/query.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

Identity identity() {
    return {"google", "https://accounts.google.com", "1", "Ada@Example.org", true,
            "Ada",    "https://p.example/a.png"};
}

TEST(TidyIdentity, KeepsWhatIsFine) {
    auto const tidy = tidied(identity()).value();
    EXPECT_EQ(tidy.email, "ada@example.org");
    EXPECT_TRUE(tidy.emailVerified);
    EXPECT_EQ(tidy.name, "Ada");
    EXPECT_EQ(tidy.picture, "https://p.example/a.png");
}

TEST(TidyIdentity, LeavesOutWhatIsOdd) {
    auto odd = identity();
    odd.email = "no address";
    odd.name = std::string{" \0A\r\nda\t", 8};
    odd.picture = "javascript:alert(1)";
    auto const tidy = tidied(odd).value();
    EXPECT_FALSE(tidy.email);
    EXPECT_FALSE(tidy.emailVerified);
    EXPECT_EQ(tidy.name, "Ada");
    EXPECT_FALSE(tidy.picture);
    odd.name = "\xff\xfe";
    EXPECT_EQ(tidied(odd)->name, "");
}

TEST(TidyIdentity, CutsLongNamesBetweenLetters) {
    auto odd = identity();
    odd.name.clear();
    for (int i = 0; i < 300; ++i)
        odd.name += "é";
    odd.name = "a" + odd.name;
    auto const name = tidied(odd)->name;
    EXPECT_LE(name.size(), 200U);
    EXPECT_TRUE(storage::isStorableText(name));
}

TEST(TidyIdentity, RefusesWhoCannotBeToldApart) {
    for (auto const& subject :
         {std::string{}, std::string(256, 'a'), std::string{"a\0b", 3}, std::string{"\xff"}}) {
        auto odd = identity();
        odd.subject = subject;
        EXPECT_FALSE(tidied(odd));
    }
}

} // namespace

} // namespace wheelwright::accounts
