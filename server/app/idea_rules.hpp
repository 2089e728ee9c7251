#pragma once
#include "app/settings.hpp"
#include "ideas/ideas.hpp"

namespace wheelwright::app {

ideas::IdeaRules ideaRules(Settings const& settings, std::filesystem::path const& content);

} // namespace wheelwright::app
