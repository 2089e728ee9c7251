#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>

namespace wheelwright::live {

inline constexpr std::int64_t kMostPlaces = 1000;

// How many are drawn.
struct DrawCounts {
    std::int64_t winners = 1;
    std::int64_t reserves = 0; // drawn after the winners
    std::int64_t all() const { return winners + reserves; }
};

// {winners?, reserves?}
Result<DrawCounts> readCounts(boost::json::object const& given);

Error invalidDraw(std::string sentence);

} // namespace wheelwright::live
