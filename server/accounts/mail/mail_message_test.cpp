#include "accounts/mail/mail_message.hpp"
#include "accounts/mail/mail_texts.hpp"
#include "base/clock.hpp"
#include "base/languages.hpp"
#include <gmock/gmock.h>
#include <set>
#include <sstream>

namespace wheelwright::accounts {
namespace {

using ::testing::HasSubstr;

TEST(MailMessage, EveryLanguageHasWordsOfItsOwn) {
    std::set<std::string_view> seen;
    for (auto const& [code, locale] : kLanguages) {
        auto const& texts = mailTextsIn(code);
        EXPECT_EQ(texts.language, code);
        seen.insert(texts.notYou);
        for (auto const text : {texts.subject, texts.greeting, texts.invitation, texts.button, texts.orCopy,
                                texts.expiry, texts.notYou})
            EXPECT_FALSE(text.empty()) << code;
        EXPECT_THAT(std::string{texts.expiry}, HasSubstr("10")) << code;
    }
    EXPECT_EQ(seen.size(), kLanguages.size());
    EXPECT_EQ(mailTextsIn("xx").language, "en");
    for (auto const text : {mailTextsIn("de-ch").invitation, mailTextsIn("de-ch").notYou})
        EXPECT_EQ(text.find("ß"), std::string_view::npos);
}

TEST(MailMessage, HasHeadersAndLinesThatEveryServerTakes) {
    for (auto const& [code, locale] : kLanguages) {
        auto const mail = signInMail("wheel@example.org", "ada@example.org", code,
                                     "https://wheel.example/login?auth=email&token=abc");
        EXPECT_THAT(mail.text, HasSubstr("https://wheel.example/login?auth=email&token=abc"));
        EXPECT_THAT(mail.html, HasSubstr("href=\"https://wheel.example/login?auth=email&amp;token=abc\""));
        EXPECT_THAT(mail.html, HasSubstr("<html lang=\"" + std::string{locale} + "\">"));
        auto const bytes = mailBytes(mail, instantOf(1'709'209'445'007));
        EXPECT_THAT(bytes, HasSubstr("Date: Thu, 29 Feb 2024 12:24:05 +0000\r\n"));
        EXPECT_THAT(bytes, HasSubstr("To: <ada@example.org>\r\n"));
        std::istringstream lines{bytes};
        for (std::string line; std::getline(lines, line);) {
            ASSERT_TRUE(line.ends_with('\r')) << line;
            EXPECT_LE(line.size(), 79U) << line;
            for (char const c : line)
                ASSERT_TRUE(c == '\r' || c == '\t' || (c >= 0x20 && c < 0x7f)) << line;
        }
    }
}

// A line of a single dot ends a mail in SMTP.
TEST(MailMessage, NoLineStartsWithADot) {
    for (std::size_t before = 0; before < 160; ++before) {
        auto const text = std::string(before, 'x') + "...";
        auto const bytes = mailBytes({"a@example.org", "b@example.org", "s", text, text}, instantOf(0));
        EXPECT_EQ(bytes.find("\r\n."), std::string::npos) << before;
    }
}

} // namespace
} // namespace wheelwright::accounts
