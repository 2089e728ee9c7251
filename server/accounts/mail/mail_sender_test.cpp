#include "accounts/mail/mail_sender.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "accounts/profile/user_store.hpp"
#include "testing/migrated_test.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include "testing/turned_clock.hpp"
#include <array>
#include <atomic>
#include <filesystem>
#include <gmock/gmock.h>
#include <stdexcept>

namespace wheelwright::accounts {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using storage::Connection;

constexpr std::array<NoticeTexts, 2> kTexts{{
    {"en", "News", "Hello {name} of {site}"},
    {"de", "Neues", "Hallo {name} von {site}"},
}};

// Throws at its first mail.
struct ThrowingMailer final : Mailer {
    explicit ThrowingMailer(std::atomic<int>& tries) : tries_{tries} {}
    Result<void> send(Mail const&, Instant) override {
        if (++tries_ == 1) throw std::runtime_error{"out of order"};
        return {};
    }
    std::atomic<int>& tries_;
};

struct MailSenderTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        links.emplace(*database, clock, LinkLimits{});
    }
    UserId addUser(std::string const& name, bool isConfirmed) {
        return database->write([&](Connection& connection) {
            auto const email = name + "@example.org";
            Identity const identity{"email", "email", email, email, isConfirmed, name, {}};
            auto const id = userBehind(connection, identity, 0, clock.now()).id;
            noteLanguage(connection, id, "/de/");
            return id;
        });
    }
    std::vector<std::string> mails() const {
        std::vector<std::string> found;
        std::error_code problem;
        for (auto const& file : fs::directory_iterator{folder.path() / "outbox", problem})
            if (file.path().extension() == ".eml")
                found.push_back(folder.read("outbox/" + file.path().filename().string()));
        return found;
    }
    MailSender senderBy(std::unique_ptr<Mailer> mailer) {
        return {*database,
                *links,
                std::move(mailer),
                clock,
                counts,
                "wheel@example.org",
                "https://wheel.example"};
    }
    static Notice notice(UserId const& userId) { return {userId, kTexts, {{"{name}", "Ada"}}, "/account"}; }
    testing::TempFolder const folder;
    testing::TurnedClock clock;
    http::Metrics metrics;
    AccountCounts counts{metrics};
    std::optional<storage::Database> database;
    std::optional<MagicLinks> links;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, MailSenderTest, storage::everyEngine(), storage::engineName);

TEST_P(MailSenderTest, ANoticeComesInItsReadersLanguageAndToNoUnconfirmedAddress) {
    auto const ada = addUser("ada", true);
    auto const eve = addUser("eve", false);
    auto sender = senderBy(std::make_unique<FolderMailer>(folder.path() / "outbox"));
    sender.notify(notice(eve));
    sender.notify(notice(ada));
    ASSERT_TRUE(testing::soon([&] { return !mails().empty(); }));
    ASSERT_EQ(mails().size(), 1U);
    EXPECT_THAT(mails().front(),
                ::testing::AllOf(::testing::HasSubstr("?Neues?="), ::testing::HasSubstr("ada@example.org"),
                                 ::testing::HasSubstr("Hallo Ada von https://wheel.example"),
                                 ::testing::HasSubstr("https://wheel.example/account")));
}

TEST_P(MailSenderTest, ANoticeThatCouldNotBeSentIsTriedAgain) {
    folder.write("outbox", "in the way of the folder");
    auto sender = senderBy(std::make_unique<FolderMailer>(folder.path() / "outbox"));
    sender.notify(notice(addUser("ada", true)));
    ASSERT_TRUE(testing::soon([&] {
        return metrics.text().find("wheelwright_mails_total{outcome=\"failed\"} 1") != std::string::npos;
    }));
    fs::remove(folder.path() / "outbox");
    clock.turn(6min);
    EXPECT_TRUE(testing::soon([&] { return mails().size() == 1; }));
}

TEST_P(MailSenderTest, ANoticeThatThrowsIsTriedAgainAndLosesNoOther) {
    auto const ada = addUser("ada", true);
    auto const ben = addUser("ben", true);
    std::atomic<int> tries = 0;
    auto sender = senderBy(std::make_unique<ThrowingMailer>(tries));
    sender.notify(notice(ada));
    sender.notify(notice(ben));
    ASSERT_TRUE(testing::soon([&] { return tries == 2; })) << "Ada's mail fails, Ben's is sent";
    clock.turn(6min);
    EXPECT_TRUE(testing::soon([&] { return tries == 3; }));
}

} // namespace
} // namespace wheelwright::accounts
