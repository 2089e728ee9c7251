#pragma once
#include "accounts/sign_in/verifier.hpp"
#include "base/result.hpp"

namespace wheelwright::reviews {

struct BotRules {
    accounts::Verifier::Rules service;
    int threshold = 50; // hundredths; a lower score is a bot
};

// Asks the bot-score service whether a person sent the feedback. Only tokens made for feedback count. While
// the service doesn't answer, all feedback is refused.
class BotCheck {
public:
    BotCheck(BotRules const& rules, storage::Database& database, Clock const& clock)
        : threshold_{rules.threshold}, service_{rules.service, database, clock} {}

    bool isOn() const { return service_.isOn(); }
    Result<void> check(std::string_view token, std::string_view source);

private:
    int threshold_;
    accounts::Verifier service_;
};

} // namespace wheelwright::reviews
