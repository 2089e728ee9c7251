#include "app/figures/admin_figures.hpp"
#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
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

    testing::SignedIn signInAsAdmin(std::string const& name) const {
        auto const email = testing::newEmail(name);
        auto user = testing::signInByMail(server, email);
        auto const made =
            testing::runWheelwright({"user", "role", email, "admin", "--data", server.data().string()});
        EXPECT_EQ(made.exitCode, 0) << made.err;
        return user;
    }
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
    EXPECT_EQ(get(port, "/api/admin/figures").status, 401U);
    EXPECT_EQ(get(port, "/api/admin/figures", ada.bearer()).status, 404U);
    auto const made =
        testing::runWheelwright({"user", "role", email, "admin", "--data", server.data().string()});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    auto const reply = get(port, "/api/admin/figures", ada.bearer());
    ASSERT_EQ(reply.status, 200U) << reply.body;
    EXPECT_EQ(reply.header("cache-control"), "no-store");
    auto const shown = testing::jsonOf(reply);
    EXPECT_THAT(std::string{shown.at("process").as_string()},
                ::testing::EndsWith(":" + std::to_string(server.pid())));
    for (auto const& part : shown.at("parts").as_array())
        EXPECT_EQ(part.at("state").as_string(), "ready");
    EXPECT_GE(shown.at("requests").to_number<int>(), 1); // this one
    EXPECT_EQ(shown.at("mostRequests").to_number<int>(), 1056);
    EXPECT_EQ(shown.at("errorsLastHour").to_number<int>(), 0);
    EXPECT_THAT(reply.body, Not(HasSubstr(email)));
    EXPECT_THAT(reply.body, Not(HasSubstr("127.0.0.1")));
}

TEST_F(Figures, TellTheSpaceTheBackupsAndTheSettingsThatWereGiven) {
    auto const ada = signInAsAdmin("ada");
    auto const shown = testing::jsonOf(get(port, "/api/admin/figures", ada.bearer()));
    EXPECT_GT(shown.at("freeBytes").to_number<std::int64_t>(), 0);
    EXPECT_FALSE(shown.at("backups").at("isOn").as_bool());
    EXPECT_TRUE(shown.at("backups").at("lastAt").is_null());
    EXPECT_EQ(get(port, "/api/admin/settings").status, 401U);
    auto const given = get(port, "/api/admin/settings", ada.bearer());
    EXPECT_THAT(given.body, HasSubstr(R"({"key":"admin-listen","value":"127.0.0.1:0"})"));
    EXPECT_THAT(given.body, Not(HasSubstr("log-level"))) << "has its default";
}

TEST_F(Figures, TellWhatIsStoredAndWhoIsSignedInAsAdmin) {
    auto const ada = signInAsAdmin("ada");
    auto const before = testing::jsonOf(get(port, "/api/admin/figures", ada.bearer()));
    auto const grace = signInAsAdmin("grace");
    auto const bob = testing::signInByMail(server, testing::newEmail("bob"));
    testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(newUuid()), bob.bearer());
    auto const after = testing::jsonOf(get(port, "/api/admin/figures", ada.bearer()));
    auto const grown = [&](char const* name) {
        return after.at(name).to_number<std::int64_t>() - before.at(name).to_number<std::int64_t>();
    };
    EXPECT_EQ(grown("users"), 2);
    EXPECT_EQ(grown("wheels"), 1);
    EXPECT_EQ(grown("rooms"), 0);
    EXPECT_GT(grown("storedBytes"), 0);
    EXPECT_EQ(after.at("admins").as_array().size(), before.at("admins").as_array().size() + 1);
    get(server.port(), "/api/auth/logout", grace.bearer());
    auto const left = testing::jsonOf(get(port, "/api/admin/figures", ada.bearer()));
    EXPECT_EQ(left.at("admins"), before.at("admins"));
}

TEST(LastHour, CountsSixtyMinutesAndNoMore) {
    using namespace std::chrono_literals;
    http::LastHour errors;
    http::LastHour::SteadyTime const start{7'000min};
    EXPECT_EQ(errors.count(start), 0U);
    errors.add(start);
    errors.add(start + 59s);
    errors.add(start + 59min);
    EXPECT_EQ(errors.count(start + 59min), 3U);
    EXPECT_EQ(errors.count(start + 60min), 1U);
    errors.add(start + 60min);
    EXPECT_EQ(errors.count(start + 60min), 2U);
    EXPECT_EQ(errors.count(start + 24h), 0U);
}

TEST(LastHour, HasTheAnswersWithAServersError) {
    http::Metrics metrics;
    http::RouteMeter called{metrics, "GET", "/api/called"};
    for (unsigned const status : {200U, 404U, 499U, 500U, 503U})
        called.count(status, std::chrono::milliseconds{2});
    EXPECT_EQ(metrics.errorsLastHour().count(std::chrono::steady_clock::now()), 2U);
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
