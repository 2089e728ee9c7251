#pragma once
#include "app/diagnosis.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

// Finds settings that are allowed but may not be what the operator intended.
Diagnosis settingsFindings(Settings const& settings);

} // namespace wheelwright::app
