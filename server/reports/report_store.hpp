#pragma once
#include "reports/report.hpp"
#include "reviews/moderation_log.hpp"
#include "storage/connection.hpp"

// Reports and their cases in the database. Each function works inside the caller's transaction.
namespace wheelwright::reports {

extern reviews::LogTable const kReportLog;

// Call it first in every transaction that changes cases: on PostgreSQL a second transaction then waits and
// sees the changes of the first.
void lockCases(storage::Connection& connection);

std::optional<ReportCase> findCase(storage::Connection& connection, std::int64_t number);
std::optional<ReportCase> findCaseOfShare(storage::Connection& connection, wheels::ShareId const& shareId);

// The new case is open and has no reports yet.
ReportCase openCase(storage::Connection& connection, wheels::ShareId const& shareId,
                    wheels::WheelId const& wheelId, std::int64_t now);
void putCase(storage::Connection& connection, ReportCase const& reportCase);
// Whether another case of the same wheel is taken down.
bool hasOtherTakenDown(storage::Connection& connection, ReportCase const& reportCase);

void addReport(storage::Connection& connection, std::int64_t number, Report const& report, std::int64_t now);
bool hasReason(storage::Connection& connection, std::int64_t number, std::string_view reason);

ShownCase shown(storage::Connection& connection, ReportCase const& reportCase);

struct CasePage {
    std::vector<ShownCase> cases; // the most recently reported first
    std::int64_t count = 0;
};
CasePage casePage(storage::Connection& connection, CaseState state, std::int64_t page);
std::int64_t countCases(storage::Connection& connection, CaseState state);

std::vector<ReportCase> casesOfOwner(storage::Connection& connection, UserId const& userId);
std::vector<ReceivedReport> reportsFrom(storage::Connection& connection, std::string_view email);
void forgetReporter(storage::Connection& connection, std::string_view email);

} // namespace wheelwright::reports
