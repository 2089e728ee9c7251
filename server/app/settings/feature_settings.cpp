#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"
#include "content/legal_page.hpp"

namespace wheelwright::app {
namespace {

constexpr Range kFiles{1, 1'000'000};
constexpr Range kDays{0, 36'500};
constexpr Range kSpent{1, 1'000'000}; // by decoding
constexpr Range kBytes{1024, 268'435'456};

Setting days(std::string_view key, int Settings::*member, int fallback, std::string_view help) {
    return number(key, member, fallback, {0, 36'500}, help);
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
        number("ai-prompt-limit", &Settings::aiPromptLimit, 500, {20, 10'000},
               "Characters of the sentence a wheel is made from."),
        number("ai-answer-limit", &Settings::aiAnswerLimit, 256, {4, 16'384},
               "KiB of an answer of the model; a longer one is refused."),
        number("rate-ideas", &Settings::rateIdeas, 120, {1, 1'000'000},
               "Wheels from a sentence a minute per source address."),
    };
}

std::vector<Setting> mediaSettings() {
    return {
        number("image-limit", &Settings::imageLimit, 2'097'152, kBytes, "Bytes of an uploaded image."),
        number("sound-limit", &Settings::soundLimit, 2'097'152, kBytes, "Bytes of an uploaded sound."),
        number("media-count-free", &Settings::mediaCountFree, 200, kFiles,
               "Uploads that an account of the free tier keeps."),
        number("media-count-pro", &Settings::mediaCountPro, 2000, kFiles, "The same for the pro tier."),
        number("media-count-premium", &Settings::mediaCountPremium, 10'000, kFiles,
               "The same for the premium tier."),
        number("media-days-free", &Settings::mediaDaysFree, 0, kDays,
               "Days after which an upload of the free tier is deleted; 0 keeps it."),
        number("media-days-pro", &Settings::mediaDaysPro, 0, kDays, "The same for the pro tier."),
        number("media-days-premium", &Settings::mediaDaysPremium, 0, kDays, "The same for the premium tier."),
        number("media-workers", &Settings::mediaWorkers, 0, {0, 256},
               "Uploaded files that are decoded at once; 0 takes one per core, as many as fit into "
               "memory."),
        number("decoding-seconds", &Settings::decodingSeconds, 60, kSpent,
               "Processor seconds a minute that decoding one user's uploads may take; more uploads are "
               "answered 429."),
        number("decoding-seconds-per-source", &Settings::decodingSecondsPerSource, 240, kSpent,
               "The same for one source address."),
        number("decoding-megapixels", &Settings::decodingMegapixels, 600, kSpent,
               "Megapixels a minute in one user's uploaded images; more uploads are answered 429."),
        number("decoding-megapixels-per-source", &Settings::decodingMegapixelsPerSource, 2400, kSpent,
               "The same for one source address."),
        choice("media-unconfined", &Settings::mediaUnconfined, "off", {{"on", true}, {"off", false}},
               "On: uploads are also decoded where the kernel has no seccomp filter. Off: they are refused "
               "there."),
        number("media-cache", &Settings::mediaCache, 64, {1, 65'536},
               "MiB of uploaded files kept in memory."),
        name("turnstile-site-key", &Settings::turnstileSiteKey,
             "Our public key at the service that tells people from programs. Unset: no check."),
        secret("turnstile-secret", &Settings::turnstileSecret, "Our secret at that service."),
        serviceAddress("turnstile-script-url", &Settings::turnstileScriptUrl,
                       "https://challenges.cloudflare.com/turnstile/v0/api.js",
                       "The script the page loads for the check."),
        serviceAddress("turnstile-verify-url", &Settings::turnstileVerifyUrl,
                       "https://challenges.cloudflare.com/turnstile/v0/siteverify",
                       "Where the server verifies the check's answer."),
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
        days("keep-rejected-feedback", &Settings::keepRejectedFeedback, 90,
             "Days that feedback is kept after it was rejected; 0 keeps it for good."),
        days("keep-waiting-feedback", &Settings::keepWaitingFeedback, 365,
             "Days that feedback is kept while no moderator approves or rejects it; 0 keeps it for good."),
        days("keep-feedback-addresses", &Settings::keepFeedbackAddresses, 365,
             "Days after which the e-mail address of an approved review is deleted; 0 keeps it for good."),
        days(
            "keep-moderation-log", &Settings::keepModerationLog, 0,
            "Days that the logs of moderation, of feedback and of reports, are kept; 0 keeps them for good."),
        days("keep-report-addresses", &Settings::keepReportAddresses, 90,
             "Days after which the e-mail address in a report of a wheel is deleted; 0 keeps it for "
             "good."),
        days("keep-idea-jobs", &Settings::keepIdeaJobs, 90,
             "Days that an account's export lists wheels by a model; 0 keeps it for good."),
        days("keep-outbox", &Settings::keepOutbox, 7,
             "Days that mails stay in {data}/outbox, where there is no mail server; 0 keeps them for good."),
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
        serviceAddress("recaptcha-script-url", &Settings::recaptchaScriptUrl,
                       "https://www.google.com/recaptcha/api.js", "The bot-score script."),
        serviceAddress("recaptcha-verify-url", &Settings::recaptchaVerifyUrl,
                       "https://www.google.com/recaptcha/api/siteverify",
                       "Where the server asks for a token's score."),
        number("recaptcha-threshold", &Settings::recaptchaThreshold, 50, {0, 100},
               "Hundredths of a score below which feedback counts as a machine's."),
    };
}

bool isOnLocalhost(Settings const& settings) {
    return settings.publicAddress.empty() || content::hostOf(settings.publicAddress) == "localhost";
}

} // namespace wheelwright::app
