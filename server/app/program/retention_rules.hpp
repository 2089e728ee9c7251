#pragma once
#include "app/settings/settings.hpp"
#include "retention/retention.hpp"

namespace wheelwright::app {

using EraseAccount = std::function<bool(UserId const& userId)>;

// Personal data with a retention setting. A module that keeps a new kind adds it here and to docs/privacy.md.
std::vector<retention::RetentionRule> retentionRules(Settings const& settings, storage::Database& database,
                                                     Clock const& clock, EraseAccount eraseAccount);

// The columns that hold the age of personal data. An upload's expiry is computed again from its age.
std::vector<retention::StoredTime> agedTimes();

} // namespace wheelwright::app
