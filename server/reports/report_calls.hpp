#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "reports/reports.hpp"

namespace wheelwright::reports {

inline constexpr std::size_t kLargestReport = 64 * 1024; // a message that is too long gets its own sentence

// For everyone.
http::Response reportShare(Reports& reports, http::Request const& request);

// For people with the admin role. ?state=open|kept|takenDown&page=
http::Response listCases(Reports& reports, http::Request const& request);
http::Response listReportLog(Reports& reports, http::Request const& request);
http::Response keepCase(Reports& reports, reviews::Moderator const& moderator, http::Request const& request);
http::Response takeDownCase(Reports& reports, reviews::Moderator const& moderator,
                            http::Request const& request);
http::Response restoreCase(Reports& reports, reviews::Moderator const& moderator,
                           http::Request const& request);

} // namespace wheelwright::reports
