#include "app/figures/admin_figures.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/shared_server.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;

struct Figures : testing::SharedServer<Figures> {
    static std::vector<std::string> flags() { return {"--admin-listen", "127.0.0.1:0"}; }
};

TEST_F(Figures, TellOfPartsThreadsDatabaseAndProcess) {
    auto const before = get(server.adminPort(), "/metrics").body;
    for (auto const* figure :
         {"wheelwright_component_ready{name=\"database\"} 1\n",
          "wheelwright_component_ready{name=\"live\"} 1\n", "wheelwright_jobs{pool=\"handlers\"} ",
          "wheelwright_jobs_limit{pool=\"handlers\"} 1056\n", "wheelwright_jobs{pool=\"uploads\"} 0\n",
          "wheelwright_database_connections 16\n", "wheelwright_database_writes_waiting "})
        EXPECT_THAT(before, HasSubstr(figure));
    for (auto const* figure :
         {"process_resident_memory_bytes", "process_open_fds", "process_cpu_seconds_total"})
        EXPECT_THAT(before, Not(HasSubstr(std::string{"\n"} + figure + " 0\n")));
}

double commitsIn(std::string const& figures) {
    constexpr std::string_view name = "\nwheelwright_database_commits_total ";
    return std::stod(figures.substr(figures.find(name) + name.size()));
}

TEST_F(Figures, EveryWriteIsInACommit) {
    auto const before = commitsIn(get(server.adminPort(), "/metrics").body);
    testing::signInByMail(server, testing::newEmail("ada"));
    EXPECT_GT(commitsIn(get(server.adminPort(), "/metrics").body), before);
}

TEST_F(Figures, AreShownToAdminsAndToNobodyElse) {
    auto const email = testing::newEmail("ada");
    auto const ada = testing::signInByMail(server, email);
    EXPECT_EQ(get(server.port(), "/api/admin/figures").status, 401U);
    EXPECT_EQ(get(server.port(), "/api/admin/figures", ada.bearer()).status, 404U);
    auto const made =
        testing::runWheelwright({"user", "role", email, "admin", "--data", server.data().string()});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    auto const reply = get(server.port(), "/api/admin/figures", ada.bearer());
    ASSERT_EQ(reply.status, 200U) << reply.body;
    EXPECT_EQ(reply.header("cache-control"), "no-store");
    auto const shown = testing::jsonOf(reply);
    EXPECT_EQ(shown.at("limits").at("handlerJobs").as_int64(), 1056);
    EXPECT_EQ(shown.at("limits").at("databaseConnections").as_int64(), 16);
    EXPECT_THAT(std::string{shown.at("process").as_string()},
                ::testing::EndsWith(":" + std::to_string(server.pid())));
    bool hasRefusal = false;
    for (auto const& route : shown.at("routes").as_array())
        if (route.at("path") == "/api/admin/figures")
            hasRefusal = route.at("sinceStart").at("requests").to_number<int>() == 2 &&
                         route.at("sinceStart").at("errors").to_number<int>() == 0;
    EXPECT_TRUE(hasRefusal) << reply.body;
    for (auto const& part : shown.at("parts").as_array())
        EXPECT_EQ(part.at("state").as_string(), "ready");
    EXPECT_THAT(reply.body, Not(HasSubstr(email)));
    EXPECT_THAT(reply.body, Not(HasSubstr("127.0.0.1")));
}

TEST(Event, NeedsAName) {
    EXPECT_EQ(app::CountEvent::read({{"name", "wheel_spin_start"}}).value().name, "wheel_spin_start");
    EXPECT_EQ(app::CountEvent::read({}).error().code, "invalid_event");
    EXPECT_EQ(app::CountEvent::read({{"name", 7}}).error().code, "invalid_event");
    http::Metrics metrics;
    app::CountEvent countEvent{metrics};
    EXPECT_TRUE(countEvent.run({"wheel_spin_start"}));
    for (auto const* name : {"", "wheel_spin_stop"})
        EXPECT_EQ(countEvent.run({name}).error().code, "unknown_event") << name;
}

} // namespace
} // namespace wheelwright
