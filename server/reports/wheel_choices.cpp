#include "reports/wheel_choices.hpp"
#include "http/json_body.hpp"
#include "wheels/json_at.hpp"

namespace wheelwright::reports {

std::vector<std::string> firstChoices(std::string_view document) {
    std::vector<std::string> choices;
    auto const parsed = http::parseJsonObject(document);
    auto const* const definition = parsed ? wheels::partAt(*parsed, "wheel-definition") : nullptr;
    auto const* const slices = definition != nullptr ? wheels::listAt(*definition, "slices") : nullptr;
    if (slices == nullptr) return choices;
    for (auto const& slice : *slices) {
        if (choices.size() == kChoicesShown) break;
        if (slice.is_object()) choices.emplace_back(wheels::textAt(slice.get_object(), "text"));
    }
    return choices;
}

} // namespace wheelwright::reports
