#include "accounts/mail/mailer.hpp"
#include "accounts/sign_in/email_address.hpp"
#include "app/commands/commands.hpp"
#include "app/settings/rules.hpp"

namespace wheelwright::app {
namespace {

accounts::SmtpMailer mailerOf(Settings const& settings) {
    return accounts::SmtpMailer{accountRules(settings, settings.publicAddress).smtp};
}

} // namespace

Result<std::string> mailCommand(Settings const& settings, Words const& words) {
    if (words.size() != 2 || words[0] != "test") return badCommandLine("Usage: mail test ADDRESS.");
    auto const address = accounts::emailAddress(words[1]);
    if (!address) return badCommandLine("'" + oneLine(words[1]) + "' isn't an email address.");
    if (settings.smtpUrl.empty())
        return badCommandLine("No mail server is set: mails are written to files in " + settings.data +
                              "/outbox. Set --smtp-url.");
    constexpr char kText[] = "This mail server sends the mails of your Wheelwright.";
    accounts::Mail const mail{settings.mailFrom, *address, "A test mail from Wheelwright", kText,
                              std::string{"<p>"} + kText + "</p>"};
    if (auto const sent = mailerOf(settings).send(mail, SystemClock{}.now()); !sent)
        return Error{Fault::Unavailable, "mail_not_sent",
                     settings.smtpUrl + " didn't take the mail: " + sent.error().message + "."};
    return settings.smtpUrl + " took a mail from " + settings.mailFrom + " to " + *address +
           ". Look into the inbox, and into the spam.\n";
}

Finding mailServerFinding(Settings const& settings) {
    if (settings.smtpUrl.empty())
        return {Verdict::Warning,
                "No mail server is set: sign-in mails are written to files in " + settings.data + "/outbox.",
                "Set --smtp-url and --mail-from so that people can sign in by email."};
    if (auto const greeted = mailerOf(settings).greet(); !greeted)
        return {Verdict::Bad,
                "The mail server " + settings.smtpUrl + " can't be used: " + greeted.error().message + ".",
                "Check the --smtp-… settings. Mails wait until it works."};
    if (settings.mailFrom.ends_with("@localhost"))
        return {Verdict::Warning,
                "The mail server " + settings.smtpUrl + " answers, but mails come from " + settings.mailFrom +
                    ".",
                "Set --mail-from to an address of yours, or the mails end as spam."};
    if (!settings.smtpTls)
        return {Verdict::Warning, "Mails are sent without encryption.", "Set --smtp-tls required."};
    return {Verdict::Good, "The mail server " + settings.smtpUrl +
                               " answers. wheelwright mail test ADDRESS "
                               "sends a mail through it."};
}

} // namespace wheelwright::app
