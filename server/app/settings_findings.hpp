#pragma once
#include "app/diagnosis.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

// Settings that are allowed but that an operator may not have meant.
Diagnosis settingsFindings(Settings const& settings);

} // namespace wheelwright::app
