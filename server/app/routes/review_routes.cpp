#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "reviews/calls.hpp"

namespace wheelwright::app {
namespace {

template <auto call> http::Handler reviewDecision(RouteNeeds needs) {
    return [needs](Request const& request) {
        return call(needs.parts->reviews->moderation, moderatorOf(needs, request), request);
    };
}

template <auto call> http::Handler reviewListing(RouteNeeds needs) {
    return [needs](Request const& request) { return call(needs.parts->reviews->moderation, request); };
}

std::vector<http::Route> publicReviewRoutes(RouteNeeds needs) {
    return {
        {.method = Method::post,
         .path = "/api/feedback/submit",
         .access = Access::Anyone,
         .rate = RateClass::Feedback,
         .runsOn = RunsOn::Outbound,
         .handler =
             [needs](Request const& request) {
                 auto const caller = needs.parts->accounts->callerOf(request);
                 return reviews::submitFeedback(
                     *needs.parts->reviews, caller ? std::optional{caller->userId} : std::nullopt, request);
             },
         .bodyLimit = reviews::kLargestFeedback},
        {.method = Method::get,
         .path = "/api/reviews/summary",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler =
             [needs](Request const& request) { return reviews::getSummary(*needs.parts->reviews, request); },
         .fromMemory =
             [needs](Request const& request) {
                 return reviews::summaryInMemory(*needs.parts->reviews, request);
             }},
        {.method = Method::get,
         .path = "/api/reviews/list",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler =
             [needs](Request const& request) { return reviews::listReviews(*needs.parts->reviews, request); },
         .fromMemory =
             [needs](Request const& request) {
                 return reviews::reviewsInMemory(*needs.parts->reviews, request);
             }},
    };
}

} // namespace

std::vector<http::Route> reviewRoutes(RouteNeeds needs) {
    std::vector<http::Route> routes{
        {Method::get, "/api/admin/reviews", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewListing<reviews::listQueue>(needs)},
        {Method::get, "/api/admin/reviews/log", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewListing<reviews::listLog>(needs)},
        {Method::post, "/api/admin/reviews/{number}/approve", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewDecision<reviews::approveReview>(needs)},
        {Method::post, "/api/admin/reviews/{number}/reject", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewDecision<reviews::rejectReview>(needs)},
        {Method::post, "/api/admin/reviews/{number}/reopen", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewDecision<reviews::reopenReview>(needs)},
        {Method::post, "/api/admin/reviews/{number}/reply", Access::Admin, RateClass::Calls, RunsOn::Worker,
         reviewDecision<reviews::replyToReview>(needs)},
    };
    for (auto& route : publicReviewRoutes(needs))
        routes.push_back(std::move(route));
    return routes;
}

} // namespace wheelwright::app
