#include "accounts/mail/mail_sender.hpp"
#include "base/log.hpp"
#include <algorithm>

namespace wheelwright::accounts {

using namespace std::chrono_literals;

namespace {

constexpr int kNoticeTries = 3;
constexpr auto kNoticePause = 5min;
constexpr std::size_t kMostNotices = 1000;

} // namespace

MailSender::MailSender(storage::Database& database, MagicLinks& links, std::unique_ptr<Mailer> mailer,
                       Clock const& clock, AccountCounts& counts, std::string from, std::string publicAddress)
    : database_{database},
      links_{links},
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

// Somebody waits for a sign-in link: those that are due go before each notice.
void MailSender::sendAllDue() {
    do {
        while (!stopping_) {
            auto const mail = links_.nextDue();
            if (!mail) break;
            send(*mail);
        }
    } while (sendNextNotice());
}

void MailSender::notify(Notice notice) {
    {
        std::lock_guard const lock{guard_};
        if (notices_.size() >= kMostNotices) return log::warn("a notice is left out: too many wait");
        notices_.push_back({std::move(notice), clock_.now()});
    }
    wake();
}

// Only this thread takes notices out. False if none is due.
bool MailSender::sendNextNotice() {
    auto waiting = takeDueNotice();
    if (!waiting) return false;
    if (tryToSend(waiting->notice) || ++waiting->tries == kNoticeTries) return true;
    waiting->dueAt = clock_.now() + kNoticePause;
    std::lock_guard const lock{guard_};
    notices_.push_back(std::move(*waiting));
    return true;
}

std::optional<MailSender::WaitingNotice> MailSender::takeDueNotice() {
    auto const now = clock_.now();
    std::lock_guard const lock{guard_};
    auto const due =
        std::ranges::find_if(notices_, [&](WaitingNotice const& waiting) { return waiting.dueAt <= now; });
    if (stopping_ || due == notices_.end()) return std::nullopt;
    auto taken = std::move(*due);
    notices_.erase(due);
    return taken;
}

// A database that fails counts as a failed try of this notice. The others stay in the queue.
bool MailSender::tryToSend(Notice const& notice) {
    try {
        return send(notice);
    } catch (std::exception const& problem) {
        log::warn("a notice couldn't be sent", {{"problem", std::string_view{problem.what()}}});
        return false;
    }
}

// True also where there is nobody to tell.
bool MailSender::send(Notice const& notice) {
    auto const reader = database_.read(
        [&](storage::Connection& connection) { return noticeReader(connection, notice.userId); });
    if (!reader) return true;
    auto const outcome = mailer_->send(noticeMail(from_, *reader, publicAddress_, notice), clock_.now());
    counts_.mail(outcome.has_value());
    if (!outcome)
        log::warn("a notice couldn't be sent", {{"problem", std::string_view{outcome.error().message}}});
    return outcome.has_value();
}

void MailSender::send(DueMail const& mail) {
    // The language is for a browser that didn't start this sign-in.
    auto const link =
        publicAddress_ + "/login?auth=email&lang=" + mail.language + "&token=" + links_.issue(mail);
    auto const outcome = mailer_->send(signInMail(from_, mail.email, mail.language, link), clock_.now());
    counts_.mail(outcome.has_value());
    if (outcome) return links_.sent(mail);
    bool const again = links_.postpone(mail);
    log::warn(again ? "sending a mail failed, retrying later" : "sending a mail failed, giving up",
              {{"problem", std::string_view{outcome.error().message}}, {"tries", std::int64_t{mail.tries}}});
}

} // namespace wheelwright::accounts
