#pragma once
#include "base/clock.hpp"
#include "wheels/spin_results.hpp"
#include <boost/json/object.hpp>
#include <vector>

// Fair turns: which choices may win next, besides their weights. The page has the same rule:
// web/src/wheel/picking/turns.ts. A choice that is absent today is absent by the day in UTC here, because
// the server doesn't know where the caller is.
namespace wheelwright::wheels {

// The wheel with its slices as the next spin sees them.
boost::json::object wheelInTurn(boost::json::object wheel, SpinResults const& results, Instant now);

// The same slices in the wheel of a room, which has neither results nor turns: what the next spin of `inTurn`
// sees. Slices that the room has alone stay as they are.
boost::json::object shownInTurn(boost::json::object shown, boost::json::object const& inTurn);

// Whether everyone has had a turn once these have won.
bool endsRound(boost::json::object const& wheel, SpinResults const& results,
               std::vector<std::string> const& winners, Instant now);

// When the round of turns began, in milliseconds since 1970: a win counts for it if it is later. 0: there
// are no rounds.
std::int64_t roundBegan(boost::json::object const& wheel, SpinResults const& results);

} // namespace wheelwright::wheels
