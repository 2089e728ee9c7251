#include "app/program/health.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::HasSubstr;

// The coordinator is asked from inside a component's start: the very moment a load balancer may ask.
TEST(Health, Is503UntilEveryComponentIsReadyAndAgainWhileStopping) {
    Startup startup;
    Health health{startup};
    http::Response during;
    startup.add({"database", {}, [] {}});
    startup.add({"schema", {"database"}, [&] { during = health.answer(); }});
    startup.start();
    EXPECT_EQ(during.status, 503U);
    EXPECT_THAT(during.headers, HasSubstr("Retry-After: 1\r\n"));
    EXPECT_EQ(
        during.body,
        R"({"success":false,"components":[{"name":"database","state":"ready"},{"name":"schema","state":"starting"}]})");

    EXPECT_EQ(health.answer().status, 200U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("success":true)"));

    startup.stop();
    EXPECT_EQ(health.answer().status, 503U);
    EXPECT_THAT(health.answer().body, HasSubstr("stopped"));
}

TEST(Health, SaysWhatStoppedWorkingAndThatItWorksAgain) {
    Startup startup;
    Health health{startup};
    startup.add({"database", {}, [] {}});
    startup.report("database", false); // said while it still starts
    startup.start();
    EXPECT_EQ(health.answer().status, 503U);
    startup.report("database", true);
    EXPECT_EQ(health.answer().status, 200U);
    startup.report("database", false);
    EXPECT_EQ(health.answer().status, 503U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("name":"database","state":"failed")"));
    startup.report("database", true);
    EXPECT_EQ(health.answer().status, 200U);
    startup.stop();
    startup.report("database", true);
    EXPECT_EQ(health.answer().status, 503U);
}

TEST(Health, NamesWhatIsMissedWithoutGivingUpTheRest) {
    Startup startup;
    Health health{startup};
    startup.add({.name = "media", .needs = {}, .start = [] {}, .isVital = false});
    EXPECT_EQ(health.answer().status, 503U);
    startup.start();
    startup.report("media", false);
    EXPECT_EQ(health.answer().status, 200U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("name":"media","state":"failed")"));
}

} // namespace
} // namespace wheelwright::app
