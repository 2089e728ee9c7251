#include "reports/report_calls.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include "http/json_body.hpp"
#include "reviews/moderation_log.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::reports {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;
using reviews::Moderator;

json::object describeReport(ReceivedReport const& received) {
    json::object object{{"date", isoTime(instantOf(received.createdAt))},
                        {"reason", received.report.reason},
                        {"message", received.report.message}};
    if (received.report.email) object["email"] = *received.report.email;
    return object;
}

json::object describeCase(ShownCase const& given) {
    auto const& of = given.reportCase;
    json::object reasons;
    for (auto const& [reason, count] : given.reasons)
        reasons[reason] = count;
    json::array newest;
    for (auto const& report : given.newest)
        newest.push_back(describeReport(report));
    json::array choices;
    for (auto const& choice : given.choices)
        choices.emplace_back(choice);
    json::object object{{"number", of.number},
                        {"shareId", of.shareId},
                        {"isShared", given.isShared},
                        {"wheelName", given.wheelName},
                        {"sliceCount", given.sliceCount},
                        {"colors", json::parse(given.colors)},
                        {"choices", std::move(choices)},
                        {"ownerName", given.ownerName},
                        {"count", of.reports},
                        {"reasons", std::move(reasons)},
                        {"reports", std::move(newest)},
                        {"firstAt", isoTime(instantOf(of.openedAt))},
                        {"lastAt", isoTime(instantOf(of.reportedAt))},
                        {"state", nameOf(of.state)},
                        {"version", of.version},
                        {"note", of.note}};
    if (given.ownerId) object["ownerId"] = given.ownerId->text();
    return object;
}

Response settle(Reports& reports, Moderator const& moderator, Request const& request, CaseState state) {
    auto const decision =
        request.body.empty() ? Decision{state} : http::readBody(request, readDecision, state);
    if (!decision) return http::errorResponse(decision.error());
    auto const settled = reports.settle(http::pathNumber(request.captures.at(0)), *decision, moderator);
    if (!settled) return http::errorResponse(settled.error());
    return http::jsonResponse(200, {{"success", true}, {"case", describeCase(*settled)}});
}

} // namespace

Result<CaseQuestion> readCaseQuestion(http::FormFields const& query) {
    auto const page = http::pageIn(query);
    if (!page) return page.error();
    auto const state = caseStateNamed(query.find("state").value_or("open"));
    if (!state) return Error{Fault::BadInput, "bad_state", "The state must be open, kept or takenDown."};
    return CaseQuestion{*state, *page};
}

Result<Decision> readDecision(json::object const& given, CaseState state) {
    auto const note = readNote(given);
    if (!note) return note.error();
    auto const seen = numberAt(given, "version");
    if (!seen && given.contains("version"))
        return Error{Fault::Invalid, "invalid_report", "The field version must be a whole number."};
    return Decision{state, *note, seen};
}

Response reportShare(Reports& reports, Request const& request) {
    auto const report = http::readBody(request, readReport);
    if (!report) return http::errorResponse(report.error());
    auto const added = reports.add(wheels::ShareId{request.captures.at(0)}, *report);
    if (!added) return http::errorResponse(added.error());
    return http::jsonResponse(201,
                              {{"success", true}, {"message", "Thank you. We will look at this wheel."}});
}

Response listCases(Reports& reports, Request const& request) {
    auto const question = readCaseQuestion(http::FormFields{request.query});
    if (!question) return http::errorResponse(question.error());
    auto const found = reports.queue(question->state, question->page);
    return reviews::pageResponse("cases", found.cases, question->page, found.count, describeCase);
}

Response listReportLog(Reports& reports, Request const& request) {
    return reviews::logResponse(request, [&](std::int64_t page) { return reports.log(page); });
}

Response keepCase(Reports& reports, Moderator const& moderator, Request const& request) {
    return settle(reports, moderator, request, CaseState::Kept);
}

Response takeDownCase(Reports& reports, Moderator const& moderator, Request const& request) {
    return settle(reports, moderator, request, CaseState::TakenDown);
}

Response restoreCase(Reports& reports, Moderator const& moderator, Request const& request) {
    return settle(reports, moderator, request, CaseState::Open);
}

} // namespace wheelwright::reports
