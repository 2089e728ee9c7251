#pragma once
#include "accounts/sign_in/verifier.hpp"
#include "base/result.hpp"
#include "media/media_rules.hpp"

namespace wheelwright::media {

// Asks the verifier whether a person solved the page's check. Each token counts once. While the verifier
// doesn't answer, every upload fails. Without keys every upload passes, which is logged at the start.
class HumanCheck {
public:
    HumanCheck(HumanCheckRules rules, storage::Database& database, Clock const& clock);

    Result<void> pass(std::string_view token, std::string_view source);

    HumanCheckRules const& rules() const { return rules_; }

private:
    HumanCheckRules const rules_;
    accounts::Verifier verifier_;
};

} // namespace wheelwright::media
