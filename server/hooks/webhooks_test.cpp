#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "base/languages.hpp"
#include "hooks/webhook_notice.hpp"
#include "hooks/webhook_sender.hpp"
#include "hooks/webhooks.hpp"
#include "testing/every_engine.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "testing/turned_clock.hpp"
#include <atomic>
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright::hooks {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;

// The example of the specification.
TEST(WebhookSignature, IsThatOfStandardWebhooks) {
    Webhook hook{
        .id = {}, .userId = {}, .url = {}, .events = {}, .secret = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"};
    auto const now = instantOf(1'614'265'330'000);
    auto const sign = [&] {
        return signaturesOf(hook, "msg_p5jXN8AQM9LWM0D4loKWxJek", R"({"test": 2432232314})", now);
    };
    std::string const expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
    EXPECT_EQ(sign(), expected);
    hook.oldSecret = std::exchange(hook.secret, "C2FVsBQIhrscChlQIMV+b5sSYspob7oD");
    hook.oldUntil = millisecondsOf(now) + 1;
    EXPECT_THAT(sign(), ::testing::EndsWith(" " + expected)) << "for a day both secrets sign";
    hook.oldUntil = millisecondsOf(now);
    EXPECT_THAT(sign(), ::testing::Not(::testing::HasSubstr(expected)));
}

TEST(WebhookRetries, TakeADay) {
    std::chrono::seconds all{};
    std::int64_t attempts = 1;
    for (auto pause = pauseAfter(attempts); pause; pause = pauseAfter(++attempts))
        all += *pause;
    EXPECT_EQ(attempts, 10);
    EXPECT_GE(all, 24h);
    EXPECT_LE(all, 25h);
}

TEST(WebhookRequestTest, NamesAPublicAddressAndKnownEvents) {
    auto const read = [](std::string const& url, std::string const& events, bool allowsPrivate = false) {
        auto const given = json::object{{"url", url}, {"events", json::parse(events)}};
        auto const asked = readWebhookRequest(given, allowsPrivate);
        return asked ? asked->events : asked.error().code;
    };
    EXPECT_EQ(read("https://hooks.example.org/a?b=c", R"(["entry.joined","spin.made","spin.made"])"),
              "spin.made entry.joined");
    for (auto const* const url :
         {"", "hooks", "http://hooks.example.org/", "ftp://hooks.example.org/", "https://a:b@example.org/",
          "https://example.org/#a", "https://example.org:8443/", "https://127.0.0.1/", "https://[::1]/",
          "https://169.254.169.254/latest", "https://10.0.0.7/", "https://[::ffff:10.0.0.7]/"})
        EXPECT_EQ(read(url, R"(["spin.made"])"), "invalid_webhook") << url;
    for (auto const* const events : {"[]", "7", R"(["spin"])", R"(["spin.made",7])"})
        EXPECT_EQ(read("https://hooks.example.org/", events), "invalid_webhook") << events;
    EXPECT_EQ(read("http://127.0.0.1:8080/", R"(["spin.made"])", true), "spin.made");
}

struct WebhooksTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        hooks.emplace(*database, clock, false);
        ada = database->write([&](Connection& connection) {
            accounts::Identity const identity{"email", "email", "ada@example.org", "ada@example.org", true,
                                              "Ada",   {}};
            return accounts::userBehind(connection, identity, 0, clock.now()).id;
        });
    }
    WebhookId make(std::string const& events = "spin.made") {
        return hooks->make(ada, {"https://hooks.example.org/", events}).value().id;
    }
    void happens(std::string_view type, std::int64_t number = 1) {
        database->write([&](Connection& connection) {
            queueEvent(connection, {type, ada, "w", {{"number", number}}}, clock.now());
        });
    }
    std::optional<Claimed> claim(WebhookId const& id) {
        return database->write(
            [&](Connection& connection) { return claimNext(connection, id, clock.now()); });
    }
    void note(Claimed const& claimed, Attempt const& attempt) {
        database->write([&](Connection& connection) {
            noteAttempt(connection, claimed, attempt, millisecondsOf(clock.now()));
        });
    }
    std::size_t due() {
        return database->read(
            [&](Connection& connection) { return dueWebhooks(connection, clock.now()).size(); });
    }
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<Webhooks> hooks;
    UserId ada;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, WebhooksTest, storage::everyEngine(), storage::engineName);

TEST_P(WebhooksTest, AreToldOfWhatTheyAskedForAlone) {
    auto const id = make("spin.made room.ended");
    happens(kRoomOpened);
    EXPECT_FALSE(claim(id));
    happens(kSpinMade);
    auto const claimed = claim(id);
    ASSERT_TRUE(claimed);
    EXPECT_EQ(claimed->type, "spin.made");
    EXPECT_EQ(claimed->data, R"({"number":1})");
    note(*claimed, {.isDelivered = true, .status = 200});
    EXPECT_EQ(due(), 0U);
    EXPECT_EQ(hooks->deliveries(ada, id)->at(0).at("state"), "delivered");
}

// As when a process is killed while it sends: another one sends the same message when the lease is over.
TEST_P(WebhooksTest, AProcessThatDiesLosesNothing) {
    auto const id = make();
    happens(kSpinMade);
    auto const first = claim(id);
    ASSERT_TRUE(first);
    EXPECT_FALSE(claim(id)) << "one process at a time";
    clock.turn(61s);
    auto const second = claim(id);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->id, first->id);
    EXPECT_EQ(second->attempts, 2);
}

TEST_P(WebhooksTest, AClockThatWasAheadKeepsNothingBack) {
    auto const id = make();
    happens(kSpinMade);
    auto const claimed = claim(id);
    note(*claimed, {.problem = "no_answer", .nextAt = millisecondsOf(clock.now() + 24h * 400)});
    EXPECT_EQ(due(), 1U);
    EXPECT_TRUE(claim(id));
}

TEST_P(WebhooksTest, ThoseThatFailComeAfterThoseThatWork) {
    auto const failing = make();
    happens(kSpinMade);
    note(claim(failing).value(), {.problem = "too_slow", .nextAt = millisecondsOf(clock.now())});
    clock.turn(1s);
    auto const working = make("room.ended");
    happens(kRoomEnded);
    auto const listed =
        database->read([&](Connection& connection) { return dueWebhooks(connection, clock.now()); });
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed.front().id, working);
    EXPECT_TRUE(listed.back().isFailing);
}

TEST_P(WebhooksTest, ItsUserIsToldOnceOfOneThatHasFailedForDays) {
    auto const made = hooks->make(ada, {"http://127.0.0.1:1/", "spin.made"}).value();
    happens(kSpinMade);
    happens(kSpinMade, 2);
    for (int attempt = 0; attempt < 9; ++attempt)
        note(claim(made.id).value(), {.problem = "no_answer", .nextAt = millisecondsOf(clock.now()) - 1});
    clock.turn(73h);
    std::atomic<int> told = 0;
    http::Metrics metrics;
    auto const onFailed = [&](Webhook const& hook) {
        EXPECT_EQ(hook.id, made.id);
        ++told;
    };
    SenderRules const rules{.publicAddress = {}, .allowsPrivate = true, .onFailed = onFailed};
    WebhookSender const sender{*database, clock, metrics, rules};
    ASSERT_TRUE(testing::soon([&] { return told == 1; }));
    EXPECT_EQ(hooks->list(ada).at(0).at("endedWhy"), "failing");
    EXPECT_EQ(due(), 0U);
}

TEST(WebhookNotice, SaysInEachLanguageWhereAndWhatToDo) {
    Webhook hook;
    hook.url = "https://hooks.example.org/secret";
    for (auto const& language : kLanguages) {
        accounts::NoticeReader const reader{"ada@example.org", std::string{language.code}};
        auto const mail =
            accounts::noticeMail("wheel@example.org", reader, "https://wheel.example", failedNotice(hook));
        EXPECT_THAT(mail.html, ::testing::HasSubstr("<html lang=\"" + std::string{language.code} + "\">"));
        EXPECT_THAT(mail.text, ::testing::HasSubstr("hooks.example.org"));
        EXPECT_THAT(mail.text, ::testing::HasSubstr("https://wheel.example/account"));
        EXPECT_THAT(mail.text, ::testing::Not(::testing::ContainsRegex("secret|[{]")));
    }
}

TEST_P(WebhooksTest, TheSecretIsReplacedAndEachIsTheUsersOwn) {
    auto const made = hooks->make(ada, {"https://hooks.example.org/", "spin.made"}).value();
    EXPECT_THAT(made.secret, ::testing::StartsWith("whsec_"));
    EXPECT_EQ(hooks->rotate(UserId{"eve"}, made.id).error().code, "webhook_not_found");
    EXPECT_EQ(hooks->deliveries(UserId{"eve"}, made.id).error().code, "webhook_not_found");
    EXPECT_FALSE(hooks->erase(UserId{"eve"}, made.id));
    auto const fresh = hooks->rotate(ada, made.id).value();
    EXPECT_NE(fresh, made.secret);
    auto const stored =
        database->read([&](Connection& connection) { return findWebhook(connection, made.id).value(); });
    EXPECT_EQ("whsec_" + stored.oldSecret, made.secret);
    EXPECT_EQ(stored.oldUntil, millisecondsOf(clock.now() + 24h));
    EXPECT_TRUE(hooks->erase(ada, made.id));
}

TEST_P(WebhooksTest, OneThatIsSwitchedOffGetsNothingUntilItsUserSendsAgain) {
    auto const id = make();
    happens(kSpinMade);
    happens(kSpinMade, 2);
    auto const claimed = claim(id).value();
    note(claimed, {.status = 410});
    database->write(
        [&](Connection& connection) { switchOff(connection, id, "gone", millisecondsOf(clock.now())); });
    EXPECT_EQ(due(), 0U);
    happens(kSpinMade, 3);
    EXPECT_EQ(due(), 0U);
    EXPECT_EQ(hooks->deliveries(ada, id)->size(), 2U);
    EXPECT_EQ(hooks->sendAgain(ada, id, DeliveryId{"msg_none"}).error().code, "delivery_not_found");
    EXPECT_TRUE(hooks->sendAgain(ada, id, claimed.id));
    EXPECT_EQ(claim(id).value().id, claimed.id);
    EXPECT_EQ(hooks->list(ada).at(0).at("endedWhy"), "");
}

TEST_P(WebhooksTest, AnAccountHasTenAndEachKeepsItsNewestDeliveries) {
    auto const id = make();
    for (int i = 1; i < 10; ++i)
        make("room.ended");
    EXPECT_EQ(hooks->make(ada, {"https://hooks.example.org/", "spin.made"}).error().code,
              "too_many_webhooks");
    for (int i = 0; i < 500; ++i)
        happens(kSpinMade, i);
    happens(kSpinMade, 500); // all wait: there is no room
    note(claim(id).value(), {.isDelivered = true, .status = 204});
    happens(kSpinMade, 501); // in place of the one that was delivered
    auto const many = read(*database, "select count(*) as many from webhook_deliveries");
    EXPECT_EQ(many.one().get<std::int64_t>("many"), 500);
}

} // namespace
} // namespace wheelwright::hooks
