#include "accounts/profile/user_store.hpp"
#include "accounts/sessions/sessions.hpp"
#include "accounts/sessions/token.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <functional>
#include <set>
#include <thread>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr char kIssuer[] = "https://wheel.example";

// One process: what two of them share is the database only.
struct Node {
    Node(storage::Database& database, Clock const& clock)
        : keys{database, clock},
          tokens{keys, clock, kIssuer},
          live{database, clock},
          sessions{database, tokens, live, clock} {}
    bool accepts(std::string const& token) {
        auto const bearer = tokens.check(token);
        return bearer && live.has(*bearer);
    }
    SigningKeys keys;
    AccessTokens tokens;
    LiveSessions live;
    Sessions sessions;
};

struct SessionsTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 24}));
        SigningKeys{*database, clock}.makeFirst();
        node.emplace(*database, clock);
        other.emplace(*database, clock);
    }
    SessionTokens signIn(std::string const& subject = "ada") {
        auto const opened = database->write([&](Connection& connection) {
            auto const user =
                userBehind(connection, {"email", "email", subject, subject + "@example.org", true, "", {}}, 5,
                           clock.now());
            return node->sessions.open(connection, user, "email", "a test");
        });
        return node->sessions.tokensOf(opened);
    }
    std::string claimsOf(std::string const& token) {
        return boost::json::serialize(readToken(token).value().claims);
    }
    Bearer bearerOf(std::string const& token) { return node->tokens.check(token).value(); }

    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Node> node;
    std::optional<Node> other;
};

TEST_P(SessionsTest, ACheckedTokenIsRememberedWhileItAndItsKeyLive) {
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

TEST_P(SessionsTest, ARememberedTokenRunsOut) {
    auto const token = signIn().accessToken;
    EXPECT_TRUE(node->tokens.check(token));
    clock.turn(15min + 61s);
    EXPECT_FALSE(node->tokens.check(token));
    EXPECT_FALSE(node->tokens.checkInMemory(token));
}

// A clock that lets something happen between a session's look-up and the keeping of the answer.
struct InterruptingClock final : Clock {
    Instant now() const override {
        if (interrupt) interrupt();
        return SystemClock{}.now();
    }
    std::function<void()> interrupt;
};

TEST_P(SessionsTest, ASessionThatEndsWhileItIsLookedUpIsNotKept) {
    auto const bearer = bearerOf(signIn().accessToken);
    InterruptingClock interrupting;
    LiveSessions live{*database, interrupting};
    interrupting.interrupt = [&] { live.drop(bearer.sessionId); };
    live.has(bearer);
    interrupting.interrupt = {};
    EXPECT_FALSE(live.hasInMemory(bearer));
    live.has(bearer);
    EXPECT_TRUE(live.hasInMemory(bearer));
}

TEST_P(SessionsTest, ATokenSaysWhoWhatAndUntilWhen) {
    auto const token = readToken(signIn().accessToken).value();
    EXPECT_EQ(token.claims.at("iss").as_string(), kIssuer);
    EXPECT_EQ(token.claims.at("aud").as_string(), "wheelwright");
    EXPECT_EQ(token.claims.at("exp").as_int64() - token.claims.at("iat").as_int64(), 900);
    EXPECT_EQ(token.claims.at("credits").as_int64(), 5);
    EXPECT_EQ(token.claims.at("subscription").at("tier").as_string(), "free");
    EXPECT_TRUE(token.claims.at("subscription").at("expires").is_null());
    EXPECT_TRUE(token.claims.contains("sub"));
    EXPECT_TRUE(token.claims.contains("sid"));
}

// Promise J2.
TEST_P(SessionsTest, ATokenEndsAfterFifteenMinutesAndAMinuteOfSkew) {
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

// Promise S1.
TEST_P(SessionsTest, RefreshIdsAreLongRotatedAndStoredHashed) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    EXPECT_GE(first.refreshId.size(), 22U); // 6 bits each: at least 128
    EXPECT_NE(first.refreshId, second.refreshId);
    EXPECT_GE(second.refreshId.size(), 22U);
    std::string stored;
    for (auto const& row : read(*database, "select * from refresh_tokens"))
        stored += row.get<std::string>("hash") + " ";
    EXPECT_EQ(stored.find(first.refreshId), std::string::npos);
    EXPECT_EQ(stored.find(second.refreshId), std::string::npos);
    EXPECT_NE(stored.find(sha256Hex(second.refreshId)), std::string::npos);
}

// Promise S2.
TEST_P(SessionsTest, AnOldIdUsedAgainEndsTheWholeChain) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    auto const bystander = signIn("bob");
    clock.turn(10s + 1ms);
    auto const reused = node->sessions.refresh(first.refreshId);
    ASSERT_TRUE(reused.has_error());
    EXPECT_EQ(reused.error().fault, Fault::NoSession);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_error());
    EXPECT_FALSE(node->accepts(second.accessToken));
    EXPECT_TRUE(node->sessions.refresh(bystander.refreshId).has_value());
}

// Promise S3; the second node is the same server after kill -9.
TEST_P(SessionsTest, ARetryWithinTheGraceGetsTheSameChild) {
    auto const first = signIn();
    auto const second = node->sessions.refresh(first.refreshId).value();
    clock.turn(10s);
    EXPECT_EQ(other->sessions.refresh(first.refreshId).value().refreshId, second.refreshId);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_value());
}

// A duplicated tab has its original's id. With a twin each goes on for itself, however long the other is
// away.
TEST_P(SessionsTest, ATwinGoesOnBesideItsOriginal) {
    auto const first = signIn();
    auto const both = node->sessions.refresh(first.refreshId, true).value();
    EXPECT_NE(both.refreshId, both.twinRefreshId);
    EXPECT_EQ(other->sessions.refresh(first.refreshId, true).value().twinRefreshId, both.twinRefreshId);
    auto const original = node->sessions.refresh(both.refreshId).value();
    clock.turn(1h);
    auto const twin = node->sessions.refresh(both.twinRefreshId).value();
    EXPECT_TRUE(node->sessions.refresh(original.refreshId).has_value());
    EXPECT_EQ(node->sessions.list(bearerOf(twin.accessToken).userId).size(), 1U) << "it is still one device";

    // Whoever took the id the two came from is found out, and both chains end.
    EXPECT_TRUE(node->sessions.refresh(first.refreshId, true).has_error());
    EXPECT_TRUE(node->sessions.refresh(twin.refreshId).has_error());
}

TEST_P(SessionsTest, ATwinIsGivenAlsoAfterARefreshWithoutOne) {
    auto const first = signIn();
    auto const alone = node->sessions.refresh(first.refreshId).value();
    EXPECT_TRUE(alone.twinRefreshId.empty());
    auto const both = node->sessions.refresh(first.refreshId, true).value();
    EXPECT_EQ(both.refreshId, alone.refreshId);
    clock.turn(1h);
    EXPECT_TRUE(node->sessions.refresh(alone.refreshId).has_value());
    EXPECT_TRUE(node->sessions.refresh(both.twinRefreshId).has_value());
}

// Promise S3.
TEST_P(SessionsTest, TwentyParallelRefreshesSignNobodyOut) {
    auto const first = signIn();
    std::vector<std::string> children(20);
    {
        std::vector<std::jthread> tabs;
        for (std::size_t i = 0; i < children.size(); ++i)
            tabs.emplace_back([&, i] {
                auto& at = i % 2 == 0 ? *node : *other;
                children[i] = at.sessions.refresh(first.refreshId).value().refreshId;
            });
    }
    EXPECT_EQ(std::set<std::string>(children.begin(), children.end()).size(), 1U);
    EXPECT_TRUE(node->sessions.refresh(children.front()).has_value());
}

// Promise S4.
TEST_P(SessionsTest, ASessionEndsAfterThirtyIdleDays) {
    auto const kept = signIn();
    clock.turn(30 * 24h - 1s);
    auto const next = node->sessions.refresh(kept.refreshId);
    ASSERT_TRUE(next.has_value());
    clock.turn(30 * 24h);
    EXPECT_TRUE(node->sessions.refresh(next->refreshId).has_error());
    EXPECT_TRUE(node->sessions.list(bearerOf(signIn().accessToken).userId).size() == 1);
}

// Most refreshes follow the last one within minutes.
TEST_P(SessionsTest, ARefreshWithinTheHourWritesNothingButItsIds) {
    auto const first = signIn();
    auto const userId = bearerOf(first.accessToken).userId;
    auto const written = [&] {
        std::string cells;
        for (auto const* const sql : {"select last_used_at as at, idle_until as until from sessions",
                                      "select last_used_at as at, credits as until from users"}) {
            auto const row = read(*database, sql).one();
            cells += std::to_string(row.get<std::int64_t>("at")) + " " +
                     std::to_string(row.get<std::int64_t>("until")) + " ";
        }
        return cells;
    };
    auto const before = written();
    clock.turn(59min);
    auto const second = node->sessions.refresh(first.refreshId).value();
    EXPECT_EQ(written(), before);
    EXPECT_EQ(node->sessions.list(userId).front().lastUsedAt, clock.now())
        << "the list is exact all the same";
    clock.turn(2min);
    EXPECT_TRUE(node->sessions.refresh(second.refreshId).has_value());
    EXPECT_NE(written(), before);
}

// Promise S4.
TEST_P(SessionsTest, ASessionEndsAfterNinetyDaysHoweverOftenItIsUsed) {
    auto tokens = signIn();
    for (int week = 0; week < 12; ++week) {
        clock.turn(7 * 24h);
        tokens = node->sessions.refresh(tokens.refreshId).value();
    }
    clock.turn(6 * 24h);
    EXPECT_TRUE(node->sessions.refresh(tokens.refreshId).has_error());
    EXPECT_FALSE(node->accepts(tokens.accessToken));
}

// Promise J4.
TEST_P(SessionsTest, AnEndedSessionIsRefusedHereAtOnceAndElsewhereWithinASecond) {
    auto const tokens = signIn();
    auto const bearer = bearerOf(tokens.accessToken);
    EXPECT_TRUE(node->accepts(tokens.accessToken));
    EXPECT_TRUE(other->accepts(tokens.accessToken));
    EXPECT_FALSE(node->sessions.end(UserId{"someone else"}, bearer.sessionId));
    EXPECT_TRUE(node->sessions.end(bearer.userId, bearer.sessionId));
    EXPECT_FALSE(node->accepts(tokens.accessToken));
    clock.turn(1s);
    EXPECT_FALSE(other->accepts(tokens.accessToken));
    EXPECT_TRUE(other->sessions.refresh(tokens.refreshId).has_error());
}

TEST_P(SessionsTest, EndingAllEndsAllOfOneUserOnly) {
    auto const one = signIn();
    auto const two = signIn();
    auto const bob = signIn("bob");
    EXPECT_EQ(node->sessions.list(bearerOf(one.accessToken).userId).size(), 2U);
    node->sessions.endAll(bearerOf(one.accessToken).userId);
    EXPECT_FALSE(node->accepts(one.accessToken));
    EXPECT_FALSE(node->accepts(two.accessToken));
    EXPECT_TRUE(node->accepts(bob.accessToken));
}

// Promise J3.
TEST_P(SessionsTest, KeysRotateAndNobodyIsSignedOut) {
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
TEST_P(SessionsTest, ForgedTokensAreRefused) {
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

TEST_P(SessionsTest, ASessionFromAWrongFutureIsOver) {
    constexpr auto kYears = 2 * 365 * 24h;
    clock.turn(kYears);
    auto const ahead = signIn();
    clock.turn(-kYears);
    EXPECT_FALSE(node->accepts(ahead.accessToken));
    EXPECT_EQ(node->sessions.refresh(ahead.refreshId, false).error().code, "session_over");
    auto const now = signIn("ben");
    EXPECT_TRUE(node->accepts(now.accessToken));
    clock.turn(kYears);
    signIn("cleo");
    clock.turn(-kYears);
    node->sessions.dropExpired();
    EXPECT_EQ(read(*database, "select id from sessions").size(), 1U);
    EXPECT_TRUE(node->accepts(now.accessToken));
}

TEST_P(SessionsTest, AnIdSpentInAWrongFutureHasNoGraceUntilThen) {
    auto const before = signIn();
    clock.turn(30min);
    ASSERT_TRUE(node->sessions.refresh(before.refreshId, false));
    clock.turn(-30min);
    EXPECT_EQ(node->sessions.refresh(before.refreshId, false).error().code, "session_reused");
}

TEST_P(SessionsTest, ExpiredSessionsAreSweptAway) {
    signIn();
    clock.turn(31 * 24h);
    auto const kept = signIn("bob");
    node->sessions.dropExpired();
    EXPECT_EQ(read(*database, "select id from sessions").size(), 1U);
    EXPECT_EQ(read(*database, "select hash from refresh_tokens").size(), 1U);
    EXPECT_TRUE(node->sessions.refresh(kept.refreshId).has_value());
}

TEST_P(SessionsTest, ATierCountsUntilItExpires) {
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

INSTANTIATE_TEST_SUITE_P(EveryEngine, SessionsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::accounts
