#pragma once
#include "storage/connection.hpp"
#include <boost/json/array.hpp>
#include <string_view>

// The wheels a user used last, newest first. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kRecentKept = 20;

boost::json::array recentOf(storage::Connection& connection, std::string_view userId);

// With the time of each use, for the export. Includes wheels that belong to other users.
boost::json::array recentUsesOf(storage::Connection& connection, std::string_view userId);

bool isMostRecent(storage::Connection& connection, std::string_view userId, std::string_view wheelId);
void moveToFront(storage::Connection& connection, std::string_view userId, std::string_view wheelId,
                 std::int64_t now);

} // namespace wheelwright::wheels
