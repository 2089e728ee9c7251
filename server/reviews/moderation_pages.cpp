#include "reviews/moderation_pages.hpp"
#include "base/iso_time.hpp"
#include "http/page_number.hpp"

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

http::Response logResponse(http::Request const& request, std::function<LogPage(std::int64_t)> const& read) {
    auto const page = http::pageIn(request);
    if (!page) return http::errorResponse(page.error());
    auto const found = read(*page);
    return pageResponse("entries", found.entries, *page, found.many, describeEntry);
}

} // namespace wheelwright::reviews
