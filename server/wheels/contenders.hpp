#pragma once
#include "wheels/stock.hpp"
#include <string>

namespace wheelwright::wheels {

// Which slices of a wheel can win the next draw: those that are on it and have prizes left. A wheel may have
// prizes (`prize` of a slice) beside its people: the people are drawn, and as long as `prizeFor` names a
// winner, the prizes are. As in the page, web/src/wheel/picking/prizes.ts.
class Contenders {
public:
    explicit Contenders(boost::json::object const& definition);

    bool has(boost::json::object const& slice) const;
    bool isOfTurn(boost::json::object const& slice) const; // also one that is off, or gone

private:
    Stock const stock_;
    bool const isPrizeTurn_;
};

bool isPrizeTurn(boost::json::object const& definition);

// The name of a draw: in the turn of the prizes it says who the prize is for.
std::string drawNameOf(boost::json::object const& definition);

} // namespace wheelwright::wheels
