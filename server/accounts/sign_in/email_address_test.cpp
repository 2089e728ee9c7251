#include "accounts/sign_in/email_address.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

TEST(EmailAddress, HasASimpleShapeAndOneSpelling) {
    EXPECT_EQ(emailAddress(" Ada.Lovelace+wheel@Example.ORG "), "ada.lovelace+wheel@example.org");
    for (auto const* text : {"a@b.c", "ünï@example.org", "\"q\"@b.de", "a@b..c", "a@müller.example"})
        EXPECT_EQ(emailAddress(text), text);
    for (auto const* text : {"",
                             "a",
                             "a@",
                             "@b.c",
                             "a@b",
                             "a@.c",
                             "a@b.",
                             "a b@c.d",
                             "a@b c.d",
                             "a@b@c.d",
                             "a\r\n@b.c",
                             "a@b.c\r\nBcc: x@y.z",
                             "a@b.c,x@y.z",
                             "<a@b.c>",
                             "a@b.c>",
                             "a\u00a0@b.c",
                             "a@b\u2003c.d",
                             "a@b.c\u3000d",
                             "a\xff@b.c",
                             "a@[127.0.0.1]",
                             "a\t@b.c"})
        EXPECT_FALSE(emailAddress(text)) << text;
    EXPECT_FALSE(emailAddress(std::string("a\0@b.c", 6)));
    EXPECT_FALSE(emailAddress(std::string(65, 'a') + "@b.c"));
    EXPECT_FALSE(emailAddress("a@" + std::string(260, 'b') + ".c"));
}

} // namespace
} // namespace wheelwright::accounts
