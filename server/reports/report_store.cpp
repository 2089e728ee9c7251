#include "reports/report_store.hpp"
#include "base/chance.hpp"
#include "reports/report.hpp"
#include "reviews/review_store.hpp"
#include "storage/query.hpp"
#include "wheels/wheel_store.hpp"

namespace wheelwright::reports {

using reviews::kReviewsPerPage;
using storage::Connection;
using storage::Query;
using storage::Row;
using storage::SqlPart;
using storage::sqlText;

reviews::LogTable const kReportLog{
    {"report_log_add", "insert into report_log (id, at, user_id, moderator, action, number, detail) "
                       "values ($1, $2, $3, $4, $5, $6, $7)"},
    {"report_log_page", "select at, moderator, action, number, detail from report_log "
                        "order by at desc, id limit $1 offset $2"},
    {"report_log_count", "select count(*) as count from report_log"},
    {"report_log_by", "select at, moderator, action, number, detail from report_log "
                      "where user_id = $1 order by at, id"},
    {"report_log_forget", "update report_log set user_id = null, moderator = '' where user_id = $1"}};

namespace {

constexpr SqlPart kCaseColumns{"number, share_id, wheel_id, state, version, opened_at, reported_at, reports, "
                               "reports_since_kept, note"};
constexpr SqlPart kReportColumns{"reason, message, email, created_at"};
constexpr Query kLock{"report_lock", "update report_marks set value = value where name = 'last_number'"};
constexpr Query kNext{"report_next", "update report_marks set value = value + 1 where name = 'last_number' "
                                     "returning value"};
constexpr Query kFind{"report_case_find",
                      sqlText<"select ", kCaseColumns, " from report_cases where number = $1">};
constexpr Query kOfShare{"report_case_of_share",
                         sqlText<"select ", kCaseColumns, " from report_cases where share_id = $1">};
constexpr Query kOpen{"report_case_open",
                      "insert into report_cases (number, share_id, wheel_id, state, version, opened_at, "
                      "reported_at, reports, reports_since_kept, note) "
                      "values ($1, $2, $3, 'open', 1, $4, $4, 0, 0, '')"};
constexpr Query kPut{"report_case_put",
                     "update report_cases set state = $2, version = $3, reported_at = $4, reports = $5, "
                     "reports_since_kept = $6, note = $7 where number = $1"};
constexpr Query kOthersDown{"report_cases_down",
                            "select count(*) as count from report_cases where wheel_id = $1 and number <> $2 "
                            "and state = 'takenDown'"};
constexpr Query kAddReport{"share_report_add",
                           "insert into share_reports (id, case_number, reason, message, email, created_at) "
                           "values ($1, $2, $3, $4, $5, $6)"};
constexpr Query kReasons{"share_report_reasons", "select reason, count(*) as count from share_reports "
                                                 "where case_number = $1 group by reason"};
constexpr Query kNewest{"share_reports_newest", sqlText<"select ", kReportColumns,
                                                        " from share_reports where case_number = $1 "
                                                        "order by created_at desc, id limit $2">};
constexpr Query kOwner{"report_case_owner", "select name from users where id = $1"};
constexpr Query kPage{"report_cases_page",
                      sqlText<"select ", kCaseColumns,
                              " from report_cases where state = $1 "
                              "order by reported_at desc, number desc limit $2 offset $3">};
constexpr Query kCount{"report_cases_count", "select count(*) as count from report_cases where state = $1"};
constexpr Query kOfOwner{"report_cases_of_owner",
                         sqlText<"select ", kCaseColumns,
                                 " from report_cases where wheel_id in "
                                 "(select id from wheels where owner_id = $1) order by number">};
constexpr Query kFrom{
    "share_reports_from",
    sqlText<"select ", kReportColumns, " from share_reports where email = $1 order by created_at, id">};
constexpr Query kForget{"share_reports_forget", "update share_reports set email = null where email = $1"};

ReportCase caseOf(Row const& row) {
    return {row.get<std::int64_t>("number"),
            row.get<wheels::ShareId>("share_id"),
            row.get<wheels::WheelId>("wheel_id"),
            caseStateNamed(row.get<std::string>("state")).value_or(CaseState::Open),
            row.get<std::int64_t>("version"),
            row.get<std::int64_t>("opened_at"),
            row.get<std::int64_t>("reported_at"),
            row.get<std::int64_t>("reports"),
            row.get<std::int64_t>("reports_since_kept"),
            row.get<std::string>("note")};
}

std::optional<ReportCase> first(storage::Rows const& rows) {
    auto const row = rows.first();
    return row ? std::optional{caseOf(*row)} : std::nullopt;
}

std::vector<ReceivedReport> received(storage::Rows const& rows) {
    std::vector<ReceivedReport> reports;
    for (auto const& row : rows)
        reports.push_back({{row.get<std::string>("reason"), row.get<std::string>("message"),
                            row.get<std::optional<std::string>>("email")},
                           row.get<std::int64_t>("created_at")});
    return reports;
}

std::map<std::string, std::int64_t> reasonsOf(Connection& connection, std::int64_t number) {
    std::map<std::string, std::int64_t> reasons;
    for (auto const& row : connection.run(kReasons, number))
        reasons[row.get<std::string>("reason")] = row.get<std::int64_t>("count");
    return reasons;
}

} // namespace

void lockCases(Connection& connection) {
    connection.run(kLock);
}

std::optional<ReportCase> findCase(Connection& connection, std::int64_t number) {
    return first(connection.run(kFind, number));
}

// A share id from a URL may hold bytes that can't be stored as text. No case has such an id.
std::optional<ReportCase> findCaseOfShare(Connection& connection, wheels::ShareId const& shareId) {
    return storage::isStorableText(shareId) ? first(connection.run(kOfShare, shareId)) : std::nullopt;
}

ReportCase openCase(Connection& connection, wheels::ShareId const& shareId, wheels::WheelId const& wheelId,
                    std::int64_t now) {
    auto const number = connection.run(kNext).one().get<std::int64_t>("value");
    connection.run(kOpen, number, shareId, wheelId, now);
    return findCase(connection, number).value();
}

void putCase(Connection& connection, ReportCase const& reportCase) {
    connection.run(kPut, reportCase.number, nameOf(reportCase.state), reportCase.version,
                   reportCase.reportedAt, reportCase.reports, reportCase.reportsSinceKept, reportCase.note);
}

bool hasOtherTakenDown(Connection& connection, ReportCase const& reportCase) {
    return connection.run(kOthersDown, reportCase.wheelId, reportCase.number)
               .one()
               .get<std::int64_t>("count") > 0;
}

void addReport(Connection& connection, std::int64_t number, Report const& report, std::int64_t now) {
    connection.run(kAddReport, newUuid(), number, report.reason, report.message, report.email, now);
}

bool hasReason(Connection& connection, std::int64_t number, std::string_view reason) {
    return reasonsOf(connection, number).contains(std::string{reason});
}

ShownCase shown(Connection& connection, ReportCase const& reportCase) {
    auto const wheel = wheels::findWheel(connection, reportCase.wheelId).value();
    auto const owner = connection.run(kOwner, wheel.ownerId).first();
    return {reportCase,
            wheel.name,
            wheel.sliceCount,
            wheel.colors,
            firstChoices(wheels::textOf(connection, wheel)),
            wheel.shareId == reportCase.shareId && !wheel.takenDownAt,
            wheel.ownerId,
            owner ? owner->get<std::string>("name") : "",
            reasonsOf(connection, reportCase.number),
            received(connection.run(kNewest, reportCase.number, kReportsShown))};
}

CasePage casePage(Connection& connection, CaseState state, std::int64_t page) {
    CasePage found{{}, countCases(connection, state)};
    for (auto const& row :
         connection.run(kPage, nameOf(state), kReviewsPerPage, (page - 1) * kReviewsPerPage))
        found.cases.push_back(shown(connection, caseOf(row)));
    return found;
}

std::int64_t countCases(Connection& connection, CaseState state) {
    return connection.run(kCount, nameOf(state)).one().get<std::int64_t>("count");
}

std::vector<ReportCase> casesOfOwner(Connection& connection, UserId const& userId) {
    std::vector<ReportCase> cases;
    for (auto const& row : connection.run(kOfOwner, userId))
        cases.push_back(caseOf(row));
    return cases;
}

std::vector<ReceivedReport> reportsFrom(Connection& connection, std::string_view email) {
    return received(connection.run(kFrom, email));
}

void forgetReporter(Connection& connection, std::string_view email) {
    connection.run(kForget, email);
}

} // namespace wheelwright::reports
