#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"
#include "content/legal_page.hpp"

namespace wheelwright::app {
namespace {

constexpr Range kDays{0, 36'500};
constexpr Range kBytes{1024, 268'435'456};

Setting days(std::string_view key, int Settings::*member, int fallback, std::string_view help) {
    return number(key, member, fallback, kDays, help);
}

} // namespace

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

std::vector<Setting> mediaSettings() {
    return {
        number("image-limit", &Settings::imageLimit, 2'097'152, kBytes, "Bytes of an uploaded image."),
        number("sound-limit", &Settings::soundLimit, 2'097'152, kBytes, "Bytes of an uploaded sound."),
        number("media-days-free", &Settings::mediaDaysFree, 0, kDays,
               "Days after which an upload of the free tier is deleted; 0 keeps it."),
        choice("media-unconfined", &Settings::mediaUnconfined, "off", {{"on", true}, {"off", false}},
               "On: uploads are also decoded where the kernel has no seccomp filter. Off: they are refused "
               "there."),
        name("turnstile-site-key", &Settings::turnstileSiteKey,
             "Our public key at the service that tells people from programs. Unset: no check."),
        secret("turnstile-secret", &Settings::turnstileSecret, "Our secret at that service."),
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
    };
}

std::vector<Setting> privacySettings() {
    return {
        line("operator", &Settings::operatorName,
             "Who runs this server, as its privacy and terms pages say. Unset: the host of the public URL."),
        line("contact", &Settings::contact,
             "The e-mail or other address on those pages. Unset: they say that none was named."),
        optionalServiceAddress("plans-url", &Settings::plansUrl,
                               "Where this server's plans are sold, linked from its page of plans. Unset: "
                               "the page says that nothing is sold here."),
        optionalServiceAddress("source-url", &Settings::sourceUrl,
                               "Where the source code of this server can be read, linked at the foot of its "
                               "pages. Unset: no link."),
        file("word-filter", &Settings::wordFilter,
             "Words and phrases, one a line, that no public review, name in a live room or link preview may "
             "have. Unset: none are filtered."),
        days(
            "keep-moderation-log", &Settings::keepModerationLog, 0,
            "Days that the logs of moderation, of feedback and of reports, are kept; 0 keeps them for good."),
        days("keep-receipts", &Settings::keepReceipts, 0,
             "Days that receipts of draws can be checked, deleted afterwards; 0 keeps them for good."),
        days(
            "keep-guest-draws", &Settings::keepGuestDraws, 90,
            "Days that receipts of draws without an account can be checked, deleted afterwards; 0 keeps them "
            "for good."),
        days("keep-unused-accounts", &Settings::keepUnusedAccounts, 0,
             "Days after which an unused account is deleted with all it owns; 0 keeps it for "
             "good. Accounts with the admin role or a paid tier stay."),
    };
}

std::vector<Setting> reviewSettings() {
    return {
        name("recaptcha-site-key", &Settings::recaptchaSiteKey,
             "Our key for the bot-score script. Unset, or with a public URL on localhost: the page asks for "
             "no "
             "score."),
        secret("recaptcha-secret", &Settings::recaptchaSecret,
               "Our secret at the bot-score service. Unset, or with a public URL on localhost: feedback is "
               "taken without a check."),
        number("recaptcha-threshold", &Settings::recaptchaThreshold, 50, {0, 100},
               "Hundredths of a score below which feedback counts as a machine's."),
    };
}

bool isOnLocalhost(Settings const& settings) {
    return settings.publicAddress.empty() || content::hostOf(settings.publicAddress) == "localhost";
}

} // namespace wheelwright::app
