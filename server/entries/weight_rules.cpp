#include "entries/weight_rules.hpp"
#include "base/folding.hpp"
#include "base/json.hpp"
#include "entries/names.hpp"
#include <algorithm>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

Error invalidWeights(std::string sentence) {
    return {Fault::Invalid, "invalid_door", std::move(sentence)};
}

bool isGiven(json::object const& given, std::string_view name) {
    auto const* const value = given.if_contains(name);
    return value != nullptr && !value->is_null();
}

Result<std::vector<WeightRules::Named>> readNames(json::object const& given) {
    std::vector<WeightRules::Named> names;
    auto const* const listed = listAt(given, "names");
    if (listed == nullptr || listed->size() > kMostWeightedNames)
        return invalidWeights("The field weights.names must be a list of at most 100 names.");
    for (auto const& each : *listed) {
        auto const* const row = each.if_object();
        auto name = row == nullptr ? "" : tidyName(textAt(*row, "name"));
        auto const weight = row == nullptr ? std::nullopt : countAt(*row, "weight", kHeaviestEntry);
        if (name.empty() || !weight)
            return invalidWeights("Each entry of weights.names must have a name and a weight from 1 to 100.");
        names.push_back({std::move(name), *weight});
    }
    return names;
}

} // namespace

Result<WeightRules> readWeightRules(json::object const& given) {
    WeightRules rules;
    if (isGiven(given, "names")) {
        auto names = readNames(given);
        if (!names) return names.error();
        rules.names = std::move(*names);
    }
    if (isGiven(given, "signedIn")) {
        auto const weight = countAt(given, "signedIn", kHeaviestEntry);
        if (!weight) return invalidWeights("The field weights.signedIn must be a number from 1 to 100.");
        rules.signedIn = *weight;
    }
    if (isGiven(given, "early")) {
        auto const* const early = partAt(given, "early");
        auto const first = early == nullptr ? std::nullopt : countAt(*early, "first", kMostEntries);
        auto const weight = early == nullptr ? std::nullopt : countAt(*early, "weight", kHeaviestEntry);
        if (!first || !weight)
            return invalidWeights("The field weights.early must say how many come first, from 1 to 10000, "
                                  "and their weight, from 1 to 100.");
        rules.earlyCount = *first;
        rules.early = *weight;
    }
    return rules;
}

json::object jsonOf(WeightRules const& rules) {
    json::object said;
    if (!rules.names.empty()) {
        json::array names;
        for (auto const& [name, weight] : rules.names)
            names.push_back({{"name", name}, {"weight", weight}});
        said["names"] = std::move(names);
    }
    if (rules.signedIn > 1) said["signedIn"] = rules.signedIn;
    if (rules.earlyCount > 0) said["early"] = {{"first", rules.earlyCount}, {"weight", rules.early}};
    return said;
}

Weigher::Weigher(WeightRules const& rules) : rules_{rules} {
    for (auto const& [name, weight] : rules.names) {
        auto& heaviest = byName_[folded(name)];
        heaviest = std::max(heaviest, weight);
    }
}

std::int64_t Weigher::weightOf(Entry const& entry) const {
    auto weight = std::max(entry.givenWeight, entry.userId ? rules_.signedIn : 1);
    if (entry.place <= rules_.earlyCount) weight = std::max(weight, rules_.early);
    if (byName_.empty()) return weight;
    auto const named = byName_.find(folded(entry.name));
    return named == byName_.end() ? weight : std::max(weight, named->second);
}

} // namespace wheelwright::entries
