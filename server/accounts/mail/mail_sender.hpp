#pragma once
#include "accounts/account_counts.hpp"
#include "accounts/mail/mailer.hpp"
#include "accounts/mail/notice.hpp"
#include "accounts/sign_in/magic_links.hpp"
#include "base/recurring.hpp"
#include "storage/database.hpp"
#include <deque>
#include <mutex>
#include <optional>

namespace wheelwright::accounts {

// Sends the outbox's mails on its own thread: a request for a link never waits for the mail server, and its
// duration doesn't reveal whether there is one.
class MailSender {
public:
    MailSender(storage::Database& database, MagicLinks& links, std::unique_ptr<Mailer> mailer,
               Clock const& clock, AccountCounts& counts, std::string from, std::string publicAddress);
    ~MailSender();

    void wake() { turns_.wake(); }

    // Tells a user by mail. It waits in memory: a process that ends forgets it, and a mail server that fails
    // is asked three times.
    void notify(Notice notice);

private:
    void sendAllDue();
    void send(DueMail const& mail);

    struct WaitingNotice {
        Notice notice;
        Instant dueAt;
        int tries = 0;
    };
    bool sendNextNotice();
    std::optional<WaitingNotice> takeDueNotice();
    bool tryToSend(Notice const& notice);
    bool send(Notice const& notice);

    storage::Database& database_;
    MagicLinks& links_;
    std::unique_ptr<Mailer> mailer_;
    Clock const& clock_;
    AccountCounts& counts_;
    std::string from_;
    std::string publicAddress_;
    std::atomic<bool> stopping_ = false;
    std::mutex guard_;
    std::deque<WaitingNotice> notices_;
    Recurring turns_; // last: it uses all of the above
};

} // namespace wheelwright::accounts
