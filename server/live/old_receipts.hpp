#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// Deletes receipts from before that moment, and draws that were begun then and never made; so many at most.
// The numbers of their chains go on: nobody takes a later draw for the first.
std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most);

// The same for draws that no account's wheel or room made. Chains that are empty then go too.
std::int64_t forgetGuestDraws(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::live
