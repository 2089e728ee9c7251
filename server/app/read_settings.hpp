#pragma once
#include "app/settings.hpp"
#include "base/result.hpp"
#include <functional>
#include <map>

namespace wheelwright::app {

using Flags = std::map<std::string, std::string, std::less<>>;    // key → text as given
using Environment = std::function<char const*(char const* name)>; // like std::getenv

// A flag wins over the environment, which wins over the default. The first
// wrong value ends it with a sentence that names the setting and what is allowed.
Result<Settings> readSettings(Flags const& flags, Environment const& environment);

} // namespace wheelwright::app
