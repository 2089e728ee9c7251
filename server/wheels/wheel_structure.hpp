#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>

namespace wheelwright::wheels {

inline constexpr std::size_t kMostSlices = 20'000;
inline constexpr std::size_t kLongestText = 40'000; // bytes of one text: 10,000 characters of any script

// Checks that the document has the structure of a wheel: lists are lists, texts are texts, ids are ids. It
// doesn't check values that pages coerce (weights, colours, volumes), nor unknown fields, which are kept. The
// error names the field: "wheel-definition.slices[3].text".
Result<void> checkStructure(boost::json::object const& wheel);

// A slice is on the wheel unless its `active` is false.
bool isActive(boost::json::object const& slice);

// Coerced as in the page: a whole number from 1 to kHeaviest.
inline constexpr std::int64_t kHeaviest = 100'000'000'000;
std::int64_t weightOf(boost::json::object const& slice);

} // namespace wheelwright::wheels
