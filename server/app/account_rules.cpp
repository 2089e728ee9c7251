#include "app/account_rules.hpp"

namespace wheelwright::app {

accounts::CreditRules creditRules(Settings const& settings) {
    return {settings.creditsFree, settings.creditsPro, settings.creditsPremium};
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
    auto& providers = rules.providers;
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

} // namespace wheelwright::app
