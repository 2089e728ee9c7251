#include "app/setting_kinds.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {

std::vector<Setting> ideaSettings() {
    return {
        optionalServiceAddress("ai-url", &Settings::aiUrl,
                               "An OpenAI-compatible API that makes wheels from a sentence, such as "
                               "https://api.example.org/v1. Unset: the built-in ideas do."),
        secret("ai-key", &Settings::aiKey, "Our key at that API."),
        nameOr("ai-model", &Settings::aiModel, "default", "The model that is asked there."),
        number("ai-timeout", &Settings::aiTimeout, 60, {1, 600}, "Seconds the model has for a wheel."),
        number("ai-calls", &Settings::aiCalls, 8, {1, 24},
               "Wheels the model makes at once; more are answered 503."),
        number("ai-prompt-limit", &Settings::aiPromptLimit, 500, {20, 10'000},
               "Characters of the sentence a wheel is made from."),
        number("ai-answer-limit", &Settings::aiAnswerLimit, 256, {4, 16'384},
               "KiB of an answer of the model; a longer one is refused."),
        number("rate-ideas", &Settings::rateIdeas, 120, {1, 1'000'000},
               "Wheels from a sentence a minute per source address."),
    };
}

} // namespace wheelwright::app
