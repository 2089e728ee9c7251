#include "accounts/mail/farewell.hpp"
#include "accounts/profile/profiles.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "app/program/account_parts.hpp"
#include "app/program/backups.hpp"
#include "app/program/retention_rules.hpp"
#include "base/languages.hpp"
#include "entries/entry_store.hpp"
#include "live/draws.hpp"
#include "testing/http_client.hpp"
#include "testing/migrated_test.hpp"
#include "testing/peer_process.hpp"
#include "testing/places.hpp"
#include "testing/soon.hpp"
#include "testing/stored_room.hpp"
#include "testing/temp_folder.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <future>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

struct RetentionRulesTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        settings.data = folder.path().string();
    }
    UserId addUser(std::string const& name) {
        return database->write([&](Connection& connection) {
            accounts::Identity const identity{"github", "https://github.example", name, {}, false, name, {}};
            return accounts::userBehind(connection, identity, 0, clock.now()).id;
        });
    }
    UserId visit(std::string const& email, bool isVerified) {
        return database->write([&](Connection& connection) {
            accounts::Identity const identity{"email", "email", email, email, isVerified, "", {}};
            auto const id = accounts::userBehind(connection, identity, 0, clock.now()).id;
            accounts::noteLanguage(connection, id, "/de/");
            return id;
        });
    }
    void warnThrough(testing::PeerProcess const& post) {
        settings.keepUnusedAccounts = 730;
        settings.mailFrom = "wheel@example.org";
        settings.smtpUrl = "smtp://127.0.0.1:" + std::to_string(post.port());
        settings.smtpUser = "wheel";
        settings.smtpPassword = "turns";
        settings.smtpCaFile = post.text("certificate");
        settings.publicAddress = "https://wheel.example";
    }
    bool exists(UserId const& id) {
        return database->read(
            [&](Connection& connection) { return accounts::findUser(connection, id).has_value(); });
    }
    // A month ago: only who was warned loses an account.
    void warned(std::vector<UserId> const& ids) {
        database->write([&](Connection& connection) {
            for (auto const& id : ids)
                accounts::noteWarned(connection, id, clock.now());
        });
        clock.turn(31 * 24h);
    }
    void tidy() {
        accounts::SessionCache cache{*database, clock};
        accounts::Profiles profiles{*database, cache, clock, {}, accountParts(), recentList()};
        auto const erase = [&](UserId const& id) { return profiles.erase(id); };
        retention::Retention{*database, clock, retentionRules(settings, *database, clock, erase)}.run();
    }
    std::size_t drawsAfterTidying(live::Draws& draws, std::string const& chain) {
        tidy();
        return draws.list(chain, 100).draws.size();
    }

    testing::TurnedClock clock;
    testing::TempFolder folder;
    Settings settings;
    std::optional<storage::Database> database;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RetentionRulesTest, storage::everyEngine(), storage::engineName);

TEST_P(RetentionRulesTest, AccountsNobodyUsedGoAndNoOthers) {
    auto const unused = addUser("unused");
    auto const used = addUser("used");
    auto const admin = addUser("admin");
    auto const paying = addUser("paying");
    auto const expired = addUser("expired");
    database->write([&](Connection& connection) {
        accounts::setRole(connection, admin, accounts::Role::Admin);
        accounts::setSubscription(connection, paying, {accounts::Tier::Pro, std::nullopt}, 0);
        accounts::setSubscription(connection, expired, {accounts::Tier::Pro, clock.now()}, 0);
    });
    clock.turn(360 * 24h);
    database->write([&](Connection& connection) { accounts::noteUse(connection, used, clock.now()); });
    clock.turn(10 * 24h);
    settings.keepUnusedAccounts = 365;
    tidy();
    EXPECT_TRUE(exists(unused)) << "nobody has warned them";
    warned({unused, used, admin, paying, expired});
    settings.keepUnusedAccounts = 0;
    tidy();
    EXPECT_TRUE(exists(unused)) << "0 keeps it for good";
    settings.keepUnusedAccounts = 365;
    tidy();
    EXPECT_FALSE(exists(unused));
    EXPECT_FALSE(exists(expired));
    EXPECT_TRUE(exists(used));
    EXPECT_TRUE(exists(admin));
    EXPECT_TRUE(exists(paying));
}

TEST_P(RetentionRulesTest, WhoHasAnAddressIsWarnedThirtyDaysBefore) {
    testing::PeerProcess const post{"mail-server.mjs"};
    warnThrough(post);
    auto const smtpUrl = std::exchange(settings.smtpUrl, "");
    auto const ada = visit("ada@example.org", true);
    auto const eve = visit("eve@example.org", true);
    auto const unproven = visit("someone@example.org", false);
    clock.turn(731 * 24h);
    tidy();
    EXPECT_TRUE(exists(ada)) << "nobody can be warned without a mail server";
    EXPECT_TRUE(exists(unproven)) << "an address that may be another's gets no mail";
    settings.smtpUrl = smtpUrl;
    tidy();
    EXPECT_TRUE(exists(ada));
    clock.turn(29 * 24h);
    database->write([&](Connection& connection) { accounts::noteUse(connection, eve, clock.now()); });
    tidy();
    EXPECT_TRUE(exists(ada));
    clock.turn(25h);
    tidy();
    EXPECT_FALSE(exists(ada));
    EXPECT_TRUE(exists(eve)) << "she came back";
}

// A stop that waits for hundreds of mails looks like one that hangs, and one that breaks off a mail which the
// server already has sends it twice.
TEST_P(RetentionRulesTest, AStopAwaitsTheWarningUnderWayAndLeavesTheRestToTheNextRun) {
    testing::PeerProcess const post{"mail-server.mjs"};
    warnThrough(post);
    auto const tell = [&](std::string const& order) {
        return boost::json::parse(testing::get(post.port("control"), "/" + order).body).as_array();
    };
    visit("ada@example.org", true);
    visit("eve@example.org", true);
    clock.turn(731 * 24h);
    auto const rules = [&] {
        return retentionRules(settings, *database, clock, [](UserId const&) { return true; });
    };
    tell("hold");
    retention::Retention stopped{*database, clock, rules()};
    auto const run = std::async(std::launch::async, [&] { stopped.run(); });
    ASSERT_TRUE(testing::soon([&] { return tell("mails").size() == 1; }));
    stopped.interrupt();
    tell("release");
    run.wait();
    EXPECT_EQ(tell("mails").size(), 1U);
    retention::Retention{*database, clock, rules()}.run();
    auto const mails = tell("mails");
    ASSERT_EQ(mails.size(), 2U);
    EXPECT_NE(mails.at(0).at("to"), mails.at(1).at("to"));
}

TEST(Farewell, SaysInEachLanguageWhereAndWhen) {
    for (auto const& language : kLanguages) {
        auto const mail = accounts::farewellMail("wheel@example.org", "ada@example.org", language.code,
                                                 "https://wheel.example", Instant{1'700'000'000'000ms});
        EXPECT_THAT(mail.text, ::testing::AllOf(::testing::HasSubstr("https://wheel.example"),
                                                ::testing::HasSubstr("2023-11-14"),
                                                ::testing::HasSubstr("https://wheel.example/login")));
        EXPECT_THAT(mail.text, ::testing::Not(::testing::HasSubstr("{")));
    }
}

TEST_P(RetentionRulesTest, ReceiptsStayUnlessTheirDaysAreSetAndNumbersGoOn) {
    live::Draws draws{*database, clock};
    auto const chain = newUuid();
    ASSERT_TRUE(draws.begin(wheels::WheelId{chain}, {}));
    clock.turn(1000 * 24h);
    EXPECT_EQ(drawsAfterTidying(draws, chain), 1U);
    settings.keepReceipts = 999;
    EXPECT_EQ(drawsAfterTidying(draws, chain), 0U);
    EXPECT_EQ(draws.begin(wheels::WheelId{chain}, {})->commitment.number, 2) << "no second draw is the first";
}

// Two draws with one number of one chain would look like a server that shows two people two receipts.
TEST_P(RetentionRulesTest, GuestsDrawsGoButTheirChainsGoOnAndOthersStay) {
    live::Draws draws{*database, clock};
    auto const ofGuest = newUuid();
    auto const room = testing::storedRoom(*database, newUuid(), addUser("ada"));
    auto const first = draws.begin(wheels::WheelId{ofGuest}, {}).value().commitment;
    ASSERT_TRUE(draws.commit(room));
    clock.turn(91 * 24h);
    settings.keepGuestDraws = 0;
    EXPECT_EQ(drawsAfterTidying(draws, ofGuest), 1U);
    settings.keepGuestDraws = 90;
    EXPECT_EQ(drawsAfterTidying(draws, ofGuest), 0U);
    EXPECT_EQ(draws.list(room.id, 100).draws.size(), 1U);
    auto const next = draws.begin(wheels::WheelId{ofGuest}, {}).value().commitment;
    EXPECT_EQ(next.chain, ofGuest);
    EXPECT_EQ(next.number, 2);
    EXPECT_EQ(next.previous, first.link());
}

TEST_P(RetentionRulesTest, TheChainOfADeletedAccountIsNotBegunAgain) {
    live::Draws draws{*database, clock};
    wheels::WheelRecord wheel;
    wheel.id = wheels::WheelId{newUuid()};
    wheel.ownerId = addUser("ada");
    wheel.version = 1;
    database->write([&](Connection& connection) { wheels::putWheel(connection, wheel, "{}"); });
    EXPECT_EQ(draws.begin(wheel.id, {*wheel.ownerId}).value().commitment.chain, wheel.id.text());
    clock.turn(335 * 24h);
    warned({*wheel.ownerId});
    settings.keepUnusedAccounts = 365;
    settings.keepGuestDraws = 90;
    EXPECT_EQ(drawsAfterTidying(draws, wheel.id.text()), 1U) << "receipts are public proofs";
    ASSERT_FALSE(exists(*wheel.ownerId));
    EXPECT_NE(draws.begin(wheel.id, {}).value().commitment.chain, wheel.id.text());
}

TEST_P(RetentionRulesTest, ListsOfLiveRoomsGoAfterThirtyDaysWithThePeopleOnThem) {
    entries::EntryList list;
    list.add({.id = entries::EntryId{newUuid()}, .name = "Ann"});
    database->write([&](Connection& connection) {
        entries::putDoor(connection, "room", {}, {}, {}, millisecondsOf(clock.now()));
        entries::putChanges(connection, "room", {}, list);
    });
    auto const people = [&] {
        return database->read([&](Connection& connection) {
            return entries::changesAfter(connection, "room", 0).entries.size();
        });
    };
    clock.turn(30 * 24h - 1h);
    tidy();
    EXPECT_EQ(people(), 1U);
    clock.turn(2h);
    tidy();
    EXPECT_EQ(people(), 0U);
}

TEST_P(RetentionRulesTest, MailsInTheFolderGoAndWhatIsNotOursStays) {
    auto const outbox = folder.path() / "outbox";
    accounts::FolderMailer mailer{outbox};
    accounts::Mail const mail{"from@example.org", "to@example.org", "Subject", "Text", "<p>Text</p>"};
    ASSERT_TRUE(mailer.send(mail, clock.now()));
    for (auto const* const name : {"outbox/notes.txt", "outbox/1-letter.eml"})
        folder.write(name, "the operator's own");
    clock.turn(7 * 24h);
    ASSERT_TRUE(mailer.send(mail, clock.now()));
    tidy();
    auto const files = [&] {
        return std::distance(std::filesystem::directory_iterator{outbox},
                             std::filesystem::directory_iterator{});
    };
    EXPECT_EQ(files(), 4);
    clock.turn(1h);
    tidy();
    EXPECT_EQ(files(), 3);
}

TEST_P(RetentionRulesTest, BackupsBeforeUpgradesGoAfterAWeekAndDailyOnesAreNotTheirs) {
    BackupFolder const backups = backupFolder(settings);
    auto const first = clock.now();
    for (auto const prefix : {kBeforeUpgrade, kDaily})
        std::ofstream{backups.make(prefix, first)} << "x";
    auto const kept = [&](std::string_view prefix) { return backups.list(prefix, clock.now()).size(); };
    clock.turn(7 * 24h);
    tidy();
    EXPECT_EQ(kept(kBeforeUpgrade), 1U);
    clock.turn(1h);
    tidy();
    EXPECT_EQ(kept(kBeforeUpgrade), 0U);
    EXPECT_EQ(kept(kDaily), 1U);
}

// docs/privacy.md says of each what it is about.
TEST(RetentionRules, EverySettingOfOneIsExplained) {
    std::ifstream file{testing::projectFile("docs/privacy.md")};
    std::string const page{std::istreambuf_iterator<char>{file}, {}};
    int count = 0;
    for (auto const& setting : settingsTable()) {
        if (!setting.key.starts_with("keep-")) continue;
        ++count;
        EXPECT_THAT(page, ::testing::HasSubstr("`" + flagOf(setting.key) + "` (" + setting.fallback + ")"));
    }
    EXPECT_GE(count, 4);
}

} // namespace
} // namespace wheelwright::app
