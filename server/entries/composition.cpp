#include "entries/composition.hpp"
#include "base/json.hpp"
#include <unordered_set>

namespace wheelwright::entries {

namespace json = boost::json;

void putOn(json::object& wheel, EntryList const& list) {
    auto* const definition = wheel.if_contains("wheel-definition");
    auto* const slices = definition == nullptr || !definition->is_object()
                             ? nullptr
                             : definition->get_object().if_contains("slices");
    if (slices == nullptr || !slices->is_array()) return;
    std::unordered_set<std::string> taken;
    json::array composed;
    for (auto& slice : slices->get_array()) {
        std::string guid{slice.is_object() ? textAt(slice.get_object(), "guid") : ""};
        auto const* const entry = list.find(EntryId{guid});
        if (entry != nullptr && entry->state != EntryState::In) continue;
        taken.insert(std::move(guid));
        composed.push_back(std::move(slice));
    }
    for (auto const& [place, entry] : list.byPlace())
        if (entry.state == EntryState::In && !taken.contains(entry.id.text()))
            composed.push_back({{"guid", entry.id}, {"text", entry.name}, {"weight", entry.weight}});
    slices->get_array() = std::move(composed);
}

} // namespace wheelwright::entries
