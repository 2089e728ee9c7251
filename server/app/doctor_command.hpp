#pragma once
#include "app/diagnosis.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

// wheelwright doctor. Looks and changes nothing; safe beside running servers.
Diagnosis doctorCommand(Settings const& settings);

} // namespace wheelwright::app
