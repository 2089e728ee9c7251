#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::wheels {

inline constexpr std::size_t kMostSlices = 20'000;
inline constexpr std::size_t kLongestText = 40'000; // bytes of one text: 10,000 characters of any script

// Whether the document is built like a wheel: lists are lists, texts are texts, ids are ids. Values
// that pages heal (weights, colours, volumes) are theirs; fields that are unknown here are kept unseen.
// The error names the field: "wheel-definition.slices[3].text".
Result<void> checkStructure(boost::json::object const& wheel);

// A slice is on the wheel unless it says that it isn't.
bool isActive(boost::json::object const& slice);

} // namespace wheelwright::wheels
