#pragma once
#include "app/settings.hpp"
#include "retention/retention.hpp"

namespace wheelwright::app {

using EraseAccount = std::function<bool(std::string_view userId)>;

// Everything of people that a setting gives an end. A room that keeps something new adds a line, and
// docs/privacy.md a row.
std::vector<retention::KeptKind> keptKinds(Settings const& settings, storage::Database& database,
                                           Clock const& clock, EraseAccount eraseAccount);

} // namespace wheelwright::app
