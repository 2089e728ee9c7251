#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"

// Deletes the personal data of reports when its retention time is over. Each function works inside the
// caller's transaction, changes at most `most` rows and returns how many it changed.
namespace wheelwright::reports {

// Removes the reporters' e-mail addresses and keeps the reports.
std::int64_t forgetAddresses(storage::Connection& connection, Instant before, std::int64_t most);

std::int64_t forgetModerations(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::reports
