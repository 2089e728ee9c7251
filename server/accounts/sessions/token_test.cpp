#include "accounts/sessions/token.hpp"
#include "base/encoding.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

TEST(Token, WhatOneKeySignedTheSameKeyConfirms) {
    auto const key = Key::fromPem(Key::generate().pem());
    auto const text = signToken(SignatureKind::ES256, key, {{"kid", "a"}}, {{"sub", "u"}});
    auto const token = readToken(text);
    ASSERT_TRUE(token);
    EXPECT_EQ(token->claims.at("sub").as_string(), "u");
    EXPECT_TRUE(signedBy(*token, key));
    EXPECT_TRUE(signedBy(*token, Key::fromJwk(key.publicJwk("a")).value()));
    EXPECT_FALSE(signedBy(*token, Key::generate()));
}

TEST(Token, AChangedLetterAnywhereIsSeen) {
    auto const key = Key::generate();
    auto const text = signToken(SignatureKind::ES256, key, {{"kid", "a"}}, {{"sub", "user"}});
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto changed = text;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        if (changed == text) continue;
        auto const token = readToken(changed);
        EXPECT_FALSE(token && signedBy(*token, key)) << i;
    }
}

TEST(Token, OtherFormsAreNoTokens) {
    auto const good = signToken(SignatureKind::ES256, Key::generate(), {}, {});
    EXPECT_TRUE(readToken(good));
    EXPECT_FALSE(readToken(""));
    EXPECT_FALSE(readToken("a.b"));
    EXPECT_FALSE(readToken("..."));
    EXPECT_FALSE(readToken(good + "."));
    EXPECT_FALSE(readToken(good + "="));
    EXPECT_FALSE(readToken(std::string(20'000, 'a') + good));
    EXPECT_FALSE(readToken(base64url("[]") + "." + base64url("{}") + "."));
    EXPECT_FALSE(readToken(signToken(SignatureKind::ES256, Key::generate(), {{"crit", "x"}}, {})));
}

TEST(Token, KeysOfAnotherKindCheckNothing) {
    auto const key = Key::generate();
    EXPECT_TRUE(key.fits(SignatureKind::ES256));
    EXPECT_FALSE(key.fits(SignatureKind::RS256));
    EXPECT_FALSE(key.fits(SignatureKind::EdDSA));
    EXPECT_FALSE(key.verifies(SignatureKind::RS256, "x", std::string(256, 'x')));
    for (auto const* alg : {"none", "None", "HS256", "es256", "RS512", ""})
        EXPECT_FALSE((Token{{{"alg", alg}}, {}, {}, {}}.kind())) << alg;
}

TEST(Token, OddKeysAreLeftOut) {
    for (boost::json::object const& jwk :
         {boost::json::object{}, boost::json::object{{"kty", "oct"}, {"k", "c2VjcmV0"}},
          boost::json::object{{"kty", "EC"}, {"crv", "P-256"}, {"x", "AA"}, {"y", "AA"}},
          boost::json::object{{"kty", "EC"}, {"crv", "P-384"}},
          boost::json::object{{"kty", "RSA"}, {"n", "AQAB"}, {"e", "AQAB"}},
          boost::json::object{{"kty", "EC"},
                              {"crv", "P-256"},
                              {"x", base64url(std::string(32, 'x'))},
                              {"y", base64url(std::string(32, 'y'))}},
          boost::json::object{{"kty", 7}}})
        EXPECT_FALSE(Key::fromJwk(jwk)) << boost::json::serialize(jwk);
}

TEST(Token, TheAudienceIsATextOrAList) {
    EXPECT_TRUE(isFor({{}, {{"aud", "me"}}, {}, {}}, "me"));
    EXPECT_TRUE(isFor({{}, {{"aud", {"you", "me"}}}, {}, {}}, "me"));
    EXPECT_FALSE(isFor({{}, {{"aud", {"you", 7}}}, {}, {}}, "me"));
    EXPECT_FALSE(isFor({{}, {{"aud", 7}}, {}, {}}, "me"));
    EXPECT_FALSE(isFor({{}, {}, {}, {}}, "me"));
    EXPECT_FALSE(isFor({{}, {{"aud", ""}}, {}, {}}, ""));
}

} // namespace
} // namespace wheelwright::accounts
