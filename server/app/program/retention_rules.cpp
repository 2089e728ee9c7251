#include "app/program/retention_rules.hpp"
#include "accounts/mail/farewell.hpp"
#include "accounts/profile/unused_accounts.hpp"
#include "app/program/backups.hpp"
#include "app/settings/rules.hpp"
#include "entries/entry_store.hpp"
#include "hooks/webhooks_of_account.hpp"
#include "ideas/idea_jobs.hpp"
#include "ledger/ledger.hpp"
#include "live/live_of_account.hpp"
#include "reports/reports_of_account.hpp"
#include "reviews/feedback_of_account.hpp"

namespace wheelwright::app {
namespace {

using retention::RetentionRule;
using storage::Connection;

constexpr std::int64_t kAtOnce = 200; // rows per transaction: short ones don't delay saves

// Days, as the privacy page says.
constexpr int kRejectedFeedback = 90;   // for a moderator who wants to look again
constexpr int kWaitingFeedback = 365;   // then nobody moderates here
constexpr int kFeedbackAddresses = 365; // of approved reviews: nobody answers later
constexpr int kReportAddresses = 90;    // a report is settled and answered by then
constexpr int kIdeaJobs = 90;           // so that credits can be accounted for
constexpr int kLists = 30;              // of live rooms, which end after a day
constexpr int kOutbox = 7;              // links in these mails work for ten minutes
constexpr int kNotice = 30;             // between a mail to the user of an unused account and its end
constexpr int kDeliveries = 7;          // of webhooks: they are tried for a day
constexpr int kUpgradeBackups = 7;      // as long as daily ones: what people delete is gone from all

using ForgetRows = std::int64_t (*)(Connection&, Instant before, std::int64_t most);

RetentionRule rows(std::string name, int days, storage::Database& database, ForgetRows forget) {
    return {std::move(name), days, [&database, forget](Instant before) {
                return database.write(
                    [&](Connection& connection) { return forget(connection, before, kAtOnce); });
            }};
}

RetentionRule unusedAccounts(Settings const& settings, storage::Database& database, Clock const& clock,
                             EraseAccount erase) {
    auto const rules = accountRules(settings, publicAddressIn(settings));
    auto const farewells = std::make_shared<accounts::Farewells>(database, clock, rules.smtp, rules.mailFrom,
                                                                 rules.publicAddress);
    // Half of a short period; otherwise people who were here yesterday would be warned.
    std::chrono::days const notice{std::clamp(settings.keepUnusedAccounts / 2, 1, kNotice)};
    auto const purgeBatch = [&database, &clock, notice, farewells, erase = std::move(erase)](Instant before) {
        accounts::UnusedRule const rule{before, notice};
        farewells->warn(rule, kAtOnce);
        auto const ids = database.read([&](Connection& connection) {
            return accounts::unusedSince(connection, rule, clock.now(), kAtOnce);
        });
        std::int64_t count = 0;
        for (auto const& id : ids) {
            auto const used =
                database.read([&](Connection& connection) { return accounts::lastUseOf(connection, id); });
            if (used && *used >= before) continue; // came back while others were erased
            if (erase(id)) ++count;
        }
        return count;
    };
    return {.name = "unused accounts",
            .days = settings.keepUnusedAccounts,
            .purgeBatch = purgeBatch,
            .interrupt = [farewells] { farewells->interrupt(); }};
}

} // namespace

std::vector<RetentionRule> retentionRules(Settings const& settings, storage::Database& database,
                                          Clock const& clock, EraseAccount eraseAccount) {
    auto const outbox = std::filesystem::path{settings.data} / "outbox";
    return {
        rows("rejected feedback", kRejectedFeedback, database, reviews::forgetRejected),
        rows("waiting feedback", kWaitingFeedback, database, reviews::forgetWaiting),
        rows("feedback addresses", kFeedbackAddresses, database, reviews::forgetAddresses),
        rows("moderation log", settings.keepModerationLog, database, reviews::forgetModerations),
        rows("report addresses", kReportAddresses, database, reports::forgetAddresses),
        rows("report log", settings.keepModerationLog, database, reports::forgetModerations),
        rows("idea jobs", kIdeaJobs, database, ideas::forgetJobs),
        rows("lists of live rooms", kLists, database, entries::forgetLists),
        rows("receipts", settings.keepReceipts, database, live::forgetReceipts),
        rows("guests' draws", settings.keepGuestDraws, database, live::forgetGuestDraws),
        rows("keys of repeated draws", 1, database, live::forgetRepeatedDraws),
        rows("deliveries of webhooks", kDeliveries, database, hooks::forgetDeliveries),
        rows("guests' budgets", 1, database, ledger::forgetSources),
        unusedAccounts(settings, database, clock, std::move(eraseAccount)),
        {.name = "mails in the outbox folder",
         .days = kOutbox,
         .purgeBatch = [outbox](Instant before) { return accounts::forgetMailFiles(outbox, before); },
         .isLocal = true},
        {.name = "backups before upgrades",
         .days = kUpgradeBackups,
         .purgeBatch = [folder = backupFolder(settings)](
                           Instant before) { return folder.forget(kBeforeUpgrade, before); }},
    };
}

std::vector<retention::StoredTime> agedTimes() {
    return {{"users", "created_at"},
            {"users", "last_used_at"},
            {"users", "warned_at"},
            {"reviews", "submitted_at"},
            {"review_log", "at"},
            {"report_log", "at"},
            {"share_reports", "created_at"},
            {"idea_jobs", "asked_at"},
            {"spins", "committed_at"},
            {"spins", "drawn_at"},
            {"draw_keys", "asked_at"},
            {"entry_lists", "opened_at"},
            {"uploads", "created_at"},
            {"uploads", "expires_at"},
            {"spent_tokens", "spent_at"},
            {"webhook_deliveries", "made_at"}};
}

} // namespace wheelwright::app
