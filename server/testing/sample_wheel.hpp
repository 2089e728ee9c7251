#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

namespace wheelwright::testing {

// A small wheel as a page saves it.
inline boost::json::object sampleWheel(std::string_view id, std::string const& name = "Lunch",
                                       std::vector<std::string> const& choices = {"Pizza", "Soup"}) {
    boost::json::array slices;
    for (auto const& choice : choices)
        slices.push_back({{"guid", "g-" + choice}, {"text", choice}, {"active", true}, {"weight", 1}});
    return {{"id", id},
            {"wheel-definition", {{"id", id}, {"name", name}, {"slices", std::move(slices)}}},
            {"audio", {{"enabled", true}}}};
}

inline std::string sampleWheelText(std::string_view id, std::string const& name = "Lunch") {
    return boost::json::serialize(sampleWheel(id, name));
}

} // namespace wheelwright::testing
