#pragma once
#include "http/form_fields.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "reports/reports.hpp"

namespace wheelwright::reports {

// Larger than any valid report, so that a message that is too long gets an error that names its field.
inline constexpr std::size_t kLargestReport = 64 * 1024;

// For everyone, also guests.
http::Response reportShare(Reports& reports, http::Request const& request);

// For users with the admin role.

// ?state=open|kept|takenDown&page=
struct CaseQuestion {
    CaseState state = CaseState::Open;
    std::int64_t page = 1;
};
Result<CaseQuestion> readCaseQuestion(http::FormFields const& query);

// {version?, note?}, for a decision that brings the case into this state.
Result<Decision> readDecision(boost::json::object const& given, CaseState state);

http::Response listCases(Reports& reports, http::Request const& request);
http::Response listReportLog(Reports& reports, http::Request const& request);
http::Response keepCase(Reports& reports, reviews::Moderator const& moderator, http::Request const& request);
http::Response takeDownCase(Reports& reports, reviews::Moderator const& moderator,
                            http::Request const& request);
http::Response restoreCase(Reports& reports, reviews::Moderator const& moderator,
                           http::Request const& request);

} // namespace wheelwright::reports
