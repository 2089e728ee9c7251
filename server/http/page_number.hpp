#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include <cstdint>

namespace wheelwright::http {

// The number in ?page=, counted from 1; 1 when it is missing.
Result<std::int64_t> pageIn(Request const& request);

} // namespace wheelwright::http
