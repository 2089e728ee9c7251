#pragma once
#include "base/result.hpp"
#include "base/text.hpp"
#include "entries/entry.hpp"
#include <boost/json/object.hpp>
#include <vector>

namespace wheelwright::entries {

inline constexpr std::int64_t kHeaviestEntry = 100;
inline constexpr std::size_t kMostWeightedNames = 100;

// The rules that give people a larger share of the wheel. If several apply to a person, the largest weight
// counts.
struct WeightRules {
    struct Named {
        std::string name;
        std::int64_t weight = 1;
        bool operator==(Named const&) const = default;
    };
    std::vector<Named> names = {};
    std::int64_t signedIn = 1;   // of everyone who is signed in
    std::int64_t earlyCount = 0; // how many of the first to join
    std::int64_t early = 1;
    bool operator==(WeightRules const&) const = default;
};

// Weighs many people by the same rules.
class Weigher {
public:
    explicit Weigher(WeightRules const& rules);
    std::int64_t weightOf(Entry const& entry) const;

private:
    WeightRules const& rules_;
    TextMap<std::int64_t> byName_; // folded
};

// {names?: [{name, weight}], signedIn?, early?: {first, weight}}
Result<WeightRules> readWeightRules(boost::json::object const& given);
boost::json::object jsonOf(WeightRules const& rules);

} // namespace wheelwright::entries
