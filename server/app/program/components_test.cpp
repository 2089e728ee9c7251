#include "app/program/components.hpp"
#include "app/program/health.hpp"
#include <gmock/gmock.h>
#include <stdexcept>

namespace wheelwright::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

struct Told {
    Told(std::vector<std::string>& happened, std::string name) : happened{happened}, name{std::move(name)} {
        happened.push_back("make " + this->name);
    }
    ~Told() { happened.push_back("destroy " + name); }
    std::vector<std::string>& happened;
    std::string name;
};

struct ComponentsTest : ::testing::Test {
    Part<Told> part(Component which, std::string name) {
        return {components, which, [&] { return Told{happened, name}; }};
    }
    Components components;
    std::vector<std::string> happened;
};

TEST_F(ComponentsTest, APartIsReadyWhileItsObjectExistsAndStopsInReverse) {
    EXPECT_EQ(components.stateOf(Component::Database), ComponentState::Waiting);
    {
        auto const database = part(Component::Database, "database");
        auto const schema = part(Component::Schema, "schema");
        EXPECT_EQ(components.stateOf(Component::Schema), ComponentState::Ready);
    }
    EXPECT_EQ(components.stateOf(Component::Schema), ComponentState::Stopped);
    EXPECT_THAT(happened, ElementsAre("make database", "make schema", "destroy schema", "destroy database"));
}

TEST_F(ComponentsTest, APartThatCannotBeMadeHasFailedAndThoseBeforeItStop) {
    struct Two {
        Part<Told> database;
        Part<Told> schema;
    };
    auto const fails = [&]() -> Told { throw std::runtime_error{"broken"}; };
    EXPECT_THROW((Two{part(Component::Database, "database"), {components, Component::Schema, fails}}),
                 std::runtime_error);
    EXPECT_EQ(components.stateOf(Component::Schema), ComponentState::Failed);
    EXPECT_EQ(components.stateOf(Component::Database), ComponentState::Stopped);
    EXPECT_THAT(happened, ElementsAre("make database", "destroy database"));
}

TEST_F(ComponentsTest, AReportDuringTheStartCountsOnceThePartHasStarted) {
    Part<int> const media{components, Component::Media, [&] {
                              components.report(Component::Media, false);
                              EXPECT_EQ(components.stateOf(Component::Media), ComponentState::Starting);
                              return 1;
                          }};
    EXPECT_EQ(components.stateOf(Component::Media), ComponentState::Failed);
    components.report(Component::Media, true);
    EXPECT_EQ(components.stateOf(Component::Media), ComponentState::Ready);
}

void startAll(Components& components) {
    for (auto const& [component, state] : components.statuses())
        components.set(component, ComponentState::Ready);
}

TEST(Health, Is503UntilEveryComponentIsReadyAndAgainWhileStopping) {
    Components components{{Component::Redis, Component::CacheInvalidation}};
    Health health{components};
    components.set(Component::DataFolder, ComponentState::Ready);
    components.set(Component::Listener, ComponentState::Starting);
    auto const during = health.answer();
    EXPECT_EQ(during.status, 503U);
    EXPECT_THAT(during.headers, HasSubstr("Retry-After: 1\r\n"));
    EXPECT_THAT(during.body,
                HasSubstr(R"({"success":false,"components":[{"name":"data folder","state":"ready"},)"
                          R"({"name":"listener","state":"starting"},)"
                          R"({"name":"admin listener","state":"waiting"})"));
    EXPECT_THAT(during.body, Not(HasSubstr("redis")));

    startAll(components);
    EXPECT_EQ(health.answer().status, 200U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("success":true)"));

    components.set(Component::Requests, ComponentState::Stopped);
    EXPECT_EQ(health.answer().status, 503U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("name":"requests","state":"stopped")"));
}

TEST(Health, SaysWhatStoppedWorkingAndThatItWorksAgain) {
    Components components;
    Health health{components};
    components.report(Component::Database, false); // while it still starts
    startAll(components);
    EXPECT_EQ(health.answer().status, 503U);
    components.report(Component::Database, true);
    EXPECT_EQ(health.answer().status, 200U);
    components.report(Component::Database, false);
    EXPECT_EQ(health.answer().status, 503U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("name":"database","state":"failed")"));
    components.set(Component::Database, ComponentState::Stopped);
    components.report(Component::Database, true);
    EXPECT_EQ(health.answer().status, 503U);
}

TEST(Health, NamesWhatIsMissedWithoutGivingUpTheRest) {
    Components components;
    Health health{components};
    startAll(components);
    components.report(Component::Media, false);
    EXPECT_EQ(health.answer().status, 200U);
    EXPECT_THAT(health.answer().body, HasSubstr(R"("name":"media","state":"failed")"));
}

} // namespace
} // namespace wheelwright::app
