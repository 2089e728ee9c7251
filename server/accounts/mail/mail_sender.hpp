#pragma once
#include "accounts/account_counts.hpp"
#include "accounts/mail/mailer.hpp"
#include "accounts/sign_in/magic_links.hpp"
#include "base/recurring.hpp"

namespace wheelwright::accounts {

// Sends the outbox's mails on its own thread: a request for a link never waits for the mail server, and its
// duration doesn't reveal whether there is one.
class MailSender {
public:
    MailSender(MagicLinks& links, std::unique_ptr<Mailer> mailer, Clock const& clock, AccountCounts& counts,
               std::string from, std::string publicAddress);
    ~MailSender();

    void wake() { turns_.wake(); }

private:
    void sendAllDue();
    void send(DueMail const& mail);

    MagicLinks& links_;
    std::unique_ptr<Mailer> mailer_;
    Clock const& clock_;
    AccountCounts& counts_;
    std::string from_;
    std::string publicAddress_;
    std::atomic<bool> stopping_ = false;
    Recurring turns_; // last: it uses all of the above
};

} // namespace wheelwright::accounts
