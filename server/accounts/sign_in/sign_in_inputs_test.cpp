#include "accounts/calls.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::accounts {
namespace {

namespace json = boost::json;
using http::FormFields;
using http::formText;

constexpr char kSite[] = "https://wheel.example";

TEST(LinkRequestInput, HasOneSpellingOfTheAddressAndAPathOfThisSite) {
    auto const asked =
        readLinkRequest({{"email", "Ada@Example.org"}, {"returnTo", "https://wheel.example/de/x?y=1"}}, kSite)
            .value();
    EXPECT_EQ(asked.email, "ada@example.org");
    EXPECT_EQ(asked.returnTo, "/de/x?y=1");
    EXPECT_EQ(asked.language, "de"); // of the page to return to
    EXPECT_EQ(asked.source, "");
}

TEST(LinkRequestInput, NamesTheLanguageOfItsMail) {
    auto const languageFor = [](json::value const& lang) {
        return readLinkRequest({{"email", "ada@example.org"}, {"returnTo", "/fr/x"}, {"lang", lang}}, kSite)
            .value()
            .language;
    };
    EXPECT_EQ(languageFor("it"), "it");
    EXPECT_EQ(languageFor("xx"), "fr");
    EXPECT_EQ(languageFor(7), "fr");
}

TEST(LinkRequestInput, NeedsAnAddress) {
    for (json::object const& wrong :
         {json::object{}, json::object{{"email", ""}}, json::object{{"email", 7}},
          json::object{{"email", "ada"}}, json::object{{"email", "a@b.c\r\nBcc: d@e.f"}}})
        EXPECT_EQ(readLinkRequest(wrong, kSite).error().code, "invalid_email") << json::serialize(wrong);
}

TEST(LinkProofInput, AsksForARedirectUnlessForJson) {
    auto const plain = readLinkProof(FormFields{"token=abc"});
    EXPECT_EQ(plain.token, "abc");
    EXPECT_FALSE(plain.asJson);
    EXPECT_TRUE(readLinkProof(FormFields{"response_type=json"}).asJson);
    EXPECT_EQ(readLinkProof(FormFields{"response_type=json"}).token, "");
    EXPECT_FALSE(readLinkProof(FormFields{"response_type=code"}).asJson);
}

TEST(ReturnFieldsInput, AreWhatTheProviderSends) {
    auto const given = readReturnFields(FormFields{"state=s&code=a/b%20c&iss=https://id.example"});
    EXPECT_EQ(given.state, "s");
    EXPECT_EQ(given.code, "a/b c");
    EXPECT_EQ(given.issuer, "https://id.example");
    EXPECT_EQ(given.error, std::nullopt);
    EXPECT_EQ(given.givenName, std::nullopt);
    EXPECT_EQ(readReturnFields(FormFields{"error=access_denied"}).error, "access_denied");
}

TEST(ReturnFieldsInput, WithoutACodeOfPrintableCharactersHaveNone) {
    EXPECT_EQ(readReturnFields(FormFields{"code=" + std::string(4096, 'x')}).code, std::string(4096, 'x'));
    for (auto const& query : {std::string{}, std::string{"code="}, std::string{"code=a%0Ab"},
                              std::string{"code=%C3%A9"}, "code=" + std::string(4097, 'x')})
        EXPECT_EQ(readReturnFields(FormFields{query}).code, std::nullopt) << query;
}

TEST(ReturnFieldsInput, HaveTheNameThatAppleSendsOnce) {
    auto const nameIn = [](std::string const& user) {
        return readReturnFields(FormFields{formText({{"user", user}})}).givenName;
    };
    EXPECT_EQ(nameIn(R"({"name":{"firstName":"Ada","lastName":"Lovelace"}})"), "Ada Lovelace");
    EXPECT_EQ(nameIn(R"({"name":{"lastName":"Lovelace"}})"), "Lovelace");
    EXPECT_EQ(nameIn(R"({"name":{"firstName":")" + std::string(401, 'x') + R"("}})"), std::nullopt);
    for (auto const* user :
         {"{", "7", "{}", R"({"name":"Ada"})", R"({"name":{}})", R"({"name":{"firstName":7}})"})
        EXPECT_EQ(nameIn(user), std::nullopt) << user;
}

TEST(RefreshInput, NeedsAnIdAndMayAskForATwin) {
    auto const plain = readRefresh({{"refresh_token_id", "r"}}).value();
    EXPECT_EQ(plain.refreshId, "r");
    EXPECT_FALSE(plain.withTwin);
    EXPECT_TRUE(readRefresh({{"refresh_token_id", "r"}, {"twin", true}}).value().withTwin);
    for (json::object const& wrong : {json::object{}, json::object{{"refresh_token_id", ""}},
                                      json::object{{"refresh_token_id", 7}}, json::object{{"twin", true}}})
        EXPECT_EQ(readRefresh(wrong).error().code, "invalid_refresh") << json::serialize(wrong);
}

} // namespace
} // namespace wheelwright::accounts
