#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {
namespace {

using Texts = std::string Settings::*;

void addMail(std::vector<Setting>& table) {
    table.push_back(
        mailServer("smtp-url", &Settings::smtpUrl,
                   "The mail server. Unset: mails become files in {data}/outbox, and the log says which."));
    table.push_back(name("smtp-user", &Settings::smtpUser, "User name at the mail server."));
    table.push_back(secret("smtp-password", &Settings::smtpPassword, "Password at the mail server."));
    table.push_back(choice("smtp-tls", &Settings::smtpTls, "required", {{"required", true}, {"off", false}},
                           "Whether mail is sent over an encrypted connection only."));
    table.push_back(file("smtp-ca-file", &Settings::smtpCaFile,
                         "Certificates to trust at the mail server. Unset: this machine's."));
    table.push_back(
        mailAddress("mail-from", &Settings::mailFrom, "wheelwright@localhost", "Sender of the mails."));
}

void addLimits(std::vector<Setting>& table) {
    table.push_back(number("rate-links-source", &Settings::rateLinksSource, 120, {1, 1'000'000},
                           "Sign-in mails an hour asked for from one source address."));
    table.push_back(number("credits-free", &Settings::creditsFree, 10, {0, 1'000'000},
                           "Credits an account has at least when a month begins, the first one too."));
    table.push_back(
        number("credits-pro", &Settings::creditsPro, 200, {0, 1'000'000}, "The same with the pro tier."));
    table.push_back(number("credits-premium", &Settings::creditsPremium, 1000, {0, 1'000'000},
                           "The same with the premium tier."));
}

void addClient(std::vector<Setting>& table, std::string_view idKey, Texts id, std::string_view secretKey,
               Texts text) {
    table.push_back(name(idKey, id, "Our id at this provider. Unset: the provider is not set up."));
    table.push_back(secret(secretKey, text, "Our secret at this provider."));
}

void addProviders(std::vector<Setting>& table) {
    addClient(table, "google-client-id", &Settings::googleClientId, "google-client-secret",
              &Settings::googleClientSecret);
    addClient(table, "microsoft-client-id", &Settings::microsoftClientId, "microsoft-client-secret",
              &Settings::microsoftClientSecret);
    table.push_back(tenantIssuer("microsoft-issuer", &Settings::microsoftIssuer,
                                 "https://login.microsoftonline.com/{tenantid}/v2.0",
                                 "Microsoft's OpenID issuer; {tenantid} stands for any tenant."));
    table.push_back(name("apple-client-id", &Settings::appleClientId,
                         "Our services id at Apple. Unset: the provider is not set up."));
    table.push_back(name("apple-team-id", &Settings::appleTeamId, "Our team at Apple."));
    table.push_back(name("apple-key-id", &Settings::appleKeyId, "The id of our key at Apple."));
    table.push_back(file("apple-key-file", &Settings::appleKeyFile, "Our key for Apple, the .p8 file."));
    addClient(table, "github-client-id", &Settings::githubClientId, "github-client-secret",
              &Settings::githubClientSecret);
    addClient(table, "facebook-client-id", &Settings::facebookClientId, "facebook-client-secret",
              &Settings::facebookClientSecret);
}

} // namespace

std::vector<Setting> accountSettings() {
    std::vector<Setting> table;
    addMail(table);
    addLimits(table);
    addProviders(table);
    return table;
}

} // namespace wheelwright::app
