#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "reviews/moderation_log.hpp"
#include "reviews/review.hpp"
#include <boost/json/array.hpp>
#include <functional>

// Paged lists for users with the admin role.
namespace wheelwright::reviews {

template <class List, class Describe>
http::Response pageResponse(std::string_view name, List const& list, std::int64_t page, std::int64_t many,
                            Describe const& describe) {
    boost::json::array items;
    for (auto const& item : list)
        items.push_back(describe(item));
    auto response =
        http::jsonResponse(200, {{"success", true},
                                 {name, std::move(items)},
                                 {"total", many},
                                 {"pagination", {{"currentPage", page}, {"totalPages", pagesOf(many)}}}});
    response.header("Cache-Control", "no-store");
    return response;
}

// Answers ?page= with the page of the log that `read` returns.
http::Response logResponse(http::Request const& request, std::function<LogPage(std::int64_t)> const& read);

} // namespace wheelwright::reviews
