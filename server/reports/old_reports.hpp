#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"

// What goes of reports after its time. Each works inside the caller's transaction, on so many rows at most,
// and says on how many.
namespace wheelwright::reports {

// The addresses of those who reported; the report stays.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::reports
