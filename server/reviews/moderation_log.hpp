#pragma once
#include "storage/connection.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Who did what to which review, for good.
namespace wheelwright::reviews {

// A user with the admin role, or whoever has the command line.
struct Moderator {
    std::optional<std::string> userId;
    std::string name;
};

struct LogEntry {
    std::int64_t at = 0;
    std::string moderator; // empty: the account is gone
    std::string action;    // approved, rejected, replied
    std::int64_t number = 0;
    std::string detail; // the reply
};

void logModeration(storage::Connection& connection, Moderator const& moderator, LogEntry const& entry);

struct LogPage {
    std::vector<LogEntry> entries; // the newest first
    std::int64_t many = 0;
};
LogPage moderationLog(storage::Connection& connection, std::int64_t page);

std::vector<LogEntry> moderationsBy(storage::Connection& connection, std::string_view userId);
void forgetModerator(storage::Connection& connection, std::string_view userId);

} // namespace wheelwright::reviews
