#pragma once
#include "live/instant_draws.hpp"

// What a film of a draw shows. Its slices are the entries of the receipt, so that it is of the list that was
// drawn from, whatever became of the wheel since.
namespace wheelwright::live {

// Of a list, which has no looks of its own.
boost::json::object houseLook();

// The wheel of the draw with the looks of `look`. Where the receipt hides texts, those of `look` are shown.
boost::json::object drawnWheel(boost::json::object const& look, boost::json::object const& receipt);

// The point of that wheel that comes to rest under the pointer, as in a live room.
double landingOf(boost::json::object const& wheel, boost::json::object const& receipt);

// The winners in one line, of many the first.
std::string winnersText(InstantOutcome const& outcome);

} // namespace wheelwright::live
