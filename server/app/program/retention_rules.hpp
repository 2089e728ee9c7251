#pragma once
#include "app/settings/settings.hpp"
#include "retention/retention.hpp"

namespace wheelwright::app {

using EraseAccount = std::function<bool(UserId const& userId)>;

// Personal data with a retention setting. A module that keeps a new kind adds it here and to docs/privacy.md.
std::vector<retention::RetentionRule> retentionRules(Settings const& settings, storage::Database& database,
                                                     Clock const& clock, EraseAccount eraseAccount);

// The columns by which the age of personal data is known. An upload's expiry that is set to now is made anew
// from its age.
std::vector<retention::StoredTime> agedTimes();

} // namespace wheelwright::app
