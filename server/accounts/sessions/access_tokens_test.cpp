#include "base/encoding.hpp"
#include "testing/sessions_scene.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct AccessTokensTest : testing::SessionsScene {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, AccessTokensTest, storage::everyEngine(), storage::engineName);

TEST_P(AccessTokensTest, ACheckedTokenIsRememberedWhileItAndItsKeyLive) {
    auto const token = signIn().accessToken;
    EXPECT_FALSE(node->tokens.checkInMemory(token)) << "nobody has checked it yet";
    EXPECT_TRUE(node->tokens.check(token));
    EXPECT_EQ(node->tokens.checkInMemory(token).value().userId, bearerOf(token).userId);
    EXPECT_FALSE(node->tokens.checkInMemory(token + "x"));
    clock.turn(2s);
    EXPECT_FALSE(node->tokens.checkInMemory(token)) << "the keys have to be looked at again";
    EXPECT_TRUE(node->tokens.check(token));
    EXPECT_TRUE(node->tokens.checkInMemory(token));
    node->keys.rotate();
    database->write([](Connection& connection) {
        connection.run(storage::Query{"drop_first", "delete from signing_keys where signs_from = "
                                                    "(select min(signs_from) from signing_keys)"});
    });
    clock.turn(2s);
    EXPECT_FALSE(node->tokens.check(token)) << "its key was withdrawn";
}

TEST_P(AccessTokensTest, ARememberedTokenRunsOut) {
    auto const token = signIn().accessToken;
    EXPECT_TRUE(node->tokens.check(token));
    clock.turn(15min + 61s);
    EXPECT_FALSE(node->tokens.check(token));
    EXPECT_FALSE(node->tokens.checkInMemory(token));
}

TEST_P(AccessTokensTest, ATokenSaysWhoWhatAndUntilWhen) {
    auto const token = readToken(signIn().accessToken).value();
    EXPECT_EQ(token.claims.at("iss").as_string(), testing::kIssuer);
    EXPECT_EQ(token.claims.at("aud").as_string(), "wheelwright");
    EXPECT_EQ(token.claims.at("exp").as_int64() - token.claims.at("iat").as_int64(), 900);
    EXPECT_EQ(token.claims.at("credits").as_int64(), 5);
    EXPECT_EQ(token.claims.at("subscription").at("tier").as_string(), "free");
    EXPECT_TRUE(token.claims.at("subscription").at("expires").is_null());
    EXPECT_TRUE(token.claims.contains("sub"));
    EXPECT_TRUE(token.claims.contains("sid"));
}

// Promise J2.
TEST_P(AccessTokensTest, ATokenEndsAfterFifteenMinutesAndAMinuteOfSkew) {
    auto const token = signIn().accessToken;
    clock.turn(15min + 59s);
    EXPECT_TRUE(node->accepts(token));
    clock.turn(2s);
    EXPECT_FALSE(node->accepts(token));
    auto const early = signIn().accessToken;
    clock.turn(-59s);
    EXPECT_TRUE(node->accepts(early));
    clock.turn(-2s);
    EXPECT_FALSE(node->accepts(early));
}

// Promise J3.
TEST_P(AccessTokensTest, KeysRotateAndNobodyIsSignedOut) {
    auto const before = signIn().accessToken;
    auto const oldKid = node->keys.current().kid;
    auto const newKid = SigningKeys{*database, clock}.rotate();
    clock.turn(2s);
    EXPECT_EQ(other->keys.current().kid, oldKid); // known everywhere before it signs
    EXPECT_EQ(other->keys.published().size(), 2U);
    clock.turn(4s);
    EXPECT_EQ(node->keys.current().kid, newKid);
    auto const after = signIn().accessToken;
    EXPECT_TRUE(other->accepts(before));
    EXPECT_TRUE(other->accepts(after));
    clock.turn(2h);
    SigningKeys{*database, clock}.rotate();
    clock.turn(6s);
    EXPECT_EQ(other->keys.published().size(), 2U); // the first is gone
    EXPECT_FALSE(other->keys.find(oldKid));
}

// Promise J1, and a token from another installation.
TEST_P(AccessTokensTest, ForgedTokensAreRefused) {
    auto const good = signIn().accessToken;
    auto const token = readToken(good).value();
    auto const [kid, key] = node->keys.current();
    auto const forged = [&](boost::json::object header, boost::json::object claims, Key const& with) {
        return signToken(SignatureKind::ES256, with, std::move(header), claims);
    };
    boost::json::object const header{{"typ", "at+jwt"}, {"kid", kid}};
    ASSERT_TRUE(node->accepts(forged(header, token.claims, key)));

    auto const stranger = Key::generate();
    EXPECT_FALSE(node->accepts(forged(header, token.claims, stranger)));
    EXPECT_FALSE(
        node->accepts(forged({{"typ", "at+jwt"}, {"kid", "../../etc/passwd"}}, token.claims, stranger)));
    EXPECT_FALSE(node->accepts(forged({{"typ", "at+jwt"}}, token.claims, key)));
    for (auto const* name : {"jwk", "jku", "x5u"}) {
        auto tempting = header;
        tempting[name] = name == std::string{"jwk"} ? boost::json::value(stranger.publicJwk(kid))
                                                    : boost::json::value("http://127.0.0.1:9/keys");
        EXPECT_FALSE(node->accepts(forged(tempting, token.claims, stranger))) << name;
        EXPECT_TRUE(node->accepts(forged(tempting, token.claims, key))) << name;
    }
    EXPECT_FALSE(node->accepts(forged({{"typ", "JWT"}, {"kid", kid}}, token.claims, key)));
    for (auto const* name : {"iss", "aud", "sub", "sid", "exp", "nbf"}) {
        auto without = token.claims;
        without.erase(name);
        EXPECT_FALSE(node->accepts(forged(header, without, key))) << name;
        auto wrong = token.claims;
        wrong[name] = "other";
        EXPECT_FALSE(node->accepts(forged(header, wrong, key))) << name;
    }
    for (auto const* alg : {"none", "None", "HS256", "RS256", "ES384"}) {
        auto const text = good.substr(good.find('.'));
        auto const head =
            base64url("{\"typ\":\"at+jwt\",\"alg\":\"" + std::string{alg} + "\",\"kid\":\"" + kid + "\"}");
        EXPECT_FALSE(node->accepts(head + text)) << alg;
        EXPECT_FALSE(node->accepts(head + text.substr(0, text.rfind('.') + 1))) << alg;
    }
    for (auto const* text : {"", ".", "..", "a.b.c", "Bearer"})
        EXPECT_FALSE(node->accepts(text));
}

TEST_P(AccessTokensTest, ATierCountsUntilItExpires) {
    auto const tokens = signIn();
    auto const userId = bearerOf(tokens.accessToken).userId;
    database->write([&](Connection& connection) {
        setSubscription(connection, userId, {Tier::Pro, clock.now() + 1h}, 100);
    });
    auto const pro = node->sessions.refresh(tokens.refreshId).value();
    EXPECT_NE(claimsOf(pro.accessToken).find(R"("tier":"pro")"), std::string::npos);
    EXPECT_NE(claimsOf(pro.accessToken).find(R"("credits":100)"), std::string::npos);
    clock.turn(1h);
    auto const free = node->sessions.refresh(pro.refreshId).value();
    EXPECT_NE(claimsOf(free.accessToken).find(R"("tier":"free","expires":null)"), std::string::npos);
}

} // namespace
} // namespace wheelwright::accounts
