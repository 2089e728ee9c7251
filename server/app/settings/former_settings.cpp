#include "app/settings/settings.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::app {

constexpr std::string_view kTestPrefix = "test-"; // nearly all of those were settings
constexpr std::array<std::string_view, 3> kNeverSettings{"test-demo-seconds", "test-webhook-seconds",
                                                         "test-private-webhooks"};

std::vector<FormerSetting> const& formerSettings() {
    static std::vector<FormerSetting> const former = [] {
        std::vector<FormerSetting> all{
            {"wheel-quota-free", "quota-free", {}},
            {"wheel-quota-pro", "quota-pro", {}},
            {"wheel-quota-premium", "quota-premium", {}},
            {"media-quota-free", "quota-free", {}},
            {"media-quota-pro", "quota-pro", {}},
            {"media-quota-premium", "quota-premium", {}},
            {"body-limit", {}, "65536"},
            {"receipt-budget", {}, "256"},
            {"share-cache", {}, "64"},
            {"media-count-pro", {}, "2000"},
            {"media-count-premium", {}, "10000"},
            {"media-days-pro", {}, "0"},
            {"media-days-premium", {}, "0"},
            {"decoding-seconds", {}, "60"},
            {"decoding-seconds-per-source", {}, "240"},
            {"media-cache", {}, "64"},
            {"ai-prompt-limit", {}, "500"},
            {"ai-answer-limit", {}, "256"},
            {"keep-rejected-feedback", {}, "90"},
            {"keep-waiting-feedback", {}, "365"},
            {"keep-feedback-addresses", {}, "365"},
            {"keep-report-addresses", {}, "90"},
            {"keep-idea-jobs", {}, "90"},
            {"keep-outbox", {}, "7"},
        };
        for (auto const& constant : constantsForTests())
            if (std::ranges::find(kNeverSettings, constant.key) == kNeverSettings.end())
                all.push_back({constant.key.substr(kTestPrefix.size()), {}, constant.fallback});
        return all;
    }();
    return former;
}

} // namespace wheelwright::app
