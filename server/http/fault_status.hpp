#pragma once
#include "base/result.hpp"

namespace wheelwright::http {

// The only table from faults to HTTP statuses.
unsigned statusOf(Fault fault);

} // namespace wheelwright::http
