#include "http/site.hpp"
#include <gmock/gmock.h>

namespace wheelwright::http {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct SiteTest : ::testing::Test {
    Site site(Handler handler, SiteRules rules = {}) {
        std::vector<Route> routes;
        routes.push_back(
            {Method::get, "/api/x/{id}", Access::Anyone, RateClass::Calls, RunsOn::Loop, std::move(handler)});
        return {std::move(routes), [](Request const&) { return emptyResponse(404); }, std::move(rules),
                metrics};
    }
    Request request(std::string_view path) {
        Request made;
        made.method = Method::get;
        made.path = made.rawPath = path;
        made.id = "id-1";
        made.source = made.sourceNetwork = "127.0.0.1";
        made.fields = &fields;
        return made;
    }
    Metrics metrics;
    Fields fields;
};

// Promise H7.
TEST_F(SiteTest, AnUnexpectedExceptionIsA500WithoutDetail) {
    for (Handler const& handler :
         {Handler{[](Request const&) -> Response { throw std::runtime_error("secret detail"); }},
          Handler{[](Request const&) -> Response { throw 7; }}}) {
        auto const house = site(handler);
        auto asked = request("/api/x/1");
        auto const plan = house.plan(asked);
        auto const response = house.run(*plan.entry, asked);
        EXPECT_EQ(response.status, 500U);
        EXPECT_THAT(response.body, HasSubstr("internal_error"));
        EXPECT_THAT(response.body, Not(HasSubstr("secret")));
    }
}

TEST_F(SiteTest, WhatMayWellSucceedLaterIsA503) {
    SiteRules rules;
    rules.isTemporary = [](std::exception const& problem) {
        return std::string_view{problem.what()} == "locked";
    };
    auto const statusFor = [&](char const* problem) {
        auto const house =
            site([=](Request const&) -> Response { throw std::runtime_error(problem); }, rules);
        auto asked = request("/api/x/1");
        auto const plan = house.plan(asked);
        return house.run(*plan.entry, asked);
    };
    EXPECT_EQ(statusFor("locked").status, 503U);
    EXPECT_THAT(statusFor("locked").headers, HasSubstr("Retry-After: "));
    EXPECT_EQ(statusFor("broken").status, 500U);
}

TEST_F(SiteTest, WhatCannotBeDoneJustNowSaysWhenToComeAgain) {
    auto const busy = errorResponse(Error{Fault::Unavailable, "storage_full", "There is no room just now."});
    EXPECT_EQ(busy.status, 503U);
    EXPECT_THAT(busy.headers, HasSubstr("Retry-After: "));
    auto const missing = errorResponse(Error{Fault::NotFound, "not_found", "It is not here."});
    EXPECT_THAT(missing.headers, ::testing::Not(HasSubstr("Retry-After")));
}

TEST_F(SiteTest, ARouteForUsersKnowsItsCallerOrAnswers401) {
    SiteRules rules;
    std::optional<Caller> caller;
    rules.callerOf = [&](Request const&) { return caller; };
    std::vector<Route> routes;
    routes.push_back(
        {Method::get, "/api/mine", Access::User, RateClass::Saves, RunsOn::Worker,
         [](Request const& asked) { return textResponse(200, "text/plain", asked.caller.userId); }});
    std::array<Rate, kRateClasses> rates{};
    rates.fill({1000, std::chrono::seconds{60}});
    rates[static_cast<std::size_t>(RateClass::Saves)] = {1, std::chrono::seconds{60}};
    MemoryRateLimiter limiter{rates};
    rules.limiter = &limiter;
    Site const house{std::move(routes), [](Request const&) { return emptyResponse(404); }, rules, metrics};
    auto const ask = [&] {
        auto asked = request("/api/mine");
        auto const plan = house.plan(asked);
        return house.run(*plan.entry, asked);
    };
    EXPECT_EQ(ask().status, 401U);
    caller = Caller{"ada", "session"};
    EXPECT_EQ(ask().body, "ada");
    EXPECT_EQ(ask().status, 429U);
    caller = Caller{"bob", "session"};
    EXPECT_EQ(ask().body, "bob"); // counted by user, not by where they are
}

TEST_F(SiteTest, BeforeEverythingIsReadyCallsAreToldToComeBack) {
    bool ready = false;
    SiteRules rules;
    rules.ready = [&] { return ready; };
    auto const house = site([](Request const&) { return emptyResponse(204); }, rules);
    auto asked = request("/api/x/1");
    auto const plan = house.plan(asked);
    ASSERT_TRUE(plan.answer);
    EXPECT_EQ(plan.answer->status, 503U);
    EXPECT_THAT(plan.answer->headers, HasSubstr("Retry-After: 1\r\n"));
    ready = true;
    EXPECT_FALSE(house.plan(asked).answer);
}

TEST_F(SiteTest, HandlersGetWhatThePathCaptured) {
    auto const house = site([](Request const& asked) {
        return textResponse(200, "text/plain", std::string{asked.captures.at(0)});
    });
    auto asked = request("/api/x/42");
    auto const plan = house.plan(asked);
    EXPECT_EQ(house.run(*plan.entry, asked).body, "42");
}

TEST_F(SiteTest, ALineBreakInAHeaderValueIsDropped) {
    auto response = emptyResponse(204);
    response.header("X-Name", "a\r\nSet-Cookie: b");
    EXPECT_EQ(response.headers, "X-Name: aSet-Cookie: b\r\n");
}

} // namespace
} // namespace wheelwright::http
