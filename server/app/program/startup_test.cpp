#include "app/program/startup.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct StartupTest : ::testing::Test {
    Component component(std::string name, std::vector<std::string> needs) {
        return {name, std::move(needs), [this, name] { happened.push_back("start " + name); },
                [this, name] { happened.push_back("stop " + name); }};
    }
    std::string refusal() {
        try {
            startup.start();
        } catch (StartupError const& error) {
            return error.what();
        }
        return "started";
    }
    Startup startup;
    std::vector<std::string> happened;
};

TEST_F(StartupTest, StartsInTheOrderOfNeedsAndStopsInReverse) {
    startup.add(component("listener", {"schema"}));
    startup.add(component("schema", {"database"}));
    startup.add(component("database", {}));
    startup.start();
    EXPECT_TRUE(startup.ready());
    startup.stop();
    EXPECT_THAT(happened, ElementsAre("start database", "start schema", "start listener", "stop listener",
                                      "stop schema", "stop database"));
}

TEST_F(StartupTest, RefusesACircleAndNamesItsParts) {
    startup.add(component("a", {"b"}));
    startup.add(component("b", {"c"}));
    startup.add(component("c", {"b"}));
    EXPECT_EQ(refusal(), "Components need each other in a circle: b → c → b.");
    EXPECT_THAT(happened, ElementsAre());
}

TEST_F(StartupTest, RefusesAComponentThatNeedsItself) {
    startup.add(component("a", {"a"}));
    EXPECT_THAT(refusal(), HasSubstr("a → a"));
}

TEST_F(StartupTest, RefusesUnmetNeedsBeforeStartingAnything) {
    startup.add(component("database", {}));
    startup.add(component("schema", {"databse"}));
    EXPECT_EQ(refusal(), "Component 'schema' needs 'databse', which does not exist.");
    EXPECT_THAT(happened, ElementsAre());
}

TEST_F(StartupTest, RefusesTheSameNameTwice) {
    startup.add(component("a", {}));
    EXPECT_THROW(startup.add(component("a", {})), StartupError);
}

TEST_F(StartupTest, AFailingComponentIsNamedAndWhatStartedBeforeItIsStopped) {
    startup.add(component("database", {}));
    startup.add({"schema", {"database"}, [] { throw std::runtime_error("broken"); }});
    startup.add(component("listener", {"schema"}));
    EXPECT_THROW(startup.start(), std::runtime_error);
    auto const statuses = startup.statuses();
    EXPECT_EQ(statuses[0].state, ComponentState::Ready);
    EXPECT_EQ(statuses[1].state, ComponentState::Failed);
    EXPECT_EQ(statuses[2].state, ComponentState::Waiting);
    EXPECT_FALSE(startup.ready());
    startup.stop();
    EXPECT_THAT(happened, ElementsAre("start database", "stop database"));
}

TEST_F(StartupTest, AReportDuringTheStartCountsOnceThePartHasStarted) {
    startup.add({"media", {}, [this] { startup.report("media", false); }});
    startup.add(component("listener", {"media"}));
    startup.start();
    EXPECT_EQ(startup.statuses()[0].state, ComponentState::Failed);
    EXPECT_FALSE(startup.ready());
    startup.report("media", true);
    EXPECT_TRUE(startup.ready());
    EXPECT_THROW(startup.report("medai", false), std::logic_error);
}

TEST_F(StartupTest, APartThatStopsBadlyDoesNotKeepTheOthersFromStopping) {
    startup.add(component("database", {}));
    startup.add({"listener", {"database"}, [] {}, [] { throw std::runtime_error("stuck"); }});
    startup.start();
    startup.stop();
    EXPECT_THAT(happened, ElementsAre("start database", "stop database"));
}

} // namespace
} // namespace wheelwright::app
