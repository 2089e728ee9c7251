#include "accounts/email_address.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

TEST(EmailAddress, HasASimpleShapeAndOneSpelling) {
    EXPECT_EQ(emailAddress(" Ada.Lovelace+wheel@Example.ORG "), "ada.lovelace+wheel@example.org");
    EXPECT_EQ(emailAddress("a@b.c"), "a@b.c");
    for (auto const* text : {"",
                             "a",
                             "a@",
                             "@b.c",
                             "a@b",
                             "a@.c",
                             "a@b.",
                             "a@b..c",
                             "a b@c.d",
                             "a@b c.d",
                             "a@b@c.d",
                             "a\r\n@b.c",
                             "a@b.c\r\nBcc: x@y.z",
                             "a@b.c,x@y.z",
                             "<a@b.c>",
                             "a@b.c>",
                             "\"a\"@b.c",
                             "ä@b.c",
                             "a@[127.0.0.1]",
                             "a\t@b.c"})
        EXPECT_FALSE(emailAddress(text)) << text;
    EXPECT_FALSE(emailAddress(std::string("a\0@b.c", 6)));
    EXPECT_FALSE(emailAddress(std::string(65, 'a') + "@b.c"));
    EXPECT_FALSE(emailAddress("a@" + std::string(260, 'b') + ".c"));
}

} // namespace
} // namespace wheelwright::accounts
