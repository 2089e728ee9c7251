#include "app/media_rules.hpp"
#include "app/installed_layout.hpp"
#include "base/machine.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

constexpr std::int64_t kUploadMebibyte = 1024 * 1024;

// One per core, but no more than fit into the usable memory when each takes its maximum: a container that
// exceeds its limit is killed as a whole.
int decodersThatFit() {
    constexpr std::uint64_t kMostOfOne = 1536UL * 1024 * 1024; // see media_worker/confinement.cpp
    auto const inMemory = std::max<std::uint64_t>(1, usableMemory() / kMostOfOne);
    return static_cast<int>(std::min<std::uint64_t>(usableCores(), inMemory));
}

media::DecodingLimits decodingLimits(Settings const& settings) {
    return {settings.rateLimits,
            {static_cast<double>(settings.decodingSeconds), static_cast<double>(settings.decodingMegapixels)},
            {static_cast<double>(settings.decodingSecondsPerSource),
             static_cast<double>(settings.decodingMegapixelsPerSource)}};
}

} // namespace

media::MediaRules mediaRules(Settings const& settings) {
    media::MediaRules rules;
    rules.folder = std::filesystem::path{settings.data} / "media";
    rules.checker.worker = installedLayout().mediaWorker;
    rules.checker.mayBeUnconfined = settings.mediaUnconfined;
    rules.checker.workers = settings.mediaWorkers > 0 ? settings.mediaWorkers : decodersThatFit();
    rules.checker.limits = decodingLimits(settings);
    rules.cacheBytes = static_cast<std::size_t>(settings.mediaCache) * kUploadMebibyte;
    rules.mostImageBytes = static_cast<std::size_t>(settings.imageLimit);
    rules.mostSoundBytes = static_cast<std::size_t>(settings.soundLimit);
    rules.free = {settings.mediaQuotaFree * kUploadMebibyte, settings.mediaCountFree, settings.mediaDaysFree};
    rules.pro = {settings.mediaQuotaPro * kUploadMebibyte, settings.mediaCountPro, settings.mediaDaysPro};
    rules.premium = {settings.mediaQuotaPremium * kUploadMebibyte, settings.mediaCountPremium,
                     settings.mediaDaysPremium};
    rules.humanCheck = {settings.turnstileSiteKey, settings.turnstileSecret, settings.turnstileScriptUrl,
                        settings.turnstileVerifyUrl};
    rules.s3 = {settings.s3Url,   settings.s3Bucket, settings.s3Region,
                settings.s3KeyId, settings.s3Secret, settings.s3Direct};
    return rules;
}

} // namespace wheelwright::app
