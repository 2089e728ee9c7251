#pragma once
#include "base/chance.hpp"
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>

namespace wheelwright::testing {

// A win as a page adds it to a wheel's log of spins.
inline boost::json::object sampleWin(std::int64_t order, std::string const& guid = "g-Soup") {
    return {{"id", newUuid()},
            {"kind", "win"},
            {"order", order},
            {"at", 1'700'000'000'000 + order},
            {"guid", guid},
            {"text", guid.substr(guid.find('-') + 1)},
            {"by", {{"id", "guest"}, {"name", "Guest"}}}};
}

inline boost::json::object sampleSpin(std::string const& kind, std::int64_t order) {
    return {{"id", newUuid()}, {"kind", kind}, {"order", order}, {"at", 1'700'000'000'000 + order}};
}

// The body of the request that sends these entries.
inline std::string spinsText(boost::json::array entries, boost::json::object more = {}) {
    more["entries"] = std::move(entries);
    return boost::json::serialize(more);
}

} // namespace wheelwright::testing
