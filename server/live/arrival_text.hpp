#pragma once
#include "live/room.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::live {

// An arrival as JSON, for tickets in Redis and for messages between processes.
boost::json::object jsonOf(Arrival const& arrival);
Arrival arrivalIn(boost::json::object const& object);

} // namespace wheelwright::live
