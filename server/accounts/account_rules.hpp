#pragma once
#include "accounts/magic_links.hpp"
#include "accounts/mailer.hpp"
#include "accounts/provider_rules.hpp"
#include "accounts/user.hpp"

namespace wheelwright::accounts {

// What operators decide about accounts.
struct AccountRules {
    std::string publicAddress;
    std::filesystem::path outbox; // for mails when there is no mail server
    SmtpRules smtp;               // without an address: none
    std::string mailFrom;
    LinkLimits links;
    ProviderRules providers;
    std::int64_t creditsFree = 0;
    std::int64_t creditsPro = 0;
    std::int64_t creditsPremium = 0;

    std::int64_t creditsOf(Tier tier) const {
        switch (tier) {
            case Tier::Free: return creditsFree;
            case Tier::Pro: return creditsPro;
            case Tier::Premium: return creditsPremium;
        }
        std::abort(); // a new tier fails the build above
    }
};

} // namespace wheelwright::accounts
