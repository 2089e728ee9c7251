#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"
#include "content/legal_page.hpp"
#include "ledger/ledger.hpp"

namespace wheelwright::app {
namespace {

constexpr Range kDays{0, 36'500};
constexpr Range kBytes{1024, 268'435'456};

// The quotas' defaults.
constexpr ledger::Ledger kLedger;

Setting days(std::string_view key, int Settings::*member, int fallback, std::string_view help) {
    return number(key, member, fallback, kDays, help);
}

} // namespace

std::vector<Setting> limitSettings() {
    return {
        number("quota-free", &Settings::quotaFree, kLedger.quotaFree, {1, 1'000'000},
               "MiB that an account of the free tier may store: wheels with their versions and results, "
               "uploads, open live rooms and receipts."),
        number("quota-pro", &Settings::quotaPro, kLedger.quotaPro, {1, 1'000'000},
               "The same for the pro tier."),
        number("quota-premium", &Settings::quotaPremium, kLedger.quotaPremium, {1, 1'000'000},
               "The same for the premium tier."),
        number("credits-free", &Settings::creditsFree, 10, {0, 1'000'000},
               "Monthly credits of an account of the free tier: it is topped up to this number when it is "
               "opened and when a month begins."),
        number("credits-pro", &Settings::creditsPro, 200, {0, 1'000'000}, "The same for the pro tier."),
        number("credits-premium", &Settings::creditsPremium, 1000, {0, 1'000'000},
               "The same for the premium tier."),
        number("image-limit", &Settings::imageLimit, 2'097'152, kBytes,
               "Largest image that can be uploaded, in bytes."),
        number("sound-limit", &Settings::soundLimit, 2'097'152, kBytes,
               "Largest sound that can be uploaded, in bytes."),
        number("live-rooms", &Settings::liveRooms, 1000, {0, 1'000'000},
               "Live rooms that can be open at once; guests can open half of them. 0: nobody can open one."),
        number("rate-calls", &Settings::rateCalls, 1200, {1, 1'000'000},
               "API calls per minute and source address."),
        number("rate-draws", &Settings::rateDraws, 120, {1, 1'000'000},
               "Calls per minute and source address that begin or make an official draw. Also the spins per "
               "minute in the live rooms of one user, and in those of the guests of one source address."),
        number("rate-links-source", &Settings::rateLinksSource, 120, {1, 1'000'000},
               "Sign-in mails per hour that one source address can ask for."),
        number("workers", &Settings::workers, 32, {1, 1024},
               "Threads that handle requests and may wait for the database."),
        number(
            "connections", &Settings::connections, 10'000, {1, 1'000'000},
            "Most open connections. When another one arrives, the one that has been idle longest is closed."),
        number("body-budget", &Settings::bodyBudget, 512, {16, 1'048'576},
               "MiB of request bodies that are received at once; more get 503. Large answers that clients "
               "have yet to read can take half as much."),
        number("database-pool", &Settings::databasePool, 16, {1, 1000},
               "Database connections for reading; on PostgreSQL also for writing."),
    };
}

std::vector<Setting> retentionSettings() {
    return {
        days("keep-moderation-log", &Settings::keepModerationLog, 365,
             "Days that the moderation logs of feedback and of reports are kept. 0: for good."),
        days("keep-receipts", &Settings::keepReceipts, 0,
             "Days that receipts of draws are kept and can be checked. 0: for good."),
        days("keep-guest-draws", &Settings::keepGuestDraws, 90,
             "Days that receipts of guests' draws are kept and can be checked. 0: for good."),
        days("keep-unused-accounts", &Settings::keepUnusedAccounts, 730,
             "Days after which an unused account is deleted with everything in it. 0: never. Its user is "
             "warned by mail 30 days before; without a mail server the account stays. Accounts of admins and "
             "of paid tiers always stay."),
        days("media-days-free", &Settings::mediaDaysFree, 0,
             "Days after which an upload of the free tier is deleted. 0: never."),
    };
}

std::vector<Setting> uploadSettings() {
    return {
        optionalServiceAddress("s3-url", &Settings::s3Url,
                               "An S3-compatible store for uploads. Unset: the folder {data}/media."),
        name("s3-bucket", &Settings::s3Bucket,
             "The bucket in that store, for nothing but uploads. It is created if it doesn't exist."),
        nameOr("s3-region", &Settings::s3Region, "us-east-1", "The store's region."),
        name("s3-key-id", &Settings::s3KeyId,
             "The id of your key for that store. The key must be allowed to list the bucket, and to read, "
             "write and delete in it."),
        secret("s3-secret", &Settings::s3Secret, "The secret of that key."),
        choice("s3-direct", &Settings::s3Direct, "off", {{"on", true}, {"off", false}},
               "On: browsers fetch uploads from the store, by signed addresses; the bucket must allow that "
               "(CORS). Off: browsers fetch them from this server."),
        choice("media-unconfined", &Settings::mediaUnconfined, "off", {{"on", true}, {"off", false}},
               "On: uploads are also decoded on a kernel without seccomp filters. Off: such a machine "
               "refuses uploads."),
    };
}

std::vector<Setting> robotSettings() {
    return {
        name("turnstile-site-key", &Settings::turnstileSiteKey,
             "Your site key for Cloudflare Turnstile, which tells people from programs. Unset: no check."),
        secret("turnstile-secret", &Settings::turnstileSecret, "Your secret for Turnstile."),
        name("recaptcha-site-key", &Settings::recaptchaSiteKey,
             "Your site key for reCAPTCHA v3. Unset, or with a public URL on localhost: the page asks for no "
             "score."),
        secret("recaptcha-secret", &Settings::recaptchaSecret,
               "Your secret for reCAPTCHA. Unset, or with a public URL on localhost: feedback is accepted "
               "without a check."),
        number("recaptcha-threshold", &Settings::recaptchaThreshold, 50, {0, 100},
               "Feedback with a lower score than this, in hundredths, counts as a bot's."),
        file("word-filter", &Settings::wordFilter,
             "A list of words and phrases, one per line, that aren't shown in public reviews, names in live "
             "rooms and link previews. Unset: nothing is filtered."),
    };
}

std::vector<Setting> ideaSettings() {
    return {
        optionalServiceAddress("ai-url", &Settings::aiUrl,
                               "An OpenAI-compatible API that writes wheels from a sentence, such as "
                               "https://api.example.org/v1. Unset: only the built-in ideas are used."),
        secret("ai-key", &Settings::aiKey, "Your key for that API."),
        nameOr("ai-model", &Settings::aiModel, "default", "The name of the model."),
        number("ai-timeout", &Settings::aiTimeout, 60, {1, 600},
               "Seconds that the model has to write a wheel."),
    };
}

bool isOnLocalhost(Settings const& settings) {
    return settings.publicAddress.empty() || content::hostOf(settings.publicAddress) == "localhost";
}

} // namespace wheelwright::app
