#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {

std::vector<Setting> mailSettings() {
    return {
        mailServer("smtp-url", &Settings::smtpUrl,
                   "The mail server. Unset: mails become files in {data}/outbox, and the log says which."),
        name("smtp-user", &Settings::smtpUser, "User name at the mail server."),
        secret("smtp-password", &Settings::smtpPassword, "Password at the mail server."),
        mailAddress("mail-from", &Settings::mailFrom, "wheelwright@localhost", "Sender of the mails."),
        choice("smtp-tls", &Settings::smtpTls, "required", {{"required", true}, {"off", false}},
               "Whether mail is sent over an encrypted connection only."),
        file("smtp-ca-file", &Settings::smtpCaFile,
             "Certificates to trust at the mail server. Unset: this machine's."),
    };
}

std::vector<Setting> signInSettings() {
    constexpr std::string_view id = "Our id at this provider. Unset: the provider is not set up.";
    constexpr std::string_view key = "Our secret at this provider.";
    return {
        name("google-client-id", &Settings::googleClientId, id),
        secret("google-client-secret", &Settings::googleClientSecret, key),
        name("microsoft-client-id", &Settings::microsoftClientId, id),
        secret("microsoft-client-secret", &Settings::microsoftClientSecret, key),
        tenantIssuer("microsoft-issuer", &Settings::microsoftIssuer,
                     "https://login.microsoftonline.com/{tenantid}/v2.0",
                     "Microsoft's OpenID issuer; {tenantid} stands for any tenant."),
        name("apple-client-id", &Settings::appleClientId,
             "Our services id at Apple. Unset: the provider is not set up."),
        name("apple-team-id", &Settings::appleTeamId, "Our team at Apple."),
        name("apple-key-id", &Settings::appleKeyId, "The id of our key at Apple."),
        file("apple-key-file", &Settings::appleKeyFile, "Our key for Apple, the .p8 file."),
        name("github-client-id", &Settings::githubClientId, id),
        secret("github-client-secret", &Settings::githubClientSecret, key),
        name("facebook-client-id", &Settings::facebookClientId, id),
        secret("facebook-client-secret", &Settings::facebookClientSecret, key),
        file("oidc-file", &Settings::oidcFile,
             "A JSON file with sign-ins of your own: OpenID Connect issuers, such as Keycloak, Authentik, "
             "Authelia or Dex, and the header of a front (docs/howto/own-accounts.md). Unset: none."),
        signUp(
            "sign-up", &Settings::signUp,
            "Who may open an account: everyone, people whom an admin has invited, nobody, or people with a "
            "verified e-mail address of these domains and invited ones. Accounts that exist can always be "
            "signed in to; the sign-ins of --oidc-file have rules of their own."),
    };
}

} // namespace wheelwright::app
