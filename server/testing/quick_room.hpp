#pragma once
#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/sample_wheel.hpp"

// What tests of live rooms have in common.
namespace wheelwright::testing {

// A wheel whose spins are over soon.
inline boost::json::object quickWheel(std::string const& id = newUuid(), std::string const& name = "Lunch") {
    auto wheel = sampleWheel(id, name, {"Pizza", "Soup", "Salad"});
    wheel.at("wheel-definition").as_object()["duration"] = 300;
    return wheel;
}

inline std::string textAt(boost::json::object const& object, char const* name) {
    return std::string{object.at(name).as_string()};
}

// The spin that a message of the server names as next.
inline boost::json::object spinOf(boost::json::object const& message) {
    auto const& next = message.at("next").as_object();
    return {{"type", "spin"}, {"spinId", next.at("spinId")}, {"entropy", std::string(64, 'c')}};
}

} // namespace wheelwright::testing
