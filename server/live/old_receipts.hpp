#pragma once
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// Deletes receipts from before `before`, and draws that were begun before it and never made; `most` of them
// at most. Their chains keep counting, so that no later draw looks like the first one.
std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most);

// The same for draws of guests. Also deletes the chains that this leaves empty.
std::int64_t forgetGuestDraws(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::live
