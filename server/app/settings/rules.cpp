#include "app/settings/rules.hpp"
#include "app/program/cloud.hpp"
#include "app/settings/folders.hpp"
#include "app/settings/oidc_file.hpp"
#include "base/machine.hpp"
#include <algorithm>
#include <boost/url/parse.hpp>

namespace wheelwright::app {
namespace {

media::DecodingLimits decodingLimits(Settings const& settings) {
    media::DecodingLimits limits{settings.rateLimits};
    limits.perUser.megapixels = settings.decodingMegapixels;
    limits.perSource.megapixels = settings.decodingMegapixelsPerSource;
    return limits;
}

} // namespace

int decodersThatFit(Settings const& settings, std::uint64_t memory, unsigned cores) {
    constexpr std::uint64_t kMostOfOne = 1536UL * 1024 * 1024; // see media_worker/confinement.cpp
    constexpr std::uint64_t kMostAtRest = 256UL * 1024 * 1024;
    auto const caches = media::MediaRules{}.cacheBytes + CloudRules{}.cacheBytes;
    auto const forServer =
        kMostAtRest + caches + static_cast<std::uint64_t>(settings.bodyBudget) * 1024 * 1024;
    auto const inMemory = memory > forServer ? (memory - forServer) / kMostOfOne : 0;
    return static_cast<int>(std::min<std::uint64_t>(cores, std::max<std::uint64_t>(1, inMemory)));
}

accounts::CreditRules creditRules(Settings const& settings) {
    return {settings.creditsFree, settings.creditsPro, settings.creditsPremium};
}

std::string publicAddressIn(Settings const& settings) {
    return settings.publicAddress.empty() ? "http://localhost:" + std::to_string(settings.port)
                                          : settings.publicAddress;
}

accounts::AccountRules accountRules(Settings const& settings, std::string const& publicAddress) {
    accounts::AccountRules rules;
    rules.publicAddress = publicAddress;
    rules.outbox = std::filesystem::path{settings.data} / "outbox";
    rules.exports = std::filesystem::path{settings.data} / "exports";
    rules.smtp = {settings.smtpUrl, settings.smtpUser, settings.smtpPassword, settings.smtpCaFile,
                  settings.smtpTls};
    rules.mailFrom = settings.mailFrom;
    rules.links = {settings.rateLimits, std::chrono::seconds{settings.ratePause}, settings.rateLinks,
                   settings.rateLinksSource};
    rules.credits = creditRules(settings);
    rules.authHeader = settings.authHeader;
    rules.signInByEmail = settings.signInByEmail;
    rules.signUp.isOpen = settings.signUp == std::vector<std::string>{"open"};
    if (!rules.signUp.isOpen) rules.signUp.domains = settings.signUp; // neither word is a domain
    rules.signUp.takesInvitations =
        !rules.signUp.isOpen && settings.signUp != std::vector<std::string>{"nobody"};
    auto& providers = rules.providers;
    if (!settings.oidcFile.empty()) providers.own = readOidcFile(settings.oidcFile).value().issuers;
    providers.google = {settings.googleIssuer, settings.googleClientId, settings.googleClientSecret};
    providers.microsoft = {settings.microsoftIssuer, settings.microsoftClientId,
                           settings.microsoftClientSecret};
    providers.apple = {settings.appleIssuer, settings.appleClientId, settings.appleTeamId,
                       settings.appleKeyId, settings.appleKeyFile};
    providers.github = {settings.githubUrl, settings.githubApiUrl, settings.githubClientId,
                        settings.githubClientSecret};
    providers.facebook = {settings.facebookUrl, settings.facebookGraphUrl, settings.facebookClientId,
                          settings.facebookClientSecret};
    return rules;
}

ideas::IdeaRules ideaRules(Settings const& settings, std::filesystem::path const& content) {
    ideas::IdeaRules rules;
    rules.content = content;
    rules.model = {.url = settings.aiUrl,
                   .key = settings.aiKey,
                   .name = settings.aiModel,
                   .timeout = std::chrono::seconds{settings.aiTimeout},
                   .calls = settings.aiCalls};
    rules.credits = creditRules(settings);
    return rules;
}

ledger::Ledger ledgerOf(Settings const& settings) {
    return {.quotaFree = settings.quotaFree,
            .quotaPro = settings.quotaPro,
            .quotaPremium = settings.quotaPremium,
            .sourceBudget = settings.guestBudget};
}

media::MediaRules mediaRules(Settings const& settings) {
    media::MediaRules rules;
    rules.folder = std::filesystem::path{settings.data} / "media";
    rules.checker.worker = installedLayout().mediaWorker;
    rules.checker.mayBeUnconfined = settings.mediaUnconfined;
    rules.checker.workers = settings.mediaWorkers > 0
                                ? settings.mediaWorkers
                                : decodersThatFit(settings, usableMemory(), usableCores());
    rules.checker.limits = decodingLimits(settings);
    rules.mostImageBytes = static_cast<std::size_t>(settings.imageLimit);
    rules.mostSoundBytes = static_cast<std::size_t>(settings.soundLimit);
    rules.free = {settings.mediaCountFree, settings.mediaDaysFree};
    rules.ledger = ledgerOf(settings);
    rules.humanCheck = {settings.turnstileSiteKey, settings.turnstileSecret, settings.turnstileScriptUrl,
                        settings.turnstileVerifyUrl};
    rules.s3 = {settings.s3Url,   settings.s3Bucket, settings.s3Region,
                settings.s3KeyId, settings.s3Secret, settings.s3Direct};
    return rules;
}

std::string originOf(std::string const& address) {
    auto const url = boost::urls::parse_uri(address).value(); // validated by the settings table
    return std::string{url.encoded_origin().data(), url.encoded_origin().size()};
}

std::vector<std::string> verifierHosts(Settings const& settings) {
    std::vector<std::string> hosts;
    if (!settings.turnstileSiteKey.empty()) hosts.push_back(originOf(settings.turnstileScriptUrl));
    if (!settings.recaptchaSiteKey.empty() && !isOnLocalhost(settings)) {
        hosts.push_back(originOf(settings.recaptchaScriptUrl));
        hosts.emplace_back("https://www.gstatic.com"); // Google's script loads the rest from there
    }
    return hosts;
}

std::string chatAddress(Settings const& settings) {
    return settings.twitchChatUrl == "off" ? "" : settings.twitchChatUrl;
}

} // namespace wheelwright::app
