#pragma once
#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/sample_wheel.hpp"

// Helpers for tests of live rooms.
namespace wheelwright::testing {

// A wheel with short spins.
inline boost::json::object quickWheel(std::string const& id = newUuid(), std::string const& name = "Lunch") {
    auto wheel = sampleWheel(id, name, {"Pizza", "Soup", "Salad"});
    wheel.at("wheel-definition").as_object()["duration"] = 300;
    return wheel;
}

inline std::string textAt(boost::json::object const& object, char const* name) {
    return std::string{object.at(name).as_string()};
}

// The request for the spin that a message of the server announces as next.
inline boost::json::object spinOf(boost::json::object const& message) {
    auto const& next = message.at("next").as_object();
    return {{"type", "spin"}, {"spinId", next.at("spinId")}, {"entropy", std::string(64, 'c')}};
}

} // namespace wheelwright::testing
