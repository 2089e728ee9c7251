#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "reviews/review_store.hpp"
#include "storage/connection.hpp"
#include <boost/json/array.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// The log of what moderators did to reviews and to reported wheels.
namespace wheelwright::reviews {

// The queries for one table that holds such a log.
struct LogTable {
    storage::Query add;
    storage::Query page;
    storage::Query count;
    storage::Query by;
    storage::Query forget;
};
extern LogTable const kReviewLog;

// A user with the admin role, or the command line, which has no user id.
struct Moderator {
    std::optional<UserId> userId;
    std::string name;
};

struct LogEntry {
    std::int64_t at = 0;
    std::string moderator; // empty: the account was deleted
    std::string action;    // review: approved, rejected, waiting, replied; case: kept, takenDown, restored
    std::int64_t number = 0;
    std::string detail; // the reply to a review, or the note on a case
};

void logModeration(storage::Connection& connection, LogTable const& log, Moderator const& moderator,
                   LogEntry const& entry);

struct LogPage {
    std::vector<LogEntry> entries; // the newest first
    std::int64_t count = 0;
};
LogPage moderationLog(storage::Connection& connection, LogTable const& log, std::int64_t page);

std::vector<LogEntry> moderationsBy(storage::Connection& connection, LogTable const& log,
                                    UserId const& userId);
void forgetModerator(storage::Connection& connection, LogTable const& log, UserId const& userId);

// Paged lists for users with the admin role.

template <class List, class Describe>
http::Response pageResponse(std::string_view name, List const& list, std::int64_t page, std::int64_t count,
                            Describe const& describe) {
    boost::json::array items;
    for (auto const& item : list)
        items.push_back(describe(item));
    auto response =
        http::jsonResponse(200, {{"success", true},
                                 {name, std::move(items)},
                                 {"total", count},
                                 {"pagination", {{"currentPage", page}, {"totalPages", pagesOf(count)}}}});
    response.header("Cache-Control", "no-store");
    return response;
}

// Answers ?page= with the page of the log that `read` returns.
http::Response logResponse(http::Request const& request, std::function<LogPage(std::int64_t)> const& read);

} // namespace wheelwright::reviews
