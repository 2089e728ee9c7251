#pragma once
#include "app/settings/settings.hpp"
#include "base/result.hpp"
#include <functional>
#include <map>

namespace wheelwright::app {

using Flags = std::map<std::string, std::string, std::less<>>;    // key → text as given
using Environment = std::function<char const*(char const* name)>; // like std::getenv

// A flag wins over the environment, which wins over the default. The first invalid value is returned as an
// error that names the setting and the allowed values.
Result<Settings> readSettings(Flags const& flags, Environment const& environment);

} // namespace wheelwright::app
