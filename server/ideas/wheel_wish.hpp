#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstddef>

namespace wheelwright::ideas {

inline constexpr std::size_t kFewestChoices = 2;
inline constexpr std::size_t kMostChoices = 100;
inline constexpr std::size_t kUsualChoices = 12;

// A request for a wheel.
struct WheelWish {
    std::string prompt;       // in one line
    std::string lines;        // the same with its line breaks, for a list with one choice per line
    std::size_t language = 0; // its place among kLanguages
    std::size_t count = kUsualChoices;
    std::string topic;        // id of a library topic; empty: search for one
    bool fromLibrary = false; // true: don't read the sentence itself and don't ask a model
};

Result<WheelWish> readWish(boost::json::object const& given, std::size_t longestPrompt);

} // namespace wheelwright::ideas
