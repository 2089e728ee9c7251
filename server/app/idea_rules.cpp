#include "app/idea_rules.hpp"
#include "app/account_rules.hpp"

namespace wheelwright::app {

ideas::IdeaRules ideaRules(Settings const& settings, std::filesystem::path const& content) {
    ideas::IdeaRules rules;
    rules.folder = content / "ideas";
    rules.longestPrompt = static_cast<std::size_t>(settings.aiPromptLimit);
    rules.model = {.url = settings.aiUrl,
                   .key = settings.aiKey,
                   .name = settings.aiModel,
                   .timeout = std::chrono::seconds{settings.aiTimeout},
                   .mostBytes = static_cast<std::size_t>(settings.aiAnswerLimit) * 1024,
                   .calls = settings.aiCalls};
    rules.credits = creditRules(settings);
    return rules;
}

} // namespace wheelwright::app
