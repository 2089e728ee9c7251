#include "accounts/account_counts.hpp"

namespace wheelwright::accounts {
namespace {

http::Counter refreshes(http::Metrics& metrics, std::string const& outcome) {
    return metrics.counter("wheelwright_refreshes_total", "Session refreshes, by outcome.",
                           {{"outcome", outcome}});
}

http::Counter mails(http::Metrics& metrics, std::string const& outcome) {
    return metrics.counter("wheelwright_mails_total", "Mails handed to the mail server, by outcome.",
                           {{"outcome", outcome}});
}

// Provider and outcome come from our own lists, so a client can't create new time series.
http::Counter signIns(http::Metrics& metrics, std::string_view providerName, std::string_view outcome) {
    return metrics.counter("wheelwright_sign_ins_total", "Sign-ins, by provider and outcome.",
                           {{"provider", std::string{providerName}}, {"outcome", std::string{outcome}}});
}

} // namespace

AccountCounts::AccountCounts(http::Metrics& metrics)
    : metrics_{metrics},
      refreshed_{refreshes(metrics, "success")},
      refused_{refreshes(metrics, "refused")},
      sent_{mails(metrics, "sent")},
      unsent_{mails(metrics, "failed")} {
    // Create this series now: a series that first appears with its first count has no rate.
    signIns(metrics, "email", "success");
}

void AccountCounts::signIn(std::string_view providerName, std::string_view outcome) {
    signIns(metrics_, providerName, outcome).increment();
}

void AccountCounts::refresh(bool succeeded) {
    (succeeded ? refreshed_ : refused_).increment();
}

void AccountCounts::mail(bool sent) {
    (sent ? sent_ : unsent_).increment();
}

} // namespace wheelwright::accounts
