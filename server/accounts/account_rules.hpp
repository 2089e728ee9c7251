#pragma once
#include "accounts/mail/mailer.hpp"
#include "accounts/profile/credits.hpp"
#include "accounts/sign_in/magic_links.hpp"
#include "accounts/sign_in/provider.hpp"

namespace wheelwright::accounts {

// The operator's settings for accounts.
struct AccountRules {
    std::string publicAddress;
    std::filesystem::path outbox;  // for mails when there is no mail server
    std::filesystem::path exports; // for exports while they are sent
    SmtpRules smtp;                // an empty url: no mail server
    std::string mailFrom;
    LinkLimits links;
    ProviderRules providers;
    CreditRules credits;
    SignUpRules signUp;
    std::string authHeader; // in which a trusted front names the user; empty: none does
    bool signInByEmail = true;
};

} // namespace wheelwright::accounts
