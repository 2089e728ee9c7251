#include "http/router.hpp"
#include <gmock/gmock.h>

namespace wheelwright::http {
namespace {

using ::testing::ElementsAre;

Route route(Method method, std::string path) {
    return {method,           std::move(path), Access::Anyone,
            RateClass::Calls, RunsOn::Loop,    [](Request const&) { return emptyResponse(204); }};
}

struct RouterTest : ::testing::Test {
    std::vector<Route> routes() {
        std::vector<Route> all;
        all.push_back(route(Method::get, "/api/wheels"));
        all.push_back(route(Method::post, "/api/wheel"));
        all.push_back(route(Method::get, "/api/wheel/{id}"));
        all.push_back(route(Method::delete_, "/api/wheel/{id}"));
        all.push_back(route(Method::get, "/api/wheel/{id}/versions/{n}"));
        return all;
    }
    std::string found(Method method, std::string_view path) {
        auto const match = router.find(method, path);
        return match.entry != nullptr ? match.entry->route.path : "none";
    }
    Metrics metrics;
    Router router{routes(), metrics};
};

TEST_F(RouterTest, FindsExactAndPatternPaths) {
    EXPECT_EQ(found(Method::get, "/api/wheels"), "/api/wheels");
    EXPECT_EQ(found(Method::get, "/api/wheel/7"), "/api/wheel/{id}");
    EXPECT_THAT(router.find(Method::get, "/api/wheel/7/versions/12").captures, ElementsAre("7", "12"));
}

TEST_F(RouterTest, HeadGoesToGet) {
    EXPECT_EQ(found(Method::head, "/api/wheel/7"), "/api/wheel/{id}");
}

TEST_F(RouterTest, UnknownPathsMatchNothing) {
    for (auto const* path : {"/", "/api", "/api/wheels/", "/api/wheel/", "/api/wheel/7/",
                             "/api/wheel/7/versions", "/api/wheel//versions/1", "/API/wheels", "*", ""}) {
        auto const match = router.find(Method::get, path);
        EXPECT_EQ(match.entry, nullptr) << path;
        EXPECT_EQ(match.allow, "") << path;
    }
}

TEST_F(RouterTest, AnotherMethodIsToldWhatIsAllowed) {
    EXPECT_EQ(router.find(Method::put, "/api/wheel/7").allow, "GET, HEAD, DELETE");
    EXPECT_EQ(router.find(Method::get, "/api/wheel").allow, "POST");
    EXPECT_EQ(router.find(Method::trace, "/api/wheels").allow, "GET, HEAD");
}

TEST_F(RouterTest, TheSameRouteTwiceIsABug) {
    std::vector<Route> twice;
    twice.push_back(route(Method::get, "/x"));
    twice.push_back(route(Method::get, "/x"));
    EXPECT_THROW((Router{std::move(twice), metrics}), std::logic_error);
}

} // namespace
} // namespace wheelwright::http
