#pragma once
#include "storage/connection.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Who did what to which review or reported wheel, for good.
namespace wheelwright::reviews {

// A table that holds such a log.
struct LogTable {
    storage::Query add;
    storage::Query page;
    storage::Query count;
    storage::Query by;
    storage::Query forget;
};
extern LogTable const kReviewLog;

// A user with the admin role, or whoever has the command line.
struct Moderator {
    std::optional<std::string> userId;
    std::string name;
};

struct LogEntry {
    std::int64_t at = 0;
    std::string moderator; // empty: the account is gone
    std::string action;    // approved, rejected, replied; of a case kept, takenDown, restored
    std::int64_t number = 0;
    std::string detail; // the reply, or the note
};

void logModeration(storage::Connection& connection, LogTable const& log, Moderator const& moderator,
                   LogEntry const& entry);

struct LogPage {
    std::vector<LogEntry> entries; // the newest first
    std::int64_t many = 0;
};
LogPage moderationLog(storage::Connection& connection, LogTable const& log, std::int64_t page);

std::vector<LogEntry> moderationsBy(storage::Connection& connection, LogTable const& log,
                                    std::string_view userId);
void forgetModerator(storage::Connection& connection, LogTable const& log, std::string_view userId);

} // namespace wheelwright::reviews
