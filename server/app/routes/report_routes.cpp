#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "reports/report_calls.hpp"

namespace wheelwright::app {
namespace {

template <auto call> http::Handler reportListing(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->cloud->reports, request); };
}

template <auto call> http::Handler reportDecision(RouteNeeds needs) {
    return [needs](Request const& request) {
        return call(needs.parts->cloud->reports, moderatorOf(needs, request), request);
    };
}

} // namespace

std::vector<http::Route> reportRoutes(RouteNeeds needs) {
    return {
        {.method = Method::post,
         .path = "/api/share/{shareId}/report",
         .access = Access::Anyone,
         .rate = RateClass::Feedback,
         .runsOn = RunsOn::Worker,
         .handler =
             [needs](Request const& request) {
                 auto response = reports::reportShare(needs.parts->cloud->reports, request);
                 if (response.status != 201) return response;
                 needs.parts->cloud->reportsTaken.increment();
                 needs.parts->cloud->countOpenCases.wake();
                 return response;
             },
         .bodyLimit = reports::kLargestReport},
        {Method::get, "/api/admin/reports", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reportListing<reports::listCases>(needs)},
        {Method::get, "/api/admin/reports/log", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reportListing<reports::listReportLog>(needs)},
        {Method::post, "/api/admin/reports/{number}/keep", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reportDecision<reports::keepCase>(needs)},
        {Method::post, "/api/admin/reports/{number}/takeDown", Access::Admin, RateClass::Calls,
         RunsOn::Worker, reportDecision<reports::takeDownCase>(needs)},
        {Method::post, "/api/admin/reports/{number}/restore", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reportDecision<reports::restoreCase>(needs)},
    };
}

} // namespace wheelwright::app
