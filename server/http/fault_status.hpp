#pragma once
#include "base/result.hpp"

namespace wheelwright::http {

// The one table from what went wrong to the status that says so.
unsigned statusOf(Fault fault);

} // namespace wheelwright::http
