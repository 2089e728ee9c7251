#include "wheels/contenders.hpp"
#include "base/json.hpp"
#include "wheels/wheel_structure.hpp"

namespace wheelwright::wheels {

namespace json = boost::json;

Contenders::Contenders(json::object const& definition)
    : stock_{definition}, isPrizeTurn_{isPrizeTurn(definition)} {}

bool Contenders::isOfTurn(json::object const& slice) const {
    auto const* const prize = slice.if_contains("prize");
    return (prize != nullptr && prize->is_bool() && prize->get_bool()) == isPrizeTurn_;
}

bool Contenders::has(json::object const& slice) const {
    return isActive(slice) && isOfTurn(slice) && !stock_.isGone(slice);
}

bool isPrizeTurn(json::object const& definition) {
    return partAt(definition, "prizeFor") != nullptr;
}

std::string drawNameOf(json::object const& definition) {
    std::string name{textAt(definition, "name")};
    if (auto const* const winner = partAt(definition, "prizeFor"))
        name += (name.empty() ? "→ " : " → ") + std::string{textAt(*winner, "name")};
    return name;
}

} // namespace wheelwright::wheels
