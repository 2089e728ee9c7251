#pragma once
#include "app/settings.hpp"
#include "media/media_rules.hpp"

namespace wheelwright::app {

media::MediaRules mediaRules(Settings const& settings);

} // namespace wheelwright::app
