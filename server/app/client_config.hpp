#pragma once
#include "app/settings.hpp"
#include "http/response.hpp"

namespace wheelwright::app {

// What a page has to know of the settings before it can ask third parties whether a person is there.
// A key that is unset is an empty text.
http::Response clientConfig(Settings const& settings);

} // namespace wheelwright::app
