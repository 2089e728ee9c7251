#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"
#include "content/legal_page.hpp"
#include "ledger/ledger.hpp"

namespace wheelwright::app {
namespace {

constexpr Range kDays{0, 36'500};
constexpr Range kBytes{1024, 268'435'456};

// The quotas that are set here are those that hold unless set.
constexpr ledger::Ledger kLedger;

Setting days(std::string_view key, int Settings::*member, int fallback, std::string_view help) {
    return number(key, member, fallback, kDays, help);
}

} // namespace

std::vector<Setting> limitSettings() {
    return {
        number(
            "quota-free", &Settings::quotaFree, kLedger.quotaFree, {1, 1'000'000},
            "MiB that an account of the free tier stores: wheels with their versions and results, uploads, "
            "open live rooms and receipts."),
        number("quota-pro", &Settings::quotaPro, kLedger.quotaPro, {1, 1'000'000},
               "The same for the pro tier."),
        number("quota-premium", &Settings::quotaPremium, kLedger.quotaPremium, {1, 1'000'000},
               "The same for the premium tier."),
        number("credits-free", &Settings::creditsFree, 10, {0, 1'000'000},
               "Credits an account has at least when a month begins, the first one too."),
        number("credits-pro", &Settings::creditsPro, 200, {0, 1'000'000}, "The same with the pro tier."),
        number("credits-premium", &Settings::creditsPremium, 1000, {0, 1'000'000},
               "The same with the premium tier."),
        number("image-limit", &Settings::imageLimit, 2'097'152, kBytes, "Bytes of an uploaded image."),
        number("sound-limit", &Settings::soundLimit, 2'097'152, kBytes, "Bytes of an uploaded sound."),
        number("live-rooms", &Settings::liveRooms, 1000, {0, 1'000'000},
               "Live rooms that may be open at once, of guests half as many; 0 opens none."),
        number("rate-calls", &Settings::rateCalls, 1200, {1, 1'000'000},
               "API calls a minute per source address."),
        number("rate-draws", &Settings::rateDraws, 120, {1, 1'000'000},
               "Calls a minute per source address that begin or make an official draw. Spins a minute in the "
               "live rooms of one user, and in those of the guests of one source address."),
        number("rate-links-source", &Settings::rateLinksSource, 120, {1, 1'000'000},
               "Sign-in mails an hour asked for from one source address."),
        number("workers", &Settings::workers, 32, {1, 1024},
               "Threads that handle requests and may wait for the database."),
        number("connections", &Settings::connections, 10'000, {1, 1'000'000},
               "Open connections; for more the longest idle one is closed."),
        number("body-budget", &Settings::bodyBudget, 512, {16, 1'048'576},
               "MiB of request bodies on their way at once; more are answered 503. Large answers that wait "
               "to be read may take half as much."),
        number("database-pool", &Settings::databasePool, 16, {1, 1000},
               "Database connections for reading; on PostgreSQL also for writing."),
    };
}

std::vector<Setting> retentionSettings() {
    return {
        days(
            "keep-moderation-log", &Settings::keepModerationLog, 365,
            "Days that the logs of moderation, of feedback and of reports, are kept; 0 keeps them for good."),
        days("keep-receipts", &Settings::keepReceipts, 0,
             "Days that receipts of draws can be checked, deleted afterwards; 0 keeps them for good."),
        days(
            "keep-guest-draws", &Settings::keepGuestDraws, 90,
            "Days that receipts of draws without an account can be checked, deleted afterwards; 0 keeps them "
            "for good."),
        days(
            "keep-unused-accounts", &Settings::keepUnusedAccounts, 730,
            "Days after which an unused account is deleted with all it owns; 0 keeps it for good. Its user "
            "is "
            "warned by mail 30 days before; one who can't be warned without a mail server keeps it. Accounts "
            "with the admin role or a paid tier stay."),
        days("media-days-free", &Settings::mediaDaysFree, 0,
             "Days after which an upload of the free tier is deleted; 0 keeps it."),
    };
}

std::vector<Setting> uploadSettings() {
    return {
        optionalServiceAddress("s3-url", &Settings::s3Url,
                               "An S3-compatible store for uploads. Unset: the folder {data}/media."),
        name("s3-bucket", &Settings::s3Bucket,
             "The bucket there, for uploads alone. It is created if it is missing."),
        nameOr("s3-region", &Settings::s3Region, "us-east-1", "The store's region."),
        name("s3-key-id", &Settings::s3KeyId,
             "The id of our key there. It has to list the bucket, and to read, write and delete in it."),
        secret("s3-secret", &Settings::s3Secret, "The key itself."),
        choice("s3-direct", &Settings::s3Direct, "off", {{"on", true}, {"off", false}},
               "On: browsers fetch uploads from the store, by addresses it signs; the bucket must allow that "
               "(CORS). Off: through this server."),
        choice("media-unconfined", &Settings::mediaUnconfined, "off", {{"on", true}, {"off", false}},
               "On: uploads are also decoded where the kernel has no seccomp filter. Off: they are refused "
               "there."),
    };
}

std::vector<Setting> robotSettings() {
    return {
        name("turnstile-site-key", &Settings::turnstileSiteKey,
             "Our public key at the service that tells people from programs. Unset: no check."),
        secret("turnstile-secret", &Settings::turnstileSecret, "Our secret at that service."),
        name("recaptcha-site-key", &Settings::recaptchaSiteKey,
             "Our key for the bot-score script. Unset, or with a public URL on localhost: the page asks for "
             "no score."),
        secret("recaptcha-secret", &Settings::recaptchaSecret,
               "Our secret at the bot-score service. Unset, or with a public URL on localhost: feedback is "
               "taken without a check."),
        number("recaptcha-threshold", &Settings::recaptchaThreshold, 50, {0, 100},
               "Hundredths of a score below which feedback counts as a machine's."),
        file("word-filter", &Settings::wordFilter,
             "Words and phrases, one a line, that no public review, name in a live room or link preview may "
             "have. Unset: none are filtered."),
    };
}

std::vector<Setting> ideaSettings() {
    return {
        optionalServiceAddress("ai-url", &Settings::aiUrl,
                               "An OpenAI-compatible API that makes wheels from a sentence, such as "
                               "https://api.example.org/v1. Unset: the built-in ideas do."),
        secret("ai-key", &Settings::aiKey, "Our key at that API."),
        nameOr("ai-model", &Settings::aiModel, "default", "The model that is asked there."),
        number("ai-timeout", &Settings::aiTimeout, 60, {1, 600}, "Seconds the model has for a wheel."),
        number("ai-calls", &Settings::aiCalls, 8, {1, 24},
               "Wheels the model makes at once; more are answered 503."),
    };
}

bool isOnLocalhost(Settings const& settings) {
    return settings.publicAddress.empty() || content::hostOf(settings.publicAddress) == "localhost";
}

} // namespace wheelwright::app
