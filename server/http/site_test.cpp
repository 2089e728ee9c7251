#include "http/origin_policy.hpp"
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
        auto const response = house.run(*house.admit(asked).entry, asked);
        EXPECT_EQ(response.status, 500U);
        EXPECT_THAT(response.body, HasSubstr("internal_error"));
        EXPECT_THAT(response.body, Not(HasSubstr("secret")));
    }
}

// The handler may have committed before it failed.
TEST_F(SiteTest, AFailedChangeDoesNotClaimThatNothingWasChanged) {
    std::vector<Route> routes;
    for (auto const method : {Method::get, Method::post})
        routes.push_back({method, "/api/x", Access::Anyone, RateClass::Calls, RunsOn::Loop,
                          [](Request const&) -> Response { throw std::runtime_error("late"); }});
    Site const house{std::move(routes), [](Request const&) { return emptyResponse(404); }, {}, metrics};
    auto const sentenceFor = [&](Method method) {
        auto asked = request("/api/x");
        asked.method = method;
        return house.run(*house.admit(asked).entry, asked).body;
    };
    EXPECT_THAT(sentenceFor(Method::post), HasSubstr("may have been made"));
    EXPECT_THAT(sentenceFor(Method::get), HasSubstr("Try again"));
    for (auto const method : {Method::get, Method::post})
        EXPECT_THAT(sentenceFor(method), Not(HasSubstr("Nothing was changed")));
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
        return house.run(*house.admit(asked).entry, asked);
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
    rules.callerOf = [&](Request const&) -> Result<Caller> {
        if (!caller) return Error{Fault::NoSession, "not_authenticated", "Sign in first."};
        return *caller;
    };
    std::vector<Route> routes;
    routes.push_back(
        {Method::get, "/api/mine", Access::User, RateClass::Saves, RunsOn::Worker,
         [](Request const& asked) { return textResponse(200, "text/plain", asked.caller.userId.text()); }});
    std::array<Rate, kRateClasses> rates{};
    rates.fill({1000, std::chrono::seconds{60}});
    rates[static_cast<std::size_t>(RateClass::Saves)] = {1, std::chrono::seconds{60}};
    MemoryRateLimiter limiter{rates};
    rules.limiter = &limiter;
    Site const house{std::move(routes), [](Request const&) { return emptyResponse(404); }, rules, metrics};
    auto const ask = [&] {
        auto asked = request("/api/mine");
        auto plan = house.admit(asked);
        return plan.refusal ? std::move(*plan.refusal) : house.run(*plan.entry, asked);
    };
    EXPECT_EQ(ask().status, 401U) << "without a header nobody has to be looked for";
    fields.set(boost::beast::http::field::authorization, "Bearer x");
    EXPECT_EQ(ask().status, 401U);
    caller = Caller{UserId{"ada"}, SessionId{"session"}};
    EXPECT_EQ(ask().body, "ada");
    EXPECT_EQ(ask().status, 429U);
    caller = Caller{UserId{"bob"}, SessionId{"session"}};
    EXPECT_EQ(ask().body, "bob"); // counted by user, not by where they are
}

TEST_F(SiteTest, BeforeEverythingIsReadyCallsAreToldToComeBack) {
    bool ready = false;
    SiteRules rules;
    rules.ready = [&] { return ready; };
    auto const house = site([](Request const&) { return emptyResponse(204); }, rules);
    auto asked = request("/api/x/1");
    auto const plan = house.admit(asked);
    ASSERT_TRUE(plan.refusal);
    EXPECT_EQ(plan.refusal->status, 503U);
    EXPECT_THAT(plan.refusal->headers, HasSubstr("Retry-After: 1\r\n"));
    ready = true;
    EXPECT_FALSE(house.admit(asked).refusal);
}

TEST_F(SiteTest, HandlersGetWhatThePathCaptured) {
    auto const house = site([](Request const& asked) {
        return textResponse(200, "text/plain", std::string{asked.captures.at(0)});
    });
    auto asked = request("/api/x/42");
    auto const plan = house.admit(asked);
    EXPECT_EQ(house.run(*plan.entry, asked).body, "42");
}

TEST_F(SiteTest, AnExceptionOfAMemoryHandlerIsA500Too) {
    std::vector<Route> routes;
    routes.push_back(
        {.method = Method::get,
         .path = "/api/kept",
         .access = Access::Anyone,
         .rate = RateClass::Calls,
         .runsOn = RunsOn::Worker,
         .handler = [](Request const&) { return emptyResponse(204); },
         .fromMemory = [](Request const&) -> std::optional<Response> { throw std::bad_alloc{}; }});
    Site const house{std::move(routes), [](Request const&) { return emptyResponse(404); }, {}, metrics};
    auto asked = request("/api/kept");
    auto const answer = house.answerAtOnce(*house.admit(asked).entry, asked);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 500U);
}

TEST_F(SiteTest, CallsThatDoNotExistCountAgainstTheRate) {
    std::array<Rate, kRateClasses> rates{};
    rates.fill({1, std::chrono::seconds{60}});
    MemoryRateLimiter limiter{rates};
    SiteRules rules;
    rules.limiter = &limiter;
    auto const house = site([](Request const&) { return emptyResponse(204); }, rules);
    auto const statusOf = [&](Method method, std::string_view path) {
        auto asked = request(path);
        asked.method = method;
        auto const plan = house.admit(asked);
        return plan.refusal ? plan.refusal->status : 0U;
    };
    EXPECT_EQ(statusOf(Method::get, "/api/none"), 404U);
    EXPECT_EQ(statusOf(Method::get, "/api/none"), 429U);
    EXPECT_EQ(statusOf(Method::unknown, "/"), 429U);
    EXPECT_EQ(statusOf(Method::put, "/api/x/1"), 429U);
    EXPECT_EQ(statusOf(Method::get, "/about"), 0U) << "pages don't count";
}

TEST_F(SiteTest, ALineBreakInAHeaderValueIsDropped) {
    auto response = emptyResponse(204);
    response.header("X-Name", "a\r\nSet-Cookie: b");
    EXPECT_EQ(response.headers, "X-Name: aSet-Cookie: b\r\n");
}

// Browsers write the host in small letters and leave out the usual port; an operator may not.
TEST_F(SiteTest, AnOriginInTheSettingsIsComparedAsBrowsersWriteIt) {
    OriginPolicy const policy{
        "https://Wheel.Example:443",
        {"https://Friend.Example:443", "http://old.example:80", "http://a.example:443"}};
    auto const mayChange = [&](std::string_view origin) {
        fields.set(boost::beast::http::field::origin, {origin.data(), origin.size()});
        return policy.mayChangeState(request("/api/x"));
    };
    for (auto const* origin :
         {"https://wheel.example", "https://friend.example", "http://old.example", "http://a.example:443"})
        EXPECT_TRUE(mayChange(origin)) << origin;
    for (auto const* origin :
         {"http://wheel.example", "https://wheel.example:8443", "https://old.example", "http://a.example"})
        EXPECT_FALSE(mayChange(origin)) << origin;
}

} // namespace
} // namespace wheelwright::http
