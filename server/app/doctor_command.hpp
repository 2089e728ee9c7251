#pragma once
#include "app/diagnosis.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

// wheelwright doctor. Changes nothing. Safe while servers run.
Diagnosis doctorCommand(Settings const& settings);

} // namespace wheelwright::app
