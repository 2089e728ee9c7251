#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"

namespace wheelwright::app {

std::vector<Setting> mailSettings() {
    return {
        mailServer(
            "smtp-url", &Settings::smtpUrl,
            "The mail server. Unset: mails are written to files in {data}/outbox, and the log names them."),
        name("smtp-user", &Settings::smtpUser, "User name at the mail server."),
        secret("smtp-password", &Settings::smtpPassword, "Password at the mail server."),
        mailAddress("mail-from", &Settings::mailFrom, "wheelwright@localhost", "The sender of all mails."),
        choice("smtp-tls", &Settings::smtpTls, "required", {{"required", true}, {"off", false}},
               "Required: mails are only sent over an encrypted connection."),
        file("smtp-ca-file", &Settings::smtpCaFile,
             "Certificates that the mail server's is checked against. Unset: the system's."),
    };
}

std::vector<Setting> signInSettings() {
    constexpr std::string_view id = "Your client id at this provider. Unset: people can't sign in with it.";
    constexpr std::string_view key = "Your client secret at this provider.";
    return {
        name("google-client-id", &Settings::googleClientId, id),
        secret("google-client-secret", &Settings::googleClientSecret, key),
        name("microsoft-client-id", &Settings::microsoftClientId, id),
        secret("microsoft-client-secret", &Settings::microsoftClientSecret, key),
        tenantIssuer("microsoft-issuer", &Settings::microsoftIssuer,
                     "https://login.microsoftonline.com/{tenantid}/v2.0",
                     "Microsoft's OpenID issuer; {tenantid} stands for any tenant."),
        name("apple-client-id", &Settings::appleClientId,
             "Your services id at Apple. Unset: people can't sign in with it."),
        name("apple-team-id", &Settings::appleTeamId, "Your team id at Apple."),
        name("apple-key-id", &Settings::appleKeyId, "The id of your key at Apple."),
        file("apple-key-file", &Settings::appleKeyFile, "Your key for Apple, the .p8 file."),
        name("github-client-id", &Settings::githubClientId, id),
        secret("github-client-secret", &Settings::githubClientSecret, key),
        name("facebook-client-id", &Settings::facebookClientId, id),
        secret("facebook-client-secret", &Settings::facebookClientSecret, key),
        file(
            "oidc-file", &Settings::oidcFile,
            "A JSON file with your own ways to sign in: OpenID Connect issuers, such as Keycloak, Authentik, "
            "Authelia or Dex, and the header of a reverse proxy (docs/howto/own-accounts.md). Unset: none."),
        signUp("sign-up", &Settings::signUp,
               "Who may open an account: everyone, only invited people, nobody, or invited people and those "
               "with a verified email address of these domains. People who already have an account can "
               "always sign in. The sign-ins of --oidc-file have their own rules."),
    };
}

} // namespace wheelwright::app
