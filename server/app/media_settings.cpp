#include "app/setting_kinds.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {
namespace {

constexpr Range kMegabytes{1, 1'000'000};
constexpr Range kFiles{1, 1'000'000};
constexpr Range kDays{0, 36'500};
constexpr Range kSpent{1, 1'000'000}; // by decoding
constexpr Range kBytes{1024, 268'435'456};

} // namespace

std::vector<Setting> mediaSettings() {
    return {
        number("image-limit", &Settings::imageLimit, 2'097'152, kBytes, "Bytes of an uploaded image."),
        number("sound-limit", &Settings::soundLimit, 2'097'152, kBytes, "Bytes of an uploaded sound."),
        number("media-quota-free", &Settings::mediaQuotaFree, 100, kMegabytes,
               "MiB of uploads that an account of the free tier keeps."),
        number("media-quota-pro", &Settings::mediaQuotaPro, 1000, kMegabytes, "The same for the pro tier."),
        number("media-quota-premium", &Settings::mediaQuotaPremium, 5000, kMegabytes,
               "The same for the premium tier."),
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
               "Uploaded files that are looked through at once; 0 takes one per core, as many as fit into "
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
             "Our public key at the service that tells people from programs. Unset: nobody is checked."),
        secret("turnstile-secret", &Settings::turnstileSecret, "Our secret at that service."),
        serviceAddress("turnstile-script-url", &Settings::turnstileScriptUrl,
                       "https://challenges.cloudflare.com/turnstile/v0/api.js",
                       "The script the page loads for the check."),
        serviceAddress("turnstile-verify-url", &Settings::turnstileVerifyUrl,
                       "https://challenges.cloudflare.com/turnstile/v0/siteverify",
                       "Where the server has the check's answer verified."),
        optionalServiceAddress("s3-url", &Settings::s3Url,
                               "An S3-compatible store for uploads. Unset: the folder {data}/media."),
        name("s3-bucket", &Settings::s3Bucket,
             "The bucket there, for uploads alone. It is made when it is missing."),
        nameOr("s3-region", &Settings::s3Region, "us-east-1", "The store's region."),
        name("s3-key-id", &Settings::s3KeyId,
             "The id of our key there. It has to list the bucket, and to read, write and delete in it."),
        secret("s3-secret", &Settings::s3Secret, "The key itself."),
        choice("s3-direct", &Settings::s3Direct, "off", {{"on", true}, {"off", false}},
               "On: browsers fetch uploads from the store, by addresses it signs; the bucket must allow that "
               "(CORS). Off: through this server."),
    };
}

} // namespace wheelwright::app
