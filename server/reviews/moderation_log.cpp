#include "reviews/moderation_log.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"
#include "http/form_fields.hpp"
#include "reviews/review_store.hpp"

namespace wheelwright::reviews {
namespace {

boost::json::object describeEntry(LogEntry const& entry) {
    return {{"date", isoTime(instantOf(entry.at))},
            {"moderator", entry.moderator},
            {"action", entry.action},
            {"number", entry.number},
            {"detail", entry.detail}};
}

} // namespace

using storage::Connection;

LogTable const kReviewLog{
    {"review_log_add", "insert into review_log (id, at, user_id, moderator, action, number, detail) "
                       "values ($1, $2, $3, $4, $5, $6, $7)"},
    {"review_log_page", "select at, moderator, action, number, detail from review_log "
                        "order by at desc, id limit $1 offset $2"},
    {"review_log_count", "select count(*) as count from review_log"},
    {"review_log_by", "select at, moderator, action, number, detail from review_log "
                      "where user_id = $1 order by at, id"},
    {"review_log_forget", "update review_log set user_id = null, moderator = '' where user_id = $1"}};

namespace {

std::vector<LogEntry> entriesIn(storage::Rows const& rows) {
    std::vector<LogEntry> entries;
    for (auto const& row : rows)
        entries.push_back({row.get<std::int64_t>("at"), row.get<std::string>("moderator"),
                           row.get<std::string>("action"), row.get<std::int64_t>("number"),
                           row.get<std::string>("detail")});
    return entries;
}

} // namespace

void logModeration(Connection& connection, LogTable const& log, Moderator const& moderator,
                   LogEntry const& entry) {
    connection.run(log.add, newUuid(), entry.at, moderator.userId, moderator.name, entry.action, entry.number,
                   entry.detail);
}

LogPage moderationLog(Connection& connection, LogTable const& log, std::int64_t page) {
    return {entriesIn(connection.run(log.page, kReviewsPerPage, (page - 1) * kReviewsPerPage)),
            connection.run(log.count).one().get<std::int64_t>("count")};
}

std::vector<LogEntry> moderationsBy(Connection& connection, LogTable const& log, UserId const& userId) {
    return entriesIn(connection.run(log.by, userId));
}

void forgetModerator(Connection& connection, LogTable const& log, UserId const& userId) {
    connection.run(log.forget, userId);
}

http::Response logResponse(http::Request const& request, std::function<LogPage(std::int64_t)> const& read) {
    auto const page = http::pageIn(http::FormFields{request.query});
    if (!page) return http::errorResponse(page.error());
    auto const found = read(*page);
    return pageResponse("entries", found.entries, *page, found.count, describeEntry);
}

} // namespace wheelwright::reviews
