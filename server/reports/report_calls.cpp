#include "reports/report_calls.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
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
    for (auto const& [reason, many] : given.reasons)
        reasons[reason] = many;
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
    if (given.ownerId) object["ownerId"] = *given.ownerId;
    return object;
}

// Reads {version?, note?}. The body may also be empty.
Result<Decision> readDecision(Request const& request, CaseState state) {
    if (request.body.empty()) return Decision{state};
    auto const body = http::jsonBody(request);
    if (!body) return body.error();
    auto const note = readNote(*body);
    if (!note) return note.error();
    auto const seen = numberAt(*body, "version");
    if (!seen && body->contains("version"))
        return Error{Fault::Invalid, "invalid_report", "The field version must be a whole number."};
    return Decision{state, *note, seen};
}

Response settle(Reports& reports, Moderator const& moderator, Request const& request, CaseState state) {
    auto const decision = readDecision(request, state);
    if (!decision) return http::errorResponse(decision.error());
    // Text that isn't a number becomes 0, which is no case's number: 404.
    auto const number = wholeNumber(request.captures.at(0)).value_or(0);
    auto const settled = reports.settle(number, *decision, moderator);
    if (!settled) return http::errorResponse(settled.error());
    return http::jsonResponse(200, {{"success", true}, {"case", describeCase(*settled)}});
}

} // namespace

Response reportShare(Reports& reports, Request const& request) {
    auto const body = http::jsonBody(request);
    if (!body) return http::errorResponse(body.error());
    auto const report = readReport(*body);
    if (!report) return http::errorResponse(report.error());
    auto const added = reports.add(request.captures.at(0), *report);
    if (!added) return http::errorResponse(added.error());
    return http::jsonResponse(
        201, {{"success", true}, {"message", "Thank you. Somebody will look at this wheel."}});
}

Response listCases(Reports& reports, Request const& request) {
    auto const page = http::pageIn(request);
    if (!page) return http::errorResponse(page.error());
    auto const state = caseStateNamed(http::FormFields{request.query}.find("state").value_or("open"));
    if (!state)
        return http::errorResponse(
            Error{Fault::BadInput, "bad_state", "The state must be open, kept or takenDown."});
    auto const found = reports.queue(*state, *page);
    return reviews::pageResponse("cases", found.cases, *page, found.many, describeCase);
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
