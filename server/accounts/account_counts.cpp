#include "accounts/account_counts.hpp"

namespace wheelwright::accounts {
namespace {

http::Counter refreshes(http::Metrics& metrics, std::string const& outcome) {
    return metrics.counter("wheelwright_refreshes_total", "Sessions continued, or refused to.",
                           {{"outcome", outcome}});
}

http::Counter mails(http::Metrics& metrics, std::string const& outcome) {
    return metrics.counter("wheelwright_mails_total", "Mails handed to the mail server, or not taken by it.",
                           {{"outcome", outcome}});
}

} // namespace

AccountCounts::AccountCounts(http::Metrics& metrics)
    : metrics_{metrics},
      refreshed_{refreshes(metrics, "success")},
      refused_{refreshes(metrics, "refused")},
      sent_{mails(metrics, "sent")},
      unsent_{mails(metrics, "failed")} {}

// Both come from lists of ours, so a stranger cannot make up time series.
void AccountCounts::signIn(std::string_view providerName, std::string_view outcome) {
    metrics_
        .counter("wheelwright_sign_ins_total", "Sign-ins by way and outcome.",
                 {{"provider", std::string{providerName}}, {"outcome", std::string{outcome}}})
        .increment();
}

void AccountCounts::refresh(bool succeeded) {
    (succeeded ? refreshed_ : refused_).increment();
}

void AccountCounts::mail(bool sent) {
    (sent ? sent_ : unsent_).increment();
}

} // namespace wheelwright::accounts
