#include "app/program/parts.hpp"
#include "app/routes/routes.hpp"
#include "ideas/idea_calls.hpp"

namespace wheelwright::app {
namespace {

// Guests may call, too. A caller with an expired token gets an error instead of
// being treated as a guest.
template <class Call> http::Handler forAnyone(RouteNeeds needs, Call call) {
    return [needs, call](Request const& request) {
        auto const caller = needs.parts->accounts->callerOrGuest(request);
        return caller ? call(*needs.parts->ideas, *caller, request) : http::errorResponse(caller.error());
    };
}

} // namespace

std::vector<http::Route> ideaRoutes(RouteNeeds needs) {
    auto const offer = [](ideas::Ideas& ideas, auto const& caller, Request const&) {
        return ideas::getOffer(ideas, caller);
    };
    return {
        {Method::get, "/api/ai", Access::Anyone, RateClass::Calls, RunsOn::Worker, forAnyone(needs, offer)},
        {.method = Method::post,
         .path = "/api/ai/reading",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler = forAnyone(needs, ideas::readSentence),
         .bodyLimit = ideas::kLargestWish},
        {.method = Method::post,
         .path = "/api/ai/wheel",
         .access = Access::Anyone,
         .rate = RateClass::Ideas,
         .runsOn = RunsOn::Outbound,
         .handler = forAnyone(needs, ideas::createWheel),
         .bodyLimit = ideas::kLargestWish,
         .answerEvent = "wheel"},
    };
}

} // namespace wheelwright::app
