#pragma once
#include "http/metrics.hpp"
#include <map>
#include <string>

namespace wheelwright::accounts {

// Counts sign-ins by provider and outcome, refreshes and mails for operators. No personal data.
class AccountCounts {
public:
    explicit AccountCounts(http::Metrics& metrics);

    void signIn(std::string_view providerName, std::string_view outcome);
    void refresh(bool succeeded);
    void mail(bool sent);

private:
    http::Metrics& metrics_;
    http::Counter refreshed_;
    http::Counter refused_;
    http::Counter sent_;
    http::Counter unsent_;
};

} // namespace wheelwright::accounts
