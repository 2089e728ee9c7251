#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstddef>

namespace wheelwright::ideas {

inline constexpr std::size_t kFewestChoices = 2;
inline constexpr std::size_t kMostChoices = 100;
inline constexpr std::size_t kUsualChoices = 12;

// What someone wants a wheel of.
struct WheelWish {
    std::string prompt;
    std::size_t language = 0; // its place among content::kLanguages
    std::size_t count = kUsualChoices;
    std::string topic;        // the id of a topic of the library, instead of looking for one
    bool fromLibrary = false; // also where a model is set up
};

Result<WheelWish> readWish(boost::json::object const& given, std::size_t longestPrompt);

} // namespace wheelwright::ideas
