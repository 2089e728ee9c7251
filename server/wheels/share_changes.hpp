#pragma once
#include "storage/connection.hpp"
#include <string>
#include <vector>

// Which shares have changed, for other processes. Each process reads the changes of the last minute again and
// again, because commits may become visible in another order than their times.
namespace wheelwright::wheels {

inline constexpr std::int64_t kChangesReadBack = 60'000; // milliseconds
inline constexpr char kEveryShare[] = "*";

void noteShareChange(storage::Connection& connection, std::string_view shareId, std::int64_t now);

struct ShareChange {
    std::string id;
    std::string shareId;
};
std::vector<ShareChange> shareChangesSince(storage::Connection& connection, std::int64_t since);
void dropShareChanges(storage::Connection& connection, std::int64_t before);

} // namespace wheelwright::wheels
