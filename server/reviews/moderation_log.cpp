#include "reviews/moderation_log.hpp"
#include "base/chance.hpp"
#include "reviews/review.hpp"

namespace wheelwright::reviews {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kAdd{"review_log_add",
                     "insert into review_log (id, at, user_id, moderator, action, number, detail) "
                     "values ($1, $2, $3, $4, $5, $6, $7)"};
constexpr Query kPage{"review_log_page", "select * from review_log order by at desc, id limit $1 offset $2"};
constexpr Query kCount{"review_log_count", "select count(*) as many from review_log"};
constexpr Query kBy{"review_log_by", "select * from review_log where user_id = $1 order by at, id"};
constexpr Query kForget{"review_log_forget",
                        "update review_log set user_id = null, moderator = '' where user_id = $1"};

std::vector<LogEntry> all(storage::Rows const& rows) {
    std::vector<LogEntry> entries;
    for (auto const& row : rows)
        entries.push_back({row.get<std::int64_t>("at"), row.get<std::string>("moderator"),
                           row.get<std::string>("action"), row.get<std::int64_t>("number"),
                           row.get<std::string>("detail")});
    return entries;
}

} // namespace

void logModeration(Connection& connection, Moderator const& moderator, LogEntry const& entry) {
    connection.run(kAdd, newUuid(), entry.at, moderator.userId, moderator.name, entry.action, entry.number,
                   entry.detail);
}

LogPage moderationLog(Connection& connection, std::int64_t page) {
    return {all(connection.run(kPage, kReviewsPerPage, (page - 1) * kReviewsPerPage)),
            connection.run(kCount).one().get<std::int64_t>("many")};
}

std::vector<LogEntry> moderationsBy(Connection& connection, std::string_view userId) {
    return all(connection.run(kBy, userId));
}

void forgetModerator(Connection& connection, std::string_view userId) {
    connection.run(kForget, userId);
}

} // namespace wheelwright::reviews
