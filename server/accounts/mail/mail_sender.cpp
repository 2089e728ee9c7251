#include "accounts/mail/mail_sender.hpp"
#include "base/log.hpp"

namespace wheelwright::accounts {

using namespace std::chrono_literals;

MailSender::MailSender(MagicLinks& links, std::unique_ptr<Mailer> mailer, Clock const& clock,
                       AccountCounts& counts, std::string from, std::string publicAddress)
    : links_{links},
      mailer_{std::move(mailer)},
      clock_{clock},
      counts_{counts},
      from_{std::move(from)},
      publicAddress_{std::move(publicAddress)},
      turns_{"mail", 1s, [this] { sendAllDue(); }} {}

MailSender::~MailSender() {
    stopping_ = true;
    mailer_->interrupt();
    turns_.stop();
}

void MailSender::sendAllDue() {
    while (!stopping_) {
        auto const mail = links_.nextDue();
        if (!mail) return;
        send(*mail);
    }
}

void MailSender::send(DueMail const& mail) {
    // The language is for a browser that knows nothing of this sign-in.
    auto const link =
        publicAddress_ + "/login?auth=email&lang=" + mail.language + "&token=" + links_.issue(mail);
    auto const outcome = mailer_->send(signInMail(from_, mail.email, mail.language, link), clock_.now());
    counts_.mail(outcome.has_value());
    if (outcome) return links_.sent(mail);
    bool const again = links_.postpone(mail);
    log::warn(again ? "a mail couldn't be sent, it will be tried again" : "a mail couldn't be sent, given up",
              {{"problem", std::string_view{outcome.error().message}}, {"tries", std::int64_t{mail.tries}}});
}

} // namespace wheelwright::accounts
