#include "reports/wheel_choices.hpp"
#include "base/json_at.hpp"
#include "http/json_body.hpp"

namespace wheelwright::reports {

std::vector<std::string> firstChoices(std::string_view document) {
    std::vector<std::string> choices;
    auto const parsed = http::parseJsonObject(document);
    auto const* const definition = parsed ? partAt(*parsed, "wheel-definition") : nullptr;
    auto const* const slices = definition != nullptr ? listAt(*definition, "slices") : nullptr;
    if (slices == nullptr) return choices;
    for (auto const& slice : *slices) {
        if (choices.size() == kChoicesShown) break;
        if (slice.is_object()) choices.emplace_back(textAt(slice.get_object(), "text"));
    }
    return choices;
}

} // namespace wheelwright::reports
