#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include "media/media_rules.hpp"
#include "storage/database.hpp"

namespace wheelwright::media {

// Asks the verifier whether a person solved the page's check. Each token counts once, and without an
// answer nobody passes. Without keys anyone passes, which the start says.
class HumanCheck {
public:
    HumanCheck(HumanCheckRules rules, storage::Database& database, Clock const& clock);

    Result<void> pass(std::string_view token, std::string_view source);

    HumanCheckRules const& rules() const { return rules_; }

private:
    Result<void> askVerifier(std::string_view token, std::string_view source) const;

    HumanCheckRules const rules_;
    storage::Database& database_;
    Clock const& clock_;
};

} // namespace wheelwright::media
