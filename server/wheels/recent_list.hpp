#pragma once
#include "storage/connection.hpp"
#include "wheels/wheel_store.hpp"
#include <boost/json/array.hpp>
#include <string_view>

// The wheels a user used last, newest first. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kRecentKept = 20;

boost::json::array recentOf(storage::Connection& connection, UserId const& userId);

// With the time of each use, for the export. Includes wheels that belong to other users.
boost::json::array recentUsesOf(storage::Connection& connection, UserId const& userId);

// The list once this wheel is its first.
boost::json::array withFirst(boost::json::array const& recent, WheelRecord const& wheel);

bool isMostRecent(storage::Connection& connection, UserId const& userId, WheelId const& wheelId);
void moveToFront(storage::Connection& connection, UserId const& userId, WheelId const& wheelId,
                 std::int64_t now);

} // namespace wheelwright::wheels
