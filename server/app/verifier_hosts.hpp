#pragma once
#include "app/settings.hpp"

namespace wheelwright::app {

// Scheme, host and port of an address from the settings.
std::string originOf(std::string const& address);

// The origins whose scripts and frames a page needs for the checks that are switched on.
std::vector<std::string> verifierHosts(Settings const& settings);

} // namespace wheelwright::app
